// The calls of the contract as requests of HTTP. Runs wherever there is fetch.

import type { ErrorOut } from '@conforme/proto/schema';
import { isErrorCode } from '@conforme/proto/schema/error-codes';
import { faultAt } from '@conforme/proto/schema/faults';
import type {
  Call,
  Conforme,
  ConvertedDocument,
  StateExtract,
  Document,
  EmbeddedDocument,
  EmbedRequest,
  File,
  GeneratedDocument,
  GeneratedReports,
  GeneratedStatus,
  ReceivedInvoice,
  RenderedDocument,
} from './conforme.ts';
import { withContent, type Encoded } from './encoded.ts';
import { ConformeError } from './error.ts';
import { bytesOf, jsonOf } from './given.ts';
import { faulty } from './refused.ts';

export interface HttpSettings {
  /** Of the service: `https://invoices.example`. */
  readonly url: string | URL;
  /** API key; without one only what is open to everybody is answered. */
  readonly key?: string;
  /** Instead of the global one. */
  readonly fetch?: typeof globalThis.fetch;
}

/** A document as HTTP answers it: of warnings their number. */
export type Sent<T> = Omit<T, 'warnings' | 'validation'> &
  Pick<T, Extract<keyof T, 'validation'>> & { readonly warning_count: number };

/** As `Conforme`, but for what HTTP does not send. */
export interface HttpConforme extends Omit<Conforme, 'generate' | 'convert' | 'embed' | 'render'> {
  generate(...args: Parameters<Conforme['generate']>): Promise<Sent<GeneratedDocument>>;
  convert(...args: Parameters<Conforme['convert']>): Promise<Sent<ConvertedDocument>>;
  embed(...args: Parameters<Conforme['embed']>): Promise<Omit<Sent<EmbeddedDocument>, 'validation'>>;
  render(...args: Parameters<Conforme['render']>): Promise<Sent<RenderedDocument>>;
}

type Body = Uint8Array<ArrayBuffer> | string | FormData;

interface Request {
  readonly path: string;
  readonly query?: object;
  readonly body?: Body;
  readonly accept?: string;
  readonly type?: string;
  readonly call: Call;
}

type Ask = (request: Request) => Promise<Response>;

/** @throws ConformeError when the service refuses; what `fetch` throws when it cannot be reached */
export function overHttp(settings: HttpSettings): HttpConforme {
  const ask: Ask = (request) => asked(settings, request);
  const json = async <T>(request: Request): Promise<T> => (await (await ask(request)).json()) as T;
  const ofDocument = (name: string, document: Document, call: Call): Request =>
    ofBytes(`/v1/invoices/${name}`, document, call);
  return {
    generate: async (request, call = {}) =>
      produced(await ask({ ...requested('generate', request, call), accept: 'application/json' })),
    preview: async (request, call = {}) =>
      previewed(await ask({ ...requested('preview-xml', request, call), accept: LEDGER_OR_XML })),
    validate: (async (document, query = {}, call = {}) => {
      const answer = await ask({ ...ofDocument('validate', document, call), query });
      return { ...((await answer.json()) as object), rulesets: rulesetsOf(answer) };
    }) as Conforme['validate'],
    extract: (document, query = {}, call = {}) => json({ ...ofDocument('extract', document, call), query }),
    convert: async (document, query, call = {}) =>
      produced(
        await ask({ ...ofDocument('convert', document, call), query, accept: 'application/json' }),
      ) as Promise<Sent<ConvertedDocument>>,
    embed: async (request, call = {}) => {
      const answer = await ask({ path: '/v1/invoices/embed', body: formOf(request, call), call });
      const profile = answer.headers.get('x-facturx-profile') ?? '';
      return { ...(await fileOf(answer)), profile, rulesets: rulesetsOf(answer) };
    },
    render: async (document, query = {}, call = {}) =>
      fileOf(await ask({ ...ofDocument('render', document, call), query })),
    compare: (document, call = {}) => json(ofDocument('compare', document, call)),
    receive: async (document, options = {}, call = {}) => {
      const form = new FormData();
      form.set('file', new Blob([bytesOf(document)]), 'document');
      form.set('receive', jsonOf(options));
      const answer = await ask({ path: '/v1/invoices/receive', body: form, call });
      return { ...((await answer.json()) as object), rulesets: rulesetsOf(answer) } as ReceivedInvoice;
    },
    flux1: async (document, query = {}, call = {}) => {
      const sent = ofBytes('/v1/flux1/extract', document, call);
      const answer = await ask({ ...sent, query, accept: 'application/json' });
      return (await produced(answer)) as unknown as Sent<StateExtract>;
    },
    explain: (rule, call = {}) => json({ path: `/v1/rules/${encodeURIComponent(rule)}`, call }),
    rulesetDiff: (query, call = {}) => json({ path: '/v1/rulesets/diff', query, call }),
    rulesets: (query = {}, call = {}) => json({ path: '/v1/rulesets', query, call }),
    ...messagesOver(ask),
  };
}

type Messages = Pick<
  Conforme,
  'generateStatus' | 'extractStatus' | 'nextStatuses' | 'generateReports' | 'reportingCalendar'
>;

