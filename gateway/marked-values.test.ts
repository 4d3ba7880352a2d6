import { request as httpRequest } from 'node:http';
import { once } from 'node:events';
import { ScalarType, type DescMessage } from '@bufbuild/protobuf';
import { Engine } from '@conforme/proto/v1';
import { Reporting } from '@conforme/proto/v1/reporting';
import { Statuses } from '@conforme/proto/v1/statuses';
import { describe, expect, it } from 'vitest';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { TOOLS } from './mcp/server.ts';
import { Operations } from './operations/operations.ts';
import { Tracing } from './operations/tracing.ts';
import { finding, gatewayOver, invoiceRequest, refusal, type Answers } from './testing/engine.ts';
import { ONE_JOB } from './testing/jobs.ts';
import { recorder } from './testing/log.ts';
import {
  JSON_WITH_KEY,
  markedOf,
  markedRequests,
  MARKS,
  REFUSED_ALWAYS,
  strayRequests,
} from './testing/marked.ts';
import { registeredRoutes } from './testing/routes.ts';

const PARTY = { name: MARKS.name, address: { line1: MARKS.street, country: 'FR' } };
const REQUEST = invoiceRequest({
  number: 'F-2026/7',
  seller: PARTY,
  buyer: PARTY,
  payment: { iban: MARKS.iban },
  lines: [{ item_name: MARKS.name, quantity: '1', unit_price: MARKS.amount, vat_rate: '20' }],
});
const DOCUMENTS = {
  request: REQUEST,
  xml: `<invoice><name>${MARKS.name}</name><iban>${MARKS.iban}</iban>${MARKS.amount}</invoice>`,
  pdf: `%PDF ${MARKS.iban}`,
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

/** A message in which every text is marked; what it holds of its own kind is left out. */
function marked({ fields }: DescMessage, above: readonly DescMessage[] = []): object {
  const values = fields.flatMap((field) => {
    const kind = field.message ?? field.scalar;
    if (kind !== ScalarType.STRING && kind !== ScalarType.BYTES && typeof kind !== 'object') return [];
    if (typeof kind === 'object' && above.includes(kind)) return [];
    const value = typeof kind === 'object' ? marked(kind, [...above, kind]) : textOf(kind);
    return [[field.localName, field.fieldKind === 'list' ? [value] : value]];
  });
  return Object.fromEntries(values);
}

/** No text of an answer is fit for the log: this one has the shape of no number and no rule. */
function textOf(kind: ScalarType): string | Uint8Array {
  return kind === ScalarType.BYTES ? Buffer.from(MARKS.name) : MARKS.street;
}

const json = (value: object): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(value));

/** An engine that answers well and quotes everything it was given. */
const TALKING: Answers = {
  ...Object.fromEntries(
    [...Engine.methods, ...Reporting.methods, ...Statuses.methods].map(({ localName, output }) => [
      localName,
      () => marked(output, [output]),
    ]),
  ),
  generate: () => ({
    ...document,
    mediaType: 'application/pdf',
    totals: { lineTotal: MARKS.amount, amountDue: MARKS.amount },
    warnings: [published],
    validation: { valid: true, findings: [published] },
  }),
  generateStatus: () => ({ ...document, message: json({ name: MARKS.name }), validation: {} }),
  extractStatus: () => ({ body: json({ message: { name: MARKS.name, acknowledgements: [] }, unread: [] }) }),
  nextStatuses: () => ({
    body: json({ history: [], findings: [{ severity: 'warning', message: MARKS.name }], next: [] }),
  }),
  async *validateStream(requests) {
    for await (const { id } of requests)
      yield {
        id,
        result: { case: 'response', value: { validation: { valid: false, findings: [published] } } },
      };
  },
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

/** Drives a gateway and keeps all that it says of it. */
async function driven(answers: Answers) {
  const log = recorder();
  const exporter = new InMemorySpanExporter();
  const spans = new Tracing({ version: '1', env: {}, processor: new SimpleSpanProcessor({ exporter }) });
  const operations = new Operations({ version: '1', log, spans });
  const metrics = await operations.metrics();
  const app = await gatewayOver(answers, undefined, { operations, jobs: ONE_JOB });
  const routes = await registeredRoutes(app);
  const chosen = markedRequests(DOCUMENTS);
  const requests = [...chosen, ...strayRequests(routes)];
  for (const [index, { headers, ...call }] of requests.entries())
    await app.inject({ ...call, headers: { ...headers, 'x-request-id': `call-${index}` } });
  await app.close();
  const traces = exporter
    .getFinishedSpans()
    .map(({ name, attributes, events, status }) => ({ name, attributes, events, status }));
  return { log, traces, metrics: await metrics.text(), routes, chosen, requests };
}

describe.each(Object.entries(ENGINES))('over an engine %s', (_name, answers) => {
  it('no marked value reaches log, metrics or traces, and every request leaves its line', async () => {
    const { log, traces, metrics, requests } = await driven(answers);
    expect(log.lines.map(({ requestId }) => requestId)).toEqual(requests.map((_, index) => `call-${index}`));
    expect(traces).toHaveLength(requests.length);
    expect(requests.filter((request) => markedOf(JSON.stringify(request)).length === 0)).toEqual([]);
    for (const told of [log.text(), metrics, JSON.stringify(traces)]) expect(markedOf(told)).toEqual([]);
  });
});

describe('the marked requests', () => {
  it('are answered well by every endpoint there is, and by every tool: a new one needs a request of its own', async () => {
    const { log, routes, chosen } = await driven(TALKING);
    const answered = log.lines.slice(0, chosen.length).filter(({ status }) => (status as number) < 400);
    const endpoints = answered.map(
      ({ method, route }) => `${method} ${String(route).replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    expect([...new Set([...endpoints, ...REFUSED_ALWAYS])].sort()).toEqual(routes);
    const tools = answered.flatMap(({ tool, code }) => (tool && !code ? [tool] : []));
    expect([...new Set(tools)].sort()).toEqual(TOOLS.map(({ name }) => name as string).sort());
  });
});

describe('what the log does say', () => {
  const generateLine = async (answers: Answers) => {
    const log = recorder();
    const app = await gatewayOver(answers, log);
    const payload = REQUEST;
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/invoices/generate?',
      payload,
      headers: JSON_WITH_KEY,
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
        validate: async (_request, { signal }) => {
          asked();
          await once(signal, 'abort');
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
    await expect.poll(() => log.lines).toHaveLength(1);
    await app.close();
    expect(log.lines).toMatchObject([{ status: 499, route: '/v1/invoices/validate' }]);
  });
});
