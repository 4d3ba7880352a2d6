import type { Ledger, Loss, OutputFormat } from '@conforme/proto/schema';
import { EngineError } from '../errors.ts';
import { legible, type CompleteInvoice } from '../invoice/index.ts';
import type { Check, DocumentReading, Language, ProducedProfile, Written } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { legalDay } from './day.ts';
import { destinationOf, type Destination } from './destination.ts';
import { pagesFor, PLAIN_LOOK } from './draw.ts';
import { excludedValues, withoutValues } from './excluded.ts';
import { expressible, type Adapted, type Left } from './expressible/index.ts';
import { fileNameOf } from './file-name.ts';
import { containerOf, documentTitle, doubtOptions, target, type CallContext } from './generate.ts';
import { judged, ledgerFor } from './ledger.ts';
import { lossesOf, refuseLosses } from './losses.ts';
import { open, type OpenedDocument } from './open.ts';
import { doubtsInside } from './plausible.ts';
import { report } from './report.ts';
import type { ReportedFinding } from './reported.ts';
import { judgeResult, reopen, type JudgedResult } from './result.ts';
import { staged } from './stage.ts';
import { countOf, failedRules, listedOf } from './listed.ts';
import { refuseImpossible, resultRefused } from './unconvertible.ts';
import { notedOf } from './noted.ts';
import { undrawnTexts } from './undrawn.ts';
import { judge, type Judgement, type ValidateOptions, type Validation } from './validate.ts';

/** What convert is called with; `document` is XML or a PDF, whole. */
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
  /** Warn of what is probably wrong in the source, at its elements. */
  readonly plausibility: boolean;
  /** Of those warnings, not at which elements: they are only counted. */
  readonly withoutPlaces: boolean;
  /** Of pages that are drawn, and of the metadata of a PDF. */
  readonly pageLanguage: Language;
}

/** The document in its new form, with the verdict on it and what it does not carry. */
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
 * Conversions that began together take each step together where they wait for this, with its code at hand (validate.ts).
 */
const inStep: Promise<void> = Promise.resolve();

/**
 * Document → the same invoice in another syntax, profile or container. The result states what the source states, and nothing it
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
  const wanted = { check: request.check, language: call.language, explain: false, asOf: legalDay(call.now) };
  const sourceValid = await judgeSource(registry, source, wanted, request.allowInvalid);
  await source.syntax.load?.();
  await syntax.load?.();
  const reading = staged('read', () => source.syntax.read(source.tree));
  await inStep;
  const invoice = staged('adapt', () => legible(reading.invoice));
  if (sourceValid) refuseImpossible(invoice, destination, call.language);
  const adaptedFirst = staged('adapt', () => expressible(invoice, destination));
  const draft = { syntax, adapted: adaptedFirst, destination, sourceValid };
  await inStep;
  const { adapted, written, judgedAs } = await settled(registry, draft, wanted);
  const conversion = { source, reading, invoice, adapted, written, destination };
  const losses = staged('losses', () => lossesOf(conversion, call.language));
  if (!request.allowLoss) refuseLosses(losses, destination);
  const { noted, ...file } = await packed(registry, { source, invoice, written, destination }, request, call);
  const { plausibility, withoutPlaces } = request;
  const doubts = plausibility
    ? await doubtsInside(source, reading.invoice, { ...doubtOptions(call), withoutPlaces })
    : [];
  return {
    ...file,
    validation: judgedAs.validation,
    warnings: [...judgedAs.warnings, ...doubts, ...noted],
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
  const isValid = fatal(judgement) === 0;
  if (!isValid && !allowInvalid) {
    const count = failedRules(judgement);
    const messages = {
      en: `The source fails ${rules(count, 'rule')}; with allow_invalid=true it is converted all the same.`,
      fr: `La source ne respecte pas ${rules(count, 'règle')} ; avec allow_invalid=true elle est convertie malgré tout.`,
    };
    throw new EngineError('invalid_input', messages, explained(judgement, source, wanted));
  }
  return isValid;
}

const rules = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const fatal = (judgement: Judgement): number => countOf(judgement, 'fatal');

function explained(
  judgement: Judgement,
  opened: OpenedDocument,
  { language }: ValidateOptions,
): readonly ReportedFinding[] {
  return listedOf(judgement, language, (sourced) => report(sourced, opened, { language, explain: true }));
}

/** Our sums beside those of the source, compared with the rules of the result. */
function ledgerOf(
  registry: Registry,
  { invoice }: DocumentReading,
  result: JudgedResult,
  wanted: ValidateOptions,
): Ledger {
  return judged(ledgerFor(registry, invoice, result, wanted), result.judgement);
}

