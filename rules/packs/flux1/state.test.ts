import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compilePack, emit, loadPack } from '@conforme/engine/schematron';
import { parse } from '@conforme/engine/xml';
import { instantiate } from '@conforme/engine/xpath/instantiate';
import { textsOf } from '../gather.ts';
import { withTexts } from '../index.ts';
import { edited, type Cases, type Edit } from '../state/testing/cases.ts';
import { faultsOfWords } from '../state/testing/texts.ts';
import * as cii from './testing/cii.ts';
import * as ubl from './testing/ubl.ts';
import { B, type Spelling } from './testing/values.ts';

/** What annexe 7 asks beyond the Schematron: every rule finds nothing in a proper extract, and something in one that is spoiled for it. */

const x = (length: number): string => 'x'.repeat(length);
/** The marks of a single taxable person, of which the extracts of the tests have one. */
const noGroup: Readonly<Record<Spelling['of'], Edit>> = {
  CII: [`<ram:GlobalID schemeID="0231">${B.group}</ram:GlobalID>`, ''],
  UBL: [`<cac:PartyIdentification><cbc:ID schemeID="0231">${B.group}</cbc:ID></cac:PartyIdentification>`, ''],
};
const proper = {
  CII: edited(cii.full, [noGroup.CII]),
  UBL: edited(ubl.full, [noGroup.UBL]),
};

const added = (before: string, text: string): Edit => [before, `${text}${before}`];
const representative = {
  CII: (vat: string): Edit =>
    added(
      '</ram:ApplicableHeaderTradeAgreement>',
      `<ram:SellerTaxRepresentativeTradeParty><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${vat}</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTaxRepresentativeTradeParty>`,
    ),
  UBL: (vat: string): Edit =>
    added(
      '<cac:Delivery><cac:DeliveryLocation><cac:Address><cbc:StreetName>Quai 1',
      `<cac:TaxRepresentativeParty><cac:PartyTaxScheme><cbc:CompanyID>${vat}</cbc:CompanyID></cac:PartyTaxScheme></cac:TaxRepresentativeParty>`,
    ),
};
const note = {
  CII: (subject: string, text: string): Edit =>
    added(
      '</rsm:ExchangedDocument>',
      `<ram:IncludedNote><ram:Content>${text}</ram:Content><ram:SubjectCode>${subject}</ram:SubjectCode></ram:IncludedNote>`,
    ),
  UBL: (subject: string, text: string): Edit =>
    added('<cbc:DocumentCurrencyCode>', `<cbc:Note>#${subject}#${text}</cbc:Note>`),
};

const onBoth = ({ of, day }: Spelling): Cases => ({
  'G1.09': [[`>${day(B.issued)}<`, `>${day('2026-02-30')}<`]],
  'G1.07': [[`>${day(B.issued)}<`, `>${day('2026-11-24')}<`]],
  'G1.10': [['>EUR<', '>EUX<']],
  'G2.01': [['>RE<', '>XX<']],
  'G1.52': [note[of]('QQQ', 'a')],
  'G1.76': [note[of]('TXD', 'a')],
  'LENGTH_BT-22': [note[of]('AAI', x(1025))],
  'LENGTH_BT-24': [[B.profile, x(256)]],
  'LENGTH_BT-31': [[`>${B.sellerVat}<`, `>${x(19)}<`]],
  'LENGTH_BT-48': [[`>${B.buyerVat}<`, `>${x(19)}<`]],
  'LENGTH_BT-63': [representative[of](x(19))],
  'LENGTH_BT-120': [['>Care<', `>${x(1025)}<`]],
  'LENGTH_BT-121': [[B.code, x(31)]],
});

const onLines: Cases = {
  'G1.15': [[`>${B.quantity}<`, '>1234567890123456.0001<']],
  'LENGTH_BT-75': [['Quai 1', x(256)]],
  'LENGTH_BT-77': [['Lorient', x(256)]],
  'LENGTH_BT-78': [['56100', '56100 56100']],
  'LENGTH_BT-153': [['>Oak<', `>${x(256)}<`]],
  'LENGTH_EXT-FR-FE-151': [['Quai 2', x(256)]],
  'LENGTH_EXT-FR-FE-154': [['Brest', x(256)]],
  'LENGTH_EXT-FR-FE-155': [['29200', '29200 29200']],
};

