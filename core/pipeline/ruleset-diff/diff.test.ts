import { describe, expect, it } from 'vitest';
import type { RulesetPlugin, WrittenRule } from '../../plugin/index.ts';
import { Registry } from '../../registry/registry.ts';
import { fakeRuleset, fakeSyntax } from '../../testing/plugins.ts';
import { diffRulesets } from './index.ts';

const rule = (id: string, fields: Partial<WrittenRule> = {}): WrittenRule => ({
  id,
  severity: 'fatal',
  context: 'a',
  test: 'b',
  definitions: new Map(),
  codes: new Map(),
  ...fields,
});

const words = { message: 'M', explanation: 'E', fix: 'F', reference: 'R' };

function pack(version: string, written: readonly WrittenRule[], fields: Partial<RulesetPlugin> = {}) {
  return fakeRuleset('law-cii', {
    version,
    requires: ['cii'],
    written: () => written,
    rules: [...new Map(written.map(({ id, severity }) => [id, { id, severity }])).values()],
    explain: (id) => ({ ...words, title: `Title of ${id}` }),
    ...fields,
  });
}

const OLD = { validity: { from: null, to: '2026-08-31' } };
const NEW = { validity: { from: '2026-09-01', to: null } };

async function changes(
  before: readonly WrittenRule[],
  after: readonly WrittenRule[],
  fields: Partial<RulesetPlugin> = {},
) {
  const registry = new Registry([
    fakeSyntax(),
    pack('1', before, OLD),
    pack('2', after, { ...NEW, ...fields }),
  ]);
  const { rulesets } = await diffRulesets(registry, 'law-cii@1', 'law-cii@2');
  return rulesets[0]!;
}

const only = async (before: WrittenRule, after: WrittenRule) => (await changes([before], [after])).rules[0];

describe('rules of two versions', () => {
  it('are the same where nothing differs', async () => {
    expect(await changes([rule('A')], [rule('A')])).toMatchObject({ unchanged: 1, rules: [] });
  });

  it('come and go', async () => {
    const { unchanged, rules } = await changes(
      [rule('A'), rule('B', { severity: 'warning' })],
      [rule('C'), rule('A')],
    );
    expect(unchanged).toBe(1);
    expect(rules).toMatchObject([
      { id: 'C', change: 'added', effect: 'stricter', severity_from: null, severity_to: 'fatal' },
      { id: 'B', change: 'removed', effect: 'looser', severity_from: 'warning', severity_to: null },
    ]);
    expect(rules[0]!.en).toEqual({
      title: 'Title of C',
      consequence: 'New: a document that breaks it is refused.',
      fix: 'F',
    });
    expect(rules[1]!.fr).toMatchObject({
      consequence:
        "N'est plus contrôlée : un document qui l'enfreignait était signalé par un avertissement, et conforme.",
      fix: '',
    });
  });

  it('are stricter by another severity alone', async () => {
    const warned = rule('A', { severity: 'warning' });
    expect(await only(warned, rule('A'))).toMatchObject({
      effect: 'stricter',
      differences: [{ aspect: 'severity', before: 'warning', after: 'fatal' }],
      en: { consequence: 'A document that breaks it was warned of, and valid; it is now refused.' },
    });
    expect(await only(rule('A'), warned)).toMatchObject({ effect: 'looser' });
    expect(await only(warned, rule('A', { test: 'c' }))).toMatchObject({ effect: 'otherwise' });
  });

  it.each<[string, Partial<WrittenRule>, Partial<WrittenRule>, object]>([
    ['context', { context: 'x' }, {}, { before: 'x', after: 'a' }],
    ['test', { test: 'x' }, {}, { before: 'x', after: 'b' }],
    [
      'definition',
      { definitions: new Map([['fr:day', 'x']]) },
      { definitions: new Map([['fr:day', 'y']]) },
      { name: 'fr:day', before: 'x', after: 'y' },
    ],
    [
      'codes',
      { codes: new Map([['$list', ['1', '2']]]) },
      { codes: new Map([['$list', ['2', '3']]]) },
      { name: '$list', added: ['3'], removed: ['1'] },
    ],
  ])('judge otherwise by another %s', async (aspect, before, after, difference) => {
    expect(await only(rule('A', before), rule('A', after))).toMatchObject({
      effect: 'otherwise',
      differences: [{ aspect, ...difference }],
    });
  });

  it('have another number of assertions', async () => {
    const { rules } = await changes([rule('A')], [rule('A'), rule('A', { test: 'c' })]);
    expect(rules[0]!.differences).toMatchObject([
      { aspect: 'assertions', before: 'a: b', after: 'a: b\na: c' },
    ]);
  });

  it('differ in words alone, in each language', async () => {
    const { rules } = await changes([rule('A')], [rule('A')], {
      explain: (id, language) => ({ ...words, title: language === 'fr' ? 'Autre' : `Title of ${id}` }),
    });
    expect(rules).toMatchObject([
      {
        effect: 'none',
        differences: [{ aspect: 'title', name: 'fr', before: 'Title of A', after: 'Autre' }],
        en: { consequence: 'It judges as before; only its words differ.' },
      },
    ]);
  });

  it('name whom they concern, in both languages', async () => {
    const { en, fr } = await changes([rule('A')], []);
    expect(en.whom).toContain('invoices in CII');
    expect(fr.whom).toBe(
      'Qui émet, reçoit ou contrôle des factures en CII, seules ou dans un PDF (Factur-X), à partir du 2026-09-01.',
    );
  });
});

describe('the sides', () => {
  const other = fakeRuleset('law-ubl', { version: '1' });
  const registry = new Registry([fakeSyntax(), pack('1', [rule('A')], OLD), pack('2', [], NEW), other]);

  it('are the packs in force on two days; one that is the same has no changes', async () => {
    const diff = await diffRulesets(registry, '2026-08-31', '2026-09-01');
    expect(diff.rulesets.map(({ from, to }) => [from.version, to.version])).toEqual([['1', '2']]);
    expect([diff.only_from, diff.only_to]).toEqual([[], []]);
  });

  it('are all packs of a version', async () => {
    const diff = await diffRulesets(registry, 'law@1', 'law@2');
    expect(diff.rulesets).toHaveLength(1);
    expect([diff.only_from, diff.only_to]).toEqual([['law-ubl@1'], []]);
  });

  it('may be packs of two names', async () => {
    expect((await diffRulesets(registry, 'law-cii@1', 'law-ubl@1')).rulesets).toMatchObject([
      { from: { ruleset: 'law-cii' }, to: { ruleset: 'law-ubl' }, rules: [{ id: 'A', change: 'removed' }] },
    ]);
  });

  it.each(['law-cii@3', 'law-cii', 'none@1', '@1', '2026-02-30'])('refuse %s', async (name) => {
    await expect(diffRulesets(registry, name, 'law-cii@2')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('name the versions there are', async () => {
    await expect(diffRulesets(registry, 'law-cii@3', 'law-cii@2')).rejects.toThrow(
      'There are: law-cii@1, law-cii@2.',
    );
  });
});
