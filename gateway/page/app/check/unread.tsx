import type { ExtractOut } from '@conforme/proto/schema';
import { words } from '../language/words.ts';
import { Path, Table } from '../ui/table.tsx';

/** What a document says and the service found no place for: nothing of it is lost in silence. */
export function UnreadList({ unread }: Pick<ExtractOut, 'unread'>) {
  if (unread.length === 0) return null;
  const rows = unread.map(({ name, term, value, location }) => ({
    head: (
      <>
        <code>{name}</code> {term !== null && <span class="term">{term}</span>}
      </>
    ),
    cells: [value, <Path key="path" of={location} />],
  }));
  return (
    <section class="unread stack" aria-labelledby="unread">
      <h2 id="unread">{words.unread(unread.length)}</h2>
      <p class="note">{words.unreadWhy}</p>
      <div class="card">
        <Table label={words.unread(unread.length)} columns={words.unreadColumns} rows={rows} />
      </div>
    </section>
  );
}
