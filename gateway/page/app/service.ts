// The service, as the page asks it. Only addresses of this origin stand here. On a site of files the engine in the browser answers them.

import type {
  ComparisonOut,
  ConvertJsonOut,
  ErrorOut,
  ExtractOut,
  GenerateJsonOut,
  Ledger,
  OutputFormat,
  PlanCatalog,
  UsageOut,
  ValidateCheck,
} from '@conforme/proto/schema';
import { Answer, ServiceError, unreachable } from './answer.ts';
import type { Judged, Validation } from './answers.ts';
import { language, words } from './language/words.ts';
import { apiKey, checksWithKey } from './session.ts';
import { site } from './site.ts';

export { failureIn, ServiceError } from './answer.ts';
export type * from './answers.ts';

export interface CheckOptions {
  readonly check: ValidateCheck;
  /** '' for today. */
  readonly asOf: string;
}

/** Calls counted this month, by the last metered answer. */
export interface Usage {
  readonly plan: string;
  readonly used: number;
  readonly quota: number;
}

let onUsage: (usage: Usage) => void = () => {};

export function listenToUsage(listener: (usage: Usage) => void): void {
  onUsage = listener;
}

/** Free calls left, and when (performance.now) there are all of them again. */
let left = Number.POSITIVE_INFINITY;
let freshAt = 0;

/** Fewer than this are spread over what remains of the minute. */
const SCARCE = 8;

/** Milliseconds to leave between free calls so that the next is not refused. */
export function spacing(): number {
  const rest = Math.max(0, freshAt - performance.now());
  return left >= SCARCE ? 0 : rest / (left + 1);
}

function noteLimit(headers: Headers): void {
  const [, remaining, seconds] = /;r=(\d+);t=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? [];
  if (remaining === undefined) return;
  left = Number(remaining);
  freshAt = performance.now() + Number(seconds) * 1000;
}

interface Ask {
  readonly method?: string;
  readonly body?: BodyInit;
  readonly type?: string;
  readonly accept?: string;
  readonly signal?: AbortSignal | undefined;
  /** Carry the key. */
  readonly keyed: boolean;
}

/** @throws ServiceError for anything but 2xx; the abort of its signal as it is. */
export async function ask(path: string, { method = 'POST', body, type, accept, signal, keyed }: Ask) {
  const key = keyed ? apiKey() : null;
  const headers: Record<string, string> = {
    'accept-language': language,
    ...(accept && { accept }),
    ...(type && { 'content-type': type }),
    ...(key !== null && { authorization: `Bearer ${key}` }),
  };
  const init = { method, headers, ...(body !== undefined && { body }), ...(signal && { signal }) };
  const response = await (site?.answer(path, init) ?? fetch(path, init)).catch((failure: unknown) => {
    if (signal?.aborted) throw failure;
    throw site ? new ServiceError(0, { code: 'no_engine', message: words.site.noEngine }) : unreachable();
  });
  noteUsage(response.headers);
  noteLimit(response.headers);
  if (!response.ok) throw await refusal(response);
  return new Answer(response);
}

function noteUsage(headers: Headers): void {
  const [plan, used, quota] = ['x-plan', 'x-usage-used', 'x-usage-quota'].map((name) => headers.get(name));
  if (plan && used && quota) onUsage({ plan, used: Number(used), quota: Number(quota) });
}

async function refusal(response: Response): Promise<ServiceError> {
  const after = Number(response.headers.get('retry-after') ?? Number.NaN);
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorOut>;
  return new ServiceError(response.status, body, Number.isFinite(after) ? after : null);
}

function checkQuery({ check, asOf }: CheckOptions): string {
  const query = new URLSearchParams({ check, explain: 'true', plausibility: 'true' });
  if (asOf !== '') query.set('as_of', asOf);
  return query.toString();
}

/** What is free: the key goes with it only where the reader said so. */
export const freely = (body: Blob, signal?: AbortSignal) => ({
  body,
  type: 'application/octet-stream',
  keyed: checksWithKey(),
  signal,
});

/** Bytes of the largest document (decision 19): what is larger need not be sent to be refused. */
export const MAX_BYTES = 15 * 1024 * 1024;

/** Anonymous by default: a check then costs nothing. */
export async function validate(
  document: Blob,
  options: CheckOptions & { readonly ledger?: boolean },
  signal?: AbortSignal,
): Promise<Judged> {
  if (document.size > MAX_BYTES) throw new ServiceError(413, { code: 'too_large' });
  const path = `/v1/invoices/validate?${checkQuery(options)}${options.ledger ? '&ledger=true' : ''}`;
  const response = await ask(path, freely(document, signal));
  const answer = await response.json<Validation & { readonly ledger?: Ledger }>();
  const { ledger: found = null, ...result } = answer;
  const rulesets = (response.headers.get('x-rulesets') ?? '').split(', ').filter(Boolean);
  return { result, rulesets, ledger: found };
}

