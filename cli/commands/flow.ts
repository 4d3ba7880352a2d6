import path from 'node:path';
import {
  ACK_STATUSES,
  DOC_TYPES,
  FLOW_DIRECTIONS,
  FLOW_PROFILES,
  FLOW_SYNTAXES,
  FLOW_TYPES,
  PROCESSING_RULES,
  flowSyntaxOf,
  type FlowInfo,
  type PlatformClient,
  type SearchFlowFilters,
} from '@conforme/library/platform';
import type { Run } from '../command.ts';
import { engineClient } from '@conforme/proto/engine-client';
import { EXIT, UsageError, type Exit } from '../exit.ts';
import type { Given } from '../options.ts';
import { oneOf, platformOf, refusalReported } from '../platform/settings.ts';
import type { World } from '../world.ts';
import { bytesOf, put } from './files.ts';
import { langOf, pluginsOf } from './given.ts';

interface Call {
  readonly given: Given;
  readonly world: World;
  readonly platform: PlatformClient;
  readonly rest: readonly string[];
}

const VERBS: Readonly<Record<string, (call: Call) => Promise<Exit>>> = { send, search, get };

/** `conforme flow`. */
export const flow: Run = async (given, world) => {
  const [verb = '', ...rest] = given.rest;
  const run = VERBS[oneOf(Object.keys(VERBS), verb, 'flow', 'flow')]!;
  const platform = platformOf(world, 'flow');
  return refusalReported(world, () => run({ given, world, platform, rest }));
};

/** Judges the file first, for what is wrong comes back later, and from elsewhere. */
async function send({ given, world, platform, rest }: Call): Promise<Exit> {
  const file = only(rest, 'one file is named');
  const document = await bytesOf(file, 'flow', world);
  const engine = engineClient(await world.engine(pluginsOf(given, world)));
  const { validation } = await engine.validate({ document, language: langOf(given, world) });
  const { valid, flavor = '', errorCount, pdf } = validation!;
  if (!valid && !given.has('anyway')) {
    await world.err.write(
      `conforme: ${file} breaks rules (${errorCount}); conforme validate says which. --anyway sends it.\n`,
    );
    return EXIT.findings;
  }
  const syntax = given.text('syntax') ?? flowSyntaxOf(flavor, pdf !== undefined) ?? '';
  const info: FlowInfo = {
    name: path.basename(file === '-' ? 'stdin.xml' : file),
    flowSyntax: oneOf(FLOW_SYNTAXES, syntax, 'the syntax of a flow', 'flow'),
    ...picked(given, 'tracking', 'trackingId', (id) => id),
    ...picked(given, 'rule', 'processingRule', (rule) => oneOf(PROCESSING_RULES, rule, '--rule', 'flow')),
    ...picked(given, 'profile', 'flowProfile', (profile) =>
      oneOf(FLOW_PROFILES, profile, '--profile', 'flow'),
    ),
  };
  const { interrupted: signal } = world;
  return shown(await platform.flows.send(info, document, { signal }), world);
}

async function search({ given, world, platform }: Call): Promise<Exit> {
  const many =
    <T extends string>(values: readonly T[], name: string) =>
    (text: string) =>
      text.split(',').map((each) => oneOf(values, each, `--${name}`, 'flow'));
  const where: SearchFlowFilters = {
    ...picked(given, 'type', 'flowType', many(FLOW_TYPES, 'type')),
    ...picked(given, 'direction', 'flowDirection', many(FLOW_DIRECTIONS, 'direction')),
    ...picked(given, 'status', 'ackStatus', (status) => oneOf(ACK_STATUSES, status, '--status', 'flow')),
    ...picked(given, 'tracking', 'trackingId', (id) => id),
    ...picked(given, 'after', 'updatedAfter', momentOf),
    ...picked(given, 'before', 'updatedBefore', momentOf),
  };
  if (Object.keys(where).length === 0)
    throw new UsageError('flow search needs something to look for', 'flow');
  // Lines, so that a long inbox is shown while it is read.
  for await (const found of platform.flows.all({ where, limit: 100 }, { signal: world.interrupted }))
    await world.out.write(`${JSON.stringify(found)}\n`);
  return EXIT.ok;
}

async function get({ given, world, platform, rest }: Call): Promise<Exit> {
  const id = only(rest, 'one flow is named, by its flowId');
  const [doc, output] = [given.text('doc'), given.text('output')];
  const { interrupted: signal } = world;
  if (doc === undefined && output === undefined)
    return shown(await platform.flows.get(id, { signal }), world);
  const order = doc?.split(',').map((each) => oneOf(DOC_TYPES, each, '--doc', 'flow'));
  const { content } = await platform.flows.file(id, order, { signal });
  await put(content, output ?? '-', world);
  return EXIT.ok;
}

/** A day is its first moment, in UTC. @throws UsageError */
function momentOf(text: string): string {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new UsageError(`${text} is no day and no moment`, 'flow');
  return moment.toISOString();
}

function picked<N extends string, T>(given: Given, option: string, name: N, read: (text: string) => T) {
  const text = given.text(option);
  return (text === undefined ? {} : { [name]: read(text) }) as { readonly [K in N]?: T };
}

function only([first, ...more]: readonly string[], otherwise: string): string {
  if (first === undefined || more.length > 0) throw new UsageError(otherwise, 'flow');
  return first;
}

async function shown(value: object, world: World): Promise<Exit> {
  await world.out.write(`${JSON.stringify(value, null, 2)}\n`);
  return EXIT.ok;
}