const full: Readonly<Record<Spelling['of'], Cases>> = {
  CII: {
    ...onLines,
    'G6.17': [
      [
        '<udt:Indicator>false</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>92',
        '<udt:Indicator>true</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>92',
      ],
      ['<ram:RateApplicablePercent>8.5</ram:RateApplicablePercent>', ''],
    ],
    'LENGTH_BT-76': [added('<ram:CityName>Lorient', `<ram:LineTwo>${x(256)}</ram:LineTwo>`)],
    'LENGTH_BT-165': [added('<ram:CityName>Lorient', `<ram:LineThree>${x(256)}</ram:LineThree>`)],
    'LENGTH_BT-79': [
      [
        '<ram:CountryID>GP</ram:CountryID>',
        `<ram:CountryID>GP</ram:CountryID><ram:CountrySubDivisionName>${x(256)}</ram:CountrySubDivisionName>`,
      ],
    ],
    'LENGTH_BT-127': [
      added(
        '<ram:SpecifiedTradeProduct>',
        `<ram:AssociatedDocumentLineDocument><ram:IncludedNote><ram:Content>${x(1025)}</ram:Content></ram:IncludedNote></ram:AssociatedDocumentLineDocument>`,
      ),
    ],
    'LENGTH_EXT-FR-FE-149': [
      added('<ram:PostalTradeAddress><ram:PostcodeCode>29200', `<ram:Name>${x(101)}</ram:Name>`),
    ],
  },
  UBL: {
    ...onLines,
    'G6.17': [
      [
        '<cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">92',
        '<cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">92',
      ],
      ['<cbc:Percent>8.5</cbc:Percent>', ''],
    ],
    'LENGTH_BT-76': [
      added('<cbc:CityName>Lorient', `<cbc:AdditionalStreetName>${x(256)}</cbc:AdditionalStreetName>`),
    ],
    'LENGTH_BT-165': [
      added(
        '<cac:Country><cbc:IdentificationCode>GP',
        `<cac:AddressLine><cbc:Line>${x(256)}</cbc:Line></cac:AddressLine>`,
      ),
    ],
    'LENGTH_BT-79': [
      added(
        '<cac:Country><cbc:IdentificationCode>GP',
        `<cbc:CountrySubentity>${x(256)}</cbc:CountrySubentity>`,
      ),
    ],
    'LENGTH_BT-127': [added('<cbc:InvoicedQuantity', `<cbc:Note>${x(1025)}</cbc:Note>`)],
    'LENGTH_EXT-FR-FE-149': [added('<cac:Address><cbc:StreetName>Quai 2', `<cbc:Name>${x(101)}</cbc:Name>`)],
  },
};

const suites = [
  ['cii-base', 'CII', onBoth(cii.spelling)],
  ['cii-full', 'CII', { ...onBoth(cii.spelling), ...full.CII }],
  ['ubl-base', 'UBL', onBoth(ubl.spelling)],
  ['ubl-full', 'UBL', { ...onBoth(ubl.spelling), ...full.UBL }],
] as const;

describe.each(suites)('annexe 7 on extracts, %s', (folder, of, cases) => {
  const source = compilePack(path.join(import.meta.dirname, 'state', folder));
  const pack = loadPack(instantiate(emit(source), '{ pack }'));
  const found = (document: string): string[] =>
    pack
      .run(parse(Buffer.from(document)), { role: '', treatment: '', date: '2026-11-23', container: '' })
      .map(({ rule }) => rule);

  it('finds nothing in a proper extract', () => expect(found(proper[of])).toEqual([]));

  it.each(Object.entries<readonly Edit[]>(cases))('%s can fail', (rule, edits) => {
    expect(new Set(found(edited(proper[of], edits)))).toEqual(new Set([rule]));
  });

  it('asks for the three marks of a single taxable person together', () => {
    const whole = edited(of === 'CII' ? cii.full : ubl.full, [
      note[of]('TXD', 'a'),
      representative[of]('FR63'),
    ]);
    expect(found(whole)).toEqual([]);
    expect(found(of === 'CII' ? cii.full : ubl.full)).toEqual(['G1.76']);
    expect(found(edited(of === 'CII' ? cii.full : ubl.full, [note[of]('TXD', 'a')]))).toEqual(['G1.76']);
  });

  it('has a case for every rule, and warns only', () => {
    expect(new Set(pack.rules.map(({ id }) => id))).toEqual(new Set(Object.keys(cases)));
    expect(pack.rules.filter(({ flag }) => flag !== 'warning')).toEqual([]);
  });

  it('says of every rule what is wrong, why, and what to do, in both languages', () => {
    expect(faultsOfWords(withTexts(pack, textsOf(source).texts))).toEqual([]);
  });
});
