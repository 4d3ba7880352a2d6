import type { Ledger, Loss, OutputFormat } from '@conforme/proto/schema';
import { EngineError } from '../errors.ts';
import { legible, type CompleteInvoice } from '../invoice/index.ts';
import type { Check, DocumentReading, Language, ProducedProfile, Written } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { isoDate } from './day.ts';
import { destinationOf, type Destination } from './destination.ts';
import { drawn, PLAIN_LOOK } from './draw.ts';
import { expressible } from './expressible.ts';
import { fileNameOf } from './file-name.ts';
import { containerOf, documentTitle, target, type CallContext } from './generate.ts';
import { judged, ledgerFor } from './ledger.ts';
import { lossesOf, refuseLosses } from './losses.ts';
import { open, type OpenedDocument } from './open.ts';
import { report, type ReportedFinding } from './report.ts';
import { judgeResult, reopen, type JudgedResult } from './result.ts';
import { staged } from './stage.ts';
import { undrawnTexts } from './undrawn.ts';
import { judge, type Judgement, type ValidateOptions, type Validation } from './validate.ts';

export interface ConvertRequest {
  readonly document: Uint8Array;
  readonly to: OutputFormat;
  /** Null: that of the source, or the smallest of the output that holds as much. */
  readonly profile: ProducedProfile | null;
  /** The source and the result are judged by it. */
  readonly check: Check;
  readonly allowLoss: boolean;
  readonly allowInvalid: boolean;
  /** Wants the ledger of the totals. */
  readonly explain: boolean;
  /** Of pages that are drawn, and of the metadata of a PDF. */
  readonly pageLanguage: Language;
}

export interface Converted {
  readonly filename: string;
  readonly mediaType: 'application/pdf' | 'application/xml';
  readonly content: Uint8Array;
  readonly profile: ProducedProfile;
  readonly output: OutputFormat;
  readonly invoice: CompleteInvoice;
  /** Of the result. */
  readonly validation: Validation;
  readonly warnings: readonly ReportedFinding[];
  readonly sourceValid: boolean;
  readonly losses: readonly Loss[];
  readonly ledger: Ledger | null;
}

/**
 * Document → the same invoice in another syntax, profile or container. The result says what the source says, and nothing it
 * states is computed again (expressible.ts). What the result cannot say is a loss (decision 44).
 *
 * @throws EngineError `invalid_input` for a source or a result that fails a rule, `lossy_conversion` with what would be lost.
 */
export async function convert(
  registry: Registry,
  request: ConvertRequest,
  call: CallContext,
): Promise<Converted> {
  const source = await open(registry, request.document);
  try {
    return await converted(registry, source, request, call);
  } finally {
    source.tree.release();
  }
}

async function converted(
  registry: Registry,
  source: OpenedDocument,
  request: ConvertRequest,
  call: CallContext,
): Promise<Converted> {
  const destination = destinationOf(source.recognised, request.to, request.profile);
  const { syntax, profile } = target(registry, destination);
  const wanted = { check: request.check, language: call.language, explain: false, asOf: isoDate(call.now) };
  const sourceValid = await judgeSource(registry, source, wanted, request.allowInvalid);
  await source.syntax.load?.();
  await syntax.load?.();
  const reading = staged('read', () => source.syntax.read(source.tree));
  const invoice = legible(reading.invoice);
  const written = staged('write', () =>
    syntax.write(expressible(invoice, request.to), profile, { guideline: destination.guideline }),
  );
  const losses = lossesOf({ source, reading, invoice, written, destination }, call.language);
  if (!request.allowLoss) refuseLosses(losses, destination);
  const judgedAs = await judgeWritten(registry, { syntax, written, destination }, wanted, sourceValid);
  const { undrawn, ...file } = await packed(
    registry,
    { source, invoice, written, destination },
    request,
    call,
  );
  return {
    ...file,
    validation: judgedAs.validation,
    warnings: [...judgedAs.warnings, ...undrawn],
    profile,
    output: request.to,
    invoice,
    sourceValid,
    losses,
    ledger: request.explain ? ledgerOf(registry, reading, judgedAs, wanted) : null,
  };
}

