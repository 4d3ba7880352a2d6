import { B } from './values.ts';
import type { Spelling } from './values.ts';

/** A full extract in CII in which every value stands once, so that a test can change it by its text. */

const UNCEFACT = 'urn:un:unece:uncefact:data:standard:';
const day = (iso: string): string => iso.replaceAll('-', '');
const time = (iso: string, prefix = 'udt'): string =>
  `<${prefix}:DateTimeString format="102">${day(iso)}</${prefix}:DateTimeString>`;
const period = (from: string, to: string): string =>
  `<ram:BillingSpecifiedPeriod><ram:StartDateTime>${time(from)}</ram:StartDateTime><ram:EndDateTime>${time(to)}</ram:EndDateTime></ram:BillingSpecifiedPeriod>`;
const place = (street: string, city: string, code: string, country: string): string =>
  `<ram:ShipToTradeParty><ram:PostalTradeAddress><ram:PostcodeCode>${code}</ram:PostcodeCode><ram:LineOne>${street}</ram:LineOne>` +
  `<ram:CityName>${city}</ram:CityName><ram:CountryID>${country}</ram:CountryID></ram:PostalTradeAddress></ram:ShipToTradeParty>`;
const party = (role: string, first: string, siren: string, country: string, vat: string): string =>
  `<ram:${role}>${first}<ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">${siren}</ram:ID></ram:SpecifiedLegalOrganization>` +
  `<ram:PostalTradeAddress><ram:CountryID>${country}</ram:CountryID></ram:PostalTradeAddress>` +
  `<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${vat}</ram:ID></ram:SpecifiedTaxRegistration></ram:${role}>`;
const adjustment = (amount: string, tax: string): string =>
  `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator>` +
  `<ram:ActualAmount>${amount}</ram:ActualAmount>${tax}</ram:SpecifiedTradeAllowanceCharge>`;
const row = (
  vat: string,
  base: string,
  category: string,
  rate: string,
  reason = '',
  code = '',
  point = '',
): string =>
  `<ram:ApplicableTradeTax><ram:CalculatedAmount>${vat}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode>${reason}` +
  `<ram:BasisAmount>${base}</ram:BasisAmount><ram:CategoryCode>${category}</ram:CategoryCode>${code}${point}` +
  `<ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent></ram:ApplicableTradeTax>`;

const LINES =
  '<ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedTradeProduct><ram:Name>Oak</ram:Name></ram:SpecifiedTradeProduct>' +
  `<ram:SpecifiedLineTradeAgreement><ram:GrossPriceProductTradePrice><ram:ChargeAmount>${B.gross}</ram:ChargeAmount>` +
  '<ram:AppliedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator>' +
  `<ram:ActualAmount>${B.discount}</ram:ActualAmount></ram:AppliedTradeAllowanceCharge></ram:GrossPriceProductTradePrice>` +
  `<ram:NetPriceProductTradePrice><ram:ChargeAmount>${B.net}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>` +
  `<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">${B.quantity}</ram:BilledQuantity>${place('Quai 2', 'Brest', '29200', 'BE')}` +
  `<ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime>${time(B.lineDelivered)}</ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent></ram:SpecifiedLineTradeDelivery>` +
  `<ram:SpecifiedLineTradeSettlement>${period(B.lineFrom, B.lineTo)}${adjustment(B.lineAllowance, '')}</ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`;

const REFERENCE =
  `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${B.preceding}</ram:IssuerAssignedID>` +
  `<ram:FormattedIssueDateTime>${time(B.precedingDay, 'qdt')}</ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument>`;

export const full =
  `<rsm:CrossIndustryInvoice xmlns:rsm="${UNCEFACT}CrossIndustryInvoice:100" xmlns:qdt="${UNCEFACT}QualifiedDataType:100"` +
  ` xmlns:ram="${UNCEFACT}ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${UNCEFACT}UnqualifiedDataType:100">` +
  `<rsm:ExchangedDocumentContext><ram:BusinessProcessSpecifiedDocumentContextParameter><ram:ID>${B.framework}</ram:ID></ram:BusinessProcessSpecifiedDocumentContextParameter>` +
  `<ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>${B.profile}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>` +
  `<rsm:ExchangedDocument><ram:ID>${B.number}</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime>${time(B.issued)}</ram:IssueDateTime></rsm:ExchangedDocument>` +
  `<rsm:SupplyChainTradeTransaction>${LINES}<ram:ApplicableHeaderTradeAgreement>` +
  party(
    'SellerTradeParty',
    `<ram:GlobalID schemeID="0231">${B.group}</ram:GlobalID>`,
    B.seller,
    'FR',
    B.sellerVat,
  ) +
  party('BuyerTradeParty', '', B.buyer, 'RE', B.buyerVat) +
  '</ram:ApplicableHeaderTradeAgreement>' +
  `<ram:ApplicableHeaderTradeDelivery>${place('Quai 1', 'Lorient', '56100', 'GP')}</ram:ApplicableHeaderTradeDelivery>` +
  '<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>' +
  row(B.vat, B.base, 'S', '20', '', '', `<ram:DueDateTypeCode>${B.point}</ram:DueDateTypeCode>`) +
  row(
    '0.00',
    B.exempt,
    'E',
    '0',
    '<ram:ExemptionReason>Care</ram:ExemptionReason>',
    `<ram:ExemptionReasonCode>${B.code}</ram:ExemptionReasonCode>`,
  ) +
  period(B.from, B.to) +
  adjustment(
    B.allowance,
    '<ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>K</ram:CategoryCode><ram:RateApplicablePercent>8.5</ram:RateApplicablePercent></ram:CategoryTradeTax>',
  ) +
  `<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>${time(B.due)}</ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>` +
  `<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:TaxBasisTotalAmount>${B.total}</ram:TaxBasisTotalAmount>` +
  `<ram:TaxTotalAmount currencyID="EUR">${B.totalVat}</ram:TaxTotalAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>` +
  `${REFERENCE}</ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`;

