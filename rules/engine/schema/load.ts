import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@conforme/engine/xml';
import { CompiledSchema } from './compile.ts';
import { KINDS, type Fault, type FindingKind, type SchemaFinding } from './finding.ts';
import { Glance } from './glance.ts';
import type { SchemaModel } from './model.ts';
import { modelOf, prefixesOf } from './read-table.ts';
import { beyondModel } from './read-beyond.ts';
import type { BeyondTable, SchemaTable } from './table.ts';
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

interface PackFile {
  readonly id: string;
  readonly kind: string;
  readonly version: string;
  readonly schema: string;
  /** What the schema knows beside its documents; read when a document has such a thing. */
  readonly beyond?: string;
  readonly terms: string;
  /** Folder of the words; of several, each says anew what it says differently from the ones before it. */
  readonly messages: string | readonly string[];
}

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
 * The schema pack of a folder (`pack.json` with kind "schema"), read and compiled when a document is first held to it: a process
 * rarely needs all of them. Its words are read when there is something to say: of most documents nothing is.
 * @param isGlanced false leaves out the optimisation for valid documents (`glance.ts`)
 */
export function openSchema(packFolder: string, isGlanced = true): Schema {
  const { compiled, speech } = partsOf(packFolder);
  return speaking(compiled, speech, isGlanced);
}

/**
 * The same, read and compiled now, with its words.
 * @throws Error naming the file or the type when the pack does not hold together.
 */
export function loadSchema(packFolder: string, isGlanced = true): Schema {
  const { compiled, speech } = partsOf(packFolder);
  compiled();
  speech();
  return speaking(compiled, speech, isGlanced);
}

/**
 * A schema of others, speaking with the terms and words of the schema pack in a folder; compiled when a document is first held
 * to it. `reference`: what findings refer to.
 */
export function openModel(model: SchemaModel, packFolder: string, reference: string): Schema {
  const { table, speech } = partsOf(packFolder);
  const compiled = once(
    () => new CompiledSchema({ ...model, prefixes: { ...model.prefixes, ...prefixesOf(table()) } }),
  );
  const referring = once(() => {
    const { terms, messages } = speech();
    return { terms, messages: { en: { ...messages.en, reference }, fr: { ...messages.fr, reference } } };
  });
  return speaking(compiled, referring, true);
}

interface PackParts {
  readonly table: () => SchemaTable;
  readonly compiled: () => CompiledSchema;
  readonly speech: () => Speech;
}

/** Each is read when it is first asked for. */
function partsOf(packFolder: string): PackParts {
  const pack = once(() => {
    const read = readJson<PackFile>(packFolder, 'pack.json');
    if (read.kind === 'schema') return read;
    throw new Error(`${packFolder} is a pack of kind "${read.kind}", not a schema`);
  });
  const table = (): SchemaTable => readJson<SchemaTable>(packFolder, pack().schema);
  return {
    table,
    compiled: once(() => {
      const { beyond } = pack();
      return new CompiledSchema(
        modelOf(table()),
        beyond === undefined ? null : beyondOf(packFolder, table, beyond),
      );
    }),
    speech: once(() => speechOf(packFolder, pack())),
  };
}

/** Of each document element one, read and compiled when a document of it first needs it. */
function beyondOf(folder: string, table: () => SchemaTable, file: string): (root: string) => CompiledSchema {
  const made = new Map<string, CompiledSchema>();
  return (root) => {
    const known = made.get(root);
    if (known) return known;
    const compiled = new CompiledSchema(beyondModel(table(), readJson<BeyondTable>(folder, file), root));
    made.set(root, compiled);
    return compiled;
  };
}

function speaking(compiled: () => CompiledSchema, speech: () => Speech, isGlanced: boolean): Schema {
  const glance = once(() => (isGlanced ? new Glance(compiled()) : null));
  return Object.freeze({
    validate: (tree, most) =>
      glance()?.isPlain(tree) ? [] : findings(validateTree(compiled(), tree, most), speech),
    explain: (kind, language, values) => wordsOf(speech().messages[language], kind, values),
    terms: (path) => speech().terms.of(path),
    placeOf: (term, root) => speech().terms.placeOf(term, root),
  } satisfies Schema);
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
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