export const extract = async (document: Blob, includeXml: boolean): Promise<ExtractOut> =>
  (await ask(`/v1/invoices/extract?include_xml=${includeXml}`, freely(document))).json<ExtractOut>();

/** What the pages of a PDF show of the XML in it. */
export const compare = async (pdf: Blob): Promise<ComparisonOut> =>
  (await ask('/v1/invoices/compare', freely(pdf))).json<ComparisonOut>();

export interface ConvertOptions {
  readonly to: OutputFormat;
  /** '' for that of the source, or the smallest of the output that holds as much. */
  readonly profile: string;
  readonly check: CheckOptions['check'];
  readonly allowLoss: boolean;
  readonly allowInvalid: boolean;
}

export async function convert(
  document: Blob,
  { to, profile, check, allowLoss, allowInvalid }: ConvertOptions,
  signal: AbortSignal,
): Promise<ConvertJsonOut> {
  const query = new URLSearchParams({ to, check, plausibility: 'true', language });
  if (profile !== '') query.set('profile', profile);
  if (allowLoss) query.set('allow_loss', 'true');
  if (allowInvalid) query.set('allow_invalid', 'true');
  const init = { ...freely(document, signal), accept: 'application/json' };
  return (await ask(`/v1/invoices/convert?${query.toString()}`, init)).json<ConvertJsonOut>();
}

/** The document an answer holds. */
export function fileIn({
  filename,
  media_type: type,
  content_base64: content,
}: Pick<GenerateJsonOut, 'filename' | 'media_type' | 'content_base64'>): File {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return new File([bytes], filename, { type });
}

/** What a PDF becomes an e-invoice with: its data as CII XML, or an invoice as JSON text. */
export type Data = { readonly xml: Blob } | { readonly invoice: string };

/** The PDF with its data inside, which is counted. */
export async function embed(
  pdf: File,
  data: Data,
  options: Readonly<Record<string, string>> = {},
): Promise<File> {
  const body = new FormData();
  body.append('pdf', pdf, pdf.name);
  if ('xml' in data) body.append('xml', data.xml);
  else body.append('invoice_json', data.invoice);
  for (const [name, value] of Object.entries(options)) body.append(name, value);
  const response = await ask('/v1/invoices/embed', { body, keyed: true });
  return new File([await response.blob()], pdf.name, { type: 'application/pdf' });
}

/** The pages of a document as people read them, drawn from its XML. */
export const render = async (document: Blob): Promise<Blob> =>
  (await ask(`/v1/invoices/render?format=pdf&language=${language}`, freely(document))).blob();

/** Many documents, or one archive of them; the answer arrives line by line. */
export async function validateBatch(
  documents: readonly File[] | { readonly archive: File },
  options: CheckOptions,
  signal: AbortSignal,
): Promise<AsyncGenerator<Uint8Array>> {
  const archive = 'archive' in documents;
  const response = await ask(`/v1/invoices/validate/batch?${checkQuery(options)}`, {
    body: archive ? documents.archive : formOf(documents),
    ...(archive && { type: 'application/zip' }),
    keyed: checksWithKey(),
    signal,
  });
  return response.parts();
}

function formOf(files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('file', file, file.name);
  return form;
}

/** JSON, with the key: what is made of it counts. */
export const keyedJson = (body: string, signal?: AbortSignal) => ({
  body,
  type: 'application/json',
  accept: 'application/json',
  keyed: true,
  signal,
});

/** @param request a generate request as JSON text. */
export const generate = async (request: string, signal?: AbortSignal): Promise<GenerateJsonOut> =>
  (await ask('/v1/invoices/generate', keyedJson(request, signal))).json<GenerateJsonOut>();

export interface Previewed {
  readonly xml: string;
  readonly ledger: Ledger;
}

export const previewXml = async (request: string, signal?: AbortSignal): Promise<Previewed> =>
  (await ask('/v1/invoices/preview-xml?explain=true', keyedJson(request, signal))).json<Previewed>();

/** A document to try the page with, as the service makes it (gateway/page/examples.ts). */
export async function exampleDocument(name: string): Promise<File> {
  const response = await ask(`/page/documents/${name}`, { method: 'GET', keyed: false });
  const content = await response.blob();
  return new File([content], name, { type: content.type });
}

/** GET of something public, as JSON. */
export async function look<T>(path: string): Promise<T> {
  return (await ask(path, { method: 'GET', keyed: false })).json<T>();
}

/** Null where the service keeps no accounts. @throws ServiceError 401 for an unknown key. */
export async function usage(): Promise<(UsageOut & { readonly planName: string }) | null> {
  const response = await ask('/v1/usage', { method: 'GET', keyed: true }).catch(absent);
  if (response === null) return null;
  const used = await response.json<UsageOut>();
  const catalog = await look<PlanCatalog>('/v1/plans').catch(() => null);
  return { ...used, planName: catalog?.plans.find(({ id }) => id === used.plan)?.name ?? used.plan };
}

function absent(failure: unknown): null {
  if (failure instanceof ServiceError && failure.status === 404) return null;
  throw failure;
}
