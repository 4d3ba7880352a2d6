// Requests whose every input carries a value that no log, metric or trace may hold.

import type { Endpoint } from '../endpoint.ts';
import { DOCUMENT, generateBody } from '../routes/contents.ts';
import { REPORTING_BODY } from '../routes/ereporting.ts';
import { ENDPOINTS } from '../routes/index.ts';
import { AUTHORISED, form } from './engine.ts';
import { zip } from './zip.ts';

/** Texts that stand where parties, amounts and accounts stand; each may appear in an answer, none in the log. */
export const MARKS = {
  name: 'MARKED-NAME-Abgrall',
  amount: '987654.32',
  iban: 'FR7630006000011234567890189',
  street: '12 rue MARKED-STREET',
  inner: 'MARKED-INNER',
} as const;

/** The marks that a text holds. */
export function markedOf(text: string): readonly string[] {
  return [...Object.values(MARKS), 'MARKED'].filter((mark) => text.includes(mark));
}

export interface MarkedRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Binary where it holds a PDF. */
  readonly payload?: string | Buffer;
}

/** What the requests are made of; all of it marked. */
export interface MarkedDocuments {
  /** A generate request as JSON text. */
  readonly request: string;
  readonly xml: string;
  /** Byte for character, as Latin-1 reads it. */
  readonly pdf: string;
}

export const JSON_WITH_KEY = { ...AUTHORISED, 'content-type': 'application/json' } as const;

/** Endpoints that refuse whatever they are sent. */
export const REFUSED_ALWAYS = ['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'].map((each) => `${each} /mcp`);

/** What every caller could send along. */
const ALONG = { 'user-agent': MARKS.inner, referer: `http://${MARKS.name}/`, cookie: `name=${MARKS.iban}` };

const post = (url: string, payload: string | Buffer, headers: Record<string, string>): MarkedRequest => ({
  method: 'POST',
  url,
  payload,
  headers: { ...ALONG, ...headers },
});

const get = (url: string, headers: Record<string, string> = {}): MarkedRequest => ({
  method: 'GET',
  url,
  headers: { ...ALONG, ...headers },
});

/** Every endpoint as it is meant to be used, and as it is not. */
export function markedRequests(documents: MarkedDocuments): readonly MarkedRequest[] {
  return [
    ...writing(documents),
    ...embedding(documents),
    ...reading(documents),
    ...receiving(documents),
    ...reporting(documents),
    ...STATING,
    ...ordering(documents),
    ...LOOKING,
    ...asking(documents),
  ];
}

/** An invoice with a field nobody knows and a day that is none. */
function spoilt({ request }: MarkedDocuments): object {
  const { invoice } = JSON.parse(request) as { invoice: object };
  return { ...invoice, [MARKS.name]: MARKS.iban, issue_date: MARKS.amount };
}

const taking = (body: Endpoint['body']): readonly string[] =>
  ENDPOINTS.filter((endpoint) => endpoint.body === body).map(({ path }) => path);

/** With the first value of what they require. */
const DOCUMENT_URLS = ENDPOINTS.filter(({ body }) => body === DOCUMENT).map(({ path, query = {} }) => {
  const required = Object.entries(query).filter(([, parameter]) => parameter.required);
  const values = required.map(([name, { schema }]) => `${name}=${(schema['enum'] as string[])[0]}`);
  return values.length === 0 ? path : `${path}?${values.join('&')}`;
});

function writing(documents: MarkedDocuments): readonly MarkedRequest[] {
  const { request, xml } = documents;
  return taking(generateBody).flatMap((url) => {
    return [
      post(url, request, JSON_WITH_KEY),
      post(url, request, { ...JSON_WITH_KEY, accept: 'application/json' }),
      post(url, JSON.stringify({ invoice: spoilt(documents) }), JSON_WITH_KEY),
      post(url, `{"${MARKS.name}": ${MARKS.amount}`, JSON_WITH_KEY),
      post(url, xml, { ...AUTHORISED, 'content-type': `text/${MARKS.name}` }),
      post(url, xml, { 'x-api-key': MARKS.iban }),
    ];
  });
}

function embedding(documents: MarkedDocuments): readonly MarkedRequest[] {
  const { request, xml } = documents;
  const pdf = { name: 'pdf', content: documents.pdf, filename: `${MARKS.name}.pdf` };
  const { invoice } = JSON.parse(request) as { invoice: object };
  return [
    [pdf, { name: 'invoice_json', content: JSON.stringify(invoice) }],
    [pdf, { name: 'xml', content: xml, filename: `${MARKS.iban}.xml` }],
    [pdf, { name: 'invoice_json', content: JSON.stringify(spoilt(documents)) }],
    [pdf, { name: MARKS.name, content: xml }],
  ].map((parts) => inForm('/v1/invoices/embed', parts));
}

