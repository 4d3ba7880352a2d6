// Embeds an invoice into every PDF of a corpus and judges the results: veraPDF passes each as PDF/A-3b, poppler draws the
// same pages, the attachment comes out byte for byte; what must be refused is refused with reasons. Never a silent failure.
// A corpus is a folder with an index.json of {file, expect: convert|refuse|either, note}; a folder without one is taken as
// files that may be refused. Ends with the closing line `N passed, N failed, N skipped`.
//   node test/pdf/embed-corpus.ts FOLDER [--only TEXT] [--out FOLDER] [--pages 3] [--no-pictures]

import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { InputError } from '@conforme/core/plugin';
import { pdfaContainer } from '@conforme/plugin-pdfa';
import { setUpOracle } from '../oracle/setup.ts';
import { judgePdfs, type PdfLine } from '../oracle/verapdf.ts';
import { closingLine } from '../reporter.ts';
import { difference, drawings, hasPoppler } from './picture.ts';

interface Subject {
  readonly file: string;
  readonly expect: 'convert' | 'refuse' | 'either';
  readonly note?: string;
}

interface Outcome extends Subject {
  readonly made: string | null;
  readonly reason: string;
  readonly ms: number;
  /** Set when embed failed otherwise than by refusing. */
  readonly crash: boolean;
}

/**
 * Annotations without an appearance look as each viewer likes (ISO 32000-1, 12.5.5): stamps and notes of ours are not
 * poppler's, so the files that hold them may differ a little more.
 */
const DRAWN_BY_VIEWER: ReadonlyMap<string, number> = new Map([['x-annots-noap.pdf', 0.006]]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    out: { type: 'string', default: '.cache/pdf' },
    pages: { type: 'string', default: '3' },
    'no-pictures': { type: 'boolean', default: false },
  },
});

const XML = Buffer.from(
  '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"' +
    ' xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100">' +
    '<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID>' +
    '</ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext></rsm:CrossIndustryInvoice>',
);

function subjects(folder: string): Subject[] {
  const index = path.join(folder, 'index.json');
  const all = existsSync(index)
    ? (JSON.parse(readFileSync(index, 'utf8')) as Subject[])
    : globSync('**/*.pdf', { cwd: folder })
        .sort()
        .map((file): Subject => ({ file, expect: 'either' }));
  return all.filter(({ file }) => file.includes(values.only));
}

async function convert(folder: string, subject: Subject, out: string): Promise<Outcome> {
  const pdf = readFileSync(path.join(folder, subject.file));
  const started = performance.now();
  try {
    const { content } = await pdfaContainer.embed(pdf, XML, {
      profile: 'en16931',
      language: 'en',
      title: 'Invoice',
      author: null,
      date: new Date('2026-01-01T00:00:00Z'),
    });
    const ms = performance.now() - started;
    const made = path.join(out, subject.file.replaceAll(/[^\w.-]+/g, '_'));
    writeFileSync(made, content);
    return { ...subject, made, reason: '', ms, crash: false };
  } catch (error) {
    const crash = !(error instanceof InputError) || error.findings.length === 0;
    const reasons = error instanceof InputError ? error.findings.map(({ message }) => message.en) : [];
    const reason = crash ? String((error as Error).stack) : reasons.join(' ');
    return { ...subject, made: null, reason, ms: performance.now() - started, crash };
  }
}

/** What is wrong with an outcome; empty when it is as expected. */
async function faults(folder: string, outcome: Outcome, verdict: PdfLine | undefined): Promise<string[]> {
  if (outcome.crash) return ['crashed'];
  if (outcome.made === null) return outcome.expect === 'convert' ? ['refused'] : [];
  const found: string[] = [];
  if (outcome.expect === 'refuse') found.push('converted although it must be refused');
  if (!verdict?.pass)
    found.push(`SILENT ${verdict?.error ?? ''} ${verdict?.failures.join(' ')} ${verdict?.messages[0] ?? ''}`);
  const opened = await pdfaContainer.extract(readFileSync(outcome.made));
  if (!opened.xml || !XML.equals(opened.xml)) found.push('the attachment does not come out as it went in');
  if (pictures && !outcome.note?.includes('do not compare pixels')) {
    const pages = Number(values.pages);
    const differs = difference(
      drawings(path.join(folder, outcome.file), pages),
      drawings(outcome.made, pages),
      DRAWN_BY_VIEWER.get(outcome.file),
    );
    if (differs) found.push(differs);
  }
  return found;
}

async function main(): Promise<void> {
  const folder = positionals[0];
  if (!folder) throw new Error('usage: node test/pdf/embed-corpus.ts FOLDER');
  const out = path.resolve(values.out);
  mkdirSync(out, { recursive: true });
  const outcomes: Outcome[] = [];
  for (const subject of subjects(folder)) outcomes.push(await convert(folder, subject, out));
  setUpOracle();
  const verdicts = new Map<string, PdfLine>();
  const made = outcomes.flatMap((outcome) => outcome.made ?? []);
  if (made.length > 0) for await (const line of judgePdfs(made)) verdicts.set(line.file, line);
  const counts = { passed: 0, failed: 0, skipped: pictures ? 0 : 1 };
  let converted = 0;
  for (const outcome of outcomes) {
    const wrong = await faults(folder, outcome, verdicts.get(outcome.made ?? ''));
    counts[wrong.length === 0 ? 'passed' : 'failed'] += 1;
    if (outcome.made && wrong.length === 0) converted++;
    const said = `${wrong.join('; ')} ${outcome.reason}`.trim().replaceAll('\n', ' ').slice(0, 400);
    const state = wrong.length > 0 ? 'FAIL' : outcome.made ? 'ok  ' : 'no  ';
    process.stdout.write(`${state} ${outcome.ms.toFixed(0).padStart(5)} ms  ${outcome.file}  ${said}\n`);
  }
  const times = outcomes.filter(({ made }) => made).map(({ ms }) => ms);
  const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  process.stdout.write(`converted ${converted} of ${outcomes.length}, median ${median.toFixed(1)} ms\n`);
  if (!pictures)
    process.stdout.write('pictures not compared: poppler (pdftoppm) is not installed or not wanted\n');
  process.stdout.write(`${closingLine(counts)}\n`);
  if (counts.failed > 0) process.exitCode = 1;
}

const pictures = !values['no-pictures'] && hasPoppler();
await main();
