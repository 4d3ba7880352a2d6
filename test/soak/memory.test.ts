import { describe, expect, it } from 'vitest';
import { memoryFaults, type Sample } from './memory.ts';

/** One a second. */
function went(minutes: number, mb: (minute: number) => number): Sample[] {
  return Array.from({ length: minutes * 60 }, (_, at) => ({ at: at / 60, mb: mb(at / 60) }));
}

describe('memory', () => {
  it('may grow while the service warms up, and stays as it is then', () => {
    expect(
      memoryFaults(
        went(30, (at) => (at < 5 ? 200 + 40 * at : 400)),
        30,
      ),
    ).toEqual([]);
    expect(
      memoryFaults(
        went(30, (at) => 400 + (at > 5 ? at / 2 : 0)),
        30,
      ),
    ).toEqual([]);
  });

  it('of a long run may not grow by more than 5 %', () => {
    expect(
      memoryFaults(
        went(30, (at) => 400 + 2 * at),
        30,
      ),
    ).toEqual(['grew from 411 to 454 MB']);
  });

  it('of a short run may not double, nor be more than any service needs', () => {
    expect(
      memoryFaults(
        went(1, (at) => 300 + 200 * at),
        1,
      ),
    ).toEqual([]);
    expect(
      memoryFaults(
        went(1, (at) => 300 + 600 * at),
        1,
      ),
    ).toHaveLength(1);
    expect(
      memoryFaults(
        went(1, () => 1_600),
        1,
      ),
    ).toEqual(['more than 1500 MB: from 1600 to 1600 MB']);
  });
});
