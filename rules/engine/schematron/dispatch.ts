import { COMMA, DOC, Name, js, sequence } from '../xpath/emit/index.ts';
import type { Name as ExpandedName } from '../xml/index.ts';
import type { Code, Gen } from '../xpath/emit/index.ts';
import type { Scope } from '../xpath/index.ts';
import type { NodeTest } from '../xpath/parse/index.ts';
import type { ContextPath } from './context.ts';
import { decidedFor } from './passes/by-name.ts';
import { mayFailToMatch } from './passes/no-try.ts';
import { isTrivial, matcher } from './context.ts';
import { Possible, needsToMatch } from './passes/contexts.ts';

/** A rule ready for dispatch: its contexts, the function of its assertions, and which assertions they are. */
export interface Entry {
  /** What its functions are called by. */
  readonly about: string;
  readonly pattern: number;
  readonly paths: readonly ContextPath[];
  readonly scope: Scope;
  readonly judge: Name;
  readonly from: number;
  readonly to: number;
}

type OtherKind = 'text' | 'comment' | 'instruction' | 'document';

interface Expanded {
  readonly kind: 'element' | 'attribute';
  readonly uri: string;
  readonly local: string;
}

/** A group of nodes that share one handler: one expanded name, or all nodes of a kind no name of the pack covers. */
type Key =
  Expanded | { readonly kind: Expanded['kind'] | OtherKind; readonly uri: null; readonly local: null };

/**
 * One walk serves all patterns: each node goes to the handler of its name. Shape:
 * `{ elements: [[k1, f1], …], attributes: […], anyElement: f2, anyAttribute: null, text: null, … }`
 */
export function dispatchTable(entries: readonly Entry[], gen: Gen): Code {
  const tests = entries.flatMap((entry) => entry.paths.map((path) => path.test));
  const known = gen.shared.module.expandedNames;
  const byName = new EntriesByName(entries);
  if (tests.some(({ kind }) => kind === 'text' || kind === 'node')) gen.shared.module.textNodes = true;
  const named = (kind: 'element' | 'attribute'): Code => {
    const rows = namesOf(tests, kind, gen.runs('by-name') ? known : []).map((key) => {
      const number = gen.shared.module.nameNumber(key.uri, key.local);
      return js`[${number}, ${handler(byName.of(key), key, gen) ?? js`null`}]`;
    });
    return js`[${sequence(rows, COMMA)}]`;
  };
  const any = (kind: Key['kind']): Code =>
    handler(patternsOf(entries), { kind, uri: null, local: null }, gen) ?? js`null`;
  return js`{ elements: ${named('element')}, attributes: ${named('attribute')}, anyElement: ${any('element')}, anyAttribute: ${any('attribute')}, text: ${any('text')}, comment: ${any('comment')}, instruction: ${any('instruction')}, document: ${any('document')} }`;
}

/**
 * Names that contexts end in, and where there are wildcards every name the pack speaks of: each gets a handler of its own,
 * in which what wildcards ask of the name is answered beforehand.
 */
function namesOf(
  tests: readonly NodeTest[],
  kind: 'element' | 'attribute',
  known: readonly ExpandedName[],
): Expanded[] {
  const found = new Map<string, Expanded>();
  if (tests.some((test) => test.kind === kind && test.local === null))
    for (const { uri, local } of known) found.set(`${uri} ${local}`, { kind, uri, local });
  for (const { kind: own, uri, local } of tests)
    if (own === kind && uri !== null && local !== null) found.set(`${uri} ${local}`, { kind, uri, local });
  return [...found.values()];
}

