import { describe, expect, test } from 'vitest';
import type { PackWithTexts } from '@conforme/rules/packs';
import { element, parse, serialise } from '@conforme/engine/xml';
import type { Profile, Recognised, RuleContext } from '../plugin/index.ts';
import { sampleInvoice } from '../invoice/testing/sample.ts';
import { rulesetOf } from './ruleset.ts';

const context: RuleContext = { role: '', treatment: '', date: '2026-10-05', container: 'pdf' };
const tree = parse(serialise(element('a', ''), { namespaces: new Map() }).bytes);

const pack: PackWithTexts = {
  id: 'facturx-en16931',
  version: '1.09.2',
  syntax: 'cii',
  source: 'schematron:base',
  validity: { from: null, to: null },
  applies: { judgedAs: 'facturx', profiles: ['en16931'] },
  hash: 'h',
  rules: [
    { id: 'BR-01', flag: 'fatal', test: '', pattern: '', context: '', message: [] },
    { id: 'BR-01', flag: 'warning', test: '', pattern: '', context: '', message: [] },
  ],
  load: async () => {},
  run: (_tree, { container }) => [
    { rule: 'BR-01', flag: 'fatal', node: 1, message: container!, values: [], test: 'a' },
  ],
  written: () => [],
  terms: (rule) => (rule === 'BR-01' ? ['BT-24'] : []),
  constants: () => ({ 0: '35' }),
  blames: (_rule, [value]) => (value === 'his' ? 'BT-48' : null),
  explain: () => ({ title: 't', message: '', explanation: '', fix: '', reference: '' }),
};
const ruleset = rulesetOf(pack);

const cii = (profile: Profile | null, guideline: string | null = null): Recognised => ({
  syntax: 'cii',
  flavor: 'factur-x',
  profile,
  guideline,
});

test('a ruleset carries what its pack says of itself', () => {
  expect(ruleset).toMatchObject({
    kind: 'ruleset',
    id: 'facturx-en16931',
    version: '1.09.2',
    source: 'schematron:base',
    requires: ['cii'],
    validity: { from: null, to: null },
    hash: 'h',
    rules: [{ id: 'BR-01', severity: 'fatal' }],
  });
  expect([ruleset.complete, ruleset.fields]).toEqual([undefined, undefined]);
  expect(Object.isFrozen(ruleset)).toBe(true);
});

test('its rules are listed once: whoever explains a rule asks every ruleset for its own', () => {
  expect(ruleset.rules).toBe(ruleset.rules);
});

test('it runs, names terms and explains as its pack does', () => {
  expect(ruleset.run(tree, context)).toMatchObject([{ severity: 'fatal', rule: 'BR-01', message: 'pdf' }]);
  expect(ruleset.terms('BR-01')).toEqual(['BT-24']);
  expect(ruleset.constants?.('BR-01')).toEqual({ 0: '35' });
  expect(ruleset.blames?.('BR-01', ['his'])).toBe('BT-48');
  expect(ruleset.explain('BR-01', 'en', [])).toMatchObject({ title: 't' });
});

test('a rule that could not be judged says so to each reader', () => {
  const error = 'division by zero';
  const run: PackWithTexts['run'] = () => [
    { rule: 'BR-01', flag: 'fatal', node: 1, message: error, values: [], test: 'a', error },
  ];
  const [finding] = rulesetOf({ ...pack, run }).run(tree, context);
  expect(finding).toMatchObject({
    error,
    said: { fr: 'La règle ne peut pas être jugée ici : division par zéro.' },
  });
});

test('a value that could not be found says why in French, and what a document says in brackets stays', () => {
  const values = ['(division by zero)', '(division by zero)'];
  const found = { rule: 'BR-01', flag: 'fatal', node: 1, message: '', values, test: 'a' } as const;
  const run: PackWithTexts['run'] = () => [{ ...found, unfound: [1] }, found];
  const [unfound, plain] = rulesetOf({ ...pack, run }).run(tree, context);
  expect(unfound).toMatchObject({ values, french: ['(division by zero)', '(division par zéro)'] });
  expect(plain).not.toHaveProperty('french');
});

test('its law does what laws do besides judging', () => {
  const law = { source: 'schematron:base', fields: () => ['/invoice/number'] };
  expect(rulesetOf(pack, law).fields!('BR-01', sampleInvoice())).toEqual(['/invoice/number']);
});

describe('it applies where its pack.json says', () => {
  const EN = 'urn:cen.eu:en16931:2017';
  const french = rulesetOf({ ...pack, applies: { exceptProfiles: ['minimum'] } });

  test('as Factur-X of one profile', () => {
    expect(ruleset.applies(cii('en16931', EN), context)).toBe(true);
    expect(ruleset.applies(cii('en16931', EN), { ...context, container: 'xml' })).toBe(false);
    expect(ruleset.applies(cii('minimum'), context)).toBe(false);
  });

  test.each([
    ['basicwl', true],
    ['basic', true],
    ['en16931', true],
    ['extended', true],
    ['extended-ctc-fr', true],
    [null, true],
    ['minimum', false],
  ] as const)('but for a profile: %s: %s', (profile, expected) => {
    expect(french.applies(cii(profile), context)).toBe(expected);
  });

  test('in its own syntax', () => {
    const ubl = rulesetOf({ ...pack, syntax: 'ubl', applies: {} });
    for (const flavor of ['ubl-2.1-invoice', 'ubl-2.1-creditnote'] as const) {
      const recognised = { ...cii('en16931'), syntax: 'ubl', flavor };
      expect(french.applies(recognised, context)).toBe(false);
      expect(ubl.applies(recognised, context)).toBe(true);
    }
    expect(ubl.applies(cii('en16931'), context)).toBe(false);
  });

  test('and nowhere while that says nothing', () => {
    expect(() => rulesetOf({ ...pack, applies: null })).toThrow('does not say where it applies');
  });
});