/** @returns whether the source passes. @throws EngineError for one that does not, unless it may. */
async function judgeSource(
  registry: Registry,
  source: OpenedDocument,
  wanted: ValidateOptions,
  allowInvalid: boolean,
): Promise<boolean> {
  const judgement = await judge(registry, source, wanted);
  const count = fatal(judgement);
  if (count > 0 && !allowInvalid) {
    const said = {
      en: `The source fails ${rules(count, 'rule')}; with allow_invalid=true it is converted all the same.`,
      fr: `La source ne respecte pas ${rules(count, 'règle')} ; avec allow_invalid=true elle est convertie malgré tout.`,
    };
    throw new EngineError('invalid_input', said, explained(judgement, source, wanted));
  }
  return count === 0;
}

const rules = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

function fatal({ findings }: Judgement): number {
  return findings.filter(({ finding }) => finding.severity === 'fatal').length;
}

function explained(
  judgement: Judgement,
  opened: OpenedDocument,
  { language }: ValidateOptions,
): readonly ReportedFinding[] {
  return judgement.findings.map((sourced) => report(sourced, opened, { language, explain: true }));
}

/** Our sums beside those of the source, held against the rules of the result. */
function ledgerOf(
  registry: Registry,
  { invoice }: DocumentReading,
  result: JudgedResult,
  wanted: ValidateOptions,
): Ledger {
  return judged(ledgerFor(registry, invoice, result, wanted), result.judgement);
}

interface Result {
  readonly syntax: OpenedDocument['syntax'];
  readonly written: Written;
  readonly destination: Destination;
}

/** Judged before it leaves, as a generated one; what comes of a source that fails rules may fail them, too. */
async function judgeWritten(
  registry: Registry,
  { syntax, written, destination }: Result,
  wanted: ValidateOptions,
  sourceValid: boolean,
): Promise<JudgedResult> {
  const result = reopen(syntax, written, containerOf(destination));
  try {
    return await judgeResult(registry, result, wanted, (judgement, opened) => {
      const findings = explained(judgement, opened, wanted);
      if (sourceValid && fatal(judgement) > 0) throw resultRefused(findings, destination);
      return findings.filter(({ severity }) => severity === 'warning');
    });
  } finally {
    result.tree.release();
  }
}

function resultRefused(findings: readonly ReportedFinding[], { profile, output }: Destination): EngineError {
  const count = findings.filter(({ severity }) => severity === 'fatal').length;
  const said = {
    en: `Converted to profile ${profile} of ${output}, the invoice fails ${rules(count, 'rule')}.`,
    fr: `Convertie dans le profil ${profile} de ${output}, la facture ne respecte pas ${rules(count, 'règle')}.`,
  };
  return new EngineError('invalid_input', said, findings);
}

interface Parcel {
  readonly source: OpenedDocument;
  readonly invoice: CompleteInvoice;
  readonly written: Written;
  readonly destination: Destination;
}

type Packed = Pick<Converted, 'filename' | 'mediaType' | 'content'> & {
  /** Texts that a drawn page cannot show. */
  readonly undrawn: readonly ReportedFinding[];
};

/** A PDF keeps its own picture; what was XML gets one. */
async function packed(
  registry: Registry,
  { source, invoice, written, destination }: Parcel,
  { document, pageLanguage }: ConvertRequest,
  { now, language }: CallContext,
): Promise<Packed> {
  const filename = fileNameOf(invoice.number || 'invoice');
  if (destination.output !== 'facturx-pdf')
    return { filename: `${filename}.xml`, mediaType: 'application/xml', content: written.bytes, undrawn: [] };
  const isDrawn = source.container === 'xml';
  const page = isDrawn ? await draw(registry, invoice, pageLanguage) : document;
  const metadata = {
    profile: destination.profile,
    language: pageLanguage,
    title: documentTitle(invoice, pageLanguage),
    author: invoice.seller.name || null,
    date: now,
    accessible: isDrawn,
  };
  const container = isDrawn ? registry.writableContainer : registry.container(document)!;
  const content = await staged('embed', () => container.embed(page, written.bytes, metadata));
  const undrawn = isDrawn ? await undrawnTexts(registry.renderer, invoice, language, null) : [];
  return { filename: `${filename}.pdf`, mediaType: 'application/pdf', content, undrawn };
}

function draw(registry: Registry, invoice: CompleteInvoice, language: Language): Promise<Uint8Array> {
  const look = { ...PLAIN_LOOK, language };
  return staged('render', () => drawn(() => registry.renderer.render(invoice, look)));
}
