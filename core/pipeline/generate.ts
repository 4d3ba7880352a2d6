import type { GenerateOptions, Invoice, Ledger } from '@conforme/proto/schema';
import { FINDINGS } from '@conforme/proto/schema/limits';
import { profileOf, profilesOf } from '@conforme/proto/schema/profiles';
import { EngineError } from '../errors.ts';
import {
  complete,
  essence,
  titleOf,
  type CompleteInvoice,
  type Completed,
  type Completer,
} from '../invoice/index.ts';
import type {
  DocumentContainer,
  Language,
  Look,
  ProducedProfile,
  Recognised,
  SyntaxPlugin,
  WriteOptions,
  Written,
} from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { legalDay } from './day.ts';
import { pagesFor } from './draw.ts';
import { ledgerFor } from './ledger.ts';
import { readLogo } from './logo.ts';
import { plausibility } from './plausible.ts';
import { leftOutWarnings, missingPlaces, withoutPlaces } from './places.ts';
import { refuseOrWarn } from './refuse.ts';
import type { ReportedFinding } from './reported.ts';
import { judgeResult, reopen } from './result.ts';
import { staged } from './stage.ts';
import { undrawnTexts } from './undrawn.ts';
import { verdict, type ValidateOptions, type Validation } from './validate.ts';

/** A document that passed every rule of its check, and the invoice as it was completed. */
export interface Generated {
  readonly filename: string;
  readonly mediaType: 'application/pdf' | 'application/xml';
  readonly content: Uint8Array;
  readonly invoice: CompleteInvoice;
  readonly validation: Validation;
  /** The warnings, in the caller's own coordinates. */
  readonly warnings: readonly ReportedFinding[];
  /** How the totals came about, on request. */
  readonly ledger: Ledger | null;
}

/** What makes one call differ from another with the same invoice. */
export interface CallContext {
  readonly now: Date;
  /** Of the findings; the document's own language is an option of the invoice. */
  readonly language: Language;
}

/** Invoice → document. What fails a rule is never returned. */
export async function generate(
  registry: Registry,
  invoice: Invoice,
  options: GenerateOptions,
  call: CallContext,
): Promise<Generated> {
  const composed = await compose(registry, invoice, options, call);
  const { completion, written, validation } = composed;
  const doubts = options.plausibility
    ? await plausibility(invoice, composed.recognised, doubtOptions(call))
    : [];
  const warnings = [...composed.warnings, ...doubts];
  const filename = filenameOf(completion.invoice);
  const ledger = options.explain ? explained(registry, composed, options, call) : null;
  const common = { invoice: completion.invoice, validation, warnings, ledger };
  if (options.output !== 'facturx-pdf')
    return { ...common, filename: `${filename}.xml`, mediaType: 'application/xml', content: written.bytes };
  const { invoice: completed, origins } = completion;
  const content = await draw(registry, completed, written, options, call);
  const undrawn = await undrawnTexts(registry.renderer, completed, call.language, origins);
  return {
    ...common,
    warnings: [...warnings, ...undrawn],
    filename: `${filename}.pdf`,
    mediaType: 'application/pdf',
    content,
  };
}

/** Doubts are in the words of the call, and know its day. */
export const doubtOptions = ({ now, language }: CallContext) => ({ asOf: legalDay(now), language });

/** An invoice on its way into a document: completed, written, and judged without a fatal finding. */
export interface Composed {
  readonly completion: Completed;
  readonly written: Written;
  readonly recognised: Recognised;
  readonly validation: Validation;
  readonly warnings: readonly ReportedFinding[];
}

/** Complete, write, judge: the XML of an invoice that passes every rule of its check. */
export async function compose(
  registry: Registry,
  invoice: Invoice,
  options: Pick<GenerateOptions, 'profile' | 'output' | 'check'> & WriteOptions,
  call: CallContext,
): Promise<Composed> {
  const { syntax, profile } = target(registry, options);
  await syntax.load?.();
  const completion = completeWith(registry, invoice, options.check);
  const { language } = call;
  const written = staged('write', () => syntax.write(completion.invoice, profile, options));
  const missing = missingPlaces(syntax, completion, written, options);
  if (missing.refused.length > 0) {
    await loadSyntaxes(registry);
    throw withoutPlaces(registry, completion, missing, options, language);
  }
  const opened = reopen(syntax, written, containerOf(options));
  try {
    const { recognised, validation, warnings } = await judgeResult(
      registry,
      opened,
      judgedBy(options, call),
      (judgement, as) =>
        refuseOrWarn(judgement, { opened: as, written, given: invoice, completion, language }),
    );
    const leftOut = leftOutWarnings(missing, completion, options, language);
    return { completion, written, recognised, validation, warnings: [...warnings, ...leftOut] };
  } finally {
    opened.tree.release();
  }
}

/** The ledger of what was written, compared with the rules of its destination. */
function explained(
  registry: Registry,
  { completion, recognised }: Pick<Composed, 'completion' | 'recognised'>,
  options: Pick<GenerateOptions, 'check' | 'output'>,
  call: CallContext,
): Ledger {
  const document = { recognised, container: containerOf(options) };
  const wanted = judgedBy(options, call);
  return ledgerFor(registry, essence(completion.invoice), document, wanted, completion.origins);
}

