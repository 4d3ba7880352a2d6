import { element } from '@conforme/engine/xml';
import type { CompleteInvoice } from '@conforme/core/invoice';
import { extended, readOnly } from '@conforme/core/syntax';
import { INVOICE, type Kind } from './kind.ts';
import { numberOf } from './namespaces.ts';
import { notes } from './note.ts';
import { constant, date, flag, text, type Row } from './row.ts';

/** BT-24. It states the profile that was written, and is no value of the invoice. */
const guideline: Row<CompleteInvoice> = {
  fixed: true,
  write: (_invoice, _at, { guideline: urn }) => [element('cbc:CustomizationID', urn)],
  places: () => [{ name: numberOf('cbc:CustomizationID'), once: true, take: () => true }],
};

/** The version is that of the schema, whose namespaces say so already (UBL 2.1, 5.1); EN 16931-3-2 has no term for it. */
const version: Row<CompleteInvoice> = readOnly(constant('cbc:UBLVersionID', '2.1'));

const taxPointDate = date<CompleteInvoice>('cbc:TaxPointDate', 'tax_point_date');

/** What opens a document; the two have the tax point date in different places, and only one has a due date. */
export function headerRows(kind: Kind): readonly Row<CompleteInvoice>[] {
  const typeCode = text<CompleteInvoice>(kind.typeCode, 'type_code');
  return [
    version,
    guideline,
    text('cbc:ProfileID', 'business_process'),
    text('cbc:ID', 'number'),
    extended(flag('cbc:CopyIndicator', 'copy_indicator')),
    date('cbc:IssueDate', 'issue_date'),
    ...(kind === INVOICE
      ? [date<CompleteInvoice>('cbc:DueDate', 'due_date'), typeCode, notes, taxPointDate]
      : [taxPointDate, typeCode, notes]),
    text('cbc:DocumentCurrencyCode', 'currency'),
    text('cbc:TaxCurrencyCode', 'vat_accounting_currency'),
    text('cbc:AccountingCost', 'buyer_accounting_reference'),
    text('cbc:BuyerReference', 'buyer_reference'),
  ];
}
