import { PDFDict, PDFString, type PDFContext } from '@cantoo/pdf-lib';
import { attachmentsOf } from '@conforme/pdf/file/attachments';
import { load, type Loaded } from '@conforme/pdf/file/load';
import { N } from '@conforme/pdf/file/values';
import { document, stream } from '@conforme/pdf/testing/documents';
import { expect, it } from 'vitest';
import { cii, embed, OPTIONS } from '../testing/embedding.ts';

/** A page with a link to another document, made an invoice. */
async function linked(kind: string, entries: (context: PDFContext) => object): Promise<Loaded> {
  const file = document((context) => {
    const spec = context.obj({
      Type: 'Filespec',
      F: PDFString.of('contents.pdf'),
      ...entries(context),
    } as never);
    const action = { S: kind, F: context.register(spec), D: [0, 'Fit'] };
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], F: 4, A: action };
    return { page: { Annots: [context.obj(link as never)] } };
  });
  return load(await embed(file, cii(), OPTIONS));
}

const dictsOf = ({ context }: Loaded): PDFDict[] =>
  context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFDict ? object : []));
const named = (loaded: Loaded): PDFDict =>
  dictsOf(loaded).find((dict) => String(dict.get(N('F'))).includes('contents.pdf'))!;

it.each([
  ['no file', () => ({})],
  ['an empty list of files', () => ({ EF: {} })],
])('takes the name of a document elsewhere for no attachment: %s', async (_, entries) => {
  const loaded = await linked('GoToR', entries);
  expect(named(loaded).get(N('Type'))).toBeUndefined();
  expect(named(loaded).get(N('EF'))).toBeUndefined();
  expect(attachmentsOf(loaded).map(({ name }) => name)).toEqual(['factur-x.xml']);
});

it('lists a file that no list names', async () => {
  const loaded = await linked('GoToE', (context) => ({ EF: { F: stream(context, 'inside') } }));
  const found = attachmentsOf(loaded).find(({ name }) => name === 'contents.pdf');
  expect(found).toMatchObject({ relationship: 'Unspecified', associated: true, named: true });
});

it('leaves a file that a forbidden action held with it', async () => {
  const loaded = await linked('Launch', (context) => ({ EF: { F: stream(context, 'inside') } }));
  expect(attachmentsOf(loaded).map(({ name }) => name)).toEqual(['factur-x.xml']);
});
