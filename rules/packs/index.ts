import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Definitions } from '@conforme/engine/schematron';
import { loadPack } from '@conforme/engine/schematron/pack';
import type { Pack, RuleFact } from '@conforme/engine/schematron/pack';
import { rereadFor } from '@conforme/engine/xml';
import { blamedTerm, explain, withoutEmptyQuotes } from './texts.ts';
import type { ElementNames } from './fix.ts';
import type { Explanation, Language, Texts } from './texts.ts';
import { writtenRules, type WrittenRule } from './written.ts';

export type { Explanation, Language } from './texts.ts';
export type { WrittenRule } from './written.ts';

/** A compiled pack with what its rules have to say. */
export interface PackWithTexts extends Omit<Pack, 'epoch'> {
  /** SHA-256 of what it was compiled from and with, hexadecimal; null for one that was not built here. */
  readonly hash: string | null;
  /** `applies` of its pack.json, as it stands there; null where that has none. */
  readonly applies: Readonly<Record<string, unknown>> | null;
  /** Imports the compiled rules, once; `run` needs them, nothing else does. @throws what importing them throws. */
  load(): Promise<void>;
  /** Its assertions as they are written; of a third party's pack, without what they stand on. */
  written(): readonly WrittenRule[];
  /** Business terms a rule is about, as BT and BG codes. */
  terms(rule: string): readonly string[];
  /** The term of these that a finding says is at fault by its values; null where it does not say. */
  blames(rule: string, values: readonly string[]): string | null;
  /** Values of its findings that no document changes, by number from 0. */
  constants(rule: string): Readonly<Record<number, string>>;
  /** `values` are those of the finding; without them the places of the message stay empty. */
  /** `names`: what elements are called by their terms, for who sent a document; without, the fix has names of the request. */
  explain(rule: string, language: Language, values: readonly string[], names?: ElementNames): Explanation;
}

/** What `node rules/build.ts` leaves in its folder. */
export interface BuildManifest {
  readonly packs: readonly BuiltPack[];
}

/** A compiled pack as the manifest has it: all that must be known to choose the packs of a document. */
export interface BuiltPack extends Pick<Pack, 'id' | 'version' | 'syntax' | 'source' | 'validity'> {
  readonly applies?: Readonly<Record<string, unknown>>;
  /** SHA-256 of its sources and of the compiler. */
  readonly key: string;
  /** File of the compiled rules. */
  readonly module: string;
  /** File of facts and messages. */
  readonly texts: string;
  /** File of what the rules stand on. */
  readonly definitions?: string;
}

const DIST = path.resolve(import.meta.dirname, '../dist');

/**
 * Opens every compiled pack and reads none: a document needs two or three of them, and their rules are a megabyte each.
 * @throws Error when the packs have not been built.
 */
export function openPacks(folder: string = DIST): PackWithTexts[] {
  const file = path.join(folder, 'manifest.json');
  if (!existsSync(file)) throw new Error(`there are no compiled packs in ${folder}: run npm run build`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as BuildManifest;
  return manifest.packs.map((built) => openPack(folder, built));
}

/** Opens every compiled pack and loads its rules. @throws Error when the packs have not been built. */
export async function loadPacks(folder: string = DIST): Promise<PackWithTexts[]> {
  const packs = openPacks(folder);
  await Promise.all(packs.map((pack) => pack.load()));
  return packs;
}

function openPack(folder: string, built: BuiltPack): PackWithTexts {
  const texts = once(() => readJson<Texts>(path.join(folder, built.texts)));
  const { definitions } = built;
  const written = (): readonly WrittenRule[] =>
    writtenRules(
      texts().rules,
      definitions === undefined ? null : readJson<Definitions>(path.join(folder, definitions)),
    );
  let pack: Pack | undefined;
  const load = once(async () => {
    const module: unknown = await import(pathToFileURL(path.join(folder, built.module)).href);
    pack = loadPack(module, () => texts().rules);
  });
  const run: Pack['run'] = (tree, context, limits) => {
    if (pack === undefined)
      throw new Error(`the pack ${built.id}@${built.version} judges before it is loaded`);
    return pack.run(rereadFor(pack.epoch, tree), context, limits);
  };
  const about = { ...built, applies: built.applies ?? null, hash: built.key };
  return speaking(about, texts, { load, run, written });
}

/** A package holds them compressed: most processes need those of two or three packs. */
function readJson<T>(file: string): T {
  const content = readFileSync(file);
  const text = file.endsWith('.gz') ? gunzipSync(content) : content;
  return JSON.parse(text.toString('utf8')) as T;
}

/** A pack that is loaded already, with its texts. */
export function withTexts(pack: Pack, texts: Texts): PackWithTexts {
  return speaking({ ...pack, applies: null, hash: null }, () => texts, {
    load: async () => {},
    run: (tree, context, limits) => pack.run(rereadFor(pack.epoch, tree), context, limits),
    written: () => writtenRules(texts.rules, null),
  });
}

/** What a pack is known by. */
type About = Pick<PackWithTexts, 'id' | 'version' | 'syntax' | 'source' | 'validity' | 'applies' | 'hash'>;
/** What it does, each in its way whether it is built or not. */
type Doing = Pick<PackWithTexts, 'load' | 'run' | 'written'>;

function speaking(
  about: About,
  texts: () => Texts,
  { load, run, written: assertions }: Doing,
): PackWithTexts {
  const { id, version, syntax, source, validity, applies, hash } = about;
  const facts = once(() => factsOf(texts().rules));
  return Object.freeze<PackWithTexts>({
    id,
    version,
    syntax,
    source,
    validity: Object.freeze(validity),
    applies,
    hash,
    get rules() {
      return texts().rules;
    },
    load,
    run,
    written: assertions,
    terms: (rule) => texts().facts[rule]?.terms ?? [],
    blames: (rule, values) => blamedTerm(texts(), rule, values),
    constants: (rule) => facts().get(rule)?.constants ?? {},
    explain: (rule, language, values, names) =>
      explain(
        texts(),
        rule,
        { language, values, syntax, names },
        {
          title: written(facts().get(rule), []) || rule,
          message: written(facts().get(rule), values, language),
        },
      ),
  });
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A rule may be asserted in several places; the first speaks for it. */
function factsOf(rules: readonly RuleFact[]): ReadonlyMap<string, RuleFact> {
  const facts = new Map<string, RuleFact>();
  for (const rule of rules) if (!facts.has(rule.id)) facts.set(rule.id, rule);
  return facts;
}

/** The message as the rule itself has it, with the values filled in; without any, as a title, with dots for them. */
function written(rule: RuleFact | undefined, values: readonly string[], language: Language = 'en'): string {
  const missing = values.length === 0 ? '…' : '';
  const template = rule?.message.map((part) => (typeof part === 'number' ? `{${part + 1}}` : part)).join('');
  return withoutEmptyQuotes(template ?? '', values, language).replaceAll(
    /\{(\d+)\}/g,
    (_, place: string) => values[Number(place) - 1] ?? missing,
  );
}
