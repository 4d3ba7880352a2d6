// PDFs nobody made for us: every PDF below the folders is given an invoice, on the service's own threads; veraPDF judges each file
// that comes back as PDF/A-3b, poppler draws its first pages before and after, and what is refused is sorted by reason.
// Where there is mupdf (mutool), too, text and marks count as lost that neither of the two shows any more.
// Passes when no file fails veraPDF, nothing is lost, no picture changes unexplained, nothing crashes, and of the files somebody
// could convert at least `--least` per cent are converted. Ends with the closing line `N passed, N failed, N skipped`.
// `--all` counts files nobody can convert, too: of veraPDF's own failure files (parts 2b and 3b) at least nine of ten must pass.
//   node test/pdf/foreign.ts VERAPDF-CORPUS --only 'PDF_A-[23]b.*-fail-' --all --least 90
//   node test/pdf/foreign.ts FOLDER... [--sample N --seed S] [--only PATTERN] [--pages 2] [--no-pictures] [--least 99]
//        [--out FOLDER] [--examples 3]

import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { setUpOracle } from '../oracle/setup.ts';
import { judgePdfs, type PdfLine } from '../oracle/verapdf.ts';
import { closingLine } from '../reporter.ts';
import { converter, type Conversion } from './foreign-engine.ts';
import { compared, hasMupdf } from './lost.ts';
import { drawings, hasPoppler } from './picture.ts';
import { classOf } from './refusal-classes.ts';
import { changed, lacksFont } from './viewers-own.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    pages: { type: 'string', default: '2' },
    'no-pictures': { type: 'boolean', default: false },
    least: { type: 'string', default: '99' },
    out: { type: 'string', default: '.cache/foreign' },
    all: { type: 'boolean', default: false },
    examples: { type: 'string', default: '3' },
  },
});

interface Outcome {
  readonly file: string;
  readonly ms: number;
  /** How it ended: converted, or the class of the refusal or fault. */
  readonly end: string;
  readonly good: boolean;
  /** Counts among those somebody could convert. */
  readonly convertible: boolean;
  readonly said: string;
}

/** The file is on the disk; all of them would not fit into memory. */
const MADE: Conversion = { kind: 'made', bytes: new Uint8Array() };

interface Converted {
  readonly file: string;
  readonly ms: number;
  readonly conversion: Conversion;
  readonly made: string;
}

/** With the name of its folder, which tells the sets apart. */
function filesOf(folders: readonly string[]): string[] {
  const pattern = new RegExp(values.only);
  const all = folders
    .flatMap((folder) => globSync('**/*.{pdf,PDF}', { cwd: folder }).map((file) => path.join(folder, file)))
    .filter((file) => pattern.test(file))
    .sort();
  if (values.sample === undefined) return all;
  const seeded = { numRuns: 1, seed: Number(values.seed) };
  const length = Math.min(Number(values.sample), all.length);
  return fc.sample(fc.shuffledSubarray(all, { minLength: length, maxLength: length }), seeded)[0]!.sort();
}

async function convertAll(files: readonly string[], out: string): Promise<Converted[]> {
  const engine = await converter();
  const all: Converted[] = [];
  for (const file of files) {
    const started = performance.now();
    const conversion = await engine.convert(readFileSync(file));
    const ms = performance.now() - started;
    const made = path.join(out, file.replaceAll(/[^\w.-]+/g, '_').replace(/^_+|(\.pdf)?$/gi, '') + '.pdf');
    if (conversion.kind === 'made') writeFileSync(made, conversion.bytes);
    all.push({ file, ms, conversion: conversion.kind === 'made' ? MADE : conversion, made });
  }
  await engine.close();
  return all;
}

