import { describe, expect, it } from 'vitest';
import { newsOf, type Going } from './announced.ts';

const job = (state: Going['state'], processed: number, documents = 100, id = 'job_1'): Going => ({
  id,
  kind: 'validate',
  state,
  processed,
  documents,
});

/** What is said as one job goes through these. */
const said = (...steps: readonly Going[]): readonly string[] =>
  steps.slice(1).map((step, at) => newsOf([steps[at]!], [step]));

describe('newsOf', () => {
  it('says each quarter once, and the end', () => {
    const steps = [0, 10, 25, 26, 49, 80, 81, 99].map((processed) => job('running', processed));
    expect(said(...steps, job('done', 100), job('done', 100))).toEqual([
      '',
      'Judge, Running: 25 of 100.',
      '',
      '',
      'Judge, Running: 80 of 100.',
      '',
      '',
      'Judge, Done: 100 of 100.',
      '',
    ]);
  });

  it('says nothing of what arrives, waits or was there before', () => {
    expect(said(job('receiving', 0, 0), job('receiving', 0, 40), job('waiting', 0))).toEqual(['', '']);
    expect(newsOf(null, [job('done', 100), job('running', 60)])).toBe('');
  });

  it('says the end of what was cancelled, and of what began and ended between two looks', () => {
    expect(said(job('waiting', 0), job('cancelled', 0))).toEqual(['Judge, Cancelled: 0 of 100.']);
    expect(newsOf([], [job('done', 1, 1)])).toBe('Judge, Done: 1 of 1.');
  });

  it('says what is new of several in one sentence each', () => {
    const before = [job('running', 10, 100, 'a'), job('running', 10, 100, 'b'), job('running', 10, 100, 'c')];
    const now = [job('running', 50, 100, 'a'), job('done', 100, 100, 'b'), job('running', 11, 100, 'c')];
    expect(newsOf(before, now)).toBe('Judge, Running: 50 of 100. Judge, Done: 100 of 100.');
  });
});