/** What follows the invoice. */
function messagesOver(ask: Ask): Messages {
  const json = async <T>(request: Request): Promise<T> => (await (await ask(request)).json()) as T;
  return {
    generateStatus: async (request, call = {}) => {
      const sent = { ...ofJson('/v1/statuses/generate', request, call), accept: 'application/json' };
      const answer = await ask(sent);
      const status = withContent((await answer.json()) as Encoded);
      return { ...status, rulesets: rulesetsOf(answer) } as GeneratedStatus;
    },
    extractStatus: (document, call = {}) => json(ofBytes('/v1/statuses/extract', document, call)),
    nextStatuses: (request, call = {}) => json(ofJson('/v1/statuses/next', request, call)),
    generateReports: async (request, call = {}) => {
      const answer = await ask(ofJson('/v1/ereporting/generate', request, call));
      const { files, ...rest } = (await answer.json()) as { readonly files: readonly Encoded[] };
      const rulesets = rulesetsOf(answer);
      return { ...rest, files: files.map(withContent), rulesets } as unknown as GeneratedReports;
    },
    reportingCalendar: (query, call = {}) => json({ path: '/v1/ereporting/calendar', query, call }),
  };
}

/** The XML comes as JSON only where there is a ledger beside it. */
const LEDGER_OR_XML = 'application/json, application/xml;q=0.9';

const requested = (name: string, request: unknown, call: Call): Request =>
  ofJson(`/v1/invoices/${name}`, request, call);

function ofBytes(path: string, document: Document, call: Call): Request {
  return { path, body: bytesOf(document), type: 'application/octet-stream', call };
}

function ofJson(path: string, request: unknown, call: Call): Request {
  return { path, body: jsonOf(request), type: 'application/json', call };
}

async function asked(
  { url, key, fetch = globalThis.fetch }: HttpSettings,
  { path, query = {}, body, accept, type, call: { language, signal } }: Request,
): Promise<Response> {
  const address = new URL(url);
  address.pathname = `${address.pathname.replace(/\/$/, '')}${path}`;
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) address.searchParams.set(name, String(value));
  const answer = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(accept !== undefined && { accept }),
      ...(type !== undefined && { 'content-type': type }),
      ...(language !== undefined && { 'accept-language': language }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    ...(body !== undefined && { body }),
    ...(signal !== undefined && { signal }),
  });
  if (answer.ok) return answer;
  throw await refusalOf(answer);
}

/** What stands between us and the service may answer in its place. */
async function refusalOf(answer: Response): Promise<ConformeError> {
  const { status } = answer;
  const text = await answer.text();
  try {
    const { code, ...rest } = JSON.parse(text) as ErrorOut;
    if (isErrorCode(code)) return new ConformeError({ code, ...rest }, { status });
  } catch {
    // Not JSON, so not ours.
  }
  const code = status >= 500 ? 'schematron_unavailable' : 'invalid_input';
  return new ConformeError({ code, message: `The service was not reached: HTTP ${status}.` }, { status });
}

async function produced(answer: Response): Promise<Sent<GeneratedDocument>> {
  const document = withContent((await answer.json()) as Encoded);
  const told = { rulesets: rulesetsOf(answer), warning_count: warningsOf(answer) };
  return { ...document, ...told } as unknown as Sent<GeneratedDocument>;
}

async function previewed(answer: Response) {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  if (isJson) return (await answer.json()) as Awaited<ReturnType<Conforme['preview']>>;
  const header = (name: string): string => answer.headers.get(name) ?? '';
  const [profile, output] = [header('x-facturx-profile'), header('x-facturx-output')];
  return { filename: nameOf(answer), profile, output, xml: await answer.text() };
}

async function fileOf(answer: Response): Promise<File & { readonly warning_count: number }> {
  return {
    filename: nameOf(answer),
    media_type: (answer.headers.get('content-type') ?? '').split(';')[0]!,
    content: new Uint8Array(await answer.arrayBuffer()),
    warning_count: warningsOf(answer),
  };
}

function rulesetsOf({ headers }: Response): readonly string[] {
  const named = headers.get('x-rulesets') ?? '';
  return named === '' ? [] : named.split(', ');
}

function warningsOf({ headers }: Response): number {
  return Number(headers.get('x-facturx-warnings') ?? 0);
}

/** The exact name of RFC 5987; the other one has only ASCII. */
function nameOf({ headers }: Response): string {
  const [, name = ''] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return decodeURIComponent(name);
}

function formOf({ pdf, xml, invoice, ...choices }: EmbedRequest, { language = 'fr' }: Call): FormData {
  if ((xml === undefined) === (invoice === undefined))
    throw faulty([faultAt(['invoice'], 'one_of', ['xml, invoice'], language)], language);
  const form = new FormData();
  form.set('pdf', new Blob([bytesOf(pdf)], { type: 'application/pdf' }), 'document.pdf');
  if (xml !== undefined)
    form.set('xml', new Blob([bytesOf(xml)], { type: 'application/xml' }), 'invoice.xml');
  else form.set('invoice_json', jsonOf(invoice));
  for (const [name, value] of Object.entries(choices)) if (value !== undefined) form.set(name, String(value));
  return form;
}
