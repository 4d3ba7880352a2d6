import { createHash } from 'node:crypto';
import { PDFHexString, PDFRawStream, PDFString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { Drawing } from '@conforme/pdf/file/drawing';
import { deflated } from '@conforme/pdf/file/stream';
import type { Picture } from '../logo/picture.ts';
import { HEIGHT, WIDTH, type Sheet } from './sheet.ts';

/** What the file says of itself, and the picture in its letterhead. */
export interface Imprint {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly picture: Picture | null;
}

/** Puts drawn pages, fonts and structure into a PDF file that is yet to be written. */
export function assemble(sheet: Sheet, imprint: Imprint): Drawing {
  const drawing = new Drawing(sheet.isPlain && imprint.picture === null);
  const { context } = drawing;
  const pages = writePages(context, sheet, imprint.picture);
  const root = context.obj({
    Type: 'Catalog',
    Pages: pages.tree,
    MarkInfo: { Marked: true },
    StructTreeRoot: sheet.structure.write(context, pages.refs),
    Lang: PDFString.of(imprint.language),
    ViewerPreferences: { DisplayDocTitle: true },
  });
  context.trailerInfo.Root = context.register(root);
  context.trailerInfo.Info = context.register(
    context.obj({
      Title: PDFHexString.fromText(imprint.title),
      Author: PDFHexString.fromText(imprint.author),
    }),
  );
  const digest = PDFHexString.of(digestOf(context));
  context.trailerInfo.ID = context.obj([digest, digest]);
  return drawing;
}

/** The same invoice gives the same file: the identifier is made of what is drawn (ISO 32000-1, 14.4). */
function digestOf(context: PDFContext): string {
  const hash = createHash('sha256');
  for (const [, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream) hash.update(object.contents);
  return hash.digest('hex').slice(0, 32);
}

function writePages(
  context: PDFContext,
  sheet: Sheet,
  picture: Picture | null,
): { tree: PDFRef; refs: PDFRef[] } {
  const tree = context.nextRef();
  const resources = context.register(
    context.obj({
      Font: context.obj(sheet.embedFonts(context)),
      XObject: context.obj(picture ? { Logo: picture.embed(context) } : {}),
    }),
  );
  const refs = sheet.pages.map((operators, i) => {
    const page = context.obj({
      Type: 'Page',
      Parent: tree,
      MediaBox: [0, 0, WIDTH, HEIGHT],
      Resources: resources,
      Contents: context.register(deflated(context, Buffer.from(operators.join('\n'), 'latin1'))),
      Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB' },
      StructParents: i,
      Tabs: 'S',
    });
    return context.register(page);
  });
  context.assign(tree, context.obj({ Type: 'Pages', Kids: refs, Count: refs.length }));
  return { tree, refs };
}
