import type { Bilingual, GenerateOptions, Invoice } from '@conforme/proto/schema';
import { profilesOf } from '@conforme/proto/schema/profiles';
import { EngineError } from '../errors.ts';
import { InputError, type Check, type Language, type Profile } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { legalDay } from './day.ts';
import { compose, documentTitle, doubtOptions, type CallContext } from './generate.ts';
import { fileNameOf } from './file-name.ts';
import { notPdf } from './not-pdf.ts';
import { notedOf } from './noted.ts';
import { open, readInvoice } from './open.ts';
import { doubtsInside, plausibility } from './plausible.ts';
import { refuseForeign } from './refuse.ts';
import type { ReportedFinding } from './reported.ts';
import { judgeResult } from './result.ts';
import { staged } from './stage.ts';
import type { Validation } from './validate.ts';

/** What to put into the PDF: a document as it is, or an invoice to write one from. */
export type EmbedSource = { readonly xml: Uint8Array } | { readonly invoice: Invoice };

/** A PDF, and the invoice that goes into it: as XML, or as fields that are written first. */
export interface EmbedRequest {
  readonly pdf: Uint8Array;
  readonly source: EmbedSource;
  /** Used for an invoice only (decision 2). */
  readonly profile: GenerateOptions['profile'];
  readonly check: Check;
  readonly language: Language;
  /** Fields and signatures of the PDF become part of its pages. */
  readonly flatten: boolean;
  /** Warn of what is probably wrong, as generate does. */
  readonly plausibility: boolean;
}

/** The PDF/A-3b with its invoice inside, and the verdict on that invoice. */
export interface Embedded {
  readonly content: Uint8Array;
  readonly filename: string;
  readonly profile: Profile;
  readonly validation: Validation;
  readonly warnings: readonly ReportedFinding[];
}

interface Attachment {
  readonly xml: Uint8Array;
  readonly type_code: string;
  readonly number: string;
  readonly seller: string | null;
  readonly profile: Profile;
  readonly validation: Validation;
  readonly warnings: readonly ReportedFinding[];
}

const EMBEDDABLE: ReadonlySet<Profile> = new Set(profilesOf('facturx-pdf'));

/** PDF + XML → PDF/A-3 with the XML attached. The XML is judged first; what fails a rule is not embedded. */
export async function embed(registry: Registry, request: EmbedRequest, call: CallContext): Promise<Embedded> {
  const container = registry.container(request.pdf);
  if (!container) throw notAPdf(request.pdf);
  const { source } = request;
  const attachment =
    'xml' in source
      ? await given(registry, source.xml, request, call)
      : await writtenFrom(registry, source.invoice, request, call);
  const metadata = {
    profile: attachment.profile,
    language: request.language,
    title: documentTitle(attachment, request.language),
    author: attachment.seller,
    date: call.now,
    flatten: request.flatten,
  };
  const { content, notes } = await staged('embed', () =>
    container.embed(request.pdf, attachment.xml, metadata),
  );
  const filename = `${fileNameOf(attachment.number)}.pdf`;
  const { profile, validation } = attachment;
  const warnings = [...attachment.warnings, ...notedOf(notes, call.language, '/pdf')];
  return { content, filename, profile, validation, warnings };
}

async function writtenFrom(
  registry: Registry,
  invoice: Invoice,
  request: EmbedRequest,
  call: CallContext,
): Promise<Attachment> {
  const { profile, check } = request;
  const { written, recognised, validation, warnings } = await compose(
    registry,
    invoice,
    { profile, check, output: 'facturx-pdf' },
    call,
  );
  const doubts = request.plausibility ? await plausibility(invoice, recognised, doubtOptions(call)) : [];
  return {
    xml: written.bytes,
    type_code: invoice.type_code,
    number: invoice.number,
    seller: invoice.seller.name,
    profile,
    validation,
    warnings: [...warnings, ...doubts],
  };
}

async function given(
  registry: Registry,
  xml: Uint8Array,
  request: EmbedRequest,
  call: CallContext,
): Promise<Attachment> {
  if (registry.container(xml)) throw notXml();
  const opened = await open(registry, xml);
  const { profile, guideline } = opened.recognised;
  if (!opened.syntax.outputs.includes('facturx-pdf')) throw new EngineError('unsupported_profile', NO_UBL);
  if (profile === null || !EMBEDDABLE.has(profile)) throw notEmbedded(profile ?? guideline);
  const options = { check: request.check, language: call.language, explain: false, asOf: legalDay(call.now) };
  const travelling = { ...opened, container: 'pdf' as const };
  const { validation, warnings } = await judgeResult(registry, travelling, options, (judgement, as) =>
    refuseForeign(judgement, as, call.language),
  );
  const invoice = await readInvoice(opened);
  const doubts = request.plausibility ? await doubtsInside(opened, invoice, doubtOptions(call)) : [];
  return {
    xml,
    type_code: invoice.type_code ?? '',
    number: invoice.number || 'factur-x',
    seller: invoice.seller?.name ?? null,
    profile,
    validation,
    warnings: [...warnings, ...doubts],
  };
}

const NO_UBL = {
  en: 'UBL cannot be embedded: a Factur-X PDF carries CII only.',
  fr: 'UBL ne peut pas être incorporé : un PDF Factur-X ne porte que du CII.',
};

function notEmbedded(profile: string | null): EngineError {
  return new EngineError('unsupported_profile', {
    en: `A document of profile ${profile ?? 'unknown'} is not embedded.`,
    fr: `Un document de profil ${profile ?? 'inconnu'} n'est pas incorporé.`,
  });
}

function notAPdf(bytes: Uint8Array): InputError {
  const { what, fix } = notPdf(bytes);
  const message = {
    en: `What was sent as the PDF is not a PDF file: ${what.en}.`,
    fr: `Ce qui est envoyé comme PDF n'est pas un fichier PDF : ${what.fr}.`,
  };
  return wrongPart('/pdf', message, fix);
}

/** Opening it would find the invoice inside; what is attached must be that invoice, never another PDF. */
function notXml(): InputError {
  return wrongPart(
    '/xml',
    { en: 'What was sent as the XML is a PDF file.', fr: 'Ce qui est envoyé comme XML est un fichier PDF.' },
    {
      en: 'Send the invoice as XML; extract reads it out of a PDF.',
      fr: 'Envoyez la facture en XML ; extract la lit dans un PDF.',
    },
  );
}

function wrongPart(pointer: string, message: Bilingual, fix: Bilingual): InputError {
  return new InputError(message, [{ source: 'pdf', rule: null, message, fix, pointer }]);
}
