import {
  ProtocolError,
  ResourceNotFoundError,
  ResourceTemplate,
  type McpServer,
} from '@modelcontextprotocol/server';
import { ruleCodec, rulesetCodec, rulesetDiffCodec } from '@conforme/proto/schema/codec';
import type { Language } from '@conforme/proto/schema';
import { builtCodeLists } from '../codes/index.ts';
import type { EngineClient } from '@conforme/proto/engine-client';
import { toHttpError } from '../error-handler.ts';
import { documentedSchema } from '@conforme/proto/schema/json-schema';
import { SCHEMAS } from './knowledge.ts';
import { INTERNAL_ERROR, INVALID_PARAMS } from './message.ts';
import type { Tool } from './tool.ts';

const JSON_SCHEMA = 'application/schema+json';

/** Completions are for people who type; the protocol allows a hundred. */
const MOST_COMPLETIONS = 100;

/** Who reads. */
interface Conversation {
  /** Of messages. */
  readonly language: Language;
  /** Called for what is the service's own fault. */
  readonly failed: (error: Error) => void;
}

/** What can be read without a call of a tool: schemas, lists of codes, packs, rules. */
export function addResources(
  server: McpServer,
  engine: EngineClient,
  caller: Conversation,
  tools: readonly Tool[],
): void {
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    const uri = `conforme://schema/${name}`;
    const metadata = { title: `JSON Schema: ${name}`, mimeType: JSON_SCHEMA };
    server.registerResource(`schema-${name}`, uri, metadata, () => textOf(uri, JSON_SCHEMA, schema()));
  }
  addResults(server, tools);
  addCodes(server, caller.language);
  addRules(server, engine, caller);
}

/** For programs; an agent that has a result need not read its schema. */
function addResults(server: McpServer, tools: readonly Tool[]): void {
  const names = tools.map(({ name }) => name);
  const template = new ResourceTemplate('conforme://schema/results/{tool}', {
    list: undefined,
    complete: plainly({ tool: (typed: string) => names.filter((name) => name.startsWith(typed)) }),
  });
  const metadata = { title: 'JSON Schema of the results of a tool', mimeType: JSON_SCHEMA };
  server.registerResource('results', template, metadata, ({ href }, { tool }) => {
    const found = tools.find(({ name }) => name === tool);
    if (!found) throw new ResourceNotFoundError(href);
    return textOf(href, JSON_SCHEMA, documentedSchema(found.output));
  });
}

/** Codes with their names: what stands in an invoice for what people say. */
function addCodes(server: McpServer, language: Language): void {
  for (const [name, list] of Object.entries(builtCodeLists(language))) {
    const uri = `conforme://codes/${name}`;
    const metadata = { title: list.title, mimeType: 'application/json' };
    server.registerResource(`codes-${name}`, uri, metadata, () => textOf(uri, 'application/json', list));
  }
}

function addRules(server: McpServer, engine: EngineClient, caller: Conversation): void {
  const all = 'conforme://rulesets';
  const packs = {
    title: 'Rule packs',
    description: 'With their days and rules.',
    mimeType: 'application/json',
  };
  server.registerResource('rulesets', all, packs, async () => {
    const { rulesets } = await answered(engine.listRulesets({}), all, caller);
    return textOf(all, 'application/json', { rulesets: rulesets.map(rulesetCodec.fromMessage) });
  });
  addDiff(server, engine, caller);
  const template = new ResourceTemplate('conforme://rules/{id}', {
    // Some 2,000 rules are for completion and for the packs above, not for a list.
    list: undefined,
    complete: plainly({ id: (typed: string) => ruleIdsLike(engine, typed, caller) }),
  });
  const rule = { title: 'A rule, explained', mimeType: 'application/json' };
  server.registerResource('rule', template, rule, async (uri, { id }) => {
    const found = await answered(engine.getRule({ id: String(id) }), uri.href, caller);
    return textOf(uri.href, 'application/json', ruleCodec.fromMessage(found.rule!));
  });
}

/** No tool: the list of those is read in every conversation, and this one is for who keeps up with the law. */
function addDiff(server: McpServer, engine: EngineClient, caller: Conversation): void {
  const named = (typed: string): Promise<string[]> => packsLike(engine, typed, caller);
  const template = new ResourceTemplate('conforme://rulesets/diff/{from}/{to}', {
    list: undefined,
    complete: plainly({ from: named, to: named }),
  });
  const metadata = {
    title: 'What changes between rule packs',
    description: 'Sides: br-fr-cii@1.4.0.03, all of a version (br-fr@1.4.0.03), or a day (YYYY-MM-DD).',
    mimeType: 'application/json',
  };
  server.registerResource('ruleset-diff', template, metadata, async (uri, { from, to }) => {
    const sides = { from: decoded(from, uri), to: decoded(to, uri) };
    const answer = await answered(engine.diffRulesets(sides), uri.href, caller);
    return textOf(uri.href, 'application/json', rulesetDiffCodec.fromMessage(answer.diff!));
  });
}

/** The framework asks for whatever name a caller gives, and every object has a `constructor`. */
function plainly<T extends object>(members: T): T {
  return Object.assign(Object.create(null) as object, members) as T;
}

/** @throws ResourceNotFoundError of what is no URI (RFC 3986, 2.1): no resource has it. */
function decoded(part: string | string[] | undefined, { href }: URL): string {
  try {
    return decodeURIComponent(String(part));
  } catch {
    throw new ResourceNotFoundError(href);
  }
}

/** The framework passes the code of any error on, and those of the engine are none of JSON-RPC. */
async function answered<T>(answer: Promise<T>, uri: string, { language, failed }: Conversation): Promise<T> {
  try {
    return await answer;
  } catch (thrown) {
    const error = toHttpError(thrown as Error);
    if (error.code === 'not_found') throw new ResourceNotFoundError(uri);
    const isOurs = error.status >= 500;
    if (isOurs) failed(error);
    throw new ProtocolError(isOurs ? INTERNAL_ERROR : INVALID_PARAMS, error.message, error.body(language));
  }
}

async function packsLike(engine: EngineClient, typed: string, caller: Conversation): Promise<string[]> {
  const { rulesets } = await answered(engine.listRulesets({}), 'conforme://rulesets', caller);
  return rulesets
    .map(({ id, version }) => `${id}@${version}`)
    .filter((name) => name.startsWith(typed))
    .slice(0, MOST_COMPLETIONS);
}

async function ruleIdsLike(engine: EngineClient, typed: string, caller: Conversation): Promise<string[]> {
  const { rulesets } = await answered(engine.listRulesets({}), 'conforme://rulesets', caller);
  const ids = new Set(rulesets.flatMap(({ rules }) => rules));
  const wanted = typed.toUpperCase();
  return [...ids].filter((id) => id.toUpperCase().startsWith(wanted)).slice(0, MOST_COMPLETIONS);
}

function textOf(uri: string, mimeType: string, value: unknown) {
  return { contents: [{ uri, mimeType, text: JSON.stringify(value) }] };
}
