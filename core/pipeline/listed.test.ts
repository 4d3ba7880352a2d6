import { describe, expect, it } from 'vitest';
import type { Finding } from '../plugin/index.ts';
import { countOf, failedRules, listedOf } from './listed.ts';
import type { SourcedFinding } from './report.ts';
import type { ReportedFinding } from './reported.ts';

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

/** A finding as it was found, in the place of its report. */
const list = ({ finding }: SourcedFinding): ReportedFinding => finding as unknown as ReportedFinding;
const found = flood.findings.map(list);

describe('findings that are listed', () => {
  it('are all where there are few', () => {
    expect(listedOf(flood, 'en', list, 5)).toEqual(found);
  });

  it('are the first, and one that counts all of them by rule', () => {
    const [rest, ...first] = listedOf(flood, 'en', list, 2).toReversed();
    expect(first.toReversed()).toEqual(found.slice(0, 2));
    expect(rest).toMatchObject({ severity: 'info', rule: null, location: null });
    expect(rest!.message).toBe(
      '42 further findings are not listed, as max_findings is 2. All findings by rule: BR-45 3, BR-DEC-19 41.',
    );
    expect(listedOf(flood, 'fr', list, 2).at(-1)!.message).toContain('BR-45 3, BR-DEC-19 41');
  });

  it('are one more in the singular', () => {
    const one = { findings: [sourced({}), sourced({})] };
    expect(listedOf(one, 'en', list, 1).at(-1)!.message).toMatch(/^1 further finding is not listed/);
    expect(listedOf(one, 'fr', list, 1).at(-1)!.message).toMatch(/^1 autre constat n'est pas détaillé/);
  });

  it('change no count', () => {
    expect([countOf(flood, 'fatal'), countOf(flood, 'warning'), countOf(flood, 'info')]).toEqual([3, 41, 0]);
  });
});

it('rules that fail are counted once each, and findings without one by what they say', () => {
  const findings = [
    ...flood.findings,
    sourced({ rule: 'BR-46' }),
    sourced({ rule: null }),
    sourced({ rule: null }),
  ];
  expect([failedRules(flood), failedRules({ findings }), failedRules({ findings: [] })]).toEqual([1, 3, 0]);
});
