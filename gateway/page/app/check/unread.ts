// What a document says and the service found no place for: nothing of it is lost in silence.

import type { ExtractOut } from '@conforme/proto/schema';
import { h } from '../dom.ts';
import { words } from '../language/words.ts';

/** More would be a page of its own; the answer of extract has them all. */
const SHOWN = 100;

type Unread = ExtractOut['unread'][number];

/** Null where everything was read. */
export function unreadList(unread: readonly Unread[]): HTMLElement | null {
  if (unread.length === 0) return null;
  const more = unread.length - SHOWN;
  return h(
    'section',
    { class: 'unread', 'aria-labelledby': 'unread' },
    h('h2', { id: 'unread' }, words.unread(unread.length)),
    h('p', { class: 'note' }, words.unreadWhy),
    h('ul', {}, unread.slice(0, SHOWN).map(itemOf)),
    more > 0 && h('p', { class: 'note' }, words.unreadMore(more)),
  );
}

function itemOf({ name, term, value, location }: Unread): HTMLElement {
  return h(
    'li',
    {},
    h('code', {}, name),
    term !== null && h('span', { class: 'term' }, term),
    h('span', { class: 'value' }, value),
    h('span', { class: 'note mono' }, location),
  );
}
