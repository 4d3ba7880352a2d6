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
  const discount = line.price_discount ?? discountOf(line);
  return { ...line, price_discount: discount !== null && Decimal.of(discount).isZero() ? null : discount };
}

function discountOf({ gross_unit_price: gross, unit_price: net }: CompleteLine): string | null {
  if (gross === null) return null;
  const discount = Decimal.of(gross).sub(Decimal.of(net));
  return discount.isNegative() ? null : discount.toFixed(Math.max(2, discount.scale));
}
