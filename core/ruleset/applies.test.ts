import { expect, it } from 'vitest';
import type { Recognised, RuleContext } from '../plugin/index.ts';
import { appliesTo, TO_ALL, type Applies } from './applies.ts';

const EN = 'urn:cen.eu:en16931:2017';
const plain: Recognised = { syntax: 'cii', flavor: 'factur-x', profile: 'en16931', guideline: EN };
const context: RuleContext = { role: '', treatment: '', date: '2026-11-21', container: 'xml' };

it.each<[string, Partial<Applies>, Partial<Recognised>, boolean]>([
  ['all of its syntax', {}, {}, true],
  ['none of the other syntax', {}, { syntax: 'ubl', flavor: 'ubl-2.1-creditnote' }, false],
  ['nothing that is no invoice', {}, { syntax: null, flavor: 'other' }, false],
  ['a guideline, whole', { guidelines: ['urn:x', EN] }, {}, true],
  ['not one that only begins so', { guidelines: [EN] }, { guideline: `${EN}#compliant#urn:x` }, false],
  [
    'one that begins so, where asked',
    { guidelines: [`${EN}#*`] },
    { guideline: `${EN}#compliant#urn:x` },
    true,
  ],
  ['not one that begins otherwise', { guidelines: [`${EN}#*`] }, {}, false],
  ['none without a guideline', { guidelines: ['*'] }, { guideline: null }, false],
  ['a profile', { profiles: ['extended', 'en16931'] }, {}, true],
  ['no other profile', { profiles: ['extended'] }, {}, false],
  ['none without a profile', { profiles: ['extended'] }, { profile: null }, false],
  ['what is alone', { container: 'xml' }, {}, true],
  ['not what is alone', { container: 'pdf' }, {}, false],
])('judges %s', (_, applies, recognised, expected) => {
  expect(appliesTo({ ...TO_ALL, ...applies }, 'cii', { ...plain, ...recognised }, context)).toBe(expected);
});

it('judges both kinds of UBL documents', () => {
  for (const flavor of ['ubl-2.1-invoice', 'ubl-2.1-creditnote'] as const)
    expect(appliesTo(TO_ALL, 'ubl', { ...plain, syntax: 'ubl', flavor }, context)).toBe(true);
});

it("judges messages that we know by a third party's pack for other documents, and no invoice", () => {
  const root = { uri: 'urn:x', local: 'Status' };
  const status: Recognised = { syntax: 'cdar', flavor: 'cdar', profile: null, guideline: 'urn:s', root };
  expect(appliesTo(TO_ALL, 'other', status, context)).toBe(true);
  expect(appliesTo(TO_ALL, 'cdar', status, context)).toBe(true);
  expect(appliesTo({ ...TO_ALL, guidelines: ['urn:t'] }, 'other', status, context)).toBe(false);
  expect(appliesTo(TO_ALL, 'other', plain, context)).toBe(false);
});
