// Random periods of invoices, tills and payments, each file of e-reporting under the official schema and rules, run by Saxon, and its
// sums against those of an independent computation.
//   node test/oracle/ereporting.ts [--periods 500] [--seed 42]
// Needs Python 3 with pip. What it fetches lands in .cache/oracle and is neither shipped nor committed.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRegistry } from '@conforme/core/main';
import { readReportingRequest } from '@conforme/proto/schema/read-reporting';
import { generateReports } from '../../core/pipeline/ereporting.ts';
import { periods, sumsIn, type Expected } from '../e2e/reports.ts';
import { failedOf, install, judged } from './reform.ts';

const SPOILT = 'spoilt.xml';

interface Made {
  readonly files: readonly string[];
  /** Periods whose files say other sums than the computation. */
  readonly wrong: readonly string[];
  readonly sums: number;
}

async function written(into: string, count: number, seed: number): Promise<Made> {
  const registry = await createRegistry();
  const files: string[] = [];
  const wrong: string[] = [];
  let sums = 0;
  for (const { request, expected } of periods(count, seed)) {
    const { ok } = readReportingRequest(JSON.stringify(request));
    const made = await generateReports(registry, ok!, { language: 'en', now: new Date('2027-11-24') });
    const reported: Expected = new Map();
    for (const { filename, content } of made.files) {
      const xml = Buffer.from(content).toString('utf8');
      for (const [key, cents] of sumsIn(xml)) reported.set(key, cents);
      const file = path.join(into, filename);
      writeFileSync(file, content);
      files.push(file);
      // What the rules must refuse: a period that ends before it begins. Else nothing was judged.
      writeFileSync(path.join(into, SPOILT), xml.replace(/<EndDate>\d+</, '<EndDate>20260901<'));
    }
    sums += expected.size;
    if (lines(reported) !== lines(expected)) wrong.push((request as { id: string }).id);
  }
  return { files, wrong, sums };
}

const lines = (sums: Expected): string =>
  [...sums]
    .map(([key, cents]) => `${key} ${cents}`)
    .toSorted()
    .join('\n');

const { values } = parseArgs({
  options: { periods: { type: 'string', default: '500' }, seed: { type: 'string', default: '42' } },
});
const into = mkdtempSync(path.join(tmpdir(), 'ereporting-'));
try {
  install();
  const { files, wrong, sums } = await written(into, Number(values.periods), Number(values.seed));
  const [spoilt, ...verdicts] = judged('ereporting.py', [path.join(into, SPOILT), ...files]);
  if (spoilt?.failed.length === 0) throw new Error('a period that ends before it begins was not refused');
  const failed = failedOf(verdicts);
  for (const id of wrong.slice(0, 20)) console.log(`FAILED ${id}: other sums than the computation`);
  const missing = files.length - verdicts.length;
  console.log(`${values.periods} periods, ${files.length} files, ${sums} sums compared`);
  const bad = failed.length + missing + wrong.length;
  console.log(`${verdicts.length - failed.length} passed, ${bad} failed, 0 skipped`);
  process.exitCode = bad === 0 ? 0 : 1;
} finally {
  rmSync(into, { recursive: true, force: true });
}
