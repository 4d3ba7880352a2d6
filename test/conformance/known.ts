// The written known differences: one table in known-differences.md, `pack | file | rule | who is right and why`.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Known {
  pack: string;
  file: string;
  rule: string;
  reason: string;
  line: number;
  /** How many differences it explained in this run. */
  used: number;
}

const columns = ['pack', 'file', 'rule', 'who is right and why'];

const knownDifferencesFile = fileURLToPath(new URL('known-differences.md', import.meta.url));

export function readKnown(file = knownDifferencesFile): Known[] {
  return parseKnown(readFileSync(file, 'utf8'));
}

/** Throws rather than skip a row it does not understand: a lost row would hide what it explains. */
export function parseKnown(markdown: string): Known[] {
  const lines = markdown.split('\n').map((text, index) => ({ cells: cellsOf(text), line: index + 1 }));
  const header = lines.findIndex(({ cells }) => cells?.join('|') === columns.join('|'));
  if (header === -1) throw new Error(`known differences: there is no table "${columns.join(' | ')}"`);
  const rows = lines.slice(header + 2);
  const end = rows.findIndex(({ cells }) => !cells);
  return (end === -1 ? rows : rows.slice(0, end)).map(({ cells, line }) => readRow(cells ?? [], line));
}

function cellsOf(text: string): string[] | undefined {
  if (!text.startsWith('|')) return undefined;
  const cells = text
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');
  return cells.map((cell) => cell.trim().replace(/^`(.*)`$/, '$1'));
}

function readRow(cells: string[], line: number): Known {
  const [pack = '', file = '', rule = '', reason = ''] = cells;
  if (cells.length !== columns.length || !pack || !file || !rule || !reason) {
    throw new Error(`known differences, line ${line}: all of ${columns.join(', ')} are needed`);
  }
  return { pack, file, rule, reason, line, used: 0 };
}

/** The first row that explains a difference; `*` stands for any run of characters. */
export function findKnown(
  known: readonly Known[],
  pack: string,
  file: string,
  rule: string,
): Known | undefined {
  return known.find((row) => row.pack === pack && matches(row.file, file) && matches(row.rule, rule));
}

function matches(pattern: string, text: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}

/** A row for every file says which rules a pack does not have yet; such rules are not compared at all. */
export function isRestriction({ file }: Known): boolean {
  return file === '*';
}
