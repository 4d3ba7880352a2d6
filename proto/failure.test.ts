import { describe, expect, it } from 'vitest';
import { FailedElsewhere, fingerprints } from './failure.ts';

class FontTrouble extends Error {}

describe('the fingerprints of a failure', () => {
  it('are its class and frames, down to its first cause, without a word of any message', () => {
    const cause = new FontTrouble('595.00\n    at FR76 (file:///marked:1:1)');
    const told = fingerprints(new TypeError('marked', { cause }));
    expect(told.map(({ error }) => error)).toEqual(['TypeError', 'FontTrouble']);
    for (const { frames } of told) expect(frames[0]).toMatch(/^at .*failure\.test\.ts[^ ]*:\d+:\d+\)?$/);
    expect(JSON.stringify(told)).not.toMatch(/marked|595|FR76/);
  });

  it('of what is no error are its type', () => {
    expect(fingerprints('marked')).toEqual([{ error: 'string', frames: [] }]);
    expect(fingerprints(null)).toEqual([{ error: 'object', frames: [] }]);
  });

  it('end after five, whatever refers to itself', () => {
    const circle = new Error('a') as Error & { cause: unknown };
    circle.cause = circle;
    expect(fingerprints(circle)).toHaveLength(5);
  });

  it('go on with what another thread has told', () => {
    const there = [{ error: 'RangeError', frames: ['at there (file:///a.ts:1:1)'] }];
    const here = new Error('b', { cause: new FailedElsewhere(there) });
    expect(fingerprints(here).slice(1)).toEqual(there);
  });
});
