import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { describe, expect, it } from 'vitest';
import { gatewayOver, refusal, type Answers } from '../testing/engine.ts';
import { Operations } from './operations.ts';
import { Tracing } from './tracing.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const LINE = { requestId: 'r-1', method: 'POST', route: '/mcp', status: 200, durationMs: 1, bytes: 1 };

function tracing(env: NodeJS.ProcessEnv = {}) {
  const exporter = new InMemorySpanExporter();
  const made = new Tracing({ version: '1.2.3', env, processor: new SimpleSpanProcessor({ exporter }) });
  return { made, spans: () => exporter.getFinishedSpans() };
}

describe('a trace', () => {
  it('goes on where the caller began it, through the door and the engine to its steps', async () => {
    const { made, spans } = tracing();
    const request = made.request({ traceparent: `00-${TRACE}-${PARENT}-01` });
    await made.call('validate', new Headers(request.headers), async () => {
      await Promise.resolve();
      made.step({ stage: 'parse', began: 1_795_276_000_000.5, ms: 2.5 });
    });
    request.end({ ...LINE, tool: 'validate_invoice', code: 'invalid_input' });
    const [step, call, door] = spans();
    for (const span of spans()) expect(span.spanContext().traceId).toBe(TRACE);
    expect([door!.name, door!.parentSpanContext!.spanId]).toEqual(['POST /mcp', PARENT]);
    expect([call!.name, call!.parentSpanContext!.spanId]).toEqual([
      'engine validate',
      door!.spanContext().spanId,
    ]);
    expect([step!.name, step!.parentSpanContext!.spanId]).toEqual(['parse', call!.spanContext().spanId]);
    expect([step!.startTime, step!.duration]).toEqual([
      [1_795_276_000, 500_000],
      [0, 2_500_000],
    ]);
    expect(door!.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/mcp',
      'http.response.status_code': 200,
      'conforme.request_id': 'r-1',
      'conforme.tool': 'validate_invoice',
      'error.type': 'invalid_input',
    });
    expect(door!.resource.attributes).toMatchObject({
      'service.name': 'conforme',
      'service.version': '1.2.3',
    });
  });

  it('begins here where the caller has none, or none that can be read', () => {
    const { made, spans } = tracing();
    for (const headers of [{}, { traceparent: 'ff-nonsense' }]) made.request(headers).end(LINE);
    for (const span of spans()) expect(span.parentSpanContext).toBeUndefined();
  });

  it('keeps calls apart that are worked on at once', async () => {
    const { made, spans } = tracing();
    const requests = [made.request({}), made.request({})];
    const wait = Promise.withResolvers<void>();
    const calls = requests.map(({ headers }, at) =>
      made.call('validate', new Headers(headers), async () => {
        await wait.promise;
        made.step({ stage: `step-${at}`, began: 1, ms: 1 });
      }),
    );
    wait.resolve();
    await Promise.all(calls);
    const traceOf = (name: string) =>
      spans()
        .find((span) => span.name === name)!
        .spanContext().traceId;
    const sent = requests.map(({ headers }) => headers['traceparent']!.split('-')[1]);
    expect([traceOf('step-0'), traceOf('step-1')]).toEqual(sent);
    expect(sent[0]).not.toBe(sent[1]);
  });

  it('says of a failed call its code, and lets it fail', async () => {
    const { made, spans } = tracing();
    const failing = made.call('extract', undefined, () =>
      Promise.reject(refusal('not_an_einvoice', 'secret')),
    );
    await expect(failing).rejects.toThrow('secret');
    expect(spans()[0]!.attributes).toEqual({ 'error.type': 'not_an_einvoice' });
    await made.call('extract', undefined, () => Promise.reject(new Error('other'))).catch(() => {});
    expect(spans()[1]!.attributes).toEqual({ 'error.type': 'internal_error' });
    expect(JSON.stringify(spans()[0]!.events)).not.toContain('secret');
  });

  it('is taken of as many requests as the operator wants, and of those whose caller takes it', () => {
    const { made, spans } = tracing({ OTEL_TRACES_SAMPLER_ARG: '0', OTEL_SERVICE_NAME: 'invoices' });
    made.request({}).end(LINE);
    expect(spans()).toEqual([]);
    made.request({ traceparent: `00-${TRACE}-${PARENT}-01` }).end(LINE);
    expect(spans()[0]!.resource.attributes['service.name']).toBe('invoices');
  });
});

describe('the gateway', () => {
  it('hands the trace to the engine, over REST and MCP, and names its span as its log line', async () => {
    const seen: (string | null)[] = [];
    const answers: Answers = {
      validate: (_request, { requestHeader }) => {
        seen.push(requestHeader.get('traceparent'));
        return { validation: {} };
      },
    };
    const { made, spans } = tracing();
    const log = { info: () => {}, error: () => {} };
    const app = await gatewayOver(answers, undefined, {
      operations: new Operations({ version: '1', log, spans: made }),
    });
    const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
    await app.inject({ method: 'POST', url: '/v1/invoices/validate', payload: '<a/>', headers });
    await app.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        ...headers,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      payload: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'validate_invoice', arguments: { xml: '<a/>' } },
      }),
    });
    await app.close();
    expect(seen.map((header) => header!.split('-')[1])).toEqual([TRACE, TRACE]);
    expect(spans().map(({ name }) => name)).toEqual(['POST /v1/invoices/validate', 'POST /mcp']);
    expect(seen.map((header) => header!.split('-')[2])).toEqual(
      spans().map((span) => span.spanContext().spanId),
    );
  });
});