/** A received invoice, held against marked values. */
function receiving({ xml, pdf }: MarkedDocuments): readonly MarkedRequest[] {
  const url = '/v1/invoices/receive';
  const file = { name: 'file', content: pdf, filename: `${MARKS.iban}.pdf` };
  const against = { own_addresses: [MARKS.iban], known: [MARKS.name] };
  return [
    post(url, xml, AUTHORISED),
    inForm(url, [file, { name: 'receive', content: JSON.stringify(against) }]),
    inForm(url, [file, { name: 'receive', content: JSON.stringify({ [MARKS.name]: MARKS.street }) }]),
    inForm(url, [{ name: MARKS.name, content: xml }]),
  ];
}

const REPORT = {
  declarant: { siren: '732829320', name: MARKS.name },
  platform: { number: '0417', name: MARKS.street },
  period: { start: '2026-10-01', end: '2026-10-31' },
};

/** The e-reporting of a period. */
function reporting({ request }: MarkedDocuments): readonly MarkedRequest[] {
  const { invoice } = JSON.parse(request) as { invoice: object };
  return taking(REPORTING_BODY).flatMap((url) => [
    post(url, JSON.stringify({ ...REPORT, invoices: [{ invoice }] }), JSON_WITH_KEY),
    post(url, JSON.stringify({ ...REPORT, [MARKS.name]: MARKS.iban }), JSON_WITH_KEY),
    post(url, MARKS.amount, JSON_WITH_KEY),
  ]);
}

/** Statuses of a marked invoice, and what is no request about them. */
const STATING: readonly MarkedRequest[] = ['generate', 'next'].flatMap((name) => {
  const url = `/v1/statuses/${name}`;
  const invoice = { number: MARKS.iban, seller: { name: MARKS.name }, [MARKS.street]: MARKS.inner };
  return [
    post(url, JSON.stringify({ invoice, status: '212', note: MARKS.street }), JSON_WITH_KEY),
    post(url, `{"${MARKS.name}": ${MARKS.amount}`, JSON_WITH_KEY),
    post(url, MARKS.name, { ...AUTHORISED, 'content-type': `text/${MARKS.name}` }),
  ];
});

function inForm(url: string, parts: Parameters<typeof form>[0]): MarkedRequest {
  const { payload, headers } = form(parts);
  return post(url, Buffer.from(payload, 'latin1'), headers);
}

function reading({ xml, pdf }: MarkedDocuments): readonly MarkedRequest[] {
  const file = { name: 'file', content: pdf, filename: `${MARKS.iban}.pdf` };
  const batch = '/v1/invoices/validate/batch';
  const archive = zip([
    { name: `${MARKS.name}.xml`, content: xml },
    { name: `${MARKS.iban}.pdf`, content: Buffer.from(pdf, 'latin1') },
    { name: `${MARKS.street}.zip`, content: zip([]) },
  ]);
  return [
    ...DOCUMENT_URLS.flatMap((url) => [
      post(url, xml, AUTHORISED),
      inForm(url, [file]),
      post(`${url.split('?')[0]}?check=${MARKS.iban}&${MARKS.name}=1`, xml, AUTHORISED),
      post(url, xml, { 'content-type': 'multipart/form-data; boundary=x' }),
    ]),
    post(batch, archive, { ...AUTHORISED, 'content-type': 'application/zip' }),
    post(batch, archive.subarray(0, -8), { ...AUTHORISED, 'content-type': 'application/zip' }),
    inForm(batch, [file, { name: MARKS.name, content: xml }]),
    inForm(`${batch}?role=${encodeURIComponent(MARKS.street)}`, [file]),
  ];
}

/** Orders for many documents, and what is asked of them. */
function ordering({ xml, request }: MarkedDocuments): readonly MarkedRequest[] {
  const file = { name: 'file', content: xml, filename: `${MARKS.name}.xml` };
  const list = { name: 'file', content: `[${request}]`, filename: `${MARKS.name}.json` };
  const one = '/v1/jobs/job_1';
  const remove: MarkedRequest = { method: 'DELETE', url: one, headers: { ...ALONG, ...AUTHORISED } };
  return [
    inForm('/v1/jobs', [{ name: 'job', content: '{"kind": "validate"}' }, file]),
    inForm('/v1/jobs', [{ name: 'job', content: '{"kind": "generate"}' }, list]),
    inForm('/v1/jobs', [{ name: 'job', content: `{"kind": "${MARKS.name}", "${MARKS.iban}": 1}` }, file]),
    inForm('/v1/jobs', [file, { name: 'job', content: MARKS.amount }]),
    get('/v1/jobs', AUTHORISED),
    ...['', '/results', '/errors', '/events'].map((path) => get(`${one}${path}`, AUTHORISED)),
    get(`/v1/jobs/${MARKS.name}`, AUTHORISED),
    remove,
  ];
}

/** The page's own names carry a hash, so only those of its examples can be named here. */
const PAGES =
  '/metrics / /api /api/ /page/services.json /page/openapi.fr.json /page/documents/valid.xml /page/documents/facturx.pdf';

