// Proves that recorded verdicts are the official ones: a sample of the recorded documents is judged again.
//   node test/conformance/record-check.ts [--seed N] [--sample N]     N documents of each pack
// Exit 1 when a verdict is not the recorded one.

import { isDeepStrictEqual, parseArgs } from 'node:util';
import { setUpOracle } from '../oracle/setup.ts';
import { closingLine } from '../reporter.ts';
import { numbersFrom } from './recorded/fresh.ts';
import { loadJudges } from './recorded/judge.ts';
import { isOfficial, judgeOfficially } from './recorded/official.ts';
import { labelOf, readRecorded } from './recorded/store.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    sample: { type: 'string', default: '25' },
  },
});
const counts = { passed: 0, failed: 0, skipped: 0 };
process.stdout.write(`recorded documents of seed ${values.seed}\n`);
setUpOracle();
const next = numbersFrom(Number(values.seed));
for (const judge of (await loadJudges()).filter(isOfficial)) {
  const recorded = readRecorded(judge.key);
  const places = Array.from({ length: Number(values.sample) }, () => Math.floor(next() * recorded.length));
  const drawn = recorded.filter((_, index) => places.includes(index));
  const again = (await judgeOfficially([judge], drawn)).get(judge.key) ?? [];
  drawn.forEach((document, index) => {
    const same = isDeepStrictEqual(again[index], document);
    counts[same ? 'passed' : 'failed'] += 1;
    if (!same) process.stdout.write(`${judge.key}: not what is recorded: ${labelOf(document)}\n`);
  });
}
process.stdout.write(`\n${closingLine(counts)}\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;
