/**
 * Measures our PDF/A-3b checks against the public veraPDF corpus: `node test/pdf/checks.ts FOLDER`, FOLDER holding PDF_A-3b and
 * PDF_A-2b (2b shares all clauses but 6.8 and the part number). The file names say what is tested and the verdict expected:
 * `… 6-2-5-t01-fail-a.pdf`. Fails when a file that passes is faulted, or when fewer than 95 % of the claimed tests agree.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { breaches } from '../../plugins/pdfa/check/claim.ts';
import { load } from '../../pdf/file/load.ts';
import { pagesOf } from '../../pdf/file/pages.ts';

const LEAST = 0.95;

/** Clause and test numbers of the corpus that the check claims to decide. */
const CLAIMED = [
  /^6-1-2-/,
  /^6-1-3-t0[12]/,
  /^6-1-6-/,
  /^6-1-7-1-t04/,
  /^6-1-10-/,
  /^6-1-13-t0[39]/,
  /^6-2-2-t0[12]/,
  /^6-2-3-/,
  /^6-2-4-3-t0[123]/,
  /^6-2-5-t0[125]/,
  /^6-2-6-/,
  /^6-2-8-1-/,
  /^6-2-9-/,
  /^6-2-10-t02/,
  /^6-2-11-3-2-/,
  /^6-2-11-4-1-/,
  /^6-2-11-5-/,
  /^6-2-11-6-t03/,
  /^6-2-11-8-/,
  /^6-3-/,
  /^6-4-/,
  /^6-5-/,
  /^6-8-/,
];

interface Judged {
  readonly test: string;
  readonly passes: boolean;
  readonly told: readonly string[];
}

function judge(path: string): Judged | null {
  const match = /(\d+(?:-\d+)+-t\d+)-(pass|fail)-(\w+)\.pdf$/.exec(basename(path));
  if (!match) return null;
  const loaded = load(readFileSync(path));
  // Parts of 2b say 2 in their claim; the check of the pages does not ask.
  const told = breaches(loaded, pagesOf(loaded)).map(({ clause, reason }) => `${clause} ${reason}`);
  return { test: `${match[1]}-${match[3]}`, passes: match[2] === 'pass', told };
}

function measure(folder: string): number {
  const files = globSync('PDF_A-{2b,3b}/**/*.pdf', { cwd: folder }).sort();
  const all = files.map((file) => judge(join(folder, file))).filter((one) => one !== null);
  const claimed = all.filter(({ test }) => CLAIMED.some((pattern) => pattern.test(test)));
  const agree = claimed.filter(({ passes, told }) => passes === (told.length === 0));
  const wrong = all.filter(({ passes, told }) => passes && told.length > 0);
  for (const { test, told } of wrong) console.log(`faulted although it passes: ${test}: ${told.join('; ')}`);
  for (const { test, passes, told } of claimed)
    if (!passes && told.length === 0) console.log(`claimed, not found: ${test}`);
  const failing = all.filter(({ passes }) => !passes);
  const found = failing.filter(({ told }) => told.length > 0);
  const share = agree.length / claimed.length;
  console.log(
    `${all.length} files, ${all.length - failing.length} pass: ${wrong.length} faulted; ${failing.length} fail: ${found.length} found`,
  );
  console.log(`claimed tests: ${agree.length} of ${claimed.length} agree (${(100 * share).toFixed(1)} %)`);
  return wrong.length === 0 && share >= LEAST ? 0 : 1;
}

const folder = process.argv[2];
if (!folder || !existsSync(join(folder, 'PDF_A-2b'))) {
  console.log('skipped: the veraPDF corpus is not here; give its folder as argument');
} else {
  process.exitCode = measure(folder);
}
