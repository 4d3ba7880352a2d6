// The order in which documents are looked for: what is recorded already, what the schema lets stand, what can go or change,
// and for the rules still silent what they themselves speak of.

import { baseNames, readBase, syntaxOf } from './bases.ts';
import { additions, removals, rewritings } from './candidates.ts';
import { directedEdits } from './directed.ts';
import type { Judge } from './judge.ts';
import type { Recipe } from './recipe.ts';
import type { Search } from './search.ts';
import { shapeOf } from './shape.ts';
import type { Syntax } from './shape.ts';
import { readRecorded } from './store.ts';
import type { RecordedDocument } from './store.ts';

export interface Effort {
  /** Whether to go beyond what is recorded already. */
  readonly broad: boolean;
  /** Attempts at one silent rule. */
  readonly patience: number;
  /** Recipes somebody thought of. */
  readonly given: readonly Recipe[];
  say(what: string): void;
}

export function fill(search: Search, judges: readonly Judge[], syntax: Syntax, effort: Effort): void {
  for (const base of baseNames(syntax)) search.attempt(base, []);
  for (const { key } of judges) for (const document of readRecorded(key)) tryAgain(search, document);
  for (const { base, edits } of effort.given) if (syntaxOf(base) === syntax) search.attempt(base, edits);
  effort.say('bases, recorded and given documents');
  if (effort.broad) {
    tryAround(search, syntax);
    effort.say('what is around the base documents');
  }
  for (const judge of judges) {
    aimAtSilent(search, judge, syntax, effort.patience);
    effort.say(`silent rules of ${judge.key}`);
  }
}

/** What the official stylesheet judged to its end is better than anything new; where it stopped, than nothing. */
const proven = { sound: -500, stopped: 500 };

/** As it is, and edit by edit: what was merged may not go together after all. Pieces of text do only together. */
function tryAgain(search: Search, { base, edits, aborted }: RecordedDocument): void {
  search.attempt(base, edits, aborted ? proven.stopped : proven.sound);
  if (!aborted || edits.length < 2 || edits.some(([verb]) => verb === 'sub')) return;
  for (const edit of edits) search.attempt(base, [edit]);
}

function tryAround(search: Search, syntax: Syntax): void {
  const shape = shapeOf(syntax);
  const full = `${syntax}-full`;
  for (const edit of additions(readBase(full), shape)) search.attempt(full, [edit]);
  for (const base of [full, `${syntax}-small`]) {
    const root = readBase(base);
    for (const edit of [...removals(root, shape), ...rewritings(root, shape)]) search.attempt(base, [edit]);
  }
}

function aimAtSilent(search: Search, judge: Judge, syntax: Syntax, patience: number): void {
  for (const rule of search.missing(judge)) aimAt(search, judge, rule, syntax, patience);
}

/** The richest documents first: most rules need something to speak of. */
function aimAt(search: Search, judge: Judge, rule: string, syntax: Syntax, patience: number): boolean {
  const shape = shapeOf(syntax);
  const names = baseNames(syntax);
  const order = [
    ...names.filter((name) => name.includes('full')),
    ...names.filter((name) => !name.includes('full')),
  ];
  const texts = judge.pack.rules.filter(({ id }) => id === rule);
  const share = Math.ceil(patience / order.length);
  return order.some((base) =>
    texts.some((text) =>
      directedEdits(text, readBase(base), shape)
        .slice(0, base.includes('full') ? patience : share)
        .some((edits) => search.aim(judge, rule, base, edits)),
    ),
  );
}
