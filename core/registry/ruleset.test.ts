import { expect, test } from 'vitest';
import { element, parse, serialise } from '@conforme/rules/xml';
import type { RuleContext } from '../plugin/index.ts';
import { schematronRuleset, type JudgingPack } from './ruleset.ts';

const context: RuleContext = { role: '', treatment: '', date: '2026-10-05', container: 'pdf' };
const tree = parse(serialise(element('a', ''), { namespaces: new Map() }).bytes);

const pack: JudgingPack = {
  version: '1.3.16',
  validity: { from: null, to: null },
  rules: [{ id: 'BR-01', severity: 'fatal' }],
  load: async () => {},
  run: (_tree, { container }) => [{ severity: 'fatal', rule: 'BR-01', message: container }],
  terms: (rule) => (rule === 'BR-01' ? ['BT-24'] : []),
  explain: () => null,
};

const ruleset = schematronRuleset(pack, {
  id: 'en16931-cii',
  source: 'schematron:base',
  applies: ({ profile }, { container }) => profile === 'en16931' && container === 'pdf',
});

test('a ruleset carries what its pack says of itself', () => {
  expect(ruleset).toMatchObject({
    kind: 'ruleset',
    id: 'en16931-cii',
    version: '1.3.16',
    source: 'schematron:base',
    requires: [],
    validity: { from: null, to: null },
  });
  expect(ruleset.complete).toBeUndefined();
});

test('it runs, names terms and explains as its pack does', () => {
  expect(ruleset.run(tree, context)).toEqual([{ severity: 'fatal', rule: 'BR-01', message: 'pdf' }]);
  expect(ruleset.terms('BR-01')).toEqual(['BT-24']);
  expect(ruleset.terms('BR-99')).toEqual([]);
  expect(ruleset.explain('BR-01', 'en', [])).toBeNull();
});

test('it applies where its owner says so', () => {
  const recognised = { flavor: 'factur-x', profile: 'en16931', guideline: null } as const;
  expect(ruleset.applies(recognised, context)).toBe(true);
  expect(ruleset.applies({ ...recognised, profile: 'minimum' }, context)).toBe(false);
  expect(ruleset.applies(recognised, { ...context, container: 'xml' })).toBe(false);
});

test('a registered ruleset cannot be changed', () => {
  expect(Object.isFrozen(ruleset)).toBe(true);
});
