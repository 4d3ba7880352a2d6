import { describe, expect, it } from 'vitest';
import type { Recognised, RuleContext, RulesetPlugin } from '../plugin/index.ts';
import { Registry } from './registry.ts';

const context: RuleContext = { role: '', treatment: '', date: '2026-11-21', container: 'xml' };
const recognised: Recognised = { syntax: 'cii', flavor: 'factur-x', profile: 'en16931', guideline: null };

function ruleset(id: string, fields: Partial<RulesetPlugin> = {}): RulesetPlugin {
  return {
    kind: 'ruleset',
    id,
    version: '1',
    requires: [],
    source: 'schematron:base',
    validity: { from: null, to: null },
    rules: [],
    applies: () => true,
    run: () => [],
    terms: () => [],
    explain: () => null,
    ...fields,
  };
}

const idsOf = (plugins: readonly { id: string }[]): string[] => plugins.map(({ id }) => id);

describe('Registry', () => {
  it('refuses two plugins of one id and version, by name', () => {
    expect(() => new Registry([ruleset('a'), ruleset('a')])).toThrow('plugin a@1 is registered twice');
    expect(() => new Registry([ruleset('a'), ruleset('a', { version: '2' })])).not.toThrow();
  });

  it('refuses a plugin that requires one that is not there, by name', () => {
    const plugins = [ruleset('a', { requires: ['b'] })];
    expect(() => new Registry(plugins)).toThrow('plugin a requires b, which is not registered');
  });

  it('accepts requirements whatever their order in the list', () => {
    const registry = new Registry([ruleset('a', { requires: ['b'] }), ruleset('b')]);
    expect(idsOf(registry.all('ruleset'))).toEqual(['a', 'b']);
  });

  it('picks the rulesets of a source that apply', () => {
    const registry = new Registry([
      ruleset('base'),
      ruleset('no', { applies: () => false }),
      ruleset('fr', { source: 'schematron:fr-ctc' }),
    ]);
    expect(idsOf(registry.rulesets('schematron:base', recognised, context))).toEqual(['base']);
    expect(idsOf(registry.rulesets('schematron:fr-ctc', recognised, context))).toEqual(['fr']);
  });

  it('picks anew for every kind of document, whatever was picked before', () => {
    let asked = 0;
    const applies = ({ guideline, profile }: Recognised, { role, container }: RuleContext): boolean =>
      ++asked > 0 && [guideline, profile, role, container].includes('this');
    const registry = new Registry([ruleset('base', { applies })]);
    const picked = (given: object, asking: object = {}): string[] =>
      idsOf(registry.rulesets('schematron:base', { ...recognised, ...given }, { ...context, ...asking }));
    const long = 'this'.padStart(1_000, '-');
    for (let round = 0; round < 3; round++) {
      expect(picked({})).toEqual([]);
      expect(picked({ guideline: 'this' })).toEqual(['base']);
      expect(picked({ profile: 'this' })).toEqual(['base']);
      expect(picked({}, { role: 'this' })).toEqual(['base']);
      expect(picked({}, { container: 'this' })).toEqual(['base']);
      expect(picked({ guideline: 'that' })).toEqual([]);
      expect(picked({}, { treatment: 'this' })).toEqual([]);
    }
    expect(asked).toBe(7);
    for (const guideline of [long, long]) expect(picked({ guideline })).toEqual([]);
    expect(asked).toBe(9);
    // Those of a flood of kinds are forgotten.
    for (let at = 0; at < 20; at++) picked({ guideline: String(at) });
    expect(picked({ guideline: 'this' })).toEqual(['base']);
    expect(asked).toBe(30);
  });

  it('picks the ruleset in force on the day, first and last day included', () => {
    const registry = new Registry([
      ruleset('old', { validity: { from: null, to: '2026-08-31' } }),
      ruleset('new', { validity: { from: '2026-09-01', to: null } }),
    ]);
    const on = (date: string): string[] =>
      idsOf(registry.rulesets('schematron:base', recognised, { ...context, date }));
    expect(on('2026-08-31')).toEqual(['old']);
    expect(on('2026-09-01')).toEqual(['new']);
    expect(on('2026-08-31')).toEqual(['old']);
  });

  it('asks for our sources by check', () => {
    const registry = new Registry([ruleset('x', { source: 'schematron:house' }), ruleset('base')]);
    expect(registry.sources('base')).toEqual(['schematron:base']);
    expect(registry.sources('fr-ctc')).toEqual(['schematron:base', 'schematron:fr-ctc']);
  });

  it('picks of third parties those in force that apply and that the check runs', () => {
    const source = 'schematron:house';
    const registry = new Registry([
      ruleset('base'),
      ruleset('all', { source }),
      ruleset('french', { source, checks: ['fr-ctc'] }),
      ruleset('past', { source, validity: { from: null, to: '2020-01-01' } }),
      ruleset('never', { source, applies: () => false }),
    ]);
    expect(idsOf(registry.thirdParties('base', recognised, context))).toEqual(['all']);
    expect(idsOf(registry.thirdParties('fr-ctc', recognised, context))).toEqual(['all', 'french']);
  });

  it('names what is missing', () => {
    const registry = new Registry([]);
    expect(() => registry.syntax('cii')).toThrow('no syntax plugin cii is registered');
    expect(() => registry.renderer).toThrow('no renderer plugin is registered');
    expect(() => registry.writableContainer).toThrow('no container plugin is registered');
    expect(registry.container(new Uint8Array())).toBeUndefined();
  });
});
