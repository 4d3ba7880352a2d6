import type { ExtractOut } from '@conforme/proto/schema';
import { words } from '../language/words.ts';

/** More would be a page of its own; the answer of extract has them all. */
const SHOWN = 100;

/** What a document says and the service found no place for: nothing of it is lost in silence. */
export function UnreadList({ unread }: Pick<ExtractOut, 'unread'>) {
  if (unread.length === 0) return null;
  const more = unread.length - SHOWN;
  return (
    <section class="unread" aria-labelledby="unread">
      <h2 id="unread">{words.unread(unread.length)}</h2>
      <p class="note">{words.unreadWhy}</p>
      <ul>
        {unread.slice(0, SHOWN).map(({ name, term, value, location }) => (
          <li key={location}>
            <code>{name}</code>
            {term !== null && <span class="term">{term}</span>}
            <span class="value">{value}</span>
            <span class="note mono">{location}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p class="note">{words.unreadMore(more)}</p>}
    </section>
  );
}
