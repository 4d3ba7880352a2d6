import { describe, expect, it } from 'vitest';
import { EngineError } from '../errors.ts';
import { complete } from '../invoice/index.ts';
import { sampleInvoice } from '../invoice/testing/sample.ts';
import type { Finding, RulesetPlugin } from '../plugin/index.ts';
import { fakeRuleset, nodeNamed, opened } from '../testing/plugins.ts';
import { refuseForeign, refuseOrWarn, type GeneratedDocument } from './refuse.ts';
import type { ReportedFinding } from './reported.ts';
import type { Judgement } from './validate.ts';

const document = opened('<number>F-1</number><total>99.99</total>');

const given = sampleInvoice({
  totals: {
    line_total: '99.99',
    tax_exclusive: '100.00',
    tax_total: '20.00',
    tax_inclusive: '120.00',
    amount_due: '120.00',
  },
});

const generated: GeneratedDocument = {
  opened: document,
  written: { bytes: document.xml, pointers: [[], ['/invoice/number'], ['/invoice/totals/line_total']] },
  given,
  completion: complete(given, []),
  language: 'fr',
};

const sumRule: Finding = {
  severity: 'fatal',
  rule: 'BR-CO-10',
  message: 'In English.',
  node: nodeNamed(document.tree, 'total'),
};
const text = { title: 'T', explanation: 'E', fix: 'F', reference: 'R' };
const ruleset = fakeRuleset('en', {
  terms: (rule) => (rule === 'BR-CO-10' ? ['BT-106', 'BT-131'] : []),
  explain: (_rule, language) => ({ ...text, message: `In ${language}.` }),
});

const judgement = (findings: readonly Finding[], by: RulesetPlugin = ruleset): Judgement => ({
  checksRun: ['schematron:base'],
  checksSkipped: [],
  rulesets: [],
  findings: findings.map((finding) => ({ source: 'schematron:base', finding, ruleset: by })),
});

function refused(findings: readonly Finding[], by = ruleset): EngineError {
  try {
    refuseOrWarn(judgement(findings, by), generated);
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(EngineError);
    return thrown as EngineError;
  }
  throw new Error('nothing was refused');
}

describe('a document we wrote', () => {
  it('is refused with its findings in the words and fields of the caller', () => {
    const { code, message, findings } = refused([sumRule]);
    expect({ code, message }).toEqual({ code: 'invalid_input', message: 'The invoice fails 1 rule.' });
    expect(findings).toMatchObject([
      {
        ...text,
        message: 'In fr.',
        fix: "Omettez totals pour qu'il soit calculé, ou mettez totals.line_total à 100.00.",
        rule: 'BR-CO-10',
        location: '/t:invoice/t:total',
        terms: ['BT-106', 'BT-131'],
        pointer: '/invoice/totals/line_total',
        patch: [{ op: 'replace', path: '/invoice/totals/line_total', value: '100.00' }],
      },
    ]);
    expect(findings[0]!.pointers![0]).toBe(findings[0]!.pointer);
  });

  it('is refused for every fatal finding at once; warnings ride along, infos do not', () => {
    const { message, findings } = refused([
      sumRule,
      { ...sumRule, severity: 'warning', rule: 'W' },
      { ...sumRule, severity: 'info', rule: 'I' },
      { ...sumRule, rule: 'BR-02' },
    ]);
    expect(message).toBe('The invoice fails 2 rules.');
    expect(findings.map(({ rule }) => rule)).toEqual(['BR-CO-10', 'W', 'BR-02']);
  });

  it('leads every finding somewhere, even one that stands nowhere and breaks no rule', () => {
    const { findings } = refused([{ severity: 'fatal', rule: null, message: 'Odd.' }]);
    expect(findings).toMatchObject([{ message: 'Odd.', pointer: '/invoice', pointers: ['/invoice'] }]);
    expect(findings[0]).not.toHaveProperty('patch');
  });

  it('takes the fields that the ruleset names first', () => {
    const knowing = { ...ruleset, fields: () => ['/invoice/due_date'] };
    const named = { ...sumRule, rule: 'BR-02' };
    expect(refused([named], knowing).findings[0]!.pointers![0]).toBe('/invoice/due_date');
  });

  it('points at the VAT number that may not stand beside what is outside the scope of VAT', () => {
    const pointers = [[], ['/invoice/seller/vat_id'], ['/invoice/lines/0/vat_category']];
    const outside = sampleInvoice({ seller: { ...given.seller, vat_id: 'FR44732829320' } });
    const without = fakeRuleset('en', { terms: () => ['BT-31', 'BT-151'] });
    const foreign = { ...generated, given: outside, written: { ...generated.written, pointers } };
    const found = { ...sumRule, rule: 'BR-O-02' };
    expect(() => refuseOrWarn(judgement([found], without), foreign)).toThrow(
      expect.objectContaining({
        findings: [expect.objectContaining({ pointer: '/invoice/seller/vat_id' })],
      }),
    );
  });

  it('passes with its warnings, in the same coordinates', () => {
    const warnings = refuseOrWarn(judgement([{ ...sumRule, severity: 'warning' }]), generated);
    expect(warnings).toMatchObject([{ severity: 'warning', pointer: '/invoice/totals/line_total' }]);
    expect(refuseOrWarn(judgement([]), generated)).toEqual([]);
  });
});

it('keeps to itself a warning about what only our writer needs', () => {
  const empty = opened('<number>F-1</number><delivery/>');
  const written = { bytes: empty.xml, pointers: [[], ['/invoice/number'], []] };
  const about = (name: string): Judgement =>
    judgement([{ severity: 'warning', rule: 'W', message: 'Empty.', node: nodeNamed(empty.tree, name) }]);
  const warned = (name: string) => refuseOrWarn(about(name), { ...generated, opened: empty, written });
  expect(warned('delivery')).toEqual([]);
  expect(warned('number')).toMatchObject([{ pointer: '/invoice/number' }]);
});

describe('a document of somebody else', () => {
  const judged = (findings: readonly Finding[]): readonly ReportedFinding[] =>
    refuseForeign(judgement(findings), document, 'en');

  it('is refused in its own coordinates', () => {
    const thrown = (() => {
      try {
        return judged([sumRule]);
      } catch (error) {
        return error as EngineError;
      }
    })();
    expect(thrown).toBeInstanceOf(EngineError);
    const [finding] = (thrown as EngineError).findings;
    expect(finding).toMatchObject({ location: '/t:invoice/t:total', line: 1, message: 'In en.', fix: 'F' });
    expect(finding).not.toHaveProperty('pointer');
  });

  it('passes with its warnings', () => {
    expect(judged([{ ...sumRule, severity: 'warning' }])).toHaveLength(1);
  });
});
