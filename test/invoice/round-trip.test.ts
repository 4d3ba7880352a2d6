import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { complete, essence, type CompleteInvoice, type ReadInvoice } from '../../core/invoice/index.ts';
import { readDocument } from '../../plugins/cii/document.ts';
import { PRODUCED_PROFILES } from '../../plugins/cii/profiles.ts';
import { write } from '../../plugins/cii/write.ts';
import { completeFrench } from '../../plugins/fr-ctc/index.ts';
import { loadSchema } from '../../rules/engine/schema/index.ts';
import { parse } from '../../rules/engine/xml/index.ts';
import { cases } from '../cases.ts';
import { invoices } from './arbitrary.ts';

const completed = invoices.map((invoice) => complete(invoice, [completeFrench]).invoice);
const lossless = fc.constantFrom('en16931' as const, 'extended' as const, 'extended-ctc-fr' as const);

test('what CII says of a complete invoice is the whole invoice', () => {
  fc.assert(
    fc.property(completed, lossless, (invoice, profile) => {
      expect(readDocument(parse(write(invoice, profile).bytes))).toEqual(whole(inProfile(invoice, profile)));
    }),
    { numRuns: cases(2000) },
  );
});

test('BASIC WL leaves out what its schema has no place for, and nothing else', () => {
  fc.assert(
    fc.property(completed, (invoice) => {
      expect(readDocument(parse(write(invoice, 'basicwl').bytes))).toEqual(whole(withoutDetail(invoice)));
    }),
    { numRuns: cases(500) },
  );
});

test('whatever is written satisfies the schema of CII', () => {
  const schema = loadSchema(path.join(import.meta.dirname, '../../rules/packs/cii-d22b'));
  fc.assert(
    fc.property(completed, fc.constantFrom(...PRODUCED_PROFILES.keys()), (invoice, profile) => {
      const findings = schema.validate(parse(write(invoice, profile).bytes));
      expect(findings.map(({ message }) => message)).toEqual([]);
    }),
    { numRuns: cases(300) },
  );
});

/** EN 16931 has no place for a department beside a name. */
function inProfile(invoice: CompleteInvoice, profile: string): ReadInvoice {
  const whole = essence(invoice);
  if (profile !== 'en16931') return whole;
  const party = <P extends ReadInvoice['seller']>(read: P): P =>
    read?.contact?.name ? { ...read, contact: { ...read.contact, department: null } } : read;
  return { ...whole, seller: party(whole.seller), buyer: party(whole.buyer) };
}

/** A reading that left nothing out. */
const whole = (invoice: ReadInvoice): object => ({ invoice, unread: [], beyond: false });

function withoutDetail(invoice: CompleteInvoice): ReadInvoice {
  const whole = essence(invoice);
  return {
    ...whole,
    tax_point_date: null,
    project_reference: null,
    sales_order_reference: null,
    receiving_advice_reference: null,
    tender_reference: null,
    additional_documents: [],
    seller: whole.seller && { ...whole.seller, legal_info: null, contact: null },
    buyer: whole.buyer && { ...whole.buyer, trading_name: null, contact: null },
    payment: whole.payment && { ...whole.payment, means_text: null, account_name: null, bic: null },
    lines: [],
    totals: whole.totals && { ...whole.totals, rounding: null },
  };
}