/** The rules whose contexts could end in a node of a name: of some ten thousand rules with some hundred names, only these are looked at. */
class EntriesByName {
  readonly #entries: readonly Entry[];
  readonly #named = new Map<string, Set<number>>();
  readonly #unnamed = new Set<number>();

  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
    for (const [at, { paths }] of entries.entries())
      for (const { test } of paths) {
        if (test.local === null) this.#unnamed.add(at);
        else this.#named.set(test.local, (this.#named.get(test.local) ?? new Set()).add(at));
      }
  }

  /** By pattern, in their order. */
  of({ local }: Expanded): readonly (readonly Entry[])[] {
    const found = new Set([...(this.#named.get(local) ?? []), ...this.#unnamed]);
    return patternsOf([...found].sort((a, b) => a - b).map((at) => this.#entries[at]!));
  }
}

function patternsOf(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  return [...Map.groupBy(entries, ({ pattern }) => pattern).values()];
}

/** Shape, a line a pattern: `if (M1) r1(d, n); else if (M2) r2(d, n);` The first rule that matches takes the node. */
function handler(patterns: readonly (readonly Entry[])[], key: Key, gen: Gen): Code | null {
  const n = new Name('n');
  const possible = new Possible(gen);
  const chains = patterns.map((entries) => chain(entries, key, js`${n}`, possible, gen));
  const lines = chains.filter((code) => code !== null);
  return lines.length === 0
    ? null
    : gen.shared.module.within(
        `on ${key.local ?? key.kind}`,
        () => js`${gen.shared.module.define([DOC, n], possible.around(sequence(lines, js` `)))}`,
      );
}

/** The rules of one pattern that could take such a node; a rule that surely does ends the chain. */
function chain(entries: readonly Entry[], key: Key, n: Code, possible: Possible, gen: Gen): Code | null {
  const links: { readonly condition: Code | null; readonly judge: Code }[] = [];
  for (const entry of entries) {
    const paths = pathsFor(entry, key, gen);
    if (paths.length === 0) continue;
    const condition = conditionOf(paths, entry, key, n, possible, gen);
    links.push({ condition, judge: js`${entry.judge}(${DOC}, ${n});` });
    if (condition === null) break;
  }
  if (links.length === 0) return null;
  return links.reduceRight<Code>(
    (rest, { condition, judge }) =>
      condition ? js`if (${condition}) { ${judge} } else { ${rest} }` : js`${judge}`,
    js``,
  );
}

function pathsFor({ paths, scope }: Entry, key: Key, gen: Gen): ContextPath[] {
  const possible = paths.filter((path) => couldBe(path.test, key));
  if (key.uri === null || !gen.runs('by-name')) return possible;
  return possible.flatMap((path) => decidedFor(path, scope, key) ?? []);
}

/** Null when the name alone decides. */
function conditionOf(
  paths: readonly ContextPath[],
  entry: Entry,
  key: Key,
  n: Code,
  possible: Possible,
  gen: Gen,
): Code | null {
  const conditions: Code[] = [];
  for (const path of paths) {
    const tested = isCertain(path.test, key);
    if (tested && isTrivial(path)) return null;
    const match = gen.shared.module.within(`is ${entry.about}`, () =>
      matcher(path, entry.scope, tested, gen),
    );
    const { from, to } = entry;
    const condition = mayFailToMatch(path, entry.scope, gen)
      ? js`${DOC}.matches(${match}, ${from}, ${to}, ${n})`
      : js`${match}(${DOC}, ${n})`;
    conditions.push(possible.guarded(condition, needsToMatch(path, entry.scope)));
  }
  return sequence(conditions, js` || `) as Code;
}

function couldBe(test: NodeTest, key: Key): boolean {
  if (test.kind === 'node') return key.kind !== 'attribute' && key.kind !== 'document';
  if (test.kind !== key.kind) return false;
  if (key.uri === null) return test.uri === null || test.local === null;
  return (test.uri ?? key.uri) === key.uri && (test.local ?? key.local) === key.local;
}

/** Does every node of the group pass the test? */
const isCertain = (test: NodeTest, key: Key): boolean =>
  couldBe(test, key) && (key.uri !== null || (test.uri === null && test.local === null));
