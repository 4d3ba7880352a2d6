import { expect, test } from 'vitest';
import { closingLine, countTests } from './reporter.ts';
import type { CountedModule } from './reporter.ts';

function moduleOf(state: string, ...tests: string[]): CountedModule {
  return {
    state: () => state,
    children: { allTests: () => tests.map((t) => ({ result: () => ({ state: t }) })) },
  };
}

test('every test lands in one of three numbers', () => {
  const counts = countTests(
    [moduleOf('failed', 'passed', 'failed'), moduleOf('passed', 'passed', 'skipped')],
    0,
  );
  expect(closingLine(counts)).toBe('2 passed, 1 failed, 1 skipped');
});

test('a file that fails to load counts as one failure', () => {
  expect(countTests([moduleOf('failed')], 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a failing hook beside passing tests counts as a failure', () => {
  expect(countTests([moduleOf('failed', 'passed')], 0)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('a failed test is not counted twice because its file failed too', () => {
  expect(countTests([moduleOf('failed', 'failed')], 0).failed).toBe(1);
});

test('unhandled errors and tests left pending are failures', () => {
  expect(countTests([moduleOf('passed', 'pending')], 2)).toEqual({ passed: 0, failed: 3, skipped: 0 });
});
