import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { FastifyInstance } from 'fastify';
import { finding, gatewayOver, invoiceRequest, KEY, type Answers, refusal } from '../../testing/engine.ts';
import { REPORTING_EXAMPLE } from '../../routes/ereporting.ts';
import { ONE_JOB } from '../../testing/jobs.ts';
import { recorder, type Recorded } from '../../testing/log.ts';

export const FINDING = finding({
  rule: 'BR-CO-10',
  fix: 'Leave totals out.',
  line: 3,
  pointer: '/invoice/totals',
});
export const INVOICE = JSON.parse(invoiceRequest()) as { invoice: object; options: object };
const VERDICT = { valid: false, flavor: 'factur-x', profile: 'en16931', checksRun: ['xsd'], errorCount: 1 };
const DOCUMENT = { filename: 'F-1.pdf', mediaType: 'application/pdf', content: Buffer.from('%PDF-1.7') };

const TOTALS = {
  lineTotal: '100.00',
  taxExclusive: '100.00',
  taxTotal: '20.00',
  taxInclusive: '120.00',
  amountDue: '120.00',
};

const MESSAGE = {
  test: null,
  business_process: null,
  profile: null,
  id: null,
  name: 'CDV 212',
  issued_at: null,
  language: null,
  sender: null,
  issuer: null,
  recipients: [],
  acknowledgements: [],
};

const json = (value: object): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(value));

const XML_FILE = { filename: 'F-1.xml', content: Buffer.from('<a/>') };

/** What an engine would say; findings and documents are made up. */
export const ENGINE: Answers = {
  validate: () => ({ validation: VERDICT, details: [FINDING], rulesets: ['en16931-cii@1'] }) as never,
  extract: () => ({
    document: {
      flavor: 'factur-x',
      fields: { number: 'F-1' },
      invoice: { number: 'F-1' },
      options: { profile: 'en16931', output: 'cii-xml' },
    },
  }),
  generate: () => ({
    ...DOCUMENT,
    profile: 'en16931',
    output: 'facturx-pdf',
    totals: TOTALS,
    validation: {},
  }),
  previewXml: () => ({
    filename: 'F-1.xml',
    xml: Buffer.from('<a/>'),
    profile: 'en16931',
    output: 'cii-xml',
  }),
  embed: () => ({ ...DOCUMENT, profile: 'en16931', validation: {} }),
  convert: () => ({
    ...DOCUMENT,
    profile: 'en16931',
    output: 'facturx-pdf',
    totals: TOTALS,
    validation: {},
    sourceValid: true,
    losses: [{ term: 'BT-18', location: '/a', value: '7', reason: 'No place.', target: 'basicwl (cii-xml)' }],
  }),
  compare: () => ({
    number: 'F-1',
    comparison: {
      fields: [
        {
          term: 'BT-115',
          pointer: '/invoice/totals/amount_due',
          xml: '120.00',
          picture: '102,00',
          verdict: 'different',
          page: 1,
        },
      ],
      summary: { different: 1, pages: 1, textPages: 1 },
    },
  }),
  receive: () => ({
    validation: { valid: true },
    document: {
      flavor: 'factur-x',
      fields: { number: 'F-1' },
      invoice: { number: 'F-1' },
      options: { profile: 'en16931', output: 'cii-xml' },
    },
    reception: {
      key: 'k',
      duplicate: true,
      addressee: { verdict: 'unknown', message: 'No address of yours was given.' },
    },
  }),
  generateStatus: () => ({ ...XML_FILE, message: json(MESSAGE), number: 'F-1', validation: {} }),
  extractStatus: () => ({ body: json({ message: MESSAGE, unread: [] }) }),
  nextStatuses: () => ({ body: json({ history: [{ status: '210', at: null }], findings: [], next: [] }) }),
  generateReports: () => ({
    reports: {
      files: [
        { filename: 'T.xml', data: 'transactions', contentBase64: 'PGEvPg==', validation: {} },
        { filename: 'P.xml', data: 'payments', contentBase64: 'PGIvPg==', validation: {} },
      ],
      leftOut: [{ pointer: '/invoices/0', number: 'F-1', reason: 'Domestic, between businesses.' }],
    },
  }),
  getReportingCalendar: () => ({
    calendar: {
      regime: 'franchise',
      year: 2026,
      source: 'The text.',
      periods: [
        {
          data: 'payments',
          start: '2026-09-01',
          end: '2026-10-31',
          toPlatform: '2026-11-25',
          toState: '2026-11-30T23:59',
        },
      ],
    },
  }),
  extractFlux1: () => ({ ...XML_FILE, level: 'base', syntax: 'cii', number: 'F-1', validation: {} }),
  getRule: ({ id }) => {
    if (id !== 'BR-CO-10') throw refusal('not_found', 'There is no such rule.');
    return { rule: { id, en: { title: 'Sum' }, fr: { title: 'Total' } } };
  },
  listRulesets: () => ({
    rulesets: [{ id: 'en16931-cii', version: '1', rules: ['BR-CO-10', 'BR-CO-11', 'BR-1'] }],
  }),
};

