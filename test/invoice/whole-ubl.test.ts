import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { complete } from '../../core/invoice/index.ts';
import { uncarried } from '../../core/pipeline/carried.ts';
import { readDocument } from '../../plugins/ubl/document.ts';
import { PRODUCED_PROFILES } from '../../plugins/ubl/profiles.ts';
import { write } from '../../plugins/ubl/write.ts';
import { loadSchema } from '../../rules/engine/schema/index.ts';
import { parse } from '../../rules/engine/xml/index.ts';
import { cases } from '../cases.ts';
import { inUbl } from './in-ubl.ts';
import { placedInUbl } from './placed-in-ubl.ts';
import { expectFixedPoint, wholeInvoices } from './whole.ts';

const completed = wholeInvoices.map((invoice) => complete(placedInUbl(invoice), []).invoice);

test('every field of the model with a place in UBL is carried and read back', () => {
  fc.assert(
    fc.property(completed, (invoice) => {
      const written = write(invoice, 'extended-ctc-fr');
      expect(uncarried(invoice, written, { departments: true })).toEqual([]);
      const { invoice: read, unread, beyond } = readDocument(parse(written.bytes), true);
      expect({ unread, beyond }).toEqual({ unread: [], beyond: false });
      expect(read).toEqual(inUbl(invoice));
    }),
    { numRuns: cases(300) },
  );
});

test('what is read of any profile is written again', () =>
  expectFixedPoint({ write, readDocument }, completed, PRODUCED_PROFILES.keys()));

test('and satisfies the schema of UBL', () => {
  const schema = loadSchema(path.join(import.meta.dirname, '../../rules/packs/ubl-2.1'));
  fc.assert(
    fc.property(completed, (invoice) => {
      const findings = schema.validate(parse(write(invoice, 'extended-ctc-fr').bytes));
      expect(findings.map(({ message }) => message)).toEqual([]);
    }),
    { numRuns: cases(200) },
  );
});
