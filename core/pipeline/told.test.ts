import { describe, expect, it } from 'vitest';
import type { Finding } from '../plugin/index.ts';
import { countOf, toldOf } from './told.ts';

const sourced = (finding: Partial<Finding>) => ({
  source: 'schematron:base',
  finding: { severity: 'fatal', rule: 'BR-45', message: 'm', ...finding } as Finding,
});

const flood = {
  findings: [
    ...Array.from({ length: 3 }, () => sourced({})),
    sourced({ rule: 'BR-DEC-19', severity: 'warning' }),
    sourced({ rule: 'BR-DEC-19', severity: 'warning', message: '', times: 40 }),
  ],
};

describe('findings that are told', () => {
  it('are all where there are few', () => {
    expect(toldOf(flood, 'en', 5)).toEqual({ first: flood.findings, rest: null });
  });

  it('are the first, and one that counts all of them by rule', () => {
    const { first, rest } = toldOf(flood, 'en', 2);
    expect(first).toEqual(flood.findings.slice(0, 2));
    expect(rest).toMatchObject({ severity: 'info', rule: null, location: null });
    expect(rest!.message).toBe(
      '42 further findings are not listed, as max_findings is 2. All findings by rule: BR-45 3, BR-DEC-19 41.',
    );
    expect(toldOf(flood, 'fr', 2).rest!.message).toContain('BR-45 3, BR-DEC-19 41');
  });

  it('change no count', () => {
    expect([countOf(flood, 'fatal'), countOf(flood, 'warning'), countOf(flood, 'info')]).toEqual([3, 41, 0]);
  });
});
