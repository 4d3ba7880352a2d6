// The rows of the published contract, read from its text: every row of every table, every numbered rule, every point of a
// list. What a row says stays there; its name is what our own list is held against, and a digest tells when its words change.

import { createHash } from 'node:crypto';

/**
 * Name → digest of its text. Names: `Invoice: number`, `Errors: 400 invalid_input`, `POST /v1/invoices/generate: rule 3`,
 * `Versioning: point 1`.
 */
export function publishedRows(markdown: string): Map<string, string> {
  const rows = new Map<string, string>();
  let heading = '';
  let points = 0;
  for (const block of blocksOf(markdown)) {
    const title = /^#{2,4} (.*)$/.exec(block[0]!)?.[1];
    if (title !== undefined) [heading, points] = [plain(title), 0];
    else if (block[0]!.startsWith('|'))
      for (const [name, text] of tableRows(block)) rows.set(`${heading}: ${name}`, digest(text));
    else
      for (const item of itemsOf(block)) {
        const rule = /^(\d+)\. /.exec(item)?.[1];
        rows.set(`${heading}: ${rule === undefined ? `point ${++points}` : `rule ${rule}`}`, digest(item));
      }
  }
  return rows;
}

/** Decisions are numbered through all their headings. */
export function publishedDecisions(markdown: string): Map<string, string> {
  return new Map(
    [...publishedRows(markdown)].map(([name, text]) => [name.replace(/^.*: rule /, 'Decision '), text]),
  );
}

/** Runs of lines of one kind: a heading alone, a table, a paragraph or list. */
function blocksOf(markdown: string): string[][] {
  const blocks: string[][] = [];
  let open = false;
  for (const line of markdown.split('\n')) {
    const heading = line.startsWith('#');
    if (line.trim() === '') open = false;
    else if (heading || !open) open = blocks.push([line]) > 0 && !heading;
    else blocks.at(-1)!.push(line);
  }
  return blocks;
}

/** Numbered rules and points with the lines that continue them; a paragraph has none. */
function itemsOf(block: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of block)
    if (/^(\d+\.|-) /.test(line)) items.push(line);
    else if (items.length > 0) items.push(`${items.pop()} ${line.trim()}`);
  return items;
}

/** The first cell names a row; where that is not enough in its table, the first two do. */
function tableRows(lines: readonly string[]): [name: string, text: string][] {
  const rows = lines.slice(2).map((line) => ({ line, cells: line.split('|').slice(1, -1).map(plain) }));
  const unique = new Set(rows.map(({ cells }) => cells[0])).size === rows.length;
  return rows.map(({ line, cells: [first, second] }) => [unique ? first! : `${first} ${second}`, line]);
}

/** Without marks and the words in brackets that explain a name. */
function plain(text: string): string {
  return text
    .replaceAll('`', '')
    .trim()
    .replace(/ \(.*\)$/, '');
}

function digest(text: string): string {
  return createHash('sha256').update(text.replaceAll(/\s+/g, ' ').trim()).digest('hex').slice(0, 12);
}
