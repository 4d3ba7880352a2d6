import { B } from './values.ts';
import type { Spelling } from './values.ts';

/** A full extract in UBL in which every value stands once, so that a test can change it by its text. */

const OASIS = 'urn:oasis:names:specification:ubl:schema:xsd:';
const tax = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>';
const period = (from: string, to: string, point = ''): string =>
  `<cac:InvoicePeriod><cbc:StartDate>${from}</cbc:StartDate><cbc:EndDate>${to}</cbc:EndDate>${point}</cac:InvoicePeriod>`;
const address = (street: string, city: string, code: string, country: string): string =>
  `<cac:DeliveryLocation><cac:Address><cbc:StreetName>${street}</cbc:StreetName><cbc:CityName>${city}</cbc:CityName><cbc:PostalZone>${code}</cbc:PostalZone>` +
  `<cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:Address></cac:DeliveryLocation>`;
const party = (role: string, first: string, siren: string, country: string, vat: string): string =>
  `<cac:${role}><cac:Party>${first}<cac:PostalAddress><cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>` +
  `<cac:PartyTaxScheme><cbc:CompanyID>${vat}</cbc:CompanyID>${tax}</cac:PartyTaxScheme>` +
  `<cac:PartyLegalEntity><cbc:CompanyID schemeID="0002">${siren}</cbc:CompanyID></cac:PartyLegalEntity></cac:Party></cac:${role}>`;
const adjustment = (amount: string, more: string): string =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">${amount}</cbc:Amount>${more}</cac:AllowanceCharge>`;
const row = (base: string, vat: string, category: string): string =>
  `<cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">${base}</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">${vat}</cbc:TaxAmount>` +
  `<cac:TaxCategory>${category}${tax}</cac:TaxCategory></cac:TaxSubtotal>`;

const LINES =
  `<cac:InvoiceLine><cbc:InvoicedQuantity unitCode="C62">${B.quantity}</cbc:InvoicedQuantity>${period(B.lineFrom, B.lineTo)}` +
  `<cac:Delivery><cbc:ActualDeliveryDate>${B.lineDelivered}</cbc:ActualDeliveryDate>${address('Quai 2', 'Brest', '29200', 'BE')}</cac:Delivery>` +
  `${adjustment(B.lineAllowance, '')}<cac:Item><cbc:Name>Oak</cbc:Name></cac:Item>` +
  `<cac:Price><cbc:PriceAmount currencyID="EUR">${B.net}</cbc:PriceAmount>` +
  `${adjustment(B.discount, `<cbc:BaseAmount currencyID="EUR">${B.gross}</cbc:BaseAmount>`)}</cac:Price></cac:InvoiceLine>`;

const REFERENCE = `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${B.preceding}</cbc:ID><cbc:IssueDate>${B.precedingDay}</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>`;

export const full =
  `<Invoice xmlns="${OASIS}Invoice-2" xmlns:cac="${OASIS}CommonAggregateComponents-2" xmlns:cbc="${OASIS}CommonBasicComponents-2">` +
  `<cbc:CustomizationID>${B.profile}</cbc:CustomizationID><cbc:ProfileID>${B.framework}</cbc:ProfileID><cbc:ID>${B.number}</cbc:ID>` +
  `<cbc:IssueDate>${B.issued}</cbc:IssueDate><cbc:DueDate>${B.due}</cbc:DueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>` +
  `<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>${period(B.from, B.to, `<cbc:DescriptionCode>${B.point}</cbc:DescriptionCode>`)}${REFERENCE}` +
  party(
    'AccountingSupplierParty',
    `<cac:PartyIdentification><cbc:ID schemeID="0231">${B.group}</cbc:ID></cac:PartyIdentification>`,
    B.seller,
    'FR',
    B.sellerVat,
  ) +
  party('AccountingCustomerParty', '', B.buyer, 'RE', B.buyerVat) +
  `<cac:Delivery>${address('Quai 1', 'Lorient', '56100', 'GP')}</cac:Delivery>` +
  adjustment(
    B.allowance,
    `<cac:TaxCategory><cbc:ID>K</cbc:ID><cbc:Percent>8.5</cbc:Percent>${tax}</cac:TaxCategory>`,
  ) +
  `<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">${B.totalVat}</cbc:TaxAmount>${row(B.base, B.vat, '<cbc:ID>S</cbc:ID><cbc:Percent>20</cbc:Percent>')}` +
  row(
    B.exempt,
    '0.00',
    `<cbc:ID>E</cbc:ID><cbc:Percent>0</cbc:Percent><cbc:TaxExemptionReasonCode>${B.code}</cbc:TaxExemptionReasonCode><cbc:TaxExemptionReason>Care</cbc:TaxExemptionReason>`,
  ) +
  `</cac:TaxTotal><cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount currencyID="EUR">${B.total}</cbc:TaxExclusiveAmount></cac:LegalMonetaryTotal>${LINES}</Invoice>`;

export const asCreditNote = (invoice: string): string =>
  invoice
    .replaceAll(/(<\/?|xsd:)Invoice([ >-])/g, '$1CreditNote$2')
    .replaceAll('InvoiceTypeCode', 'CreditNoteTypeCode')
    .replaceAll('cac:InvoiceLine', 'cac:CreditNoteLine')
    .replaceAll('InvoicedQuantity', 'CreditedQuantity')
    .replace(/<cbc:DueDate>[^<]*<\/cbc:DueDate>/, '')
    .replace('>380<', '>381<');

