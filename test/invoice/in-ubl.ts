import {
  essence,
  type Attachment,
  type CompleteInvoice,
  type CompleteLine,
  type Payment,
  type ReadInvoice,
} from '../../core/invoice/index.ts';
import { Decimal } from '../../rules/engine/decimal/index.ts';

/** What plugins/ubl/README.md says of a document of this invoice: UBL has a place for everything, and not always one of its own. */
export function inUbl(invoice: CompleteInvoice): ReadInvoice {
  return everywhere({ ...essence(invoice), lines: invoice.lines.map(withDiscount) }) as ReadInvoice;
}

type Change = (value: never) => unknown;

/** By the field or list they stand in. */
const CHANGES: Readonly<Record<string, Change>> = {
  contact: withoutDepartment as Change,
  payment: withOneAccount as Change,
  further_payments: withOneAccount as Change,
  attachment: withMediaType as Change,
};

function everywhere(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => everywhere(each, key));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, everywhere(each, name)]);
  const object: unknown = Object.fromEntries(entries);
  return CHANGES[key] ? CHANGES[key](object as never) : object;
}

function withoutDepartment(contact: { name: string | null; department: string | null }): object {
  return { ...contact, name: contact.name ?? contact.department, department: null };
}

function withOneAccount(payment: Payment): Payment {
  return { ...payment, iban: payment.iban ?? payment.account_id, account_id: null };
}

function withMediaType(attachment: Attachment): Attachment {
  return { ...attachment, mime_code: attachment.mime_code ?? 'application/octet-stream' };
}

function withDiscount(line: CompleteLine): CompleteLine {
  const discount = line.price_discount ?? discountOf(line);
  return { ...line, price_discount: discount !== null && Decimal.of(discount).isZero() ? null : discount };
}

function discountOf({ gross_unit_price: gross, unit_price: net }: CompleteLine): string | null {
  if (gross === null) return null;
  const discount = Decimal.of(gross).sub(Decimal.of(net));
  return discount.isNegative() ? null : discount.toFixed(Math.max(2, discount.scale));
}
