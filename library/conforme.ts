// What the library does, as types: the calls of the contract on bytes and objects.

import type {
  CalendarOptions,
  CalendarOut,
  ComparisonOut,
  ConvertJsonOut,
  ConvertOptions,
  DocumentFinding,
  EmbedOptions,
  ExplainedValidation,
  ExplainedXml,
  ExtractedStatusOut,
  ExtractOptions,
  ExtractOut,
  Flux1Options,
  Flux1Out,
  GenerateJsonOut,
  GenerateRequest,
  Invoice,
  Ledger,
  NextStatusesOut,
  NextStatusesRequest,
  ReceivedOut,
  ReceiveOptions,
  RenderOptions,
  ReportFile,
  ReportingOut,
  ReportingRequest,
  RequestFinding,
  RuleOut,
  RulesetDiffOptions,
  RulesetDiffOut,
  RulesetsOptions,
  RulesetsOut,
  StatusOut,
  StatusRequest,
  ValidateOptions,
  ValidationOut,
} from '@conforme/proto/contract';

/** A PDF or XML as bytes, or XML as text. */
export type Document = Uint8Array | ArrayBuffer | string;

/** The language of messages. */
export type Language = 'en' | 'fr';

/** What goes with a call beside its options: over HTTP it stands in headers. */
export interface Call {
  /** Language of findings and refusals; without, that of the request, else English. */
  readonly language?: Language | undefined;
  /** Ends the wait. Work that has begun on the same thread is finished all the same. */
  readonly signal?: AbortSignal | undefined;
}

/** The packs that judged, as `id@version`. */
export interface Judged {
  readonly rulesets: readonly string[];
}

/** A verdict; with `ledger` the ledger of the totals is there. */
export interface Validation extends ValidationOut, Judged {
  readonly ledger?: Ledger;
}

/** A verdict with `explain`: findings say what to do, `causes` which of them to act on. */
export interface Explained extends ExplainedValidation, Judged {}

/** All that can be said of a received invoice. */
export interface ReceivedInvoice extends ReceivedOut, Judged {}

/** A document as a file. */
export interface File {
  /** Suggested name. */
  readonly filename: string;
  readonly media_type: string;
  readonly content: Uint8Array;
}

/** An invoice as a document, with its totals and the verdict on it. */
export interface GeneratedDocument extends File, Judged, Omit<GenerateJsonOut, 'content_base64'> {
  /** What does not forbid the invoice, at the fields of the request. */
  readonly warnings: readonly RequestFinding[];
  /** Only with `options.explain`. */
  readonly ledger?: Ledger;
}

/** The XML of an invoice, not judged by rules; the ledger only with `options.explain`. */
export interface Preview extends Omit<ExplainedXml, 'ledger'> {
  readonly ledger?: Ledger;
}

/** A document in another syntax, profile or container. */
export interface ConvertedDocument extends File, Judged, Omit<ConvertJsonOut, 'content_base64'> {
  readonly warnings: readonly DocumentFinding[];
}

/** A PDF with an invoice inside. */
export interface EmbeddedDocument extends File, Judged {
  readonly profile: string;
  readonly validation: ValidationOut;
  /** What does not forbid it, and what changed of its pages. */
  readonly warnings: readonly (RequestFinding | DocumentFinding)[];
}

/** An invoice as people read it. */
export interface RenderedDocument extends File {
  /** What could not be shown. */
  readonly warnings: readonly (RequestFinding | DocumentFinding)[];
}

/** The extract of an invoice that the State receives. */
export interface StateExtract extends File, Judged, Omit<Flux1Out, 'content_base64'> {}

/** A status of an invoice (CDAR), and the verdict on it. */
export interface GeneratedStatus extends File, Judged, Omit<StatusOut, 'content_base64'> {}

/** A file of e-reporting (Flux 10), with how its numbers came about and the verdict on it. */
export interface GeneratedReport extends Omit<ReportFile, 'content_base64'> {
  readonly content: Uint8Array;
}