export const ARGUMENTS: Record<string, Record<string, unknown>> = {
  validate_invoice: { xml: '<a/>' },
  extract_invoice: { document_base64: 'PGEvPg==' },
  generate_invoice: INVOICE,
  preview_xml: { invoice: INVOICE.invoice },
  embed_invoice: { pdf_base64: 'JVBERg==', invoice: INVOICE.invoice },
  convert_invoice: { xml: '<a/>', to: 'facturx-pdf' },
  compare_invoice: { document_base64: 'JVBERg==' },
  receive_invoice: { xml: '<a/>', known: ['k'] },
  generate_status: { xml: '<a/>', status: '212', amounts: [{ amount: '12.00', rate: 20 }] },
  extract_status: { xml: '<a/>' },
  next_statuses: { history: ['200', '210'] },
  generate_ereporting: REPORTING_EXAMPLE,
  ereporting_calendar: { regime: 'franchise' },
  extract_flux1: { xml: '<a/>', level: 'full' },
  submit_job: { kind: 'validate', documents: ['<a/>', 'JVBERg=='] },
  read_job: { id: 'job_1' },
  explain_rule: { rule: 'BR-CO-10' },
  get_schema: { name: 'options' },
};

const open: (() => Promise<unknown>)[] = [];

/** After each test. */
export async function closeAll(): Promise<void> {
  for (const close of open.splice(0).toReversed()) await close();
}

export function closeLater(close: () => Promise<unknown>): void {
  open.push(close);
}

/** The gateway with its address for agents. */
export interface Served {
  readonly app: FastifyInstance;
  readonly log: Recorded;
  readonly url: string;
}

export async function serve(answers: Answers = ENGINE): Promise<Served> {
  const log = recorder();
  const app = await gatewayOver(answers, log, {
    mcpHosts: ['localhost', '127.0.0.1'],
    jobs: ONE_JOB,
  });
  open.push(() => {
    const closed = app.close();
    // Its clients are closed, but keep idle connections for some seconds.
    app.server.closeAllConnections();
    return closed;
  });
  return { app, log, url: `${await app.listen({ host: '127.0.0.1', port: 0 })}/mcp` };
}

/** How a client of the framework speaks: the revisions of 2025, or that of 2026. */
export type Era = 'a handshake' | 'each request on its own';

export async function connect(
  url: string,
  era: Era = 'a handshake',
  key: string | null = KEY,
  more: Readonly<Record<string, string>> = {},
): Promise<Client> {
  const mode = era === 'a handshake' ? {} : { versionNegotiation: { mode: 'auto' as const } };
  const client = new Client({ name: 'test', version: '1' }, mode);
  const headers = { ...more, ...(key !== null && { authorization: `Bearer ${key}` }) };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  open.push(() => client.close());
  return client;
}

export interface Result {
  readonly isError?: boolean;
  readonly structuredContent?: Record<string, unknown>;
  readonly content: readonly { readonly type: string; readonly text?: string; readonly resource?: object }[];
}

export async function call(client: Client, name: string, given = ARGUMENTS[name]!): Promise<Result> {
  return (await client.callTool({ name, arguments: given })) as Result;
}
