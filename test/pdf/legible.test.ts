import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  complete,
  essence,
  legible,
  type CompleteInvoice,
  type ReadInvoice,
} from '../../core/invoice/index.ts';
import type { Look } from '../../core/plugin/index.ts';
import { readDocument as readCii } from '../../plugins/cii/document.ts';
import { write as writeCii } from '../../plugins/cii/write.ts';
import { completeFrench } from '../../plugins/fr-ctc/index.ts';
import { render } from '../../plugins/visual/render/index.ts';
import { textOf } from '../../pdf/testing/documents.ts';
import { readDocument as readUbl } from '../../plugins/ubl/document.ts';
import { write as writeUbl } from '../../plugins/ubl/write.ts';
import { parse } from '../../rules/engine/xml/index.ts';
import { invoices } from '../invoice/arbitrary.ts';
import { inUbl } from '../invoice/in-ubl.ts';

const completed = invoices.map((invoice) => complete(invoice, [completeFrench]).invoice);
const LOOK: Look = { language: 'fr', accentColor: '#1f3a5f', footerText: null, logo: null };

const pagesOf = async (invoice: CompleteInvoice): Promise<string[]> => textOf(await render(invoice, LOOK));

/** A document has no place for the SIRET as such: it stands among the identifiers. */
const withoutSiret = (invoice: CompleteInvoice): CompleteInvoice => ({
  ...invoice,
  seller: { ...invoice.seller, siret: null },
  buyer: { ...invoice.buyer, siret: null },
});

async function sameAs(read: ReadInvoice, invoice: CompleteInvoice): Promise<void> {
  expect(await pagesOf(legible(read))).toEqual(await pagesOf(invoice));
}

test('what a CII document says is drawn as the invoice it was made from', async () => {
  await fc.assert(
    fc.asyncProperty(completed, (invoice) =>
      sameAs(readCii(parse(writeCii(invoice, 'extended').bytes)).invoice, withoutSiret(invoice)),
    ),
    { numRuns: 25 },
  );
});

test('what a UBL document says is drawn as the invoice it was made from', async () => {
  await fc.assert(
    fc.asyncProperty(completed, (invoice) =>
      sameAs(readUbl(parse(writeUbl(invoice, 'en16931').bytes)).invoice, {
        ...withoutSiret(invoice),
        ...(inUbl(invoice) as Partial<CompleteInvoice>),
      }),
    ),
    { numRuns: 25 },
  );
});

test('an invoice without lines is shown without a table', async () => {
  const [invoice] = fc.sample(completed, { numRuns: 1, seed: 7 });
  const text = (await pagesOf(legible({ ...essence(invoice!), lines: [] }))).join('\n');
  expect(text).not.toContain('Désignation');
  expect(text).toContain(invoice!.number);
});

test('an invoice that says nothing is an empty sheet with its labels', async () => {
  const root =
    '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>';
  const text = (await pagesOf(legible(readCii(parse(Buffer.from(root))).invoice))).join('\n');
  expect(text).toContain('Facture');
  expect(text).not.toMatch(/\d,\d\d|null|undefined|€/);
});
