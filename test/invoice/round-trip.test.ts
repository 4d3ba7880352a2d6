import fc from 'fast-check';
import { expect, test } from 'vitest';
import { complete, essence } from '../../core/invoice/index.ts';
import { readDocument } from '../../plugins/cii/document.ts';
import { write } from '../../plugins/cii/write.ts';
import { completeFrench } from '../../plugins/fr-ctc/index.ts';
import { parse } from '../../rules/xml/index.ts';
import { invoices } from './arbitrary.ts';

const lossless = fc.constantFrom('en16931' as const, 'extended' as const, 'extended-ctc-fr' as const);

test('what CII says of a complete invoice is the whole invoice', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(invoices, lossless, (invoice, profile) => {
      const completed = complete(invoice, [completeFrench]).invoice;
      expect(readDocument(parse(write(completed, profile).bytes))).toEqual(essence(completed));
    }),
    { numRuns: 2000 },
  );
});
