import { describe, expect, test } from 'vitest';
import { parse } from '@conforme/rules/xml';
import { profileOf, recognise } from './profiles.ts';

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
  ['urn:example:unknown', null],
  ['urn:ferd:CrossIndustryDocument:invoice:1p0:comfort', null],
])('%s is %s', (guideline, profile) => {
  expect(profileOf(guideline)).toBe(profile);
});

describe('recognise', () => {
  const document = (context: string): ReturnType<typeof recognise> =>
    recognise(
      parse(
        Buffer.from(
          '<r:CrossIndustryInvoice xmlns:r="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" ' +
            'xmlns="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100">' +
            `<r:ExchangedDocumentContext>${context}</r:ExchangedDocumentContext></r:CrossIndustryInvoice>`,
        ),
      ),
    );
  const guideline = (text: string): string =>
    `<GuidelineSpecifiedDocumentContextParameter><ID>${text}</ID></GuidelineSpecifiedDocumentContextParameter>`;

  test('reads the guideline whatever the prefixes, and trims it', () => {
    expect(document(guideline(`\n ${EN} `))).toEqual({
      flavor: 'factur-x',
      profile: 'en16931',
      guideline: EN,
    });
  });

  test('an unknown guideline is shown, not guessed', () => {
    expect(document(guideline('urn:x'))).toEqual({ flavor: 'factur-x', profile: null, guideline: 'urn:x' });
  });

  test.each(['', guideline(' ')])('none is none', (context) => {
    expect(document(context)).toEqual({ flavor: 'factur-x', profile: null, guideline: null });
  });
});
