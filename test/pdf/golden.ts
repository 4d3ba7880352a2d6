// Draws every example, the invoices of test/pdf/drawn and two random ones in both languages and compares the pages with the
// pictures kept in test/pdf/golden, which somebody looked at. Ends with the closing line `N passed, N failed, N skipped`.
//   node test/pdf/golden.ts [--update]

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { CompleteInvoice } from '../../core/invoice/index.ts';
import type { Language, Look } from '../../core/plugin/index.ts';
import { render } from '../../plugins/visual/render/index.ts';
import { closingLine } from '../reporter.ts';
import { drawings } from './corpus.ts';
import { examples } from './examples.ts';
import { difference, pictureOf, readPng, writePng, type Picture } from './kept.ts';

const KEPT = path.join(import.meta.dirname, 'golden');
/** Versions of poppler smooth edges differently; a moved line of text changes more tiles than this. */
const TOLERANCE = 0.004;

interface Golden {
  readonly name: string;
  readonly invoice: CompleteInvoice;
  readonly look: Look;
  readonly pages: readonly number[];
}

/** Pages that show what the first does not: the repeated head and the totals carried; the parties and terms of extensions. */
const PAGES: Readonly<Record<string, readonly number[]>> = {
  'two-hundred-lines': [2],
  'thirty-six-lines': [1, 2],
  extended: [1, 2, 3],
};

function goldens(): Golden[] {
  const random = drawings(20, 1).map(({ invoice, look }, i) => ({ name: `random-${i}`, invoice, look }));
  return [...examples(), random[0]!, random[12]!].flatMap(({ name, invoice, look }) =>
    (['fr', 'en'] as Language[]).map((language) => ({
      name: `${name}-${language}`,
      invoice,
      look: { ...look, language },
      pages: PAGES[name] ?? [1],
    })),
  );
}

/** What is wrong with a page, or null. */
function verdict(name: string, picture: Picture, update: boolean): string | null {
  const file = path.join(KEPT, `${name}.png`);
  if (update) writeFileSync(file, writePng(picture));
  if (!existsSync(file)) return 'no picture is kept; look at the page and run with --update';
  const share = difference(picture, readPng(readFileSync(file)));
  return share > TOLERANCE ? `${(share * 100).toFixed(2)} % of the page looks different` : null;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
  mkdirSync(KEPT, { recursive: true });
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, invoice, look, pages } of goldens()) {
    const pdf = await render(invoice, look);
    for (const page of pages) {
      const picture = pictureOf(pdf, page);
      const file = pages.length === 1 ? name : `${name}-${page}`;
      const fault = picture && verdict(file, picture, values.update);
      counts[picture ? (fault ? 'failed' : 'passed') : 'skipped'] += 1;
      if (fault) process.stdout.write(`FAIL ${file}: ${fault}\n`);
    }
  }
  if (counts.skipped > 0) process.stdout.write('skipped: there is no pdftoppm (poppler-utils)\n');
  process.stdout.write(`\n${closingLine(counts)}\n`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

await main();