/** The files of a period, and what is not reported. */
export interface GeneratedReports extends Judged, Omit<ReportingOut, 'files'> {
  readonly files: readonly GeneratedReport[];
}

/** A PDF and what goes into it: XML of yours, or an invoice the XML is made from. */
export type EmbedRequest = EmbedOptions & { pdf: Uint8Array | ArrayBuffer } & (
    { xml: Document; invoice?: undefined } | { invoice: Invoice; xml?: undefined }
  );

/**
 * The calls of the contract. Each answers what `/v1` answers, and rejects with a `ConformeError` where that refuses.
 *
 * A request may be JSON text too: then every digit of its numbers counts.
 */
export interface Conforme {
  /** Makes a Factur-X PDF, CII XML or UBL XML of an invoice. @throws ConformeError with a finding for each broken rule */
  generate(request: GenerateRequest | string, call?: Call): Promise<GeneratedDocument>;
  /** The XML of an invoice, judged by its schema alone. */
  preview(request: GenerateRequest | string, call?: Call): Promise<Preview>;
  /** Judges a document. One that breaks rules is answered with `valid: false`. */
  validate(document: Document, options: ValidateOptions & { explain: true }, call?: Call): Promise<Explained>;
  validate(document: Document, options?: ValidateOptions, call?: Call): Promise<Validation>;
  /** Reads the fields of a document, and the request that makes it again. */
  extract(document: Document, options?: ExtractOptions, call?: Call): Promise<ExtractOut>;
  /** Writes a document in another syntax, profile or container. @throws ConformeError `lossy_conversion` with what would be lost */
  convert(document: Document, options: ConvertOptions, call?: Call): Promise<ConvertedDocument>;
  /** Puts an invoice into a PDF of yours, as PDF/A-3. */
  embed(request: EmbedRequest, call?: Call): Promise<EmbeddedDocument>;
  /** Shows a document as people read it. */
  render(document: Document, options?: RenderOptions, call?: Call): Promise<RenderedDocument>;
  /** Whether the pages of a PDF say what its XML says. */
  compare(document: Document, call?: Call): Promise<ComparisonOut>;
  /** All that can be said of a received invoice: verdict, pages against XML, fields, view, addressee, duplicate. */
  receive(document: Document, options?: ReceiveOptions, call?: Call): Promise<ReceivedInvoice>;
  /** The extract of an invoice that the French State receives (Flux 1). @throws ConformeError naming the terms that the invoice lacks */
  flux1(document: Document, options?: Flux1Options, call?: Call): Promise<StateExtract>;
  /** Writes a status of an invoice (CDAR). @throws ConformeError with a finding for each broken rule, at the field to change */
  generateStatus(request: StatusRequest | string, call?: Call): Promise<GeneratedStatus>;
  /** Reads a status; judges nothing. */
  extractStatus(document: Document, call?: Call): Promise<ExtractedStatusOut>;
  /** Which statuses may follow those an invoice has, by whom, with what they need. */
  nextStatuses(request: NextStatusesRequest | string, call?: Call): Promise<NextStatusesOut>;
  /** The e-reporting of a period from invoices, sales and payments (Flux 10). @throws ConformeError with the place in the request */
  generateReports(request: ReportingRequest | string, call?: Call): Promise<GeneratedReports>;
  /** The periods of e-reporting in a year and their deadlines. */
  reportingCalendar(options: CalendarOptions, call?: Call): Promise<CalendarOut>;
  /** What a rule says, in both languages: `BR-CO-10`. @throws ConformeError `not_found` */
  explain(rule: string, call?: Call): Promise<RuleOut>;
  /** The rule packs, and which of them are in force. */
  rulesets(options?: RulesetsOptions, call?: Call): Promise<RulesetsOut>;
  /** What changes between rule packs (`br-fr-cii@1.4.0.03`) or two days, and for whom. @throws ConformeError `not_found` */
  rulesetDiff(options: RulesetDiffOptions, call?: Call): Promise<RulesetDiffOut>;
}
