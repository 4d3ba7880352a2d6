// A document that breaks a rule beside one that passes, of those recorded for our tests, as small as they can be: every pair is judged here
// by the engine, so a page shows nothing that the rules of this build do not say.

import { readUnproven } from '../../test/conformance/recorded/never-fires.ts';
import { loadJudges, type Judge } from '../../test/conformance/recorded/judge.ts';
import { RecipeError, type Recipe } from '../../test/conformance/recorded/recipe.ts';
import { documentOf } from '../../test/conformance/recorded/search.ts';
import { readRecorded, recordedPacks } from '../../test/conformance/recorded/store.ts';
import { location, parse, XmlError, type Prefixes, type Tree } from '@conforme/engine/xml';
import { excerptOf, type Excerpt } from './excerpt.ts';

export interface Example {
  /** `id@version` of the pack that judged. */
  readonly pack: string;
  /** XPath of what the finding is about, in the document that breaks the rule. */
  readonly location: string;
  readonly excerpt: Excerpt;
}

/** Rule → its example, or why it has none, in English; nothing for rules of packs without recorded documents. */
export interface Examples {
  readonly found: ReadonlyMap<string, Example>;
  readonly without: ReadonlyMap<string, string>;
}

/** Packs of the norm speak first, then those of France: the others repeat their rules. */
const ORDER = ['en16931-cii', 'en16931-ubl', 'br-fr-cii', 'br-fr-ubl'];
const placeOfPack = (key: string): number =>
  (ORDER.indexOf(key.split('@')[0]!) + ORDER.length + 1) % (ORDER.length + 1);
const byOrder = (a: string, b: string): number => placeOfPack(a) - placeOfPack(b);

export async function findExamples(): Promise<Examples> {
  const judges = new Map((await loadJudges()).map((judge) => [judge.key, judge]));
  const found = new Map<string, Example>();
  const without = new Map<string, string>();
  for (const key of recordedPacks().toSorted(byOrder)) {
    const judge = judges.get(key);
    if (!judge) throw new Error(`${key} is recorded and not built`);
    const wanted = new Set(judge.pack.rules.map(({ id }) => id).filter((id) => !found.has(id)));
    for (const [rule, example] of examplesOf(judge, wanted)) found.set(rule, example);
    const { never, besideErrors } = readUnproven(key);
    for (const [rule, why] of Object.entries({ ...besideErrors, ...never })) without.set(rule, why);
  }
  for (const rule of found.keys()) without.delete(rule);
  return { found, without };
}

function* examplesOf(judge: Judge, wanted: ReadonlySet<string>): Generator<[string, Example]> {
  const bench = new Bench(judge);
  const smallest = smallestOf(bench);
  for (const rule of wanted) {
    const recipe = smallest.get(rule);
    const example = recipe && exampleOf(bench, rule, bench.withoutNeedless(rule, recipe));
    if (example) yield [rule, example];
  }
}

/** The fewer edits and the fewer other rules that are broken the better; and a value beside another says more than one that is gone. */
const weightOf = ({ edits }: Recipe, broken: number): number =>
  100 * edits.length + 3 * broken + (edits.at(-1)?.[0] === 'set' ? 0 : 2);

/** Rule → the recipe that shows best how it is broken: a recorded one, or one edit of it. A base that breaks it says nothing. */
function smallestOf(bench: Bench): ReadonlyMap<string, Recipe> {
  const smallest = new Map<string, { readonly recipe: Recipe; readonly weight: number }>();
  const offer = (recipe: Recipe, rules: readonly string[]): void => {
    const always = bench.firedBy({ base: recipe.base, edits: [] });
    const weight = weightOf(recipe, rules.length);
    for (const rule of rules)
      if (!always.has(rule) && weight < (smallest.get(rule)?.weight ?? Infinity))
        smallest.set(rule, { recipe, weight });
  };
  const documents = readRecorded(bench.judge.key);
  for (const { base, edits, rules } of documents) offer({ base, edits }, Object.keys(rules));
  for (const { base, edits } of documents)
    for (const edit of edits) offer({ base, edits: [edit] }, [...bench.firedBy({ base, edits: [edit] })]);
  return new Map([...smallest].map(([rule, { recipe }]) => [rule, recipe]));
}

function exampleOf(bench: Bench, rule: string, recipe: Recipe): Example | null {
  const { base, edits } = recipe;
  // Each edit is needed, so without any one of them the rule is silent; the last was made on top of the others.
  const passing = { base, edits: edits.slice(0, -1) };
  if (edits.length === 0 || bench.firedBy(passing).has(rule)) return null;
  const broken = documentOf(recipe);
  const tree = parse(Buffer.from(broken));
  const finding = bench.judge.pack.run(tree, UNKNOWN).find((each) => each.rule === rule);
  if (!finding) throw new Error(`${rule} is silent about ${JSON.stringify(recipe)}`);
  const place = placeIn(tree, finding.node);
  return {
    pack: bench.judge.key,
    location: place.path,
    excerpt: excerptOf(broken, documentOf(passing), place.element),
  };
}

const UNKNOWN = { role: '', treatment: '', date: '', container: '' };

/** The prefixes that the documents declare, which are the usual ones. */
const prefixesOf = (tree: Tree): Prefixes =>
  new Map(
    [
      ...Buffer.from(tree.bytes)
        .toString()
        .matchAll(/xmlns:(\w+)="([^"]+)"/g),
    ].map(([, prefix, uri]) => [uri!, prefix!]),
  );

function placeIn(tree: Tree, node: number): { readonly path: string; readonly element: number } {
  const path = location(tree, node, prefixesOf(tree));
  const text = Buffer.from(tree.bytes).toString();
  const { line, column } = tree.position(node);
  const before =
    text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length +
    (line > 1 ? 1 : 0) +
    column;
  return { path, element: (text.slice(0, before).match(/<(?![/?!])/g)?.length ?? 1) - 1 };
}

/** What a pack says of recipes; each is judged once. */
class Bench {
  readonly judge: Judge;
  readonly #fired = new Map<string, ReadonlySet<string>>();

  constructor(judge: Judge) {
    this.judge = judge;
  }

  firedBy(recipe: Recipe): ReadonlySet<string> {
    const key = JSON.stringify([recipe.base, recipe.edits]);
    const known = this.#fired.get(key) ?? this.#judge(recipe);
    this.#fired.set(key, known);
    return known;
  }

  /** An edit by itself may lead nowhere, or to what stops a rule. */
  #judge(recipe: Recipe): ReadonlySet<string> {
    try {
      const tree = parse(Buffer.from(documentOf(recipe)));
      const findings = this.judge.pack.run(tree, UNKNOWN);
      return new Set(findings.filter(({ error }) => error === undefined).map(({ rule }) => rule));
    } catch (error) {
      if (error instanceof RecipeError || error instanceof XmlError) return new Set();
      throw error;
    }
  }

  /** The edits without which the rule is silent. */
  withoutNeedless(rule: string, { base, edits }: Recipe): Recipe {
    let kept = edits;
    for (const edit of edits) {
      const fewer = kept.filter((each) => each !== edit);
      if (this.firedBy({ base, edits: fewer }).has(rule)) kept = fewer;
    }
    return { base, edits: kept };
  }
}
