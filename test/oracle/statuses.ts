// Random histories of an invoice, each status as a CDAR under the official schema and rules, run by Saxon.
//   node test/oracle/statuses.ts [--histories 2000] [--seed 42]
// Needs Python 3 with pip. What it fetches lands in .cache/oracle and is neither shipped nor committed.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRegistry } from '@conforme/core/main';
import { generateStatusOf } from '../../core/pipeline/status.ts';
import { histories, INVOICE } from '../e2e/statuses.ts';
import { failedOf, install, judged } from './reform.ts';

/** What the rules must refuse: a status 212 whose amounts are gone. Else nothing was judged. */
function spoiltFrom(content: Uint8Array): string | null {
  const xml = Buffer.from(content).toString('utf8');
  const spoilt = xml.replaceAll(
    /<ram:SpecifiedDocumentCharacteristic>[^]*?<\/ram:SpecifiedDocumentCharacteristic>\s*/g,
    '',
  );
  return spoilt === xml ? null : spoilt;
}

const SPOILT = 'spoilt.xml';

async function written(into: string, count: number, seed: number): Promise<string[]> {
  const registry = await createRegistry();
  const files: string[] = [];
  for (const history of histories(count, seed))
    for (const wish of history) {
      const { content } = await generateStatusOf(registry, INVOICE, wish, {
        language: 'en',
        asOf: '2026-11-23',
      });
      const file = path.join(into, `${wish.id}.xml`);
      writeFileSync(file, content);
      const spoilt = spoiltFrom(content);
      if (spoilt !== null) writeFileSync(path.join(into, SPOILT), spoilt);
      files.push(file);
    }
  return files;
}

const { values } = parseArgs({
  options: { histories: { type: 'string', default: '2000' }, seed: { type: 'string', default: '42' } },
});
const into = mkdtempSync(path.join(tmpdir(), 'statuses-'));
try {
  install();
  const files = await written(into, Number(values.histories), Number(values.seed));
  const [spoilt, ...verdicts] = judged('statuses.py', [path.join(into, SPOILT), ...files]);
  if (spoilt?.failed.length !== 1) throw new Error('a status without its amounts was not refused');
  const failed = failedOf(verdicts);
  const missing = files.length - verdicts.length;
  console.log(`${values.histories} histories, ${files.length} statuses`);
  console.log(`${verdicts.length - failed.length} passed, ${failed.length + missing} failed, 0 skipped`);
  process.exitCode = failed.length + missing === 0 ? 0 : 1;
} finally {
  rmSync(into, { recursive: true, force: true });
}
