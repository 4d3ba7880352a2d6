// Which edit breaks a rule, of those that were made for our tests: what is shown is judged here, on both sides.

import { location, parse, XmlError, type Prefixes, type Tree } from '@conforme/engine/xml';
import type { RuleContext } from '@conforme/engine/schematron';
import type { Judge } from '../../test/conformance/recorded/judge.ts';
import { excerptOf, type Excerpt } from './excerpt.ts';

/** A document of ours and what is done to it, one after the other. */
export interface Draft<Edit = unknown> {
  readonly base: string;
  readonly edits: readonly Edit[];
}

/** What a pack is tried with. */
export interface Material<Edit = unknown> {
  readonly judge: Judge;
  readonly context: RuleContext;
  readonly drafts: readonly Draft<Edit>[];
  /** The document in one line; null where an edit by itself leads nowhere. */
  write(draft: Draft<Edit>): string | null;
  /** Whether a value stands in another's place: it says more than what is gone. */
  isValue(edit: Edit): boolean;
}

export interface Example {
  /** `id@version` of the pack that judged. */
  readonly pack: string;
  /** Of what the finding is about, in the document that breaks the rule: an XPath, or a place in a PDF. */
  readonly location: string;
  readonly excerpt: Excerpt;
}

export function* examplesOf<Edit>(
  material: Material<Edit>,
  wanted: ReadonlySet<string>,
): Generator<[string, Example]> {
  const bench = new Bench(material);
  const smallest = smallestOf(bench, wanted);
  for (const [rule, draft] of smallest) {
    const example = exampleOf(bench, rule, bench.withoutNeedless(rule, draft));
    if (example) yield [rule, example];
  }
}

/** Rule → the draft that shows best how it is broken: a whole one, or one edit of it. A base that breaks it says nothing. */
function smallestOf<Edit>(bench: Bench<Edit>, wanted: ReadonlySet<string>): ReadonlyMap<string, Draft<Edit>> {
  const smallest = new Map<string, { readonly draft: Draft<Edit>; readonly weight: number }>();
  const offer = (draft: Draft<Edit>): void => {
    const always = bench.firedBy({ base: draft.base, edits: [] });
    const rules = bench.firedBy(draft);
    const weight = bench.weightOf(draft);
    for (const rule of rules)
      if (wanted.has(rule) && !always.has(rule) && weight < (smallest.get(rule)?.weight ?? Infinity))
        smallest.set(rule, { draft, weight });
  };
  const { drafts } = bench.material;
  for (const draft of drafts) offer(draft);
  for (const { base, edits } of drafts) for (const edit of edits) offer({ base, edits: [edit] });
  return new Map([...smallest].map(([rule, { draft }]) => [rule, draft]));
}

/**
 * The last edit breaks the rule; those before are what it stands on.
 *
 * @throws Error where it does not
 */
export function exampleFor<Edit>(material: Material<Edit>, rule: string, draft: Draft<Edit>): Example {
  const example = exampleOf(new Bench(material), rule, draft);
  if (!example) throw new Error(`${rule} is broken without the last edit of ${JSON.stringify(draft)}`);
  return example;
}

function exampleOf<Edit>(
  { material, firedBy }: Bench<Edit>,
  rule: string,
  draft: Draft<Edit>,
): Example | null {
  const { base, edits } = draft;
  const passing = { base, edits: edits.slice(0, -1) };
  const [broken, passed] = [material.write(draft), material.write(passing)];
  if (broken === null || passed === null || firedBy(passing).has(rule)) return null;
  const tree = parse(Buffer.from(broken));
  const finding = material.judge.pack.run(tree, material.context).find((each) => each.rule === rule);
  if (!finding) throw new Error(`${rule} is silent about ${JSON.stringify(draft)}`);
  const place = placeIn(tree, finding.node);
  return {
    pack: material.judge.key,
    location: place.path,
    excerpt: excerptOf(broken, passed, place.element),
  };
}

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

/** What a pack says of drafts; each is judged once. */
class Bench<Edit> {
  readonly material: Material<Edit>;
  readonly #fired = new Map<string, ReadonlySet<string>>();

  constructor(material: Material<Edit>) {
    this.material = material;
  }

  readonly firedBy = (draft: Draft<Edit>): ReadonlySet<string> => {
    const key = keyOf(draft);
    const known = this.#fired.get(key) ?? this.#judge(draft);
    this.#fired.set(key, known);
    return known;
  };

  /** The fewer edits and the fewer other rules that are broken the better. */
  weightOf(draft: Draft<Edit>): number {
    const last = draft.edits.at(-1);
    const more = last !== undefined && this.material.isValue(last) ? 0 : 2;
    return 100 * draft.edits.length + 3 * this.firedBy(draft).size + more;
  }

  /** What stops a rule is no example of it. */
  #judge(draft: Draft<Edit>): ReadonlySet<string> {
    const { judge, context } = this.material;
    const text = this.material.write(draft);
    if (text === null) return new Set();
    try {
      const findings = judge.pack.run(parse(Buffer.from(text)), context);
      return new Set(findings.filter(({ error }) => error === undefined).map(({ rule }) => rule));
    } catch (error) {
      if (error instanceof XmlError) return new Set();
      throw error;
    }
  }

  /** The edits without which the rule is silent; the last are tried first, because they may stand on those before. */
  withoutNeedless(rule: string, { base, edits }: Draft<Edit>): Draft<Edit> {
    let kept = edits;
    for (const edit of edits.toReversed()) {
      const fewer = kept.filter((each) => each !== edit);
      if (this.firedBy({ base, edits: fewer }).has(rule)) kept = fewer;
    }
    return { base, edits: kept };
  }
}

const keyOf = (draft: Draft): string =>
  JSON.stringify([draft.base, draft.edits], (_, value: unknown) =>
    value instanceof RegExp ? String(value) : value,
  );
