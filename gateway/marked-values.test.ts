import { request as httpRequest } from 'node:http';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import {
  AUTHORISED,
  finding,
  form,
  gatewayOver,
  invoiceRequest,
  refusal,
  type Answers,
} from './testing/engine.ts';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { Operations } from './operations/operations.ts';
import { Tracing } from './operations/tracing.ts';
import { recorder } from './testing/log.ts';

/** Texts that stand where parties, amounts and accounts stand; each may appear in an answer, none in the log. */
const MARKS = {
  name: 'MARKED-NAME-Abgrall',
  amount: '987654.32',
  iban: 'FR7630006000011234567890189',
  street: '12 rue MARKED-STREET',
  inner: 'MARKED-INNER',
} as const;

const PARTY = { name: MARKS.name, address: { line1: MARKS.street, country: 'FR' } };
const MARKED_INVOICE = {
  number: 'F-2026/7',
  seller: PARTY,
  buyer: PARTY,
  payment: { iban: MARKS.iban },
  lines: [{ item_name: MARKS.name, quantity: '1', unit_price: MARKS.amount, vat_rate: '20' }],
};

const talkative = finding({
  message: `${MARKS.name} owes ${MARKS.amount}`,
  location: `/a[${MARKS.inner}]`,
  test: MARKS.amount,
  pointer: '/invoice/lines/0',
  fix: MARKS.iban,
});
const published = {
  source: 'schematron:base',
  severity: 'warning',
  rule: 'BR-FR-99',
  message: talkative.message,
};
const document = { content: Buffer.from(MARKS.name), filename: `${MARKS.name}.pdf`, profile: 'en16931' };

/** An engine that answers well and quotes everything it was given. */
const TALKING: Answers = {
  generate: () => ({
    ...document,
    mediaType: 'application/pdf',
    totals: { lineTotal: MARKS.amount, amountDue: MARKS.amount },
    warnings: [published],
    validation: { valid: true, findings: [published] },
  }),
  previewXml: () => ({ xml: Buffer.from(MARKS.name), filename: `${MARKS.name}.xml` }),
  embed: () => ({ ...document, warnings: [published] }),
  validate: () => ({ validation: { valid: false, findings: [published] } }),
  render: () => ({ ...document, mediaType: 'text/html', number: MARKS.street }),
  extract: () => ({ document: { fields: { number: MARKS.street, seller: { name: MARKS.name } } } }),
};

const failing = (fail: () => Error): Answers =>
  Object.fromEntries(
    Object.keys(TALKING).map((method) => [
      method,
      () => {
        throw fail();
      },
    ]),
  );

const ENGINES: Record<string, Answers> = {
  'that answers': TALKING,
  'that refuses': failing(() => refusal('invalid_input', `${MARKS.name} fails`, { findings: [talkative] })),
  'that fails': failing(() => refusal('internal_error', `cannot read ${MARKS.amount}`)),
  'that breaks': failing(() => new Error(`${MARKS.inner}\n    at ${MARKS.iban} (file:///${MARKS.name}:1:1)`)),
};

const json = { ...AUTHORISED, 'content-type': 'application/json' };
const xml = `<invoice><name>${MARKS.name}</name><iban>${MARKS.iban}</iban>${MARKS.amount}</invoice>`;
const pdf = { name: 'pdf', content: `%PDF ${MARKS.iban}`, filename: `${MARKS.name}.pdf` };
const spoiled = { ...MARKED_INVOICE, [MARKS.name]: MARKS.iban, issue_date: MARKS.amount };

/** A call of a tool, good or bad: arguments and names that are not there are the caller's too. */
const tool = (name: string, given: object, params: object = {}): string =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: MARKS.inner,
    method: 'tools/call',
    params: { name, arguments: given, ...params },
  });

const agent = { ...json, accept: 'application/json, text/event-stream' };
const base64 = Buffer.from(xml).toString('base64');
const generated = JSON.parse(invoiceRequest(MARKED_INVOICE)) as { invoice: object };

/** What an agent may send, well and badly. */
const MESSAGES: readonly string[] = [
  ...['validate_invoice', 'extract_invoice'].flatMap((name) => [
    tool(name, { xml }),
    tool(name, { document_base64: base64 }),
    tool(name, { xml, [MARKS.name]: MARKS.iban }),
  ]),
  ...['generate_invoice', 'preview_xml'].flatMap((name) => [
    tool(name, generated),
    tool(name, { invoice: spoiled }),
  ]),
  tool('embed_invoice', { pdf_base64: base64, invoice: generated.invoice }),
  tool('embed_invoice', { pdf_base64: MARKS.name, xml }),
  tool('explain_rule', { rule: MARKS.inner }),
  tool(MARKS.name, { xml }),
  tool('get_schema', { name: MARKS.name }, { _meta: { progressToken: MARKS.iban } }),
  `{"jsonrpc":"2.0","id":1,"method":"${MARKS.name}"}`,
  `{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"conforme://rules/${MARKS.name}"}}`,
  `{"${MARKS.name}": ${MARKS.amount}`,
];

