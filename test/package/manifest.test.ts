// server.json, by which registries of MCP list servers, against what their schema (2025-12-11) and rules of publishing ask for.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import AjvModule from 'ajv';
import { expect, it } from 'vitest';
import { COMMANDS } from '../../cli/commands.ts';

const Ajv = AjvModule.default;
const ROOT = path.join(import.meta.dirname, '../..');
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(ROOT, name), 'utf8'));

/** What is asked of people, or fixed. */
const INPUT = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    description: { type: 'string' },
    value: { type: 'string' },
    default: { type: 'string' },
    isRequired: { type: 'boolean' },
    isSecret: { type: 'boolean' },
    format: { enum: ['string', 'number', 'boolean', 'filepath'] },
  },
};
const NAMED = { ...INPUT, required: ['name'], additionalProperties: false };
/** A version, and no range of them. */
const VERSION = { type: 'string', maxLength: 255, pattern: String.raw`^\d+\.\d+\.\d+(-[\w.]+)?$` };

const TRANSPORT = {
  type: 'object',
  required: ['type'],
  oneOf: [
    { properties: { type: { const: 'stdio' } }, additionalProperties: false },
    {
      required: ['url'],
      properties: {
        type: { const: 'streamable-http' },
        url: { type: 'string', pattern: '^https?://' },
        headers: { type: 'array', items: NAMED },
      },
      additionalProperties: false,
    },
  ],
};

const PACKAGE = {
  type: 'object',
  required: ['registryType', 'identifier', 'version', 'transport'],
  properties: {
    registryType: { enum: ['npm', 'pypi', 'oci', 'nuget', 'mcpb'] },
    identifier: { type: 'string', minLength: 1 },
    version: VERSION,
    runtimeHint: { type: 'string' },
    packageArguments: {
      type: 'array',
      items: {
        ...INPUT,
        required: ['type', 'value'],
        properties: { ...INPUT.properties, type: { const: 'positional' } },
        additionalProperties: false,
      },
    },
    environmentVariables: { type: 'array', items: NAMED },
    transport: TRANSPORT,
  },
  additionalProperties: false,
};

const SERVER = {
  type: 'object',
  required: ['name', 'description', 'version'],
  properties: {
    // Reverse DNS, one slash, a name.
    name: { type: 'string', minLength: 3, maxLength: 200, pattern: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$' },
    title: { type: 'string', minLength: 1, maxLength: 100 },
    description: { type: 'string', minLength: 1, maxLength: 100 },
    version: VERSION,
    websiteUrl: { type: 'string', pattern: '^https?://' },
    repository: { type: 'object', required: ['url', 'source'] },
    packages: { type: 'array', items: PACKAGE },
    remotes: { type: 'array', items: TRANSPORT },
  },
  additionalProperties: false,
};

interface Manifest {
  readonly version: string;
  readonly packages: readonly {
    readonly version: string;
    readonly packageArguments: readonly { readonly value: string }[];
    readonly environmentVariables?: readonly { readonly name: string }[];
    readonly transport: object;
  }[];
}

const manifest = read('server.json') as Manifest;
const isServer = new Ajv({ strict: false }).compile(SERVER);

it('is what the registry takes', () => {
  isServer(manifest);
  expect(isServer.errors).toBeNull();
});

it.each<[string, object]>([
  ['a name without its namespace', { name: 'conforme' }],
  ['a description that is too long', { description: 'x'.repeat(101) }],
  ['a range of versions', { version: '^0.2.0' }],
  ['an unknown field', { mcpName: 'a/b' }],
])('would be refused for %s', (_, wrong) => {
  expect(isServer({ ...manifest, ...wrong })).toBe(false);
});

it('names this version, and commands that there are', () => {
  const { version } = read('package.json') as { version: string };
  for (const each of [manifest, ...manifest.packages]) expect(each.version).toBe(version);
  const commands = COMMANDS.map(({ name }) => name);
  for (const { packageArguments } of manifest.packages)
    expect(commands).toContain(packageArguments[0]!.value);
});

it('fills its address and headers with what it asks for', () => {
  for (const { transport, environmentVariables = [] } of manifest.packages) {
    const places = JSON.stringify(transport).matchAll(/\{(\w+)\}/g);
    const names = environmentVariables.map(({ name }) => name);
    for (const [, name] of places) expect(names).toContain(name);
  }
});
