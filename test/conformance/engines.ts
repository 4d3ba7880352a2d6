// The engines a conformance run can ask, in one shape.

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSchema } from '@conforme/engine/schema';
import type { Schema } from '@conforme/engine/schema';
import type { Pack, Passes } from '@conforme/engine/schematron';
import { location, parse } from '@conforme/engine/xml';
import type { ReaderPasses, Tree } from '@conforme/engine/xml';
import { compileInMemory, unknownContext } from '../oracle/our-pack.ts';
import type { Judged } from './compare.ts';
import { canonical, NAMESPACES } from './locations.ts';
import type { Verdict } from './records.ts';
import { judgeWithSaxon } from './saxon.ts';

export interface Engine {
  packs: { id: string; version: string; syntax: string; judge(files: string[]): Promise<Judged[]> }[];
  /** Of each schema and document: valid or not; a text when it could not be judged. */
  schemas: { id: string; judge(files: string[]): Promise<(boolean | string)[]> }[];
}

/** Those of ours that run. */
export interface Optimisations {
  readonly compiler: Passes;
  readonly reader: ReaderPasses;
  /** Whether schemas look at valid documents only once. */
  readonly glance: boolean;
}

type Read = (file: string) => Tree;

const prefixes = new Map(Object.entries(NAMESPACES).map(([prefix, uri]) => [uri, prefix]));

const packRoot = fileURLToPath(new URL('../../rules/packs', import.meta.url));

interface Source {
  id: string;
  version: string;
  syntax: string;
  kind: string;
  folder: string;
}

/** The packs of a kind, as they lie in the sources. */
function packsOf(wanted: 'schematron' | 'schema'): Source[] {
  const all = globSync('**/pack.json', { cwd: packRoot }).map((file): Source => {
    const manifest = JSON.parse(readFileSync(path.join(packRoot, file), 'utf8')) as Record<string, string>;
    const { id = '', version = '', syntax = '', kind = 'schematron' } = manifest;
    return { id, version, syntax, kind, folder: path.join(packRoot, path.dirname(file)) };
  });
  return all.filter(({ kind }) => kind === wanted);
}

/** Our packs under Saxon. */
function saxon(): Promise<Engine> {
  const packs = packsOf('schematron').map(({ id, version, syntax, folder }) => ({
    id,
    version,
    syntax,
    judge: async (files: string[]) => {
      const verdictOf = await judgeWithSaxon(new Map([[id, folder]]), files);
      return files.map((file) => verdictOf(id, file));
    },
  }));
  return Promise.resolve({ packs, schemas: [] });
}

/** Ours. Packs and schemas are loaded before any document is read, because their names must be known to its tree. */
async function conforme({ compiler, reader, glance }: Optimisations): Promise<Engine> {
  const read: Read = (file) => parse(readFileSync(file), false, reader);
  const schemas = packsOf('schema').map(({ id, folder }) => ({ id, schema: loadSchema(folder, glance) }));
  const packs = await Promise.all(
    packsOf('schematron').map(({ folder }) => compileInMemory(folder, compiler)),
  );
  return {
    packs: packs.map((pack) => ({
      id: pack.id,
      version: pack.version,
      syntax: pack.syntax,
      judge: (files) => Promise.resolve(files.map((file) => judgeDocument(pack, file, read))),
    })),
    schemas: schemas.map(({ id, schema }) => ({
      id,
      judge: (files) => Promise.resolve(files.map((file) => isValid(schema, file, read))),
    })),
  };
}

function judgeDocument(pack: Pack, file: string, read: Read): Judged {
  try {
    const tree = read(file);
    const rules: Verdict = {};
    const findings = pack.run(tree, unknownContext);
    for (const { rule, flag } of findings)
      rules[rule] = [(rules[rule]?.[0] ?? 0) + 1, worse(rules[rule]?.[1], flag)];
    const places = findings.map(
      ({ rule, node }) => `${rule} ${canonical(location(tree, node, prefixes), NAMESPACES)}`,
    );
    return { rules, places };
  } catch (error) {
    return { rules: {}, error: String(error) };
  }
}

/** A rule with a warning's flag may also have failed to be evaluated somewhere, which is fatal. */
function worse(a: string | undefined, b: string): string {
  return a === 'fatal' ? a : b;
}

function isValid(schema: Schema, file: string, read: Read): boolean | string {
  try {
    return schema.validate(read(file)).length === 0;
  } catch (error) {
    return String(error);
  }
}

export const engines: Record<string, (optimisations: Optimisations) => Promise<Engine>> = { conforme, saxon };
