import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { addDocument, addSchema, compareVerdicts, newTally } from './compare.ts';
import type { Judged, Tally } from './compare.ts';
import { findKnown, parseKnown, readKnown } from './known.ts';
import type { Known } from './known.ts';
import { printKnown, printTally } from './print.ts';
import { readRecords, verdictKey } from './records.ts';
import type { Recorded, Verdict } from './records.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'records-'));
afterAll(() => rmSync(folder, { recursive: true }));

const table = (...rows: string[]): string =>
  [
    '# Heading',
    '',
    '| pack | file | rule | who is right and why |',
    '|---|---|---|---|',
    ...rows,
    '',
    'After.',
  ].join('\n');

describe('known differences', () => {
  test('rows are read with their line; text around the table is not', () => {
    const known = parseKnown(
      table('| en | `a.xml` | BR-1 | ours: because |', '| fr | * | CII-* | official |'),
    );
    expect(known).toEqual([
      { pack: 'en', file: 'a.xml', rule: 'BR-1', reason: 'ours: because', line: 5, used: 0 },
      { pack: 'fr', file: '*', rule: 'CII-*', reason: 'official', line: 6, used: 0 },
    ]);
  });

  test('an empty table is fine, a missing one is not', () => {
    expect(parseKnown(table())).toEqual([]);
    expect(() => parseKnown('# nothing')).toThrow(/no table/);
  });

  test.each(['| en | a.xml | BR-1 | |', '| en | a.xml | BR-1 |', '| en | | BR-1 | ours |'])(
    '%s is refused',
    (row) => {
      expect(() => parseKnown(table(row))).toThrow(/line 5/);
    },
  );

  test('stars stand for any run of characters, everything else for itself', () => {
    const known = parseKnown(
      table('| en | corpus/*.xml | CII-SR-* | ours |', '| en | a.xml | BR-1 | ours |'),
    );
    expect(findKnown(known, 'en', 'corpus/x/y.xml', 'CII-SR-12')?.line).toBe(5);
    expect(findKnown(known, 'en', 'corpus/xyxml', 'CII-SR-12')).toBeUndefined();
    expect(findKnown(known, 'en', 'a.xml', 'BR-10')).toBeUndefined();
    expect(findKnown(known, 'fr', 'a.xml', 'BR-1')).toBeUndefined();
  });

  test('the committed table is readable', () => {
    expect(readKnown().every(({ reason }) => /^(official|ours|both)\b/.test(reason))).toBe(true);
  });
});

describe('comparing verdicts', () => {
  test('ids, counts and severities each make a difference', () => {
    const official: Verdict = { A: [1, 'fatal'], B: [2, 'fatal'], C: [1, 'warning'], D: [1, ''] };
    const ours: Verdict = { B: [1, 'fatal'], C: [1, 'fatal'], D: [1, 'fatal'], E: [1, 'info'] };
    expect(compareVerdicts(official, ours)).toEqual([
      { rule: 'A', official: '1 × fatal', ours: '–' },
      { rule: 'B', official: '2 × fatal', ours: '1 × fatal' },
      { rule: 'C', official: '1 × warning', ours: '1 × fatal' },
      { rule: 'E', official: '–', ours: '1 × info' },
    ]);
  });

  test('structural assertions, which have no common names, are compared together', () => {
    const official: Verdict = { 'NOID-1f': [2, ''], 'NOID-a0': [1, ''], A: [1, ''] };
    expect(compareVerdicts(official, { 'FX-0001': [3, 'fatal'], A: [1, 'fatal'] })).toEqual([]);
    expect(compareVerdicts(official, { 'FX-0001': [2, 'fatal'], A: [1, 'fatal'] })).toEqual([
      { rule: '(structure)', official: '3 × fatal', ours: '2 × fatal' },
    ]);
    expect(compareVerdicts({}, { 'FX-0001': [1, 'fatal'] })).toHaveLength(1);
  });

  const record = (rules: Verdict, more: Partial<Recorded> = {}): Recorded => {
    return { file: 'a.xml', root: 'cii', schema: { 'cii-d22b': true }, rules: { en: rules }, ...more };
  };

  function tallyOf(recorded: Recorded, judged: Judged, known: Known[] = []): Tally {
    const tally = newTally('en');
    addDocument(tally, 'en', recorded, judged, known);
    return tally;
  }

  test('an unexplained difference counts against the pack, a known one does not', () => {
    const known = parseKnown(table('| en | a.xml | A | ours |'));
    expect(tallyOf(record({ A: [1, 'fatal'] }), { rules: {} })).toMatchObject({
      agreeing: 0,
      known: 0,
      differing: 1,
    });
    expect(tallyOf(record({ A: [1, 'fatal'] }), { rules: {} }, known)).toMatchObject({
      known: 1,
      differing: 0,
    });
    expect(tallyOf(record({ A: [1, 'fatal'], B: [1, ''] }), { rules: {} }, known).differences).toMatchObject([
      { file: 'a.xml', rule: 'B', official: '1 × fatal', ours: '–' },
    ]);
  });

  test('rules a pack does not have are left out of the comparison, not of the others', () => {
    const known = parseKnown(table('| en | * | CII-* | official |'));
    expect(tallyOf(record({ 'CII-1': [3, 'warning'] }), { rules: {} }, known)).toMatchObject({
      agreeing: 1,
      known: 0,
    });
    expect(known[0]?.used).toBe(1);
  });

  test('where the official pack aborted, ours must say something fatal', () => {
    const aborted = record({}, { aborted: ['en'] });
    expect(tallyOf(aborted, { rules: { X: [1, 'warning'] } })).toMatchObject({ aborted: 1, differing: 1 });
    expect(tallyOf(aborted, { rules: { X: [1, 'fatal'] } })).toMatchObject({ aborted: 1, agreeing: 1 });
  });

  test('an engine that fails on a document disagrees, even where the official pack aborted', () => {
    expect(tallyOf(record({}), { rules: {}, error: 'boom' }).differences).toMatchObject([{ ours: 'boom' }]);
    expect(tallyOf(record({}, { aborted: ['en'] }), { rules: {}, error: 'boom' }).differing).toBe(1);
  });

  test('the schema verdict is compared where one is recorded', () => {
    const tally = newTally('cii-d22b');
    addSchema(tally, 'cii-d22b', record({}), true, []);
    addSchema(tally, 'cii-d22b', record({}), false, []);
    addSchema(tally, 'cii-d22b', record({}), 'cannot parse', []);
    addSchema(tally, 'cii-d22b', record({}, { schema: {} }), false, []);
    expect(tally).toMatchObject({ documents: 3, agreeing: 1, differing: 2 });
    expect(tally.differences.map(({ ours }) => ours)).toEqual(['invalid', 'cannot parse']);
  });

  test('the report counts, groups by rule and shows the mutation', () => {
    const text = printTally(tallyOf(record({ A: [1, 'fatal'] }, { mutation: ['drop x'] }), { rules: {} }));
    expect(text).toContain('en: 1 documents, 0 agreeing, 0 known differences, 1 differing');
    expect(text).toContain('by rule: A ×1');
    expect(text).toContain('a.xml A: official 1 × fatal, ours – [drop x]');
  });

  test('a known difference that these documents do not show is pointed out', () => {
    expect(printKnown(parseKnown(table('| en | a.xml | A | ours |')))).toContain(
      'a.xml A: not met in these documents',
    );
  });
});

