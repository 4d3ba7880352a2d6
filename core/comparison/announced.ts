import type { Label } from './labels.ts';
import { below, type Place, type Sheet } from './sheet.ts';

/** Which labels announce a value: beside it, or above it where nothing stands beside them. */
export interface Announced<V extends Place> {
  readonly value: V;
  readonly terms: ReadonlySet<string>;
  /** The terms of whose labels it is the only value: none stands beside it, nor in a column with others. */
  readonly sole: ReadonlySet<string>;
}

/** The values with what announces them. A label announces the first value between it and the next label. */
export function announced<V extends Place>(
  sheet: Sheet,
  labels: readonly Label[],
  values: readonly V[],
  isBetween: (label: Label, value: V) => boolean = () => true,
): readonly Announced<V>[] {
  const byLine = groupedByLine(values);
  const marks = new Map(
    values.map((value) => [value, { terms: new Set<string>(), sole: new Set<string>() }]),
  );
  const ends = endsOf(labels);
  for (const label of labels) {
    const inLine = byLine.get(label.line.index) ?? [];
    const beside = inLine.find(({ from }) => from >= label.to && from < ends.get(label)!);
    if (beside) {
      if (!isBetween(label, beside)) continue;
      marks.get(beside)!.terms.add(label.term);
      marks.get(beside)!.sole.add(label.term);
    } else {
      const [first, ...others] = valuesBelow(sheet, label, byLine).filter((value) => isBetween(label, value));
      if (first) marks.get(first)!.terms.add(label.term);
      if (first && others.length === 0) marks.get(first)!.sole.add(label.term);
    }
  }
  return values.map((value) => ({ value, ...marks.get(value)! }));
}

/** A table goes on for so many heights of its head. */
const TABLE = 12;

/** The values of the column that a label heads; none where the first does not stand right below it. */
function valuesBelow<V extends Place>(
  sheet: Sheet,
  label: Label,
  byLine: ReadonlyMap<number, readonly V[]>,
): readonly V[] {
  const valuesIn = (far?: number): readonly V[] =>
    below(sheet, label, far).flatMap(({ line, from, to }) =>
      (byLine.get(line.index) ?? []).filter((each) => each.from >= from && each.from < to).slice(0, 1),
    );
  return valuesIn().length === 0 ? [] : valuesIn(TABLE);
}

function groupedByLine<V extends Place>(values: readonly V[]): ReadonlyMap<number, readonly V[]> {
  const groups = new Map<number, V[]>();
  for (const value of values) {
    const group = groups.get(value.line.index);
    if (group) group.push(value);
    else groups.set(value.line.index, [value]);
  }
  return groups;
}

/** Where the next label of its line begins. */
function endsOf(labels: readonly Label[]): ReadonlyMap<Label, number> {
  return new Map(
    labels.map((label, at) => {
      const next = labels[at + 1];
      return [label, next?.line === label.line ? next.from : Infinity];
    }),
  );
}
