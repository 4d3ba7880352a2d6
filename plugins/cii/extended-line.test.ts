import { BLANK_REFERENCE } from '@conforme/core/invoice';
import { note } from '@conforme/core/invoice/testing';
import { extensionsSay, line, number, party, vat, VAT_LINES, type Case } from './testing/extensions.ts';

const TRADE_TAX = 'SpecifiedLineTradeSettlement/ApplicableTradeTax/';
const LINES: readonly Case[] = [
  [
    'how lines belong together',
    line({ parent_line_id: '9', status_code: 'A', status_reason_code: 'DETAIL' }),
    'AssociatedDocumentLineDocument/',
    ['LineID 1', 'ParentLineID 9', 'LineStatusCode A', 'LineStatusReasonCode DETAIL'],
  ],
  [
    'notes with codes, and more than one',
    line({
      note: 'N',
      note_subject_code: 'AAI',
      note_content_code: 'C',
      further_notes: [note({ text: 'M' })],
    }),
    'AssociatedDocumentLineDocument/IncludedNote/',
    ['ContentCode C', 'Content N', 'SubjectCode AAI', 'Content M'],
  ],
  [
    'the VAT in amounts, and more than one',
    line({ vat_amount: '20', tax_point_code: '72', exemption_reason: 'E', further_vat: [vat] }),
    TRADE_TAX,
    [
      'CalculatedAmount 20',
      'TypeCode VAT',
      'ExemptionReason E',
      'CategoryCode S',
      'DueDateTypeCode 72',
      'RateApplicablePercent 20.00',
      ...VAT_LINES,
    ],
  ],
  [
    'sums of its own',
    line({
      totals: {
        charge_total: '1',
        allowance_total: '2',
        tax_total: '20',
        tax_total_accounting: null,
        tax_inclusive: '120',
        allowance_charge_total: '3',
      },
    }),
    'SpecifiedTradeSettlementLineMonetarySummation/',
    [
      'LineTotalAmount 100.00',
      'ChargeTotalAmount 1',
      'AllowanceTotalAmount 2',
      'TaxTotalAmount@currencyID=EUR 20',
      'GrandTotalAmount 120',
      'TotalAllowanceChargeAmount 3',
    ],
  ],
  [
    'an order of its own around the line of it',
    line({ order_line_reference: '4', order: number('BC-2') }),
    'SpecifiedLineTradeAgreement/BuyerOrderReferencedDocument/',
    ['IssuerAssignedID BC-2', 'LineID 4'],
  ],
  [
    'documents of its own',
    line({
      sales_order: number('1'),
      quotation: number('2'),
      contract: number('3'),
      additional_documents: [number('4')],
      ultimate_customer_orders: [number('5')],
    }),
    'SpecifiedLineTradeAgreement/',
    [
      'SellerOrderReferencedDocument/IssuerAssignedID 1',
      'QuotationReferencedDocument/IssuerAssignedID 2',
      'ContractReferencedDocument/IssuerAssignedID 3',
      'AdditionalReferencedDocument/IssuerAssignedID 4',
      'NetPriceProductTradePrice/ChargeAmount 50.00',
      'UltimateCustomerOrderReferencedDocument/IssuerAssignedID 5',
    ],
  ],
  ['a seller of its own', line({ seller: party({ name: 'S' }) }), 'ItemSellerTradeParty/', ['Name S']],
  [
    'terms of delivery of its own',
    line({ delivery_terms: { code: 'EXW', location_country: null, location_name: null } }),
    'SpecifiedLineTradeAgreement/ApplicableTradeDeliveryTerms/',
    ['DeliveryTypeCode EXW'],
  ],
  [
    'a preceding invoice and settled documents',
    line({
      preceding_invoice: number('F-0'),
      settlement_documents: [{ ...BLANK_REFERENCE, number: 'D', type_code: '71' }],
    }),
    'SpecifiedLineTradeSettlement/InvoiceReferencedDocument/',
    ['IssuerAssignedID F-0'],
  ],
];

extensionsSay('a line', LINES);
