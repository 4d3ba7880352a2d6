// Mistakes in documents: rates, days, numbers, the order and number of elements, amounts.

import { C, CG, U, UG, by, type DocumentMistake } from './document.ts';

export const VALUES_OF_DOCUMENTS: readonly DocumentMistake[] = [
  [
    'rate 20% text',
    C,
    by('<ram:RateApplicablePercent>20.00', '<ram:RateApplicablePercent>20%'),
    'value <ram:RateApplicablePercent',
  ],
  [
    'rate 0.2',
    C,
    by(/<ram:RateApplicablePercent>20.00/g, '<ram:RateApplicablePercent>0.20'),
    'BR-FR-16_BT-152 <ram:RateApplicablePercent',
    /Did you mean 20\?/,
  ],
  [
    'date 05/10/2026',
    C,
    by('format="102">20261005', 'format="102">05/10/2026'),
    'CII-DT-097 <udt:DateTimeString',
  ],
  [
    'date iso in 102',
    C,
    by('format="102">20261005', 'format="102">2026-10-05'),
    'CII-DT-097 <udt:DateTimeString',
  ],
  [
    'date 261005',
    C,
    by('format="102">20261005', 'format="102">261005'),
    'CII-DT-097 <udt:DateTimeString',
    /Did you mean 20261005 or 20051026\?/,
  ],
  ['date format 101', C, by('format="102">20261005', 'format="101">261005'), 'BR-03 <udt:DateTimeString'],
  [
    'date with time',
    C,
    by('format="102">20261005', 'format="102">20261005143000'),
    'CII-DT-097 <udt:DateTimeString',
  ],
  ['format missing', C, by(' format="102">20261005', '>20261005'), 'BR-03 <udt:DateTimeString'],
  [
    'UBL date 05/10/26',
    U,
    by(/(<cbc:IssueDate>)[^<]*/, '$105/10/26'),
    'value <cbc:IssueDate',
    /Did you mean 2026-10-05 or 2026-05-10\?/,
  ],
  ['UBL date compact', U, by(/(<cbc:IssueDate>)[^<]*/, '$120261005'), 'value <cbc:IssueDate'],
  ['UBL date zone', U, by(/(<cbc:IssueDate>)[^<]*/, '$12026-10-05+02:00'), 'BR-FR-03_BT-2 <cbc:IssueDate'],
  [
    'UBL IssueDate with time',
    U,
    by(/(<cbc:IssueDate>)[^<]*/, '$12026-10-05T10:00:00Z'),
    'value <cbc:IssueDate',
  ],
  [
    'number comma',
    C,
    by('620.00</ram:ChargeAmount>', '620,00</ram:ChargeAmount>'),
    'value <ram:ChargeAmount',
  ],
  ['amount with blank', C, by('>11267.88<', '>11 267.88<'), 'value <ram:GrandTotalAmount'],
  [
    'amount euro',
    U,
    by(/(PayableAmount currencyID="EUR">)11267.88/, '$111267.88 €'),
    'value <cbc:PayableAmount',
  ],
  [
    'quantity empty',
    C,
    by('12.5</ram:BilledQuantity>', '</ram:BilledQuantity>'),
    'value <ram:BilledQuantity',
  ],
  ['unit missing', C, by(' unitCode="DAY"', ''), 'BR-23 <ram:BilledQuantity'],
  ['unit jour', U, by('unitCode="DAY"', 'unitCode="jour"'), 'BR-CL-23 <cbc:InvoicedQuantity'],
  [
    'line order wrong: tax before price',
    C,
    (xml) =>
      xml.replace(
        /(<ram:SpecifiedLineTradeDelivery>[\s\S]*?<\/ram:SpecifiedLineTradeDelivery>)\s*(<ram:SpecifiedLineTradeSettlement>[\s\S]*?<\/ram:SpecifiedLineTradeSettlement>)/,
        '$2$1',
      ),
    'misplaced <ram:SpecifiedLineTradeDelivery',
  ],
  [
    'UBL note after currency',
    UG,
    (xml) =>
      xml.replace(
        /(<cbc:Note>#AAB#[^<]*<\/cbc:Note>)(\s*)(<cbc:DocumentCurrencyCode>EUR<\/cbc:DocumentCurrencyCode>)/,
        '$3$2$1',
      ),
    'misplaced <cbc:Note',
  ],
  [
    'UBL totals in wrong order',
    U,
    (xml) =>
      xml.replace(
        /(<cbc:TaxExclusiveAmount[^/]*\/cbc:TaxExclusiveAmount>)(\s*)(<cbc:TaxInclusiveAmount[^/]*\/cbc:TaxInclusiveAmount>)/,
        '$3$2$1',
      ),
    'misplaced <cbc:TaxExclusiveAmount',
  ],
  [
    'two due dates',
    U,
    by(/(<cbc:DueDate>[^<]*<\/cbc:DueDate>)/, '$1$1'),
    'repeated <cbc:DueDate',
    /^At most 1 × cbc:DueDate/,
  ],
  [
    'two currencies CII',
    C,
    by(/(<ram:InvoiceCurrencyCode>EUR<\/ram:InvoiceCurrencyCode>)/, '$1$1'),
    'repeated <ram:InvoiceCurrencyCode',
  ],
  [
    'two sellers',
    C,
    by(/(<ram:SellerTradeParty>[\s\S]*?<\/ram:SellerTradeParty>)/, '$1$1'),
    'repeated <ram:SellerTradeParty',
  ],
  [
    'no lines',
    C,
    by(/<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/, ''),
    'BR-16 <rsm:SupplyChainTradeTransaction, BR-CO-10 <ram:LineTotalAmount, BR-S-08 <ram:CategoryCode',
  ],
  [
    'no totals',
    U,
    by(/<cac:LegalMonetaryTotal>[\s\S]*?<\/cac:LegalMonetaryTotal>/, ''),
    'missing <cac:InvoiceLine',
  ],
  [
    'no tax total',
    U,
    by(/<cac:TaxTotal>[\s\S]*?<\/cac:TaxTotal>/, ''),
    'BR-CO-15 <Invoice, BR-CO-18 <Invoice',
  ],
  [
    'no buyer',
    C,
    by(/<ram:BuyerTradeParty>[\s\S]*?<\/ram:BuyerTradeParty>/, ''),
    'BR-07 <ram:ApplicableHeaderTradeAgreement',
    /^The buyer is missing \(BT-44\)\. Give the buyer/,
  ],
  [
    'buyer address country missing',
    C,
    by(/(<ram:CityName>Brive[^<]*<\/ram:CityName>)\s*<ram:CountryID>FR<\/ram:CountryID>/, '$1'),
    'BR-11 <ram:PostalTradeAddress',
  ],
  [
    'currency € on amount',
    U,
    by(/(PayableAmount currencyID=)"EUR"/, '$1"€"'),
    'BR-CL-03 <cbc:PayableAmount, PLAUSIBLE-CURRENCY <cbc:PayableAmount',
  ],
  [
    'currency USD on one amount',
    U,
    by(/(PayableAmount currencyID=)"EUR"/, '$1"USD"'),
    'PLAUSIBLE-CURRENCY <cbc:PayableAmount',
  ],
  [
    'charge indicator Non',
    UG,
    by('<cbc:ChargeIndicator>false', '<cbc:ChargeIndicator>Non'),
    'value <cbc:ChargeIndicator',
    /Did you mean false\?/,
  ],
  [
    'charge indicator N CII',
    CG,
    by('<udt:Indicator>false', '<udt:Indicator>False'),
    'value <udt:Indicator',
    /Did you mean false\?/,
  ],
  [
    'allowance total forgotten',
    UG,
    by(/<cbc:AllowanceTotalAmount[^/]*\/cbc:AllowanceTotalAmount>/, ''),
    'BR-CO-11 <cac:LegalMonetaryTotal',
  ],
  [
    'allowance negative',
    UG,
    by(/(<cbc:Amount currencyID="EUR">)120.00/, '$1-120.00'),
    'BR-CO-11 <cbc:AllowanceTotalAmount, BR-S-08 <cbc:Percent, PLAUSIBLE-SIGN <Invoice',
  ],
  [
    'doc allowance without category',
    UG,
    by(/<cac:TaxCategory>[\s\S]*?<\/cac:TaxCategory>/, ''),
    'BR-32 <cac:AllowanceCharge',
  ],
  [
    'line amount TTC',
    U,
    by(/(<cbc:LineExtensionAmount currencyID="EUR">)7750.00/, '$19300.00'),
    'BR-CO-10 <cbc:LineExtensionAmount',
    /BT-131\) of line \d/,
  ],
  [
    'prepaid not subtracted',
    U,
    by(/(<cbc:PayableAmount)/, '<cbc:PrepaidAmount currencyID="EUR">1000.00</cbc:PrepaidAmount>$1'),
    'BR-CO-16 <cbc:PayableAmount',
  ],
];
