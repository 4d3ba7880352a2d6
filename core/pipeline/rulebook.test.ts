import { describe, expect, it } from 'vitest';
import { Registry } from '../registry/registry.ts';
import { fakeContainer, fakeRuleset } from '../testing/plugins.ts';
import { getRule, listRulesets } from './rulebook.ts';

const words = { title: 'T', message: 'M', explanation: 'E', fix: 'F', reference: 'R' };

const registry = new Registry([
  fakeRuleset('br', {
    version: '1.4',
    source: 'schematron:fr-ctc',
    validity: { from: '2026-09-01', to: null },
    rules: [
      { id: 'BR-FR-01', severity: 'fatal' },
      { id: 'BR-FR-02', severity: 'warning' },
    ],
    terms: () => ['BT-1'],
    explain: (rule, language) => (rule === 'BR-FR-01' ? { ...words, title: `${language} title` } : null),
  }),
  fakeRuleset('br', {
    version: '1.3',
    source: 'schematron:fr-ctc',
    validity: { from: null, to: '2026-08-31' },
    rules: [{ id: 'BR-FR-01', severity: 'warning' }],
  }),
]);

it('has the rules of containers behind the packs', () => {
  const rules = { ...fakeRuleset('hybrid', { version: '1.07.2', source: 'pdf' }) };
  const rulebook = { ...rules, rules: [{ id: 'PDF-1', severity: 'warning' as const }], explain: () => words };
  const both = new Registry([...registry.all('ruleset'), { ...fakeContainer({}), rulebook }]);
  expect(listRulesets(both, '2026-09-01').map(({ id }) => id)).toEqual(['br', 'br', 'hybrid']);
  expect(getRule(both, 'pdf-1')).toMatchObject({
    id: 'PDF-1',
    rulesets: [{ ruleset: 'hybrid', version: '1.07.2', severity: 'warning' }],
    en: { title: 'T' },
  });
});

describe('the packs', () => {
  it.each([
    ['2026-08-31', [false, true]],
    ['2026-09-01', [true, false]],
  ])('on %s', (day, inForce) => {
    expect(listRulesets(registry, day).map(({ in_force }) => in_force)).toEqual(inForce);
  });

  it('are listed with their rules', () => {
    expect(listRulesets(registry, '2026-09-01')[0]).toEqual({
      hash: null,
      id: 'br',
      version: '1.4',
      source: 'schematron:fr-ctc',
      valid_from: '2026-09-01',
      valid_to: null,
      in_force: true,
      rules: ['BR-FR-01', 'BR-FR-02'],
    });
  });
});

describe('a rule', () => {
  it('shows where values would stand, rather than nothing', () => {
    const fill = fakeRuleset('fill', {
      rules: [{ id: 'X-1', severity: 'fatal' }],
      explain: (_rule, _language, values) => ({ ...words, fix: `set it to ${values[1]}` }),
    });
    expect(getRule(new Registry([fill]), 'X-1').en.fix).toBe('set it to the right value');
  });

  it('says of itself what no document changes', () => {
    const longest = fakeRuleset('longest', {
      rules: [{ id: 'X-1', severity: 'fatal' }],
      constants: () => ({ 1: '35' }),
      explain: (_rule, _language, values) => ({ ...words, fix: `shorten it to ${values[1]}` }),
    });
    expect(getRule(new Registry([longest]), 'X-1').fr.fix).toBe('shorten it to 35');
  });

  it('names every pack that holds it and speaks both languages', () => {
    const { message: _message, ...text } = words;
    expect(getRule(registry, 'BR-FR-01')).toEqual({
      id: 'BR-FR-01',
      family: [],
      terms: ['BT-1'],
      rulesets: [
        { ruleset: 'br', version: '1.4', severity: 'fatal' },
        { ruleset: 'br', version: '1.3', severity: 'warning' },
      ],
      en: { ...text, title: 'en title' },
      fr: { ...text, title: 'fr title' },
    });
  });

  it('is found in any case', () => {
    expect(getRule(registry, ' br-fr-02').id).toBe('BR-FR-02');
  });

  it('is found by the number that the norm gives several', () => {
    const rules = ['X-1_BT-1', 'X-1_BT-2', 'X-10_BT-3'].map((id) => ({ id, severity: 'fatal' as const }));
    const several = new Registry([fakeRuleset('several', { rules })]);
    expect(getRule(several, 'x-1')).toMatchObject({ id: 'X-1_BT-1', family: ['X-1_BT-2'] });
    expect(getRule(several, 'X-1_BT-2')).toMatchObject({ id: 'X-1_BT-2', family: [] });
    expect(() => getRule(several, 'X')).toThrow('No rule pack holds a rule X.');
  });

  it('without words is named by its identifier', () => {
    expect(getRule(registry, 'BR-FR-02').en).toEqual({
      title: 'BR-FR-02',
      explanation: '',
      fix: '',
      reference: '',
    });
  });

  it('nobody knows is not found', () => {
    expect(() => getRule(registry, 'BR-XX')).toThrow(expect.objectContaining({ code: 'not_found' }));
  });
});
