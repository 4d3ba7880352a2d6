import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import {
  PDFHexString,
  PDFRawStream,
  PDFRef,
  PDFString,
  type PDFContext,
  type PDFDict,
} from '@cantoo/pdf-lib';
import type { Contained, DrawnPages, EmbedOptions } from '@conforme/core/plugin';
import { Drawing } from '@conforme/pdf/file/drawing';
import { Budget } from '@conforme/pdf/file/budget';
import { load, type Document, type Loaded } from '@conforme/pdf/file/load';
import { N } from '@conforme/pdf/file/values';
import { serialise } from '@conforme/pdf/file/write';
import { srgbProfile } from '@conforme/pdf/image/icc';
import { check } from '../check/index.ts';
import { Report } from '../check/report.ts';
import { refused, unreadable, type Refusal } from '../refusal.ts';
import { pagesOf } from '../bounded.ts';
import { attach } from './attach.ts';
import { describe, retainedMetadata } from './describe.ts';
import { discard } from './discard.ts';
import { notesOf } from './notes.ts';
import { detach, olderInvoices } from './older.ts';
import { repairAndCheck } from '../repair/index.ts';
import type { Outcome } from '../repair/step.ts';
import { messageAt } from '../words/index.ts';

const MOST_REASONS = 50;

/**
 * Makes a Factur-X file of a visual PDF: PDF/A-3b with the invoice attached. What stands on the pages is not touched;
 * a file whose pages break a rule of PDF/A is refused with every reason found.
 *
 * @throws InputError
 */
export async function embed(
  pages: Uint8Array | DrawnPages,
  xml: Uint8Array,
  options: EmbedOptions,
): Promise<Contained> {
  try {
    if (pages instanceof Drawing) return intoDrawing(pages, xml, options);
    const pdf = pages instanceof Uint8Array ? pages : pages.write();
    const source = createHash('sha256').update(pdf).digest('hex');
    return convert(load(pdf), source, xml, options);
  } catch (error) {
    return unreadable(error);
  }
}

function convert(loaded: Loaded, source: string, xml: Uint8Array, options: EmbedOptions): Contained {
  const pages = pagesOf(loaded);
  const kept = retainedMetadata(loaded, options);
  const older = olderInvoices(loaded);
  discard(loaded);
  detach(pages, older);
  const outcome: Outcome = { losses: new Report(), announced: [] };
  // Pages that claim to be PDF/UA-1 come from a renderer; they are judged, and nothing of them is set right.
  const isDrawn = options.accessible === true;
  refuseFor(
    isDrawn ? check(loaded, pages) : repairAndCheck(loaded, pages, options.flatten ?? false, outcome),
  );
  attach(loaded, xml, options, older);
  describe(loaded, options, kept);
  intend(loaded, options);
  identify(loaded, source, xml, options);
  return { content: serialise(loaded.context), notes: notesOf(outcome.announced, older) };
}

/**
 * Adds to what our renderer drew, without writing and reading it in between. What is plain of it is right by its making, which tests and
 * `test/pdf/render.ts` hold; pictures and letters from elsewhere are judged as those of any file.
 */
function intoDrawing(drawing: Drawing, xml: Uint8Array, options: EmbedOptions): Contained {
  const { context, catalog } = drawing;
  const document = { context, catalog, budget: new Budget() };
  if (!drawing.isPlain) refuseFor(check(document, pagesOf(document)));
  const { ID, Info } = context.trailerInfo;
  if (Info instanceof PDFRef) context.delete(Info);
  attach(document, xml, options, []);
  describe(document, options, []);
  intend(document, options);
  identify(document, String(ID), xml, options);
  return { content: drawing.write(), notes: [] };
}

function refuseFor(refusals: readonly Refusal[]): void {
  const [first] = refusals;
  if (!first) return;
  const { en, fr } = messageAt(first.where, first.reason);
  const summary = {
    en: `The PDF cannot become PDF/A-3: ${en}`,
    fr: `Le PDF ne peut pas devenir PDF/A-3 : ${fr}`,
  };
  throw refused(summary, refusals.slice(0, MOST_REASONS));
}

/** The output intent (6.2.3), and the language. */
function intend({ context, catalog }: Document, { language }: EmbedOptions): void {
  const condition = 'sRGB IEC61966-2.1';
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of(condition),
    Info: PDFString.of(condition),
    DestOutputProfile: context.register(PDFRawStream.of(described(context), SRGB)),
  });
  catalog.set(N('OutputIntents'), context.obj([context.register(intent)]));
  if (!catalog.get(N('Lang'))) catalog.set(N('Lang'), PDFString.of(language));
}

const SRGB = deflateSync(srgbProfile());

const described = (context: PDFContext): PDFDict => context.obj({ N: 3, Filter: 'FlateDecode' });

/** The same input gives the same file, so the identifier is made of it (ISO 32000-1, 14.4). */
function identify({ context }: Document, source: string, xml: Uint8Array, options: EmbedOptions): void {
  const hash = createHash('sha256').update(source).update(xml).update(JSON.stringify(options));
  const id = PDFHexString.of(hash.digest('hex').slice(0, 32));
  context.trailerInfo.ID = context.obj([id, id]);
}