describe('reading a folder', () => {
  const write = (text: string): void => writeFileSync(path.join(folder, 'mutants.jsonl'), text);

  test('an empty or unknown folder is an error', () => {
    expect(() => readRecords(folder, 'cii')).toThrow(/none of corpus\.jsonl, bases\.jsonl, mutants\.jsonl/);
    write('{"file":"a.xml","root":"ubl-invoice","rules":{}}\n');
    expect(() => readRecords(folder, 'cii')).toThrow(/no document with root "cii"/);
  });

  test('a syntax may have several document elements', () => {
    const roots = ['ubl-invoice', 'ubl-creditnote', 'cii'];
    write(roots.map((root) => `{"file":"${root}.xml","root":"${root}","rules":{}}\n`).join(''));
    const files = readRecords(folder, 'ubl-invoice', 'ubl-creditnote').map(({ file }) => file);
    expect(files).toEqual(['ubl-invoice.xml', 'ubl-creditnote.xml']);
  });

  test('documents of any root are read together, and none that is only told of', () => {
    write('{"file":"a.xml","root":"cdar"}\n{"file":null,"root":"cdar"}\n{"file":"b.xml","root":"cii"}\n');
    expect(readRecords(folder).map(({ file }) => file)).toEqual(['a.xml', 'b.xml']);
  });

  test('a broken line is named', () => {
    write('{"file":"a.xml","root":"cii"}\n{"file":\n');
    expect(() => readRecords(folder, 'cii')).toThrow(/mutants\.jsonl:2/);
    write('{"root":"cii"}\n');
    expect(() => readRecords(folder, 'cii')).toThrow(/"file"/);
  });

  test('the verdict of the pack’s own version is preferred', () => {
    write('{"file":"a.xml","root":"cii","rules":{"fr@1":{},"en":{}}}\n');
    const records = readRecords(folder, 'cii');
    expect(verdictKey(records, 'fr', '1')).toBe('fr@1');
    expect(verdictKey(records, 'en', '1.3.16')).toBe('en');
    expect(() => verdictKey(records, 'fr', '2')).toThrow(/no document has a verdict of fr 2/);
  });
});

test.each([
  [['--pack', 'en16931-cii', '--engine', 'saxon', '{nowhere}'], /there is no folder/],
  [['--engine', 'saxon', '--pack', 'nothing', '{folder}'], /unknown pack "nothing" \(known: .*en16931-cii/],
  [['--engine', 'abacus', '{folder}'], /unknown engine/],
  [[], /usage/],
])('a wrong call %j ends with 2 and says why', (args, message) => {
  const given = args.map((arg) =>
    arg.replace('{folder}', folder).replace('{nowhere}', path.join(folder, 'x')),
  );
  const run = fileURLToPath(new URL('run.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [run, ...given], { encoding: 'utf8' });
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
});
