import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { complete } from '../../core/invoice/index.ts';
import { readDocument } from '../../plugins/ubl/document.ts';
import { PRODUCED_PROFILES } from '../../plugins/ubl/profiles.ts';
import { write } from '../../plugins/ubl/write.ts';
import { completeFrench } from '../../plugins/fr-ctc/index.ts';
import { loadSchema } from '../../rules/engine/schema/index.ts';
import { parse } from '../../rules/engine/xml/index.ts';
import { cases } from '../cases.ts';
import { invoices } from './arbitrary.ts';
import { inUbl } from './in-ubl.ts';

const completed = invoices.map((invoice) => complete(invoice, [completeFrench]).invoice);
const profiles = fc.constantFrom(...PRODUCED_PROFILES.keys());

test('what UBL says of a complete invoice is the whole invoice', () => {
  fc.assert(
    fc.property(completed, profiles, (invoice, profile) => {
      const reading = readDocument(parse(write(invoice, profile).bytes));
      expect(reading).toEqual({ invoice: inUbl(invoice), unread: [], beyond: false });
    }),
    { numRuns: cases(2000) },
  );
});

test('whatever is written satisfies the schema of UBL', () => {
  const schema = loadSchema(path.join(import.meta.dirname, '../../rules/packs/ubl-2.1'));
  fc.assert(
    fc.property(completed, profiles, (invoice, profile) => {
      const findings = schema.validate(parse(write(invoice, profile).bytes));
      expect(findings.map(({ message }) => message)).toEqual([]);
    }),
    { numRuns: cases(500) },
  );
});
