// What breaks the rules of annexe 7 on extracts, by the rule.

import { edited, type Cases, type Edit } from '../../state/testing/cases.ts';
import * as cii from './cii.ts';
import * as ubl from './ubl.ts';
import { B, type Spelling } from './values.ts';

const x = (length: number): string => 'x'.repeat(length);
/** The marks of a single taxable person, of which the extracts of the tests have one. */
const noGroup: Readonly<Record<Spelling['of'], Edit>> = {
  CII: [`<ram:GlobalID schemeID="0231">${B.group}</ram:GlobalID>`, ''],
  UBL: [`<cac:PartyIdentification><cbc:ID schemeID="0231">${B.group}</cbc:ID></cac:PartyIdentification>`, ''],
};
export const proper = {
  CII: edited(cii.full, [noGroup.CII]),
  UBL: edited(ubl.full, [noGroup.UBL]),
};

const added = (before: string, text: string): Edit => [before, `${text}${before}`];
export const representative = {
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
export const note = {
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

export const suites = [
  ['cii-base', 'CII', onBoth(cii.spelling)],
  ['cii-full', 'CII', { ...onBoth(cii.spelling), ...full.CII }],
  ['ubl-base', 'UBL', onBoth(ubl.spelling)],
  ['ubl-full', 'UBL', { ...onBoth(ubl.spelling), ...full.UBL }],
] as const;
