import type { CompleteInvoice } from '@conforme/core/invoice';
import { extended } from '@conforme/core/syntax';
import { otherRows, payeeRows } from './party.ts';
import { documentRows } from './references.ts';
import { date, group, list, part, text, type Row } from './row.ts';
import { vatDetailRows } from './tax.ts';

/** Who settles: of these EN 16931 knows the payee (BG-10) alone. */
export const settlementParties: readonly Row<CompleteInvoice>[] = [
  part('ram:InvoicerTradeParty', 'invoicer', otherRows),
  part('ram:InvoiceeTradeParty', 'invoicee', otherRows),
  part('ram:PayeeTradeParty', 'payee', payeeRows),
  part('ram:PayerTradeParty', 'payer', otherRows),
];

/** From the currency of the invoice to that of the VAT. */
export const currencyExchange: Row<CompleteInvoice> = extended(
  part<CompleteInvoice, 'currency_exchange'>('ram:TaxApplicableTradeCurrencyExchange', 'currency_exchange', [
    text('ram:SourceCurrencyCode', 'source_currency'),
    text('ram:TargetCurrencyCode', 'target_currency'),
    text('ram:ConversionRate', 'rate'),
    date('ram:ConversionRateDateTime', 'date'),
  ]),
);

export const logisticsCharges: Row<CompleteInvoice> = extended(
  list<CompleteInvoice, 'logistics_charges'>('ram:SpecifiedLogisticsServiceCharge', 'logistics_charges', [
    text('ram:Description', 'description'),
    text('ram:AppliedAmount', 'amount'),
    list('ram:AppliedTradeTax', 'vat', vatDetailRows),
  ]),
);

export const financialAdjustments: Row<CompleteInvoice> = extended(
  list<CompleteInvoice, 'financial_adjustments'>(
    'ram:SpecifiedFinancialAdjustment',
    'financial_adjustments',
    [text('ram:Reason', 'reason'), text('ram:ActualAmount', 'amount')],
  ),
);

export const advancePayments: Row<CompleteInvoice> = extended(
  list<CompleteInvoice, 'advance_payments'>('ram:SpecifiedAdvancePayment', 'advance_payments', [
    text('ram:PaidAmount', 'amount'),
    date('ram:FormattedReceivedDateTime', 'received_date', 'qdt:DateTimeString'),
    list('ram:IncludedTradeTax', 'vat', vatDetailRows),
    part('ram:InvoiceSpecifiedReferencedDocument', 'invoice', documentRows),
  ]),
);

const ACCOUNT = 'ram:ReceivableSpecifiedTradeAccountingAccount';

type Accounted = Pick<
  CompleteInvoice,
  'buyer_accounting_reference' | 'buyer_accounting_type' | 'further_accounting_references'
>;

/** BT-19, BT-133, and in extensions its type and further accounts. */
export const accountingReferences: readonly Row<Accounted>[] = [
  group<Accounted>(ACCOUNT, [
    text('ram:ID', 'buyer_accounting_reference'),
    extended(text<Accounted>('ram:TypeCode', 'buyer_accounting_type')),
  ]),
  extended(
    list<Accounted, 'further_accounting_references'>(ACCOUNT, 'further_accounting_references', [
      text('ram:ID', 'id'),
      text('ram:TypeCode', 'type_code'),
    ]),
  ),
];
