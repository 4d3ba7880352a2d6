import type { Profile, Recognised, RuleContext } from '@conforme/core/plugin';
import { serialise, element, parse } from '@conforme/rules/xml';
import { describe, expect, test } from 'vitest';
import { completeFrench, frCtcRuleset, type FrenchPack } from './index.ts';
import { completionOf, MENTIONS, PARTY } from './testing/sample.ts';

const context: RuleContext = { role: '', treatment: '', date: '2026-10-05', container: 'xml' };
const tree = parse(serialise(element('a', ''), { namespaces: new Map() }).bytes);

const pack: FrenchPack = {
  id: 'br-fr-cii',
  syntax: 'cii',
  version: '1.4.0.04',
  source: 'schematron:fr-ctc',
  validity: { from: '2026-09-01', to: null },
  rules: [{ id: 'BR-FR-X', severity: 'fatal' }],
  load: async () => {},
  run: (judged, { date }) => [
    { severity: 'fatal', rule: `BR-FR-${date}`, message: String(judged.count), node: 1 },
  ],
  terms: (rule) => [`term of ${rule}`],
  explain: (rule, language) => ({
    title: `${rule} ${language}`,
    message: '',
    explanation: '',
    fix: '',
    reference: '',
  }),
};
const ruleset = frCtcRuleset(pack);

const cii = (profile: Profile | null): Recognised => ({ flavor: 'factur-x', profile, guideline: null });

describe('the ruleset', () => {
  test('names the mention a rule misses as the caller knows it', () => {
    expect(ruleset.fields!('BR-FR-05_BT-22_PMT')).toEqual(['/invoice/french_mentions/recovery_fee']);
    expect(ruleset.fields!('BR-FR-05_BT-22-2')).toEqual(['/invoice/french_mentions/late_payment_penalties']);
    expect(ruleset.fields!('BR-FR-05_BT-22_XXX')).toEqual([]);
    expect(ruleset.fields!('BR-FR-02_BT-1')).toEqual([]);
  });

  test.each([
    ['basicwl', true],
    ['basic', true],
    ['en16931', true],
    ['extended', true],
    ['extended-ctc-fr', true],
    [null, true],
    ['minimum', false],
  ] as const)('judges profile %s: %s', (profile, expected) => {
    expect(ruleset.applies(cii(profile), context)).toBe(expected);
  });

  test('judges its own syntax only', () => {
    const ubl = frCtcRuleset({ ...pack, syntax: 'ubl' });
    for (const flavor of ['ubl-2.1-invoice', 'ubl-2.1-creditnote'] as const) {
      expect(ruleset.applies({ ...cii('en16931'), flavor }, context)).toBe(false);
      expect(ubl.applies({ ...cii('en16931'), flavor }, context)).toBe(true);
    }
    expect(ubl.applies(cii('en16931'), context)).toBe(false);
    expect(ubl.requires).toEqual(['ubl']);
  });

  test('is its pack in everything else', () => {
    expect(ruleset).toMatchObject({
      id: 'br-fr-cii',
      version: '1.4.0.04',
      source: 'schematron:fr-ctc',
      requires: ['cii'],
    });
    expect(ruleset.validity).toEqual({ from: '2026-09-01', to: null });
    expect(ruleset.run(tree, context)).toMatchObject([
      { rule: 'BR-FR-2026-10-05', message: String(tree.count) },
    ]);
    expect(ruleset.terms('X')).toEqual(['term of X']);
    expect(ruleset.explain('X', 'fr', [])).toMatchObject({ title: 'X fr' });
  });
});

describe('a foreign seller', () => {
  const seller = { ...PARTY, name: 'Tischlerei Brandt', address: { ...PARTY.address, country: 'DE' } };
  const { enabled: _, ...mentions } = MENTIONS;
  const foreign = completionOf({ seller, french_mentions: mentions });

  test('gets nothing added where the French rules do not judge', () => {
    expect(completeFrench(foreign, false)).toBe(foreign);
  });

  test.each([
    ['the French rules judge', true, {}],
    ['the request switches the mentions on', false, { french_mentions: MENTIONS }],
    ['the seller is in France', false, { seller: PARTY }],
    ['the seller has a SIREN', false, { seller: { ...seller, siren: '999510217' } }],
  ])('is completed as French law asks where %s', (_case, isAsked, changes) => {
    const { invoice } = completeFrench({ ...foreign, invoice: { ...foreign.invoice, ...changes } }, isAsked);
    expect(invoice.notes.map(({ subject_code }) => subject_code)).toEqual(['PMT', 'PMD', 'AAB']);
    expect(invoice.business_process).toBe('S1');
    expect(invoice.seller.electronic_address).toBe(invoice.seller.siren);
  });
});

describe('completion', () => {
  const once = completeFrench(completionOf({ already_paid: true }));

  test('does all of it', () => {
    expect(once.invoice.business_process).toBe('S2');
    expect(once.invoice.notes).toHaveLength(3);
  });

  test('done twice is done once', () => {
    expect(completeFrench(once)).toEqual(once);
  });

  test('adds no address to an invoice that declines the mentions, unless the French rules judge it', () => {
    const seller = { ...PARTY, siren: '999510217' };
    const declined = completionOf({ seller, french_mentions: { ...MENTIONS, enabled: false } });
    expect(completeFrench(declined, false).invoice.seller.electronic_address).toBeNull();
    expect(completeFrench(declined, true).invoice.seller.electronic_address).toBe('999510217');
    const { invoice } = completeFrench(completionOf({ seller }), false);
    expect(invoice.seller.electronic_address).toBe('999510217');
  });

  test('invents no payment date (decision 28)', () => {
    expect(once.invoice.due_date).toBeNull();
  });
});