export const spelling: Spelling = {
  of: 'CII',
  siren: 'F1-COMPLETE-CII-G1.63-SIREN',
  day,
  reference: REFERENCE,
  typed: (type) => ['<ram:TypeCode>380<', `<ram:TypeCode>${type}<`],
  legal: (siren, scheme, value) => [`schemeID="0002">${siren}<`, `schemeID="${scheme}">${value}<`],
  parts: {
    'BT-1': `<ram:ID>${B.number}</ram:ID>`,
    'BT-2': `<ram:IssueDateTime>${time(B.issued)}</ram:IssueDateTime>`,
    'BT-3': '<ram:TypeCode>380</ram:TypeCode>',
    'BT-5': '<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>',
    'BT-23': `<ram:ID>${B.framework}</ram:ID>`,
    'BT-24': `<ram:ID>${B.profile}</ram:ID>`,
    'BT-30': `<ram:ID schemeID="0002">${B.seller}</ram:ID>`,
    'BT-30-1': ['schemeID="0002">100000033', '>100000033'],
    'BT-40': '<ram:CountryID>FR</ram:CountryID>',
    'BT-47': `<ram:ID schemeID="0002">${B.buyer}</ram:ID>`,
    'BT-47-1': ['schemeID="0002">100000047', '>100000047'],
    'BT-55': '<ram:CountryID>RE</ram:CountryID>',
    'BG-22':
      /<ram:SpecifiedTradeSettlementHeaderMonetarySummation>.*?<\/ram:SpecifiedTradeSettlementHeaderMonetarySummation>/,
    'BT-109': `<ram:TaxBasisTotalAmount>${B.total}</ram:TaxBasisTotalAmount>`,
    'BT-110': `<ram:TaxTotalAmount currencyID="EUR">${B.totalVat}</ram:TaxTotalAmount>`,
    'BG-23': /<ram:ApplicableTradeTax>.*<\/ram:ApplicableTradeTax>/,
    'BT-116': `<ram:BasisAmount>${B.base}</ram:BasisAmount>`,
    'BT-117': `<ram:CalculatedAmount>${B.vat}</ram:CalculatedAmount>`,
    'BT-118': '<ram:CategoryCode>S</ram:CategoryCode>',
    'BT-119': '<ram:RateApplicablePercent>20</ram:RateApplicablePercent>',
    'BT-31': `<ram:ID schemeID="VA">${B.sellerVat}</ram:ID>`,
    'BT-48': `<ram:ID schemeID="VA">${B.buyerVat}</ram:ID>`,
    'BT-120': '<ram:ExemptionReason>Care</ram:ExemptionReason>',
    'BT-26': `<ram:FormattedIssueDateTime>${time(B.precedingDay, 'qdt')}</ram:FormattedIssueDateTime>`,
    'BG-25': LINES,
    'BT-129': `<ram:BilledQuantity unitCode="C62">${B.quantity}</ram:BilledQuantity>`,
    'BT-130': ' unitCode="C62"',
    'BG-29': /<ram:SpecifiedLineTradeAgreement>.*?<\/ram:SpecifiedLineTradeAgreement>/,
    'BT-146': `<ram:ChargeAmount>${B.net}</ram:ChargeAmount>`,
    'BT-148': `<ram:ChargeAmount>${B.gross}</ram:ChargeAmount>`,
    'BG-31': /<ram:SpecifiedTradeProduct>.*?<\/ram:SpecifiedTradeProduct>/,
    'BT-153': '<ram:Name>Oak</ram:Name>',
    'BT-75': '<ram:LineOne>Quai 1</ram:LineOne>',
    'BT-77': '<ram:CityName>Lorient</ram:CityName>',
    'BT-78': '<ram:PostcodeCode>56100</ram:PostcodeCode>',
    'BT-80': '<ram:CountryID>GP</ram:CountryID>',
    'BT-92': `<ram:ActualAmount>${B.allowance}</ram:ActualAmount>`,
    'BT-95': '<ram:CategoryCode>K</ram:CategoryCode>',
    'BT-96': '<ram:RateApplicablePercent>8.5</ram:RateApplicablePercent>',
    'BT-136': `<ram:ActualAmount>${B.lineAllowance}</ram:ActualAmount>`,
  },
  lineReference: [
    '</ram:SpecifiedLineTradeSettlement>',
    '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>F-136</ram:IssuerAssignedID></ram:InvoiceReferencedDocument></ram:SpecifiedLineTradeSettlement>',
  ],
  taxOfRow: ['VAT</ram:TypeCode><ram:BasisAmount>', 'GST</ram:TypeCode><ram:BasisAmount>'],
  taxOfAllowance: ['VAT</ram:TypeCode><ram:CategoryCode>K', 'GST</ram:TypeCode><ram:CategoryCode>K'],
  vatQualifier: ['schemeID="VA"', 'schemeID="FC"'],
  groupScheme: ['schemeID="0231"', 'schemeID="0009"'],
  paymentMeans: [
    '</ram:InvoiceCurrencyCode>',
    '</ram:InvoiceCurrencyCode><ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode></ram:SpecifiedTradeSettlementPaymentMeans>',
  ],
  transport: [
    '<ram:ApplicableHeaderTradeDelivery>',
    '<ram:ApplicableHeaderTradeDelivery><ram:SpecifiedBorderTransportMeans><ram:ModeCode>A</ram:ModeCode></ram:SpecifiedBorderTransportMeans>',
  ],
};
