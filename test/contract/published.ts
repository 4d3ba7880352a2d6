// The rows of the published contract by name, read from its text: every row of every table, every numbered rule, every
// point of a list. What a row says stays there; the names are what our own list (rows.ts) is held against.

/** `Invoice: number`, `Errors: 400 invalid_input`, `POST /v1/invoices/generate: rule 3`, `Versioning: point 1`. */
export function rowNames(markdown: string): string[] {
  const names: string[] = [];
  let heading = '';
  let points = 0;
  for (const block of blocksOf(markdown)) {
    const title = /^#{2,4} (.*)$/.exec(block[0]!)?.[1];
    if (title !== undefined) [heading, points] = [plain(title), 0];
    else if (block[0]!.startsWith('|')) names.push(...tableRows(block).map((row) => `${heading}: ${row}`));
    else
      for (const line of block) {
        const rule = /^(\d+)\. /.exec(line)?.[1];
        if (rule !== undefined) names.push(`${heading}: rule ${rule}`);
        if (line.startsWith('- ')) names.push(`${heading}: point ${++points}`);
      }
  }
  return names;
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

/** The first cell names a row; where that is not enough in its table, the first two do. */
function tableRows(lines: readonly string[]): string[] {
  const rows = lines.slice(2).map((line) => line.split('|').slice(1, -1).map(plain));
  const firsts = rows.map(([first]) => first);
  const unique = new Set(firsts).size === firsts.length;
  return rows.map(([first, second]) => (unique ? first! : `${first} ${second}`));
}

/** Without marks and the words in brackets that explain a name. */
function plain(text: string): string {
  return text
    .replaceAll('`', '')
    .replace(/ \(.*\)$/, '')
    .trim();
}
