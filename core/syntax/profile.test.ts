import { describe, expect, test } from 'vitest';
import { names, parse } from '@conforme/rules/xml';
import { guidelinesOf, profileOf, recogniseAs } from './profile.ts';

const EN = 'urn:cen.eu:en16931:2017';

test.each([
  ['urn:factur-x.eu:1p0:minimum', 'minimum'],
  ['urn:zugferd.de:2p0:minimum', 'minimum'],
  ['urn:factur-x.eu:1p0:basicwl', 'basicwl'],
  ['urn:zugferd.de:2p0:basicwl', 'basicwl'],
  [`${EN}#compliant#urn:factur-x.eu:1p0:basic`, 'basic'],
  [`${EN}#compliant#urn:zugferd.de:2p0:basic`, 'basic'],
  [`${EN}:compliant:factur-x.eu:1p0:basic`, 'basic'],
  [EN, 'en16931'],
  [`${EN}#conformant#urn:factur-x.eu:1p0:extended`, 'extended'],
  [`${EN}#conformant#urn:zugferd.de:2p0:extended`, 'extended'],
  [`${EN}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`, 'extended-ctc-fr'],
  [`${EN}#compliant#urn.cpro.gouv.fr:1p0:en16931-ctc-fr`, 'en16931'],
  [`${EN}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, 'en16931'],
  [`${EN}#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3`, 'en16931'],
  [`${EN}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`, 'en16931'],
  ['urn:peppol:pint:billing-1@eu-1', null],
  ['OIOUBL-2.02', null],
  ['urn:example:unknown', null],
  ['urn:ferd:CrossIndustryDocument:invoice:1p0:comfort', null],
  ['', null],
])('%s is %s', (guideline, profile) => {
  expect(profileOf(guideline)).toBe(profile);
});

test('what is written is recognised as what it was written for', () => {
  const produced = ['basicwl', 'en16931', 'extended', 'extended-ctc-fr'] as const;
  const guidelines = guidelinesOf(produced);
  expect([...guidelines.keys()]).toEqual(produced);
  for (const [profile, guideline] of guidelines) expect(profileOf(guideline)).toBe(profile);
});

describe('recognise', () => {
  const path = ['context', 'id'].map((name) => names.intern('urn:recognise', name));
  const recognise = (content: string): ReturnType<typeof recogniseAs> => {
    const root = `<invoice xmlns="urn:recognise">${content}</invoice>`;
    return recogniseAs('factur-x', parse(Buffer.from(root)), path);
  };
  const context = (text: string): string => `<context><id>${text}</id></context>`;

  test('finds the guideline at the end of its path, and trims it', () => {
    const expected = { flavor: 'factur-x', profile: 'en16931', guideline: EN };
    expect(recognise(context(`\n ${EN} `))).toEqual(expected);
  });

  test('an unknown guideline is shown, not guessed', () => {
    const expected = { flavor: 'factur-x', profile: null, guideline: 'urn:x' };
    expect(recognise(context('urn:x'))).toEqual(expected);
  });

  test.each(['', '<context/>', context(' '), `<id>${EN}</id>`])('none is none: %s', (content) => {
    expect(recognise(content)).toEqual({ flavor: 'factur-x', profile: null, guideline: null });
  });
});
