import { PDFString, type PDFContext } from '@cantoo/pdf-lib';
import { document, stream } from '@conforme/pdf/testing/documents';
import { describe, expect, it } from 'vitest';
import { extract } from '../extract/index.ts';
import { cii, OPTIONS } from '../testing/embedding.ts';
import { embed } from './index.ts';

const UBL = '<?xml version="1.0"?><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>';
const ORDER = '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>';

const spec = (context: PDFContext, name: string, data: string | Uint8Array): object => ({
  Type: 'Filespec',
  F: PDFString.of(name),
  EF: { F: stream(context, data) },
});

/** A document with these files in its name tree, and what becomes of them. */
async function kept(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<{ names: string[]; said: string[] }> {
  const pdf = document((context) => {
    const Names = Object.entries(files).flatMap(([name, data]) => [
      PDFString.of(name),
      context.register(context.obj(spec(context, name, data) as never)),
    ]);
    return { catalog: { Names: { EmbeddedFiles: { Names } } } };
  });
  const { content, notes } = await embed(pdf, cii(), OPTIONS);
  const { facts } = await extract(content);
  return { names: facts.attachments.toSorted(), said: notes.map(({ message }) => message.en) };
}

describe('invoices attached before', () => {
  it.each([
    ['UBL', UBL],
    ['CII', cii()],
    ['XML in UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(UBL, 'utf16le')])],
  ])('leave under any name, and it is said: %s', async (_, data) => {
    expect(await kept({ 'A-first.xml': data })).toEqual({
      names: ['factur-x.xml'],
      said: ['attachment A-first.xml: an older invoice, which readers could take for this one, was removed.'],
    });
  });

  it('leave where an annotation shows them, too', async () => {
    const pdf = document((context) => {
      const FS = context.register(context.obj(spec(context, 'old.xml', UBL) as never));
      return { page: { Annots: [{ Type: 'Annot', Subtype: 'FileAttachment', Rect: [0, 0, 9, 9], FS }] } };
    });
    const { content, notes } = await embed(pdf, cii(), OPTIONS);
    expect((await extract(content)).facts.attachments).toEqual(['factur-x.xml']);
    expect(notes[0]!.message.fr).toContain('pièce jointe old.xml : une facture plus ancienne');
  });

  it('are replaced without a word under the name of the invoice', async () => {
    expect(await kept({ 'factur-x.xml': cii() })).toEqual({ names: ['factur-x.xml'], said: [] });
  });

  it('are none where other files are: these stay', async () => {
    const files = { 'order.xml': ORDER, 'notes.txt': 'an invoice', 'data.xml': '<a/>' };
    expect(await kept(files)).toEqual({
      names: ['data.xml', 'factur-x.xml', 'notes.txt', 'order.xml'],
      said: [],
    });
  });
});
