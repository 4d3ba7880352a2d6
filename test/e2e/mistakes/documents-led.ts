// Mistakes in documents whose findings lead to the one thing that is wrong.

import { C, CG, U, UC, UG, by, type DocumentMistake } from './document.ts';

export const LED_OF_DOCUMENTS: readonly DocumentMistake[] = [
  [
    'UBL without a total with VAT',
    U,
    by(/<cbc:TaxInclusiveAmount[\s\S]*<\/cbc:TaxInclusiveAmount>/, ''),
    'BR-14 <cac:LegalMonetaryTotal',
  ],
  [
    'UBL without customer',
    U,
    by(/<cac:AccountingCustomerParty>[\s\S]*<\/cac:AccountingCustomerParty>/, ''),
    'missing <cac:Delivery',
  ],
  ['UBL at 0.20', U, by(/<cbc:Percent>20.00/g, '<cbc:Percent>0.20'), 'BR-FR-16_BT-152 <cbc:Percent'],
  [
    'CII line of 1540 for 1450',
    C,
    by(/(<ram:LineTotalAmount>)1450.00/, '$11540.00'),
    'BR-CO-10 <ram:LineTotalAmount',
  ],
  [
    'CII without seller',
    C,
    by(/<ram:SellerTradeParty>[\s\S]*<\/ram:SellerTradeParty>/, ''),
    'BR-06 <ram:ApplicableHeaderTradeAgreement',
  ],
  [
    'CII payee without name',
    C,
    by(
      '<ram:SpecifiedTradeSettlementPaymentMeans>',
      '<ram:PayeeTradeParty/><ram:SpecifiedTradeSettlementPaymentMeans>',
    ),
    'BR-17 <ram:PayeeTradeParty',
  ],
  [
    'CII total is the net one',
    C,
    by(/11267.88(<\/ram:GrandTotalAmount>)/, '9389.90$1', /11267.88(<\/ram:DuePayableAmount>)/, '9389.90$1'),
    'PLAUSIBLE-TOTAL <ram:GrandTotalAmount',
  ],
  ['CII RIB', C, by(/(<ram:IBANID>)[^<]*/, '$199999000010000210421730'), 'PLAUSIBLE-IBAN <ram:IBANID'],
  [
    'UBL RIB',
    U,
    by(/(<cac:PayeeFinancialAccount>\s*<cbc:ID>)[^<]*/, '$199999 00001 00002104217 30'),
    'PLAUSIBLE-IBAN <cbc:ID',
  ],
  [
    'CII GTIN with a wrong digit',
    CG,
    by('>2000000000015<', '>2000000000016<'),
    'PLAUSIBLE-GTIN <ram:GlobalID',
  ],
  ['UBL GTIN with a wrong digit', UG, by('>2000000000015<', '>2000000000016<'), 'PLAUSIBLE-GTIN <cbc:ID'],
  [
    'UBL credit note with negative quantities',
    UC,
    by(
      /(<cbc:CreditedQuantity[^>]*>)/g,
      '$1-',
      /(Amount currencyID="EUR">)(?=[\d.]+<\/cbc:(?:LineExtension|TaxExclusive|TaxInclusive|Payable|Taxable|Tax)Amount)/g,
      '$1-',
    ),
    'PLAUSIBLE-SIGN <cbc:CreditedQuantity',
  ],
  [
    'unknown unit on all lines',
    U,
    by(/unitCode="DAY"/g, 'unitCode="jours"'),
    'BR-CL-23 <cbc:InvoicedQuantity',
  ],
  ['country FRA for both', C, by(/<ram:CountryID>FR/g, '<ram:CountryID>FRA'), 'BR-CL-14 <ram:CountryID'],
  ['two rates in letters', C, by(/(<ram:CategoryCode>)S/g, '$1N'), 'BR-CL-18 <ram:CategoryCode'],
  ['CII type code 390', C, by(/(<ram:TypeCode>)380/, '$1390'), 'BR-FR-04_BT-3 <ram:TypeCode'],
  ['UBL due date before', U, by(/(<cbc:DueDate>)[^<]*/, '$12020-01-01'), 'BR-FR-CO-07_BT-9 <cbc:DueDate'],
  [
    'CII two currencies',
    C,
    by(/(<ram:TaxTotalAmount currencyID=")EUR/, '$1USD'),
    'BR-CO-15 <ram:GrandTotalAmount',
  ],
  ['CII charge indicator oui', CG, by(/<udt:Indicator>false/, '<udt:Indicator>oui'), 'value <udt:Indicator'],
  [
    'UBL charge indicator 0',
    UG,
    by(/<cbc:ChargeIndicator>false/, '<cbc:ChargeIndicator>non'),
    'value <cbc:ChargeIndicator',
  ],
  [
    'CII SIREN with blanks',
    C,
    by(/(<ram:SpecifiedLegalOrganization>\s*<ram:ID schemeID="0002">)(\d{3})(\d{3})/, '$1$2 $3 '),
    'BR-FR-10_BT-30 <ram:ID',
  ],
  [
    'UBL endpoint without scheme',
    U,
    by(/<cbc:EndpointID schemeID="[^"]*"/, '<cbc:EndpointID'),
    'BR-62 <cbc:EndpointID',
  ],
  [
    'CII 30 without account',
    C,
    by(/<ram:PayeePartyCreditorFinancialAccount>[\s\S]*?<\/ram:PayeePartyCreditorFinancialAccount>/, ''),
    'CII-SR-470 <ram:SpecifiedTradeSettlementPaymentMeans',
  ],
  [
    'an ampersand',
    C,
    by('Atelier', 'Atelier & fils'),
    'refused: The XML is not well-formed: "&" begins no reference; write it as &amp; (line 127, column 27).',
  ],
];
