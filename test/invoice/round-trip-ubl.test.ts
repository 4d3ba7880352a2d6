import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  complete,
  essence,
  type CompleteInvoice,
  type CompleteLine,
  type Contact,
  type ReadInvoice,
} from '../../core/invoice/index.ts';
import { readDocument } from '../../plugins/ubl/document.ts';
import { PRODUCED_PROFILES } from '../../plugins/ubl/profiles.ts';
import { write } from '../../plugins/ubl/write.ts';
import { completeFrench } from '../../plugins/fr-ctc/index.ts';
import { Decimal } from '../../rules/decimal/index.ts';
import { loadSchema } from '../../rules/schema/index.ts';
import { parse } from '../../rules/xml/index.ts';
import { invoices } from './arbitrary.ts';

const completed = invoices.map((invoice) => complete(invoice, [completeFrench]).invoice);
const profiles = fc.constantFrom(...PRODUCED_PROFILES.keys());

test('what UBL says of a complete invoice is the whole invoice', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(completed, profiles, (invoice, profile) => {
      expect(readDocument(parse(write(invoice, profile).bytes))).toEqual(inUbl(invoice));
    }),
    { numRuns: 2000 },
  );
});

test('whatever is written satisfies the schema of UBL', { timeout: 60_000 }, () => {
  const schema = loadSchema(path.join(import.meta.dirname, '../../rules/packs/ubl-2.1'));
  fc.assert(
    fc.property(completed, profiles, (invoice, profile) => {
      const findings = schema.validate(parse(write(invoice, profile).bytes));
      expect(findings.map(({ message }) => message)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

/** The whole invoice but for what plugins/ubl/README.md lists: UBL has a place for everything else. */
function inUbl(invoice: CompleteInvoice): ReadInvoice {
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
