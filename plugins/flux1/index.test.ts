import { schemaSaying } from '@conforme/core/syntax/testing';
import { parse } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import { flux1Message, LEVELS, PROFILES, VOCABULARIES } from './index.ts';

const OASIS = 'urn:oasis:names:specification:ubl:schema:xsd:';
const CII = {
  uri: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  local: 'CrossIndustryInvoice',
};
const RAM = 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100';

const documents = {
  cii: (id: string): string =>
    `<r:${CII.local} xmlns:r="${CII.uri}" xmlns="${RAM}"><r:ExchangedDocumentContext><GuidelineSpecifiedDocumentContextParameter><ID>${id}</ID>` +
    `</GuidelineSpecifiedDocumentContextParameter></r:ExchangedDocumentContext></r:${CII.local}>`,
  ubl: (id: string): string =>
    `<u:Invoice xmlns:u="${OASIS}Invoice-2" xmlns="${OASIS}CommonBasicComponents-2"><CustomizationID>${id}</CustomizationID></u:Invoice>`,
};
const all = LEVELS.flatMap((level) => VOCABULARIES.map((vocabulary) => [level, vocabulary] as const));

describe.each(all)('an extract, %s in %s', (level, vocabulary) => {
  const message = flux1Message(level, vocabulary, schemaSaying());
  const recognised = (id: string) => message.recognise(parse(Buffer.from(documents[vocabulary](id))));

  it('has the document element of an invoice', () => {
    expect(message.detect(CII)).toBe(vocabulary === 'cii');
    for (const local of ['Invoice', 'CreditNote'])
      expect(message.detect({ uri: `${OASIS}${local}-2`, local })).toBe(vocabulary === 'ubl');
  });

  it('differs from it by its profile alone', () => {
    expect(recognised(PROFILES[level])).toMatchObject({
      syntax: `flux1-${level}-${vocabulary}`,
      flavor: 'flux1',
      guideline: PROFILES[level],
    });
    expect(recognised(PROFILES[level === 'base' ? 'full' : 'base'])).toBeNull();
    expect(recognised('urn:cen.eu:en16931:2017')).toBeNull();
    expect(recognised('')).toBeNull();
  });
});
