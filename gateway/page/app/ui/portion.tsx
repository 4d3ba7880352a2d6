import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../language/words.ts';
import { Button } from './button.tsx';

/** The beginning of a long list, and a button for more of it. */
export function usePortion<T>(
  all: readonly T[],
  size: number,
): { readonly shown: readonly T[]; readonly rest: ComponentChild } {
  const [count, setCount] = useState(size);
  const left = all.length - count;
  const rest = left > 0 && <Button onClick={() => setCount(count + size)}>{words.showMore(left)}</Button>;
  return { shown: all.slice(0, count), rest };
}