/** Every endpoint, with good requests and with bad ones; without a payload they are GET. */
const REQUESTS: readonly (readonly [url: string, payload: string, headers: Record<string, string>])[] = [
  ...['generate', 'preview-xml'].flatMap((name) => {
    const url = `/v1/invoices/${name}`;
    return [
      [url, invoiceRequest(MARKED_INVOICE), json],
      [url, invoiceRequest(MARKED_INVOICE), { ...json, accept: 'application/json' }],
      [url, invoiceRequest(spoiled), json],
      [url, `{"${MARKS.name}": ${MARKS.amount}`, json],
      [url, xml, { ...json, 'content-type': `text/${MARKS.name}` }],
      [url, xml, { 'x-api-key': MARKS.iban }],
    ] as const;
  }),
  ...[
    [
      pdf,
      {
        name: 'invoice_json',
        content: JSON.stringify({ ...JSON.parse(invoiceRequest(MARKED_INVOICE)).invoice }),
      },
    ],
    [pdf, { name: 'xml', content: xml, filename: `${MARKS.iban}.xml` }],
    [pdf, { name: 'invoice_json', content: JSON.stringify(spoiled) }],
    [pdf, { name: MARKS.name, content: xml }],
  ].map((parts) => ['/v1/invoices/embed', form(parts).payload, form(parts).headers] as const),
  ...['validate', 'extract', 'render'].flatMap(
    (name) =>
      [
        [`/v1/invoices/${name}`, xml, {}],
        [`/v1/invoices/${name}?check=${MARKS.iban}&${MARKS.name}=1`, xml, {}],
        [`/v1/invoices/${name}`, xml, { 'content-type': 'multipart/form-data; boundary=x' }],
      ] as const,
  ),
  [`/v1/${MARKS.name}/${MARKS.iban}?amount=${MARKS.amount}`, xml, {}],
  [`/v1/rulesets?as_of=${MARKS.iban}`, '', {}],
  [`/v1/rules/${MARKS.name}`, '', {}],
  [`/v1/schema/invoice?${MARKS.name}`, '', {}],
  [`/health?${MARKS.iban}`, '', {}],
  [`/%zz/${MARKS.iban}`, '', {}],
  ...MESSAGES.flatMap((message) => [
    ['/mcp', message, agent] as const,
    [
      '/mcp',
      message,
      { ...agent, authorization: `Bearer ${MARKS.iban}`, origin: `http://${MARKS.inner}` },
    ] as const,
  ]),
  ...['/health/live', '/health/ready', '/version', '/metrics'].map(
    (url) => [`${url}?${MARKS.name}`, '', {}] as const,
  ),
];

describe.each(Object.entries(ENGINES))('over an engine %s', (_name, answers) => {
  it('no marked value reaches log, metrics or traces, and every request leaves its line', async () => {
    const log = recorder();
    const exporter = new InMemorySpanExporter();
    const spans = new Tracing({ version: '1', env: {}, processor: new SimpleSpanProcessor({ exporter }) });
    const operations = new Operations({ version: '1', log, spans });
    const metrics = await operations.metrics();
    const app = await gatewayOver(answers, undefined, { operations });
    for (const [index, [url, payload, headers]] of REQUESTS.entries()) {
      const id = `call-${index}`;
      const method = payload === '' ? 'GET' : 'POST';
      await app.inject({ method, url, payload, headers: { ...headers, 'x-request-id': id } });
    }
    await app.close();
    expect(log.lines.map(({ requestId }) => requestId)).toEqual(REQUESTS.map((_, index) => `call-${index}`));
    const traces = exporter
      .getFinishedSpans()
      .map(({ name, attributes, events, status }) => ({ name, attributes, events, status }));
    expect(traces).toHaveLength(REQUESTS.length);
    for (const told of [log.text(), await metrics.text(), JSON.stringify(traces)])
      for (const mark of [...Object.values(MARKS), 'MARKED']) expect(told).not.toContain(mark);
  });
});

describe('what the log does say', () => {
  const generateLine = async (answers: Answers) => {
    const log = recorder();
    const app = await gatewayOver(answers, log);
    const payload = invoiceRequest(MARKED_INVOICE);
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/invoices/generate?',
      payload,
      headers: json,
    });
    return { log, answer, line: log.lines[0] };
  };

  it('names number, rules, route, status and size of a document', async () => {
    const { line, answer } = await generateLine(TALKING);
    expect(line).toEqual({
      requestId: answer.headers['x-request-id'],
      method: 'POST',
      route: '/v1/invoices/generate',
      status: 200,
      durationMs: expect.any(Number),
      bytes: MARKS.name.length,
      number: 'F-2026/7',
      rules: ['BR-FR-99'],
    });
  });

  it('names code and rules of a refusal', async () => {
    const { line, log } = await generateLine(ENGINES['that refuses']!);
    expect(line).toMatchObject({
      status: 400,
      code: 'invalid_input',
      number: 'F-2026/7',
      rules: ['BR-CO-10'],
    });
    expect(log.failures).toEqual([]);
  });

  it('adds one failure line where the service is at fault', async () => {
    const { line, log } = await generateLine(ENGINES['that breaks']!);
    expect(line).toMatchObject({ status: 500, code: 'internal_error' });
    expect(log.failures).toHaveLength(1);
    expect(log.failures[0]!.requestId).toBe(line!.requestId);
    expect(log.failures[0]!.failure.map(({ error }) => error)).toEqual(['HttpError', 'ConnectError']);
  });

  it('has no route for a path that leads nowhere', async () => {
    const log = recorder();
    const app = await gatewayOver({}, log);
    await app.inject('/v1/nowhere?secret=1');
    expect(log.lines[0]).toMatchObject({ method: 'GET', route: null, status: 404, code: 'not_found' });
  });

  it('marks a request whose caller hung up', async () => {
    const log = recorder();
    let asked = (): void => {};
    const arrived = new Promise<void>((resolve) => (asked = resolve));
    const app = await gatewayOver(
      {
        validate: async () => {
          asked();
          await pause(300);
          return { validation: {} };
        },
      },
      log,
    );
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const call = httpRequest(`${url}/v1/invoices/validate`, { method: 'POST' }).end('<a/>');
    await arrived;
    call.destroy();
    await once(call, 'error');
    await vi.waitFor(() => expect(log.lines).toHaveLength(1));
    await app.close();
    expect(log.lines).toMatchObject([{ status: 499, route: '/v1/invoices/validate' }]);
  });
});
