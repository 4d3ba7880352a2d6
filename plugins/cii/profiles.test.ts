import { describe, expect, test } from 'vitest';
import { parse } from '@conforme/engine/xml';
import { recognise } from './profiles.ts';

const EN = 'urn:cen.eu:en16931:2017';

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
      syntax: 'cii',
      flavor: 'factur-x',
      profile: 'en16931',
      guideline: EN,
    });
  });

  test('an unknown guideline is shown, not guessed', () => {
    expect(document(guideline('urn:x'))).toEqual({
      syntax: 'cii',
      flavor: 'factur-x',
      profile: null,
      guideline: 'urn:x',
    });
  });

  test.each(['', guideline(' ')])('none is none', (context) => {
    expect(document(context)).toEqual({ syntax: 'cii', flavor: 'factur-x', profile: null, guideline: null });
  });
});
