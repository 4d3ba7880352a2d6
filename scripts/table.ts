/** Rows under their names, in columns as wide as their widest value; '' without rows. */
export function table(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const [first] = rows;
  if (!first) return '';
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name])))];
  const widths = names.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  const isCount = names.map((name) => rows.every((row) => typeof row[name] === 'number'));
  const cell = (text: string, at: number): string =>
    isCount[at] ? text.padStart(widths[at]!) : text.padEnd(widths[at]!);
  return lines.map((line) => `${line.map(cell).join('  ').trimEnd()}\n`).join('');
}
