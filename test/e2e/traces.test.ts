import { afterAll, beforeAll, describe, expect } from 'vitest';
import { it } from '../seldom.ts';
import { drawn } from '../cases.ts';
import { collector, type Collector } from './collector.ts';
import { serve } from './process.ts';
import { example } from './service.ts';

interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

interface Otlp {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

let traces: Collector;
beforeAll(async () => void (traces = await collector()));
afterAll(() => traces.close());

const spans = (): OtlpSpan[] =>
  traces.texts
    .map((text) => JSON.parse(text) as Otlp)
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);

const environment = (more: Record<string, string> = {}) => {
  return {
    plugins: [],
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: traces.endpoint, CONFORME_DEV_KEY: 'traced', ...more },
  };
};

async function generate(url: string): Promise<number> {
  const headers = {
    authorization: 'Bearer traced',
    'content-type': 'application/json',
    traceparent: `00-${TRACE}-${PARENT}-01`,
  };
  const body = JSON.stringify(example('services'));
  const answer = await fetch(`${url}/v1/invoices/generate`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

/** The names from a span up to the caller's own. */
function wayUp(from: OtlpSpan, all: readonly OtlpSpan[]): string[] {
  const names = [];
  for (let at: OtlpSpan | undefined = from; at; at = all.find(({ spanId }) => spanId === at!.parentSpanId))
    names.push(at.name);
  return names;
}

const WAYS = [
  ['in one process', false],
  ['with the core in another', true],
] as const;

describe.each(drawn(WAYS))('a trace %s', (_, apart) => {
  it('leads from the caller through both rooms and the thread that drew the PDF', async () => {
    traces.texts.length = 0;
    const core = await serve(environment());
    await core.says(/gRPC on \S+\n/);
    const address = /gRPC on (\S+)/.exec(core.log())![1];
    const gateway = apart
      ? await serve(environment({ CORE_URL: `http://${address}`, CONFORME_WORKERS: '0' }))
      : core;
    expect(await generate(gateway.url)).toBe(200);
    if (apart) await gateway.close();
    await core.close();
    const all = spans().filter(({ traceId }) => traceId === TRACE);
    const door = all.find(({ name }) => name === 'POST /v1/invoices/generate')!;
    expect(door.parentSpanId).toBe(PARENT);
    for (const step of ['complete', 'write', 'parse', 'structure', 'rules', 'render', 'embed']) {
      const span = all.find(({ name }) => name === step);
      expect(wayUp(span!, all)).toEqual([step, 'engine generate', 'POST /v1/invoices/generate']);
    }
    const { seller, payment } = example('services').invoice;
    for (const secret of [seller.name, payment!.iban!]) expect(traces.texts.join('')).not.toContain(secret);
  });
});