export const spelling: Spelling = {
  of: 'UBL',
  siren: 'F1-COMPLETE-UBL-G2.19-G1.63-SIREN',
  day: (iso) => iso,
  reference: REFERENCE,
  typed: (type) => ['>380<', `>${type}<`],
  legal: (siren, scheme, value) => [`schemeID="0002">${siren}<`, `schemeID="${scheme}">${value}<`],
  parts: {
    'BT-1': `<cbc:ID>${B.number}</cbc:ID>`,
    'BT-2': `<cbc:IssueDate>${B.issued}</cbc:IssueDate>`,
    'BT-3': '<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>',
    'BT-5': '<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>',
    'BT-23': `<cbc:ProfileID>${B.framework}</cbc:ProfileID>`,
    'BT-24': `<cbc:CustomizationID>${B.profile}</cbc:CustomizationID>`,
    'BT-30': `<cbc:CompanyID schemeID="0002">${B.seller}</cbc:CompanyID>`,
    'BT-30-1': ['schemeID="0002">100000033', '>100000033'],
    'BT-40': '<cbc:IdentificationCode>FR</cbc:IdentificationCode>',
    'BT-47': `<cbc:CompanyID schemeID="0002">${B.buyer}</cbc:CompanyID>`,
    'BT-47-1': ['schemeID="0002">100000047', '>100000047'],
    'BT-55': '<cbc:IdentificationCode>RE</cbc:IdentificationCode>',
    'BG-22': /<cac:LegalMonetaryTotal>.*?<\/cac:LegalMonetaryTotal>/,
    'BT-109': `<cbc:TaxExclusiveAmount currencyID="EUR">${B.total}</cbc:TaxExclusiveAmount>`,
    'BT-110': `<cbc:TaxAmount currencyID="EUR">${B.totalVat}</cbc:TaxAmount>`,
    'BT-110-1': [`currencyID="EUR">${B.totalVat}`, `>${B.totalVat}`],
    'BG-23': /<cac:TaxSubtotal>.*<\/cac:TaxSubtotal>/,
    'BT-116': `<cbc:TaxableAmount currencyID="EUR">${B.base}</cbc:TaxableAmount>`,
    'BT-117': `<cbc:TaxAmount currencyID="EUR">${B.vat}</cbc:TaxAmount>`,
    'BT-118': '<cbc:ID>S</cbc:ID>',
    'BT-119': '<cbc:Percent>20</cbc:Percent>',
    'BT-31': `<cbc:CompanyID>${B.sellerVat}</cbc:CompanyID>`,
    'BT-48': `<cbc:CompanyID>${B.buyerVat}</cbc:CompanyID>`,
    'BT-120': '<cbc:TaxExemptionReason>Care</cbc:TaxExemptionReason>',
    'BT-26': `<cbc:IssueDate>${B.precedingDay}</cbc:IssueDate>`,
    'BG-25': LINES,
    'BT-129': `<cbc:InvoicedQuantity unitCode="C62">${B.quantity}</cbc:InvoicedQuantity>`,
    'BT-130': ' unitCode="C62"',
    'BG-29': /<cac:Price>.*?<\/cac:Price>/,
    'BT-146': `<cbc:PriceAmount currencyID="EUR">${B.net}</cbc:PriceAmount>`,
    'BT-148': `<cbc:BaseAmount currencyID="EUR">${B.gross}</cbc:BaseAmount>`,
    'BG-31': /<cac:Item>.*?<\/cac:Item>/,
    'BT-153': '<cbc:Name>Oak</cbc:Name>',
    'BT-75': '<cbc:StreetName>Quai 1</cbc:StreetName>',
    'BT-77': '<cbc:CityName>Lorient</cbc:CityName>',
    'BT-78': '<cbc:PostalZone>56100</cbc:PostalZone>',
    'BT-80': '<cbc:IdentificationCode>GP</cbc:IdentificationCode>',
    'BT-92': `<cbc:Amount currencyID="EUR">${B.allowance}</cbc:Amount>`,
    'BT-95': '<cbc:ID>K</cbc:ID>',
    'BT-96': '<cbc:Percent>8.5</cbc:Percent>',
    'BT-136': `<cbc:Amount currencyID="EUR">${B.lineAllowance}</cbc:Amount>`,
  },
  lineReference: [
    '</cbc:InvoicedQuantity>',
    '</cbc:InvoicedQuantity><cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>F-136</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>',
  ],
  taxOfRow: [`20</cbc:Percent>${tax}`, `20</cbc:Percent>${tax.replace('VAT', 'GST')}`],
  taxOfAllowance: [`8.5</cbc:Percent>${tax}`, `8.5</cbc:Percent>${tax.replace('VAT', 'GST')}`],
  vatQualifier: [tax, tax.replace('VAT', 'FC')],
  groupScheme: ['schemeID="0231"', 'schemeID="0009"'],
  paymentMeans: [
    '<cac:TaxTotal>',
    '<cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode></cac:PaymentMeans><cac:TaxTotal>',
  ],
  transport: [
    '<cac:Delivery>',
    '<cac:Delivery><cac:Shipment><cac:ShipmentStage><cac:TransportMeans><cbc:TransportModeCode>A</cbc:TransportModeCode></cac:TransportMeans></cac:ShipmentStage></cac:Shipment>',
  ],
};
