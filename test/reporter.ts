// The closing line that scripts and people read: `N passed, N failed, N skipped`.

import type { Reporter, TestModule } from 'vitest/node';
import { isSome } from './cases.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** What of a vitest module the count needs; narrower than TestModule so that a test can build one. */
export interface CountedModule {
  state(): string;
  children: { allTests(): Iterable<{ result(): { state: string } }> };
}

/**
 * A file that fails without a failing test (a syntax error, a throwing import, a broken hook) counts as one failure:
 * its tests never ran, and a line that only adds up tests would call that green.
 */
export function countTests(modules: Iterable<CountedModule>, unhandled: number): Counts {
  const counts: Counts = { passed: 0, failed: unhandled, skipped: 0 };
  for (const module of modules) {
    const before = counts.failed;
    for (const test of module.children.allTests()) counts[bucket(test.result().state)] += 1;
    if (module.state() === 'failed' && counts.failed === before) counts.failed += 1;
  }
  return counts;
}

/** A test that is still pending when the run ends never gave a verdict: that is a failure, not a skip. */
function bucket(state: string): keyof Counts {
  return state === 'passed' || state === 'skipped' ? state : 'failed';
}

const LEFT_OUT =
  '\nTwo in three of what starts browsers and processes were left out, others each time: CONFORME_TEST_CASES=full npm test has all.\n';

export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, errors: ReadonlyArray<unknown>): void {
    if (isSome) process.stdout.write(LEFT_OUT);
    process.stdout.write(`\n${closingLine(countTests(modules, errors.length))}\n`);
  }
}
