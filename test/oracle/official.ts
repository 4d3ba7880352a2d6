// What the official artefacts say, one JSON line per file and pack, all in one JVM:
//   node test/oracle/official.ts --pack en16931-cii|br-fr-cii [--sheet FILE.xsl] [--findings] FILE...
// `{file, pack, rules: {RULE: [count, flag]}, aborted?: reason, micros?, findings?: [{rule, flag, location, text}]}`
// --sheet runs any other stylesheet that writes SVRL, such as ours from sch-to-xslt. Without FILE, names come from stdin.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runJava } from './java.ts';
import { officialSheet, setUpOracle } from './setup.ts';

export interface OfficialLine {
  file: string;
  pack: string;
  rules: Record<string, [number, string]>;
  aborted?: string;
  /** Time of the transformation alone. */
  micros?: number;
  findings?: {
    rule: string;
    flag: string;
    location: string;
    text: string;
    pattern?: string;
    test?: string;
  }[];
}

/**
 * `sheets`: name → URL of a stylesheet.
 * @param quick a sheet that stops is not asked again as freshly compiled, which costs more than all the rest.
 */
export async function* runSheets(
  sheets: Readonly<Record<string, string>>,
  files: readonly string[],
  withFindings = false,
  quick = false,
): AsyncGenerator<OfficialLine> {
  const named = Object.entries(sheets).map(([name, url]) => `${name}=${url}`);
  const args = [...(withFindings ? ['--findings'] : []), ...(quick ? ['--quick'] : []), ...named];
  for await (const line of runJava('Official', args, files)) yield JSON.parse(line) as OfficialLine;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pack: { type: 'string', multiple: true, default: [] },
      sheet: { type: 'string', multiple: true, default: [] },
      findings: { type: 'boolean', default: false },
    },
  });
  setUpOracle();
  const sheets = Object.fromEntries([
    ...values.pack.map((pack) => [pack, officialSheet(pack)]),
    ...values.sheet.map((file) => [path.basename(file), pathToFileURL(file).href]),
  ]) as Record<string, string>;
  if (Object.keys(sheets).length === 0) throw new Error('name at least one --pack or --sheet');
  const files = positionals.length > 0 ? positionals : readFileSync(0, 'utf8').split('\n').filter(Boolean);
  for await (const line of runSheets(sheets, files, values.findings))
    process.stdout.write(`${JSON.stringify(line)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
