import { expect, test } from 'vitest';
import { INVALID, LOST, NO_INVOICE, SETTINGS, SUMMARY, VALID } from '../testing/sample.ts';
import { jsonReport, ndjsonReport } from './json.ts';
import type { Report } from './report.ts';

const whole = (report: Report, ...judged: (typeof VALID)[]): string =>
  [report.begin(), ...judged.map((each) => report.document(each)), report.end(SUMMARY)].join('');

const PUBLISHED = ['source', 'severity', 'rule', 'message', 'location', 'test'];

test('one document is ValidationOut, exactly as published', () => {
  const out = JSON.parse(whole(jsonReport({ ...SETTINGS, single: true }), INVALID)) as {
    valid: boolean;
    findings: object[];
  };
  expect(out.valid).toBe(false);
  expect(Object.keys(out.findings[0]!)).toEqual(PUBLISHED);
});

test('with explain, findings say what they protect and where they stand', () => {
  const text = whole(jsonReport({ ...SETTINGS, single: true, explain: true }), INVALID);
  const { findings } = JSON.parse(text) as { findings: object[] };
  expect(Object.keys(findings[0]!)).toEqual([
    ...PUBLISHED,
    'terms',
    'title',
    'explanation',
    'fix',
    'line',
    'column',
  ]);
  expect(findings[0]).toMatchObject({ line: 12, column: 7, fix: 'Set totals.line_total.' });
});

test('one that is no invoice is ErrorOut', () => {
  expect(JSON.parse(whole(jsonReport({ ...SETTINGS, single: true }), NO_INVOICE))).toEqual({
    code: 'not_an_einvoice',
    message: 'Neither CII nor UBL.',
  });
});

test('several are a list, and none is an empty one', () => {
  const list = JSON.parse(whole(jsonReport(SETTINGS), VALID, INVALID, NO_INVOICE, LOST)) as object[];
  expect(list).toMatchObject([
    { name: 'in/good.xml', status: 200, rulesets: ['en16931-cii@1.3.16'], result: { valid: true } },
    { name: 'in/b&d <1>.xml', status: 200, result: { valid: false } },
    { name: 'note.xml', status: 400, error: { code: 'not_an_einvoice' } },
    {
      name: 'locked.xml',
      status: null,
      error: { code: 'unreadable', message: 'permission denied (EACCES)' },
    },
  ]);
  expect(JSON.parse(whole(jsonReport(SETTINGS)))).toEqual([]);
});

test('NDJSON is a line for each and a last one that counts', () => {
  const lines = whole(ndjsonReport(SETTINGS), VALID, LOST).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { name: 'in/good.xml' },
    { name: 'locked.xml' },
    { summary: { documents: 4, valid: 1, invalid: 1, refused: 2 } },
  ]);
  expect(lines).toHaveLength(3);
});
