import {
  essence,
  type CompleteInvoice,
  type CompleteLine,
  type Contact,
  type ReadInvoice,
} from '../../core/invoice/index.ts';
import { Decimal } from '../../rules/decimal/index.ts';

/** The whole invoice but for what plugins/ubl/README.md lists: UBL has a place for everything else. */
export function inUbl(invoice: CompleteInvoice): ReadInvoice {
  const whole = essence(invoice);
  return {
    ...whole,
    seller: whole.seller && { ...whole.seller, contact: withoutDepartment(invoice.seller.contact) },
    buyer: whole.buyer && { ...whole.buyer, contact: withoutDepartment(invoice.buyer.contact) },
    lines: invoice.lines.map(withDiscount),
  };
}

function withoutDepartment(contact: Contact | null): Contact | null {
  return contact && { ...contact, name: contact.name ?? contact.department, department: null };
}

function withDiscount(line: CompleteLine): CompleteLine {
  if (line.gross_unit_price === null || line.price_discount !== null) return line;
  const discount = Decimal.of(line.gross_unit_price).sub(Decimal.of(line.unit_price));
  const price_discount = discount.isNegative() ? '0.00' : discount.toFixed(Math.max(2, discount.scale));
  return { ...line, price_discount };
}
