import { describe, expect, it } from 'vitest';
import { dayOf, endOf, monthOf } from './month.ts';

describe('the month of a moment', () => {
  it('is that of UTC, in whatever order moments come', () => {
    const moments = [
      '2026-11-30T23:59:59.999Z',
      '2026-12-01T00:00:00.000Z',
      '2026-11-01T00:00:00.000Z',
      '2026-10-31T23:59:59.999Z',
      '2026-12-31T23:59:59.999Z',
      '2027-01-01T00:00:00.000Z',
      '2028-02-29T12:00:00.000Z',
    ];
    expect(moments.map((moment) => monthOf(new Date(moment)))).toEqual(
      moments.map((moment) => moment.slice(0, 7)),
    );
  });

  it('ends where the next begins', () => {
    expect(endOf('2026-12').toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(monthOf(endOf('2026-11'))).toBe('2026-12');
  });

  it('is none where there is no moment', () => {
    expect(() => monthOf(new Date(NaN))).toThrow(RangeError);
  });

  it('has days', () => {
    expect(dayOf(new Date('2026-11-21T23:00:00Z'))).toBe('2026-11-21');
  });
});
