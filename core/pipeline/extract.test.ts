import { expect, it } from 'vitest';
import { complete, essence, requestOf } from '../invoice/index.ts';
import { sampleInvoice } from '../invoice/testing/sample.ts';
import { Registry } from '../registry/registry.ts';
import { bytes, fakeContainer, fakeSyntax, invoiceXml, NAMESPACE } from '../testing/plugins.ts';
import { extract } from './extract.ts';

const FIELDS = essence(complete(sampleInvoice(), []).invoice);
const FACTS = { pages: 1, attachments: ['factur-x.xml'], pdfa: '3B', facturx_xmp: 'EN 16931' };
const structure = (): never => {
  throw new Error('extract judged a document');
};
const syntax = fakeSyntax({ read: () => ({ invoice: FIELDS, unread: [], beyond: false }), structure });

it('reads a document without judging it', async () => {
  expect(await extract(new Registry([syntax]), invoiceXml('é'))).toEqual({
    flavor: 'factur-x',
    profile: 'en16931',
    guideline: 'urn:cen.eu:en16931:2017',
    xmlFilename: null,
    fields: FIELDS,
    invoice: requestOf(FIELDS),
    options: { profile: 'en16931', output: 'cii-xml', guideline: null },
    unread: [],
    pdf: null,
    xmlText: expect.any(Function) as () => string,
  });
});

it('gives the XML as text, whatever its encoding was', async () => {
  const text = `<invoice xmlns="${NAMESPACE}">été</invoice>`;
  const latin1 = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${text}`, 'latin1');
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
  for (const document of [latin1, utf16])
    expect((await extract(new Registry([syntax]), document)).xmlText()).toContain(text);
});

it('names the attachment it read, beside what the PDF says of itself', async () => {
  const container = fakeContainer({ xml: invoiceXml(), xmlFilename: 'factur-x.xml', facts: FACTS });
  expect(await extract(new Registry([syntax, container]), bytes('%PDF'))).toMatchObject({
    xmlFilename: 'factur-x.xml',
    pdf: FACTS,
  });
});
