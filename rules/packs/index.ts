import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadPack } from '../schematron/index.ts';
import type { Pack, RuleFact } from '../schematron/index.ts';
import { explain } from './texts.ts';
import type { Explanation, Language, Texts } from './texts.ts';

export type { Explanation, Language } from './texts.ts';

/** A compiled pack with what its rules have to say. */
export interface PackWithTexts extends Pack {
  /** Business terms a rule is about, as BT and BG codes. */
  terms(rule: string): readonly string[];
  /** `values` are those of the finding; without them the places of the message stay empty. */
  explain(rule: string, language: Language, values: readonly string[]): Explanation;
}

/** What `node rules/build.ts` leaves in its folder. */
export interface BuildManifest {
  readonly packs: ReadonlyArray<{ readonly id: string; readonly module: string; readonly texts: string }>;
}

const DIST = path.resolve(import.meta.dirname, '../dist');

/**
 * Loads every compiled pack, once; documents must be read afterwards.
 * @throws Error when the packs have not been built.
 */
export async function loadPacks(folder: string = DIST): Promise<PackWithTexts[]> {
  const file = path.join(folder, 'manifest.json');
  if (!existsSync(file)) throw new Error(`there are no compiled packs in ${folder}: run npm run build`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as BuildManifest;
  return Promise.all(
    manifest.packs.map(async ({ module, texts }) => {
      const loaded: unknown = await import(pathToFileURL(path.join(folder, module)).href);
      const spoken = JSON.parse(readFileSync(path.join(folder, texts), 'utf8')) as Texts;
      return withTexts(loadPack(loaded), spoken);
    }),
  );
}

function withTexts(pack: Pack, texts: Texts): PackWithTexts {
  const facts = new Map<string, RuleFact>();
  for (const rule of pack.rules) if (!facts.has(rule.id)) facts.set(rule.id, rule);
  return Object.freeze({
    id: pack.id,
    version: pack.version,
    syntax: pack.syntax,
    source: pack.source,
    validity: pack.validity,
    rules: pack.rules,
    run: pack.run.bind(pack),
    terms: (rule: string) => texts.facts[rule]?.terms ?? [],
    explain: (rule: string, language: Language, values: readonly string[]) =>
      explain(texts, rule, language, values, written(facts.get(rule), values)),
  });
}

/** The message as the rule itself has it, with the values filled in. */
function written(rule: RuleFact | undefined, values: readonly string[]): string {
  return rule?.message.map((part) => (typeof part === 'number' ? (values[part] ?? '') : part)).join('') ?? '';
}
