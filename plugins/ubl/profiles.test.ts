import { describe, expect, test } from 'vitest';
import { parse } from '@conforme/rules/xml';
import { profileOf, recognise } from './profiles.ts';
import { CREDIT_NOTE, INVOICE, type Kind } from './kind.ts';
import { COMPONENTS } from './namespaces.ts';

const EN = 'urn:cen.eu:en16931:2017';

test.each([
  [EN, 'en16931'],
  [`${EN}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`, 'extended-ctc-fr'],
  [`${EN}#compliant#urn.cpro.gouv.fr:1p0:en16931-ctc-fr`, 'en16931'],
  [`${EN}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, 'en16931'],
  [`${EN}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`, 'en16931'],
  [`${EN}#conformant#urn:factur-x.eu:1p0:extended`, 'extended'],
  ['urn:factur-x.eu:1p0:basicwl', 'basicwl'],
  ['urn:peppol:pint:billing-1@eu-1', null],
  ['OIOUBL-2.02', null],
  ['', null],
])('%s is %s', (guideline, profile) => {
  expect(profileOf(guideline)).toBe(profile);
});

describe('recognise', () => {
  const document = (content: string, { root, uri }: Kind): ReturnType<typeof recognise> =>
    recognise(
      parse(
        Buffer.from(`<x:${root} xmlns:x="${uri}" xmlns="${COMPONENTS.get('cbc')}">${content}</x:${root}>`),
      ),
    );
  const customization = (text: string): string => `<CustomizationID>${text}</CustomizationID>`;

  test('reads the guideline whatever the prefixes, and trims it', () => {
    expect(document(customization(`\n ${EN} `), INVOICE)).toEqual({
      flavor: 'ubl-2.1-invoice',
      profile: 'en16931',
      guideline: EN,
    });
  });

  test('tells a credit note, and shows an unknown guideline without guessing', () => {
    expect(document(customization('urn:x'), CREDIT_NOTE)).toEqual({
      flavor: 'ubl-2.1-creditnote',
      profile: null,
      guideline: 'urn:x',
    });
  });

  test.each(['', customization(' ')])('none is none', (content) => {
    expect(document(content, INVOICE)).toMatchObject({ profile: null, guideline: null });
  });
});