interface Draft {
  readonly syntax: OpenedDocument['syntax'];
  readonly adapted: Adapted;
  readonly destination: Destination;
  readonly sourceValid: boolean;
}

interface Settled extends Pick<Draft, 'adapted'> {
  readonly written: Written;
  readonly judgedAs: JudgedResult;
}

/** Where leaving out what the rules have no place for leads to a document that has still more of it, they refuse it. */
const MOST_ROUNDS = 3;

/** Written, and written again without what its rules have no place for. */
async function settled(
  registry: Registry,
  draft: Draft,
  wanted: ValidateOptions,
  rounds = MOST_ROUNDS,
): Promise<Settled> {
  const { syntax, adapted, destination } = draft;
  const written = staged('write', () =>
    syntax.write(adapted.invoice, destination.profile, { guideline: destination.guideline }),
  );
  await inStep;
  const { excluded, ...judgedAs } = await judgeWritten(registry, { ...draft, written, rounds }, wanted);
  if (excluded.length === 0) return { adapted, written, judgedAs };
  const without = adapted.with(withoutValues(adapted.invoice, excluded));
  return settled(registry, { ...draft, adapted: without }, wanted, rounds - 1);
}

interface Result extends Draft {
  readonly written: Written;
  readonly rounds: number;
}

/**
 * Judged before it leaves, as a generated one; what comes of a source that fails rules may fail them, too. Values that the rules have
 * no place for refuse nothing: they can be left out.
 */
async function judgeWritten(
  registry: Registry,
  result: Result,
  wanted: ValidateOptions,
): Promise<JudgedResult & { readonly excluded: readonly Left[] }> {
  const { syntax, written, destination, sourceValid, rounds } = result;
  const reopened = reopen(syntax, written, containerOf(destination));
  const excluded: Left[] = [];
  try {
    const judgedAs = await judgeResult(registry, reopened, wanted, (judgement, opened) => {
      if (!sourceValid || fatal(judgement) === 0)
        return explained(judgement, opened, wanted).filter(({ severity }) => severity === 'warning');
      if (rounds > 0) excluded.push(...excludedValues(judgement, opened, written));
      if (excluded.length === 0) throw resultRefused(judgement, opened, result, wanted.language);
      return [];
    });
    return { ...judgedAs, excluded };
  } finally {
    reopened.tree.release();
  }
}

interface Parcel {
  readonly source: OpenedDocument;
  readonly invoice: CompleteInvoice;
  readonly written: Written;
  readonly destination: Destination;
}

type Packed = Pick<Converted, 'filename' | 'mediaType' | 'content'> & {
  /** Texts that a drawn page cannot show, or what was changed of given pages. */
  readonly noted: readonly ReportedFinding[];
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
    return { filename: `${filename}.xml`, mediaType: 'application/xml', content: written.bytes, noted: [] };
  const isDrawn = source.container === 'xml';
  const look = { ...PLAIN_LOOK, language: pageLanguage };
  const page = isDrawn ? await pagesFor(registry.renderer, invoice, look) : document;
  const metadata = {
    profile: destination.profile,
    language: pageLanguage,
    title: documentTitle(invoice, pageLanguage),
    author: invoice.seller.name || null,
    date: now,
    accessible: isDrawn,
  };
  const container = isDrawn ? registry.writableContainer : registry.container(document)!;
  const { content, notes } = await staged('embed', () => container.embed(page, written.bytes, metadata));
  const noted = isDrawn
    ? await undrawnTexts(registry.renderer, invoice, language, null)
    : notedOf(notes, language, null);
  return { filename: `${filename}.pdf`, mediaType: 'application/pdf', content, noted };
}