/** How a document that was just written is judged: without what would explain the findings of others' documents. */
const judgedBy = (
  { check }: Pick<GenerateOptions, 'check'>,
  { language, now }: CallContext,
): ValidateOptions => ({ check, language, explain: false, asOf: legalDay(now) });

/** The XML alone, checked against the schema but not the rules. */
export async function preview(
  registry: Registry,
  invoice: Invoice,
  options: GenerateOptions,
  call: CallContext,
): Promise<Generated> {
  await loadSyntaxes(registry);
  return previewed(registry, invoice, options, call);
}

async function loadSyntaxes(registry: Registry): Promise<void> {
  for (const syntax of registry.all('syntax')) await syntax.load?.();
}

/** The same at once, where every syntax is loaded already. */
export function previewed(
  registry: Registry,
  invoice: Invoice,
  options: GenerateOptions,
  call: CallContext,
): Generated {
  const { syntax, profile } = target(registry, options);
  const completion = completeWith(registry, invoice, options.check);
  const written = staged('write', () => syntax.write(completion.invoice, profile, options));
  const { language } = call;
  const missing = missingPlaces(syntax, completion, written, options);
  if (missing.refused.length > 0) throw withoutPlaces(registry, completion, missing, options, language);
  const opened = reopen(syntax, written, containerOf(options));
  const findings = syntax
    .structure(opened.tree, opened.recognised, opened.container, FINDINGS.listed)
    .map((finding) => ({ source: 'xsd', finding }));
  const judgement = {
    checksRun: ['xsd'],
    checksSkipped: registry.sources(options.check),
    findings,
    rulesets: [],
  };
  const warnings = refuseOrWarn(judgement, { opened, written, given: invoice, completion, language });
  return {
    filename: `${filenameOf(completion.invoice)}.xml`,
    mediaType: 'application/xml',
    content: written.bytes,
    invoice: completion.invoice,
    validation: verdict(opened, judgement, judgedBy(options, call)),
    warnings: [...warnings, ...leftOutWarnings(missing, completion, options, language)],
    ledger: options.explain ? explained(registry, { completion, ...opened }, options, call) : null,
  };
}

/** The invoice as it is complete, with what the laws of its check ask for. */
export function completeWith(
  registry: Registry,
  invoice: Invoice,
  check: GenerateOptions['check'],
): Completed {
  const requested = registry.sources(check);
  const completers = registry.all('ruleset').map((plugin): Completer => {
    const isRequested = requested.includes(plugin.source);
    return (completion) => plugin.complete?.(completion, isRequested) ?? completion;
  });
  return staged('complete', () => complete(invoice, completers));
}

/** Output and profile → who writes it (decision 15). @throws EngineError `unsupported_profile`. */
export function target(
  registry: Registry,
  { output, profile, guideline }: Pick<GenerateOptions, 'output' | 'profile'> & WriteOptions,
): { syntax: SyntaxPlugin; profile: ProducedProfile } {
  const syntax = registry.all('syntax').find(({ outputs }) => outputs.includes(output));
  const named = guideline ? profileOf(guideline) : null;
  if (named !== null && named !== profile && profilesOf(output).some((produced) => produced === named))
    throw otherProfile(guideline!, named, profile);
  if (syntax?.profiles.has(profile)) return { syntax, profile };
  throw new EngineError('unsupported_profile', {
    en: `Output ${output} cannot be produced in profile ${profile}.`,
    fr: `La sortie ${output} ne peut pas être produite dans le profil ${profile}.`,
  });
}

/** A guideline decides who judges the document, so it may not be that of another profile that can be produced (decision 45). */
function otherProfile(guideline: string, named: string, profile: string): EngineError {
  return new EngineError('unsupported_profile', {
    en: `The guideline ${guideline} is one of profile ${named}, not of ${profile}.`,
    fr: `La spécification ${guideline} relève du profil ${named}, pas de ${profile}.`,
  });
}

/** A document is judged as what it will be: inside a PDF the rules of its Factur-X profile apply (decision 11). */
export function containerOf({ output }: Pick<GenerateOptions, 'output'>): DocumentContainer {
  return output === 'facturx-pdf' ? 'pdf' : 'xml';
}

async function draw(
  registry: Registry,
  invoice: CompleteInvoice,
  written: Written,
  options: GenerateOptions,
  call: CallContext,
): Promise<Uint8Array> {
  const look: Look = {
    language: options.language,
    accentColor: options.accent_color,
    footerText: options.footer_text,
    logo: options.logo_url === null ? null : await readLogo(options.logo_url),
  };
  const page = await pagesFor(registry.renderer, invoice, look);
  const metadata = {
    profile: options.profile,
    language: options.language,
    title: documentTitle(invoice, options.language),
    author: invoice.seller.name,
    date: call.now,
    accessible: true,
  };
  const { content } = await staged('embed', () =>
    registry.writableContainer.embed(page, written.bytes, metadata),
  );
  return content;
}

/** What readers show in the title bar (ISO 14289-1, 7.1): kind and number. */
export function documentTitle(
  { type_code, number }: { readonly type_code: string; readonly number: string },
  language: Language,
): string {
  return `${titleOf(type_code, language)} ${number}`;
}

/** Decision 38. */
function filenameOf({ number }: CompleteInvoice): string {
  return number.replaceAll('/', '-');
}
