// veraPDF's verdict, one JSON line per file: `{file, pass, failures: [clause-test…], messages, error?}`
//   node test/oracle/verapdf.ts [--flavour 3b] FILE...

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runJava } from './java.ts';
import { setUpOracle } from './setup.ts';

export interface PdfLine {
  file: string;
  pass: boolean;
  failures: string[];
  messages: string[];
  error?: string;
}

export async function* judgePdfs(files: readonly string[], flavour = '3b'): AsyncGenerator<PdfLine> {
  for await (const line of runJava('VeraPdf', [flavour], files)) yield JSON.parse(line) as PdfLine;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { flavour: { type: 'string', default: '3b' } },
  });
  if (positionals.length === 0) throw new Error('usage: node test/oracle/verapdf.ts [--flavour 3b] FILE...');
  setUpOracle();
  for await (const line of judgePdfs(positionals, values.flavour))
    process.stdout.write(`${JSON.stringify(line)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
