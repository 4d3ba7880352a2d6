// Fields of several rows, with always an empty one to go on with.

import { useState } from 'preact/hooks';
import { words } from '../language/words.ts';
import type { Control } from './control.ts';
import { isObject, type Json } from './pointer.ts';

/** Texts, one a row. */
export function Texts({ field, value, put, attributes }: Control) {
  const known = Array.isArray(value) ? value.map(String) : [];
  const take = (at: number, text: string): void => {
    const all = [...known, ''].with(at, text).filter((each) => each !== '');
    put(all.length === 0 ? undefined : all);
  };
  return (
    <div class="texts">
      {[...known, ''].map((text, at) => (
        <input
          key={at}
          class="field"
          {...(at === 0 && attributes)}
          value={text}
          aria-label={`${field.label} ${at + 1}`}
          onInput={({ currentTarget }) => take(at, currentTarget.value)}
        />
      ))}
    </div>
  );
}

type Pair = readonly [name: string, content: string];

/** Names and values, one pair a row. A value may be typed before its name: it is in the state once it has one. */
export function Pairs({ field, value, put, attributes }: Control) {
  const known: readonly Pair[] = isObject(value)
    ? Object.entries(value).map(([name, content]) => [name, String(content)])
    : [];
  const [typed, setTyped] = useState(known);
  const rows = sameAs(typed, known) ? typed : known;
  const take = (at: number, pair: Pair): void => {
    const all = [...rows, ['', ''] as const].with(at, pair).filter((each) => each.join('') !== '');
    setTyped(all);
    const named = recordOf(all);
    put(Object.keys(named).length === 0 ? undefined : named);
  };
  return (
    <div class="pairs">
      {[...rows, ['', ''] as const].map(([name, content], at) => [
        <input
          key={`${at} name`}
          class="field"
          {...(at === 0 && attributes)}
          value={name}
          aria-label={`${field.label}: ${words.pairName}`}
          onInput={({ currentTarget }) => take(at, [currentTarget.value, content])}
        />,
        <input
          key={`${at} value`}
          class="field"
          value={content}
          aria-label={`${field.label}: ${words.pairValue}`}
          onInput={({ currentTarget }) => take(at, [name, currentTarget.value])}
        />,
      ])}
    </div>
  );
}

const recordOf = (pairs: readonly Pair[]): Readonly<Record<string, Json>> =>
  Object.fromEntries(pairs.filter(([name]) => name !== ''));

const sameAs = (typed: readonly Pair[], known: readonly Pair[]): boolean =>
  JSON.stringify(recordOf(typed)) === JSON.stringify(recordOf(known));
