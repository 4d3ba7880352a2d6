// The search of the site: an index of its own language is fetched with the first letter.

import MiniSearch, { type SearchResult } from 'minisearch';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const FIELDS = { fields: ['title', 'text'], storeFields: ['title'] };
const MOST = 12;

const field = document.querySelector<HTMLInputElement>('#search')!;
const list = document.querySelector<HTMLUListElement>('#found')!;
const root = new URL(document.body.dataset['root'] || './', location.href);
let indexCache: Promise<MiniSearch<Entry>> | undefined;

async function load(): Promise<MiniSearch<Entry>> {
  const response = await fetch(new URL(`search.${document.documentElement.lang}.json`, root));
  const index = new MiniSearch<Entry>(FIELDS);
  index.addAll((await response.json()) as Entry[]);
  return index;
}

function show(found: readonly SearchResult[]): void {
  const items = found.slice(0, MOST).map(({ id, title }) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = new URL(id as string, root).href;
    link.textContent = title as string;
    item.append(link);
    return item;
  });
  list.replaceChildren(...items);
  list.hidden = items.length === 0;
}

async function search(): Promise<void> {
  const requested = field.value.trim();
  const index = await (indexCache ??= load());
  // The reader went on writing meanwhile.
  if (requested !== field.value.trim()) return;
  show(
    requested === ''
      ? []
      : index.search(requested, { prefix: true, combineWith: 'AND', boost: { title: 10 } }),
  );
}

field.addEventListener('input', () => void search());