/** What takes no document. */
const LOOKING: readonly MarkedRequest[] = taking(undefined)
  .filter((path) => !path.includes('{'))
  .concat(PAGES.split(' '))
  .flatMap((url) => [get(`${url}?${MARKS.name}=${MARKS.iban}`, AUTHORISED), get(`${url}?${MARKS.amount}`)])
  .concat(
    get('/v1/rulesets', AUTHORISED),
    get(`/v1/rulesets?as_of=${MARKS.iban}`),
    get('/v1/ereporting/calendar?regime=franchise', AUTHORISED),
    get(`/v1/ereporting/calendar?regime=${MARKS.iban}&year=${MARKS.name}`),
    get(`/v1/rulesets/diff?from=${MARKS.iban}&to=${MARKS.name}`),
    get(`/v1/rulesets/diff?from=${MARKS.iban}`),
    get('/v1/rules/BR-CO-10'),
    get(`/v1/rules/${MARKS.name}`),
    get(`/page/documents/${MARKS.name}`),
    get(`/%zz/${MARKS.iban}`),
    post(`/v1/${MARKS.name}/${MARKS.iban}?amount=${MARKS.amount}`, MARKS.name, {}),
  );

/** A call of a tool, good or bad: arguments and names that are not there are the caller's too. */
const tool = (name: string, given: object, params: object = {}): string =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: MARKS.inner,
    method: 'tools/call',
    params: { name, arguments: given, ...params },
  });

const base64 = (binary: string): string => Buffer.from(binary, 'latin1').toString('base64');

/** What an agent may send, well and badly. */
function asking(documents: MarkedDocuments): readonly MarkedRequest[] {
  const { request, xml, pdf } = documents;
  const { invoice, options } = JSON.parse(request) as { invoice: object; options: object };
  const messages = [
    ...['validate_invoice', 'extract_invoice'].flatMap((name) => [
      tool(name, { xml }),
      tool(name, { document_base64: base64(pdf) }),
      tool(name, { xml, [MARKS.name]: MARKS.iban }),
    ]),
    tool('submit_job', { kind: 'validate', documents: [base64(pdf)] }),
    tool('read_job', { id: 'job_1' }),
    tool('compare_invoice', { document_base64: base64(pdf) }),
    tool('receive_invoice', { xml, own_addresses: [MARKS.iban], known: [MARKS.name] }),
    tool('generate_status', { xml, status: '205', note: MARKS.name }),
    tool('generate_status', { invoice, status: '210', reasons: [{ code: 'AUTRE', text: MARKS.name }] }),
    tool('extract_status', { xml }),
    tool('next_statuses', { history: [MARKS.name], xml }),
    tool('generate_ereporting', { ...REPORT, invoices: [{ invoice }] }),
    tool('generate_ereporting', { ...REPORT, [MARKS.name]: MARKS.iban }),
    tool('ereporting_calendar', { regime: 'franchise' }),
    tool('ereporting_calendar', { regime: MARKS.name }),
    tool('extract_flux1', { xml, level: 'full' }),
    tool('convert_invoice', { xml, to: 'ubl-xml' }),
    tool('convert_invoice', { xml, to: MARKS.name }),
    ...['generate_invoice', 'preview_xml'].flatMap((name) => [
      tool(name, { invoice, options }),
      tool(name, { invoice: spoilt(documents) }),
    ]),
    tool('embed_invoice', { pdf_base64: base64(pdf), invoice }),
    tool('embed_invoice', { pdf_base64: MARKS.name, xml }),
    tool('explain_rule', { rule: MARKS.inner }),
    tool('explain_rule', { rule: 'BR-CO-10' }),
    tool(MARKS.name, { xml }),
    tool('get_schema', { name: 'options' }),
    tool('get_schema', { name: MARKS.name }, { _meta: { progressToken: MARKS.iban } }),
    `{"jsonrpc":"2.0","id":1,"method":"${MARKS.name}"}`,
    `{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"conforme://rules/${MARKS.name}"}}`,
    `{"${MARKS.name}": ${MARKS.amount}`,
  ];
  const agent = { ...JSON_WITH_KEY, accept: 'application/json, text/event-stream' };
  const stranger = { ...agent, authorization: `Bearer ${MARKS.iban}`, origin: `http://${MARKS.inner}` };
  return messages.flatMap((message) => [post('/mcp', message, agent), post('/mcp', message, stranger)]);
}

/** Every route with whatever a stranger could put into its address, headers and body. */
export function strayRequests(routes: readonly string[]): readonly MarkedRequest[] {
  return routes.map((route) => {
    const [method, pattern] = route.split(' ') as [MarkedRequest['method'], string];
    const url = `${pattern.replaceAll(/\{\w+\}/g, MARKS.name)}?${MARKS.name}=${MARKS.iban}`;
    const headers = {
      ...ALONG,
      authorization: `Bearer ${MARKS.iban}`,
      'accept-language': MARKS.inner,
      accept: `text/${MARKS.inner}`,
      'x-forwarded-for': MARKS.name,
      traceparent: MARKS.name,
    };
    const typed = { ...headers, 'content-type': `application/${MARKS.inner}` };
    if (method === 'POST') return { method, url, headers: typed, payload: MARKS.amount };
    return { method, url, headers };
  });
}
