// Draws every example and two invoices of our own in both languages and compares the pages with the pictures kept in
// test/pdf/golden, which somebody looked at. Ends with the closing line `N passed, N failed, N skipped`.
//   node test/pdf/golden.ts [--update]

import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { complete, type CompleteInvoice } from '../../core/invoice/index.ts';
import type { Language, Look } from '../../core/plugin/index.ts';
import { completeFrench } from '../../plugins/fr-ctc/index.ts';
import { render } from '../../plugins/pdfa/render/index.ts';
import { readGenerateRequest } from '../../proto/schema/read.ts';
import { closingLine } from '../reporter.ts';
import { drawings } from './corpus.ts';
import { difference, pictureOf, readPng, writePng, type Picture } from './kept.ts';

const EXAMPLES = path.join(import.meta.dirname, '../../examples');
const KEPT = path.join(import.meta.dirname, 'golden');
/** Versions of poppler smooth edges differently; a moved line of text changes more tiles than this. */
const TOLERANCE = 0.004;

interface Golden {
  readonly name: string;
  readonly invoice: CompleteInvoice;
  readonly look: Look;
  readonly page: number;
}

function goldens(): Golden[] {
  const examples = globSync('*.json', { cwd: EXAMPLES })
    .sort()
    .map((file) => {
      const { ok, faults } = readGenerateRequest(readFileSync(path.join(EXAMPLES, file), 'utf8'));
      if (!ok) throw new Error(`${file}: ${JSON.stringify(faults)}`);
      const { accent_color: accentColor, footer_text: footerText } = ok.options;
      const { invoice } = complete(ok.invoice, [completeFrench]);
      return { name: path.basename(file, '.json'), invoice, look: { accentColor, footerText, logo: null } };
    });
  const random = drawings(20, 1).map(({ invoice, look }, i) => ({ name: `random-${i}`, invoice, look }));
  return [...examples, random[0]!, random[12]!].flatMap(({ name, invoice, look }) =>
    (['fr', 'en'] as Language[]).map((language) => ({
      name: `${name}-${language}`,
      invoice,
      look: { ...look, language },
      // Pages after the first look alike; the second shows the repeated head and the totals carried.
      page: invoice.lines.length > 100 ? 2 : 1,
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
  for (const { name, invoice, look, page } of goldens()) {
    const picture = pictureOf(await render(invoice, look), page);
    const fault = picture && verdict(name, picture, values.update);
    counts[picture ? (fault ? 'failed' : 'passed') : 'skipped'] += 1;
    if (fault) process.stdout.write(`FAIL ${name}: ${fault}\n`);
  }
  if (counts.skipped > 0) process.stdout.write('skipped: there is no pdftoppm (poppler-utils)\n');
  process.stdout.write(`\n${closingLine(counts)}\n`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

await main();
