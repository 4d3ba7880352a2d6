import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@conforme/engine/xml';
import { CompiledSchema } from './compile.ts';
import type { Fault, FindingKind, SchemaFinding } from './finding.ts';
import { Glance } from './glance.ts';
import type { SchemaModel } from './model.ts';
import { modelOf, prefixesOf } from './read-table.ts';
import type { SchemaTable } from './table.ts';
import { Terms, type TermTable } from './terms.ts';
import { validateTree } from './validate.ts';
import { checkMessages, wordsOf, type Language, type MessageTable, type Words } from './words.ts';

/** What judges documents and speaks of what it found. */
export interface Schema {
  /** `most`: findings that are listed, all without it; those behind them are counted, one a kind (`times`). */
  validate(tree: Tree, most?: number): readonly SchemaFinding[];
  /** The words for a finding of this kind, or null for a kind that is not ours. */
  explain(kind: string, language: Language, values: readonly string[]): Words | null;
  /** Business terms at a path of elements without positions (`/rsm:CrossIndustryInvoice/…/ram:ID`); empty where there is none. */
  terms(path: string): readonly string[];
  /** The path of a term in documents whose root is at this path (`/rsm:CrossIndustryInvoice`); null where they have none. */
  placeOf(term: string, root: string): string | null;
}

/** A schema pack, compiled. */
export interface LoadedSchema extends Schema {
  readonly id: string;
  readonly version: string;
  /** How many names the process must know before a document is read; one read before that is read again. */
  readonly epoch: number;
}

interface PackFile {
  readonly id: string;
  readonly kind: string;
  readonly version: string;
  readonly schema: string;
  readonly terms: string;
  /** Folder of the words; of several, each says anew what it says differently from the ones before it. */
  readonly messages: string | readonly string[];
}

/** Every kind of finding. */
export const KINDS: readonly FindingKind[] = [
  'root',
  'unknown',
  'misplaced',
  'alternative',
  'repeated',
  'missing',
  'text',
  'children',
  'value',
  'attribute',
  'attribute-missing',
  'attribute-value',
];

/** Kinds about something that is often no term of ours: then the terms of what surrounds it say where the reader is. */
const SPEAKS_FOR_SURROUNDINGS = new Set<FindingKind>([
  'unknown',
  'text',
  'children',
  'attribute',
  'attribute-missing',
  'attribute-value',
]);

/**
 * Reads and compiles the schema pack in a folder (`pack.json` with kind "schema").
 * @param isGlanced false leaves out the optimisation for valid documents (`glance.ts`)
 * @throws Error naming the file or the type when the pack does not hold together.
 */
export function loadSchema(packFolder: string, isGlanced = true): LoadedSchema {
  const { speech, ...schema } = schemaIn(packFolder, isGlanced);
  speech();
  return schema;
}

/** Its words are read when there is something to say: of most documents nothing is. */
function schemaIn(packFolder: string, isGlanced: boolean): LoadedSchema & { readonly speech: () => Speech } {
  const pack = readJson<PackFile>(packFolder, 'pack.json');
  if (pack.kind !== 'schema') throw new Error(`${packFolder} is a pack of kind "${pack.kind}", not a schema`);
  const compiled = new CompiledSchema(modelOf(readJson<SchemaTable>(packFolder, pack.schema)));
  const speech = once(() => speechOf(packFolder, pack));
  const { id, version } = pack;
  return { id, version, epoch: compiled.epoch, speech, ...speaking(compiled, speech, isGlanced) };
}

/** The schema pack of a folder, read and compiled when a document is first held to it: a process rarely needs all of them. */
export const openSchema = (packFolder: string): Schema => opened(() => schemaIn(packFolder, true));

/**
 * A schema of others, speaking with the terms and words of the schema pack in a folder; compiled when a document is first held
 * to it. `reference`: what findings refer to.
 */
export function openModel(model: SchemaModel, packFolder: string, reference: string): Schema {
  return opened(() => {
    const pack = readJson<PackFile>(packFolder, 'pack.json');
    const { terms, messages } = speechOf(packFolder, pack);
    const own = prefixesOf(readJson<SchemaTable>(packFolder, pack.schema));
    const compiled = new CompiledSchema({ ...model, prefixes: { ...model.prefixes, ...own } });
    const referring = { en: { ...messages.en, reference }, fr: { ...messages.fr, reference } };
    return speaking(compiled, () => ({ terms, messages: referring }), true);
  });
}

function speaking(compiled: CompiledSchema, speech: () => Speech, isGlanced: boolean): Schema {
  const glance = isGlanced ? new Glance(compiled) : null;
  return {
    validate: (tree, most) =>
      glance?.isPlain(tree) ? [] : findings(validateTree(compiled, tree, most), speech),
    explain: (kind, language, values) => wordsOf(speech().messages[language], kind, values),
    terms: (path) => speech().terms.of(path),
    placeOf: (term, root) => speech().terms.placeOf(term, root),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function opened(load: () => Schema): Schema {
  let loaded: Schema | undefined;
  const schema = (): Schema => (loaded ??= load());
  return Object.freeze({
    validate: (tree, most) => schema().validate(tree, most),
    explain: (kind, language, values) => schema().explain(kind, language, values),
    terms: (path) => schema().terms(path),
    placeOf: (term, root) => schema().placeOf(term, root),
  } satisfies Schema);
}

interface Speech {
  readonly terms: Terms;
  readonly messages: Readonly<Record<Language, MessageTable>>;
}

function speechOf(packFolder: string, pack: PackFile): Speech {
  return {
    terms: new Terms(readJson<TermTable>(packFolder, pack.terms)),
    messages: { en: readMessages(packFolder, pack, 'en'), fr: readMessages(packFolder, pack, 'fr') },
  };
}

function readMessages(packFolder: string, { messages }: PackFile, language: Language): MessageTable {
  const tables = [messages]
    .flat()
    .map((folder) => readJson<MessageTable>(packFolder, `${folder}/${language}.json`));
  const whole = tables.reduce((base, own) => ({
    ...base,
    ...own,
    rules: { ...base.rules, ...own.rules },
    types: { ...base.types, ...own.types },
    terms: { ...base.terms, ...own.terms },
  }));
  return checkMessages(whole, KINDS);
}

function readJson<T>(folder: string, file: string): T {
  const path = join(folder, file);
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch (cause) {
    throw new Error(`the schema pack file ${path} cannot be read`, { cause });
  }
}

/** Faults put into English words, with the terms they are about; of those that are counted nothing is said. */
function findings(faults: readonly Fault[], speech: () => Speech): readonly SchemaFinding[] {
  return faults.map((fault) => {
    const { node, kind, expected, actual, times } = fault;
    const { terms, messages } = speech();
    if (times !== undefined)
      return { node, kind, expected, actual, times, values: [], terms: [], message: '' };
    const concerned = termsOf(fault, terms);
    const values = [concerned.join(' '), ...fault.names];
    const { message } = wordsOf(messages.en, kind, values)!;
    return { node, kind, expected, actual, values, terms: concerned, message };
  });
}

function termsOf({ path, kind }: Fault, terms: Terms): readonly string[] {
  return SPEAKS_FOR_SURROUNDINGS.has(kind) ? terms.around(path) : terms.of(path);
}
