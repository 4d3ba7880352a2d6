import { afterAll, beforeAll, describe, expect } from 'vitest';
import { it } from '../seldom.ts';
import { KEY } from '../../gateway/testing/engine.ts';
import { markedOf, markedRequests, MARKS, type MarkedDocuments } from '../../gateway/testing/marked.ts';
import { collector, type Collector } from './collector.ts';
import { serve, type Served } from './process.ts';
import { example } from './service.ts';

let traces: Collector;
let served: Served;
beforeAll(async () => {
  traces = await collector();
  const env = { CONFORME_DEV_KEY: KEY, OTEL_EXPORTER_OTLP_ENDPOINT: traces.endpoint };
  served = await serve({ plugins: [], env });
});
afterAll(() => traces.close());

/** A right invoice all the same: the engine works on it to the end. */
function request(output: 'facturx-pdf' | 'cii-xml'): string {
  const { invoice, options } = example('services');
  const line = { ...invoice.lines[0]!, item_name: MARKS.inner, quantity: '1', unit_price: MARKS.amount };
  const marked = {
    ...invoice,
    seller: {
      ...invoice.seller,
      name: MARKS.name,
      address: { ...invoice.seller.address, line1: MARKS.street },
    },
    buyer: { ...invoice.buyer, name: MARKS.name },
    payment: { ...invoice.payment, iban: MARKS.iban },
    lines: [line],
  };
  return JSON.stringify({ invoice: marked, options: { ...options, output } });
}

async function produce(body: string): Promise<string> {
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
  const answer = await fetch(`${served.url}/v1/invoices/generate`, { method: 'POST', headers, body });
  const content = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, answer.status === 200 ? '' : content.toString()]).toEqual([200, '']);
  return content.toString('latin1');
}

async function documents(): Promise<MarkedDocuments> {
  const [xml, pdf] = [await produce(request('cii-xml')), await produce(request('facturx-pdf'))];
  return { request: request('facturx-pdf'), xml, pdf };
}

describe('a running service', () => {
  it('says no marked value in its log, its metrics or its traces, whatever comes to its door', async () => {
    const statuses = new Set<number>();
    for (const { url, method, headers, payload } of markedRequests(await documents())) {
      const body = payload === undefined ? {} : { body: payload };
      const answer = await fetch(`${served.url}${url}`, { method, headers, redirect: 'manual', ...body });
      await answer.arrayBuffer();
      statuses.add(answer.status);
    }
    const metrics = await (await fetch(`${served.url}/metrics`)).text();
    await served.close();
    for (const status of [200, 400, 401, 404, 422]) expect(statuses).toContain(status);
    expect(statuses).not.toContain(500);
    const told = { log: served.log(), metrics, traces: traces.texts.join('') };
    expect(told.log.includes('"route":"/v1/invoices/embed","status":200')).toBe(true);
    expect(told.metrics.includes('conforme_mcp_tool_calls_total{tool="embed_invoice",code="ok"}')).toBe(true);
    expect(told.traces.includes('POST /v1/invoices/validate/batch')).toBe(true);
    for (const text of Object.values(told)) expect(markedOf(text)).toEqual([]);
  });
});