function judged({ file, ms, conversion, made }: Converted, verdict?: PdfLine): Outcome {
  const bad = (end: string, said: string): Outcome => ({
    file,
    ms,
    end,
    good: false,
    convertible: true,
    said,
  });
  if (conversion.kind === 'crash') return bad('CRASH', conversion.reasons.join(' '));
  if (conversion.kind === 'refused') {
    const { name, justified } = classOf(conversion.reasons);
    const nowhere = !justified && pictures && drawings(file, 1).length === 0;
    const end = nowhere ? 'opens nowhere: poppler draws no page either' : name;
    const convertible = values.all || (!justified && !nowhere);
    return { ...bad(end, conversion.reasons.join(' ')), convertible };
  }
  if (!verdict?.pass)
    return bad(
      'FAILS veraPDF',
      `${verdict?.error ?? ''} ${verdict?.failures.join(' ')} ${verdict?.messages[0] ?? ''}`,
    );
  const gone = renderers ? lossOf(file, made, Number(values.pages)) : null;
  if (gone !== null) return bad('TEXT lost', gone);
  const differs = pictures ? changed(file, made, Number(values.pages)) : null;
  if (differs?.explained)
    return {
      ...bad(`converted, looks as poppler drew it but for: ${differs.explained}`, differs.differs),
      good: true,
    };
  if (differs) return bad('PICTURE changed', differs.differs);
  return { file, ms, end: 'converted', good: true, convertible: true, said: '' };
}

/** Where a font is not embedded, each renderer has letters of its own; else they stand where they stood. */
function lossOf(file: string, made: string, pages: number): string | null {
  const { lost, thinned } = compared(file, made, pages);
  if (lost !== null || thinned <= MOST_THINNED || lacksFont(file, pages)) return lost;
  return `${(100 * thinned).toFixed(1)} % of the cells with something in them are plain in both renderers`;
}

const MOST_THINNED = 0.03;

function report(outcomes: readonly Outcome[]): boolean {
  const examples = Number(values.examples);
  const ends = Map.groupBy(outcomes, ({ end }) => end);
  for (const [end, some] of [...ends].sort(([, a], [, b]) => b.length - a.length)) {
    const { convertible } = some[0]!;
    process.stdout.write(`${String(some.length).padStart(5)}  ${end}${convertible ? '' : ' (cannot be)'}\n`);
    if (end === 'converted') continue;
    for (const { file, said } of some.slice(0, examples))
      process.stdout.write(`         ${file}: ${said.replaceAll('\n', ' ').slice(0, 200)}\n`);
  }
  for (const [folder, some] of Map.groupBy(outcomes, ({ file }) => path.dirname(file)))
    process.stdout.write(`${shareOf(some).said}  ${folder}\n`);
  const { share, said } = shareOf(outcomes);
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (part: number): string => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(0);
  process.stdout.write(`ms a file: median ${at(0.5)}, 95 % below ${at(0.95)}, longest ${at(1)}\n`);
  process.stdout.write(`converted of those that can be: ${said}\n`);
  const never = ['CRASH', 'FAILS veraPDF', 'TEXT lost', 'PICTURE changed'].some((end) => ends.has(end));
  return !never && share >= Number(values.least) / 100;
}

function shareOf(outcomes: readonly Outcome[]): { share: number; said: string } {
  const possible = outcomes.filter(({ convertible }) => convertible).length;
  const good = outcomes.filter((outcome) => outcome.good).length;
  const share = possible === 0 ? 1 : good / possible;
  return { share, said: `${(100 * share).toFixed(1).padStart(5)} %  ${good} of ${possible}` };
}

async function main(): Promise<void> {
  if (positionals.length === 0) throw new Error('usage: node test/pdf/foreign.ts FOLDER...');
  const out = path.resolve(values.out);
  mkdirSync(out, { recursive: true });
  const converted = await convertAll(filesOf(positionals), out);
  setUpOracle();
  const verdicts = new Map<string, PdfLine>();
  const made = converted.flatMap(({ conversion, made }) => (conversion.kind === 'made' ? made : []));
  if (made.length > 0) for await (const line of judgePdfs(made)) verdicts.set(line.file, line);
  const outcomes = converted.map((each) => judged(each, verdicts.get(each.made)));
  writeFileSync(path.join(out, 'outcomes.json'), JSON.stringify(outcomes, null, 1));
  const passed = report(outcomes);
  const failed = outcomes.filter(({ good, convertible }) => convertible && !good).length;
  if (!pictures) process.stdout.write('pictures not compared: poppler (pdftoppm) is missing or not wanted\n');
  if (!renderers) process.stdout.write('lost text not looked for: mupdf (mutool) is missing or not wanted\n');
  process.stdout.write(`${closingLine({ passed: outcomes.length - failed, failed, skipped: 0 })}\n`);
  if (!passed) process.exitCode = 1;
}

const renderers = !values['no-pictures'] && hasPoppler() && hasMupdf();
const pictures = !values['no-pictures'] && hasPoppler();
await main();
