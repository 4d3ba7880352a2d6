// Items of a list: all of a short one; of a long one a portion, and what finds an item by its number or a word.

import type { ComponentChildren } from 'preact';
import { words } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { turnTo, useWork } from './context.ts';
import { foundIn } from './items.ts';
import { join, type Json } from './pointer.ts';

/** Drawn at once: two screens of a telephone. */
const PORTION = 25;

interface Listed {
  /** Its label. */
  readonly list: string;
  readonly pointer: string;
  readonly items: readonly Json[];
  readonly children: (index: number) => ComponentChildren;
}

export function Portions({ list, pointer, items, children }: Listed) {
  const work = useWork();
  if (items.length <= PORTION) return <>{items.map((_, i) => children(i))}</>;
  const { sought, at } = work.turned.value.get(pointer) ?? { sought: '', at: 0 };
  const found = foundIn(items, sought);
  const first = Math.floor(Math.max(0, found.indexOf(at)) / PORTION) * PORTION;
  const shown = found.slice(first, first + PORTION);
  const go = (place: number): void => {
    const index = found[place]!;
    turnTo(work, pointer, { sought, at: index });
    work.goal.value = { pointer: join(pointer, index) };
  };
  const label = words.findItem(list);
  return (
    <>
      <div class="find-item line">
        <input
          type="search"
          class="field"
          aria-label={label}
          placeholder={label}
          value={sought}
          onInput={({ currentTarget }) => turnTo(work, pointer, { sought: currentTarget.value, at: 0 })}
        />
        <span class="note" role="status">
          {sought.trim() === '' ? '' : words.itemsFound(found.length)}
        </span>
      </div>
      {shown.map((index) => children(index))}
      {found.length > PORTION && (
        <div class="actions portions">
          {first > 0 && (
            <Button look="small" icon="left" onClick={() => go(first - PORTION)}>
              {words.previousItems}
            </Button>
          )}
          <span class="note">{words.portion(first + 1, first + shown.length, found.length)}</span>
          {first + PORTION < found.length && (
            <Button look="small" onClick={() => go(first + PORTION)}>
              {words.nextItems}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
