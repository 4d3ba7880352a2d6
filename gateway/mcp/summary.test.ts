import { describe, expect, it } from 'vitest';
import { finding } from '../testing/engine.ts';
import { fileText, findingLines, lossLines, refusalText, verdictText } from './summary.ts';

const VERDICT = {
  valid: false,
  flavor: 'factur-x',
  profile: 'en16931',
  checks_run: ['xsd', 'schematron:base'],
  checks_skipped: ['schematron:fr-ctc'],
  error_count: 1,
  warning_count: 0,
  pdf: null,
};

describe('words for an agent', () => {
  it('say verdict, kind and checks, then each finding with its place and fix', () => {
    const found = finding({ message: 'The sum is wrong.', line: 12, fix: 'Leave totals out.' });
    expect(verdictText(VERDICT, [found], 'en').split('\n')).toEqual([
      'Not valid: 1 fatal, 0 warnings. factur-x, en16931; checked: xsd, schematron:base; not checked: schematron:fr-ctc.',
      '1. [fatal · BR-CO-10 · line 12] The sum is wrong. Fix: Leave totals out.',
    ]);
    expect(verdictText({ ...VERDICT, valid: true, checks_skipped: [] }, [], 'fr')).toBe(
      'Valide: 1 bloquant, 0 avertissement. factur-x, en16931; contrôlé: xsd, schematron:base.',
    );
  });

  it('point at arguments, and write a patch down as it can be applied', () => {
    const patch = [{ op: 'replace' as const, path: '/invoice/totals/line_total', value: '595.00' }];
    const found = finding({ message: 'Wrong.', pointer: '/invoice/totals/line_total', patch });
    expect(findingLines([found], 'fr')).toEqual([
      `1. [fatal · BR-CO-10 · /invoice/totals/line_total] Wrong. Patch (RFC 6902): ${JSON.stringify(patch)}`,
    ]);
  });

  it('list what a conversion does not carry over', () => {
    const loss = {
      term: 'BT-18',
      location: '/a/b',
      value: '7',
      reason: 'Profile basicwl of cii-xml has no place for it.',
      target: 'basicwl (cii-xml)',
    };
    expect(lossLines([], 'en')).toEqual([]);
    expect(lossLines([loss, { ...loss, term: null }], 'fr')).toEqual([
      'Non repris, 2 valeurs :',
      '1. BT-18 /a/b: 7. Profile basicwl of cii-xml has no place for it.',
      '2. /a/b: 7. Profile basicwl of cii-xml has no place for it.',
    ]);
    const refused = { code: 'lossy_conversion', message: 'One value.', details: [loss] };
    expect(refusalText(refused, 'en').split('\n')).toEqual([
      'lossy_conversion: One value.',
      'Not carried over, 1 value:',
      expect.stringContaining('BT-18'),
    ]);
  });

  it('tell faults like findings', () => {
    const details = [{ loc: ['body', 'rule'], msg: 'rule is required.', type: 'missing', pointer: '/rule' }];
    expect(refusalText({ code: 'validation_error', message: 'One fault.', details }, 'en')).toBe(
      'validation_error: One fault.\n1. [/rule] rule is required.',
    );
    expect(refusalText({ code: 'api_key_required', message: 'A key.' }, 'en')).toBe(
      'api_key_required: A key.',
    );
  });

  it('leave the rest of many findings to the structured result', () => {
    const lines = findingLines(
      Array.from({ length: 23 }, () => finding({})),
      'en',
    );
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe('… and 3 more in the structured result.');
  });

  it('name a file in the language of the call', () => {
    const file = { filename: 'F-1.pdf', kind: 'application/pdf', profile: 'en16931', size: 12 };
    expect(fileText(file, 'en')).toBe('F-1.pdf (application/pdf, en16931, 12 bytes).');
    expect(fileText(file, 'fr', ({ due }) => `, ${due('1.00 EUR')}`)).toBe(
      'F-1.pdf (application/pdf, en16931, 12 octets), à payer 1.00 EUR.',
    );
  });
});
