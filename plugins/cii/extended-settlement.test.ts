import { BLANK_REFERENCE } from '@conforme/core/invoice';
import { ADJUSTMENT, PAYMENT } from '@conforme/core/invoice/testing';
import { extensionsSay, vat, VAT_LINES, type Case } from './testing/extensions.ts';

const CONDITION = {
  basis_date: '2026-10-01',
  basis_period: '10',
  basis_period_unit: 'DAY',
  basis_amount: '120',
  percentage: '2',
  amount: '2.4',
};
const NO_DETAILS = { partial_amount: null, penalty: null, discount: null, payee: null };
const SETTLEMENT: readonly Case[] = [
  [
    'a discount for paying early',
    { due_date: '2026-11-01', payment_terms_details: { ...NO_DETAILS, discount: CONDITION } },
    'ApplicableTradePaymentDiscountTerms/',
    [
      'BasisDateTime/DateTimeString@format=102 20261001',
      'BasisPeriodMeasure@unitCode=DAY 10',
      'BasisAmount 120',
      'CalculationPercent 2',
      'ActualDiscountAmount 2.4',
    ],
  ],
  [
    'a penalty for paying late, in further terms',
    {
      due_date: '2026-11-01',
      further_payment_terms: [
        {
          ...NO_DETAILS,
          description: 'Solde',
          due_date: '2026-12-01',
          mandate_reference: null,
          partial_amount: '60',
          penalty: { ...CONDITION, basis_date: null, basis_period: null, basis_period_unit: null },
        },
      ],
    },
    'SpecifiedTradePaymentTerms/',
    [
      'DueDateDateTime/DateTimeString@format=102 20261101',
      'Description Solde',
      'DueDateDateTime/DateTimeString@format=102 20261201',
      'PartialPaymentAmount 60',
      'ApplicableTradePaymentPenaltyTerms/BasisAmount 120',
      'ApplicableTradePaymentPenaltyTerms/CalculationPercent 2',
      'ApplicableTradePaymentPenaltyTerms/ActualPenaltyAmount 2.4',
    ],
  ],
  [
    'a rate of exchange',
    {
      currency_exchange: { source_currency: 'EUR', target_currency: 'GBP', rate: '0.85', date: '2026-10-01' },
    },
    'TaxApplicableTradeCurrencyExchange/',
    [
      'SourceCurrencyCode EUR',
      'TargetCurrencyCode GBP',
      'ConversionRate 0.85',
      'ConversionRateDateTime/DateTimeString@format=102 20261001',
    ],
  ],
  ['a reference of the issuer', { invoice_issuer_reference: 'R' }, 'InvoiceIssuerReference', ['R']],
  [
    'charges of transport',
    { logistics_charges: [{ description: 'Port', amount: '10', vat: [vat] }] },
    'SpecifiedLogisticsServiceCharge/',
    ['Description Port', 'AppliedAmount 10', ...VAT_LINES.map((each) => `AppliedTradeTax/${each}`)],
  ],
  [
    'adjustments',
    { financial_adjustments: [{ reason: 'Retenue', amount: '5' }] },
    'SpecifiedFinancialAdjustment/',
    ['Reason Retenue', 'ActualAmount 5'],
  ],
  [
    'payments in advance',
    {
      advance_payments: [
        {
          amount: '12',
          received_date: '2026-09-15',
          vat: [vat],
          invoice: { ...BLANK_REFERENCE, number: 'A-1' },
        },
      ],
    },
    'SpecifiedAdvancePayment/',
    [
      'PaidAmount 12',
      'FormattedReceivedDateTime/DateTimeString@format=102 20260915',
      ...VAT_LINES.map((each) => `IncludedTradeTax/${each}`),
      'InvoiceSpecifiedReferencedDocument/IssuerAssignedID A-1',
    ],
  ],
  [
    'further accounts of the buyer',
    {
      buyer_accounting_reference: '606',
      buyer_accounting_type: '1',
      further_accounting_references: [{ id: 'AX', type_code: '4' }],
    },
    'ReceivableSpecifiedTradeAccountingAccount/',
    ['ID 606', 'TypeCode 1', 'ID AX', 'TypeCode 4'],
  ],
  [
    'the order, base quantity and list of an allowance',
    {
      allowances: [
        {
          ...ADJUSTMENT,
          sequence: '1',
          base_quantity: '3',
          base_quantity_unit_code: 'KGM',
          reason_code: 'X',
          reason_code_list: '5153',
          exemption_reason: 'Article 262',
        },
      ],
    },
    'SpecifiedTradeAllowanceCharge/',
    [
      'ChargeIndicator/Indicator false',
      'SequenceNumeric 1',
      'BasisQuantity@unitCode=KGM 3',
      'ActualAmount 5.00',
      'ReasonCode@listID=5153 X',
      'CategoryTradeTax/TypeCode VAT',
      'CategoryTradeTax/ExemptionReason Article 262',
      'CategoryTradeTax/CategoryCode S',
      'CategoryTradeTax/RateApplicablePercent 20.00',
    ],
  ],
  [
    'the account that is debited',
    { payment: { ...PAYMENT, debited_iban: 'X', debited_account_name: 'N', debited_bic: 'B' } },
    'SpecifiedTradeSettlementPaymentMeans/',
    [
      'TypeCode 30',
      'PayerPartyDebtorFinancialAccount/IBANID X',
      'PayerPartyDebtorFinancialAccount/AccountName N',
      'PayerSpecifiedDebtorFinancialInstitution/BICID B',
    ],
  ],
];

extensionsSay('the settlement', SETTLEMENT);
