// Random invoices are drawn, with their XML attached, and veraPDF judges each as PDF/A-3b, as PDF/UA-1 and as PDF/A-3a, of which
// nothing but the claim may be missing (decision 54).
// Ends with the closing line `N passed, N failed, N skipped`.
//   node test/pdf/render.ts [--count 500] [--seed 42] [--keep OUTDIR]

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { write } from '../../plugins/cii/write.ts';
import { pdfaContainer } from '../../plugins/pdfa/index.ts';
import { invoiceRenderer } from '../../plugins/visual/index.ts';
import { setUpOracle } from '../oracle/setup.ts';
import { judgePdfs } from '../oracle/verapdf.ts';
import { closingLine } from '../reporter.ts';
import { drawings, type Drawing } from './corpus.ts';

const counts = { passed: 0, failed: 0, skipped: 0 };

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '500' },
      seed: { type: 'string', default: '42' },
      keep: { type: 'string' },
    },
  });
  setUpOracle();
  const folder = values.keep ?? mkdtempSync(path.join(tmpdir(), 'conforme-render-'));
  mkdirSync(folder, { recursive: true });
  try {
    const files = await drawAll(drawings(Number(values.count), Number(values.seed)), folder);
    // One JVM for each flavour, side by side.
    await Promise.all(['3b', 'ua1', '3a'].map((flavour) => judge(files, flavour)));
  } finally {
    if (!values.keep) rmSync(folder, { recursive: true });
  }
  process.stdout.write(`\n${closingLine(counts)}\n`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

async function drawAll(all: readonly Drawing[], folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const [i, drawing] of all.entries()) {
    const file = path.join(folder, `${i}.pdf`);
    writeFileSync(file, await factur(drawing));
    files.push(file);
  }
  return files;
}

async function factur({ invoice, look }: Drawing): Promise<Uint8Array> {
  const page = await invoiceRenderer.render(invoice, look);
  const { content } = await pdfaContainer.embed(page, write(invoice, 'en16931').bytes, {
    profile: 'en16931',
    language: look.language,
    title: invoice.number,
    author: invoice.seller.name,
    date: new Date(Date.UTC(2026, 0, 1)),
    accessible: true,
  });
  return content;
}

/** The claim in the metadata says B (ISO 19005-3, 6.6.4). */
const CLAIM = '6.6.4-3';

async function judge(files: readonly string[], flavour: string): Promise<void> {
  for await (const { file, pass: passed, failures, messages, error } of judgePdfs(files, flavour)) {
    const pass = passed || (flavour === '3a' && !error && failures.every((clause) => clause === CLAIM));
    counts[pass ? 'passed' : 'failed'] += 1;
    if (pass) continue;
    const reasons = failures.map((clause, i) => `\n       ${clause}: ${messages[i]}`).join('');
    process.stdout.write(`FAIL ${flavour} ${path.basename(file)} ${error ?? reasons}\n`);
  }
}

await main();
