import { afterEach, describe, expect, it } from 'vitest';
import { refusal } from '../testing/engine.ts';
import { INVOICE, call, closeAll, connect, serve } from './testing/agent.ts';

afterEach(closeAll);

describe('tools of the messages after the invoice', () => {
  it('answer each file beside the other', async () => {
    const { content } = await call(await connect((await serve()).url), 'generate_ereporting');
    expect(content.slice(1).map(({ resource }) => resource)).toMatchObject([
      { uri: 'conforme://documents/T.xml', text: '<a/>' },
      { uri: 'conforme://documents/P.xml', text: '<b/>' },
    ]);
    expect(content[0]!.text).toContain('/invoices/0: Domestic');
  });

  it('take an invoice whole, and hand it on with all its digits: payments are compared with its totals', async () => {
    const requests: object[] = [];
    const { url } = await serve({
      generateStatus: ({ request }) => {
        requests.push(JSON.parse(Buffer.from(request).toString()) as object);
        throw refusal('invalid_input', 'No.');
      },
    });
    const client = await connect(url);
    const { invoice } = INVOICE as { invoice: { lines: object[] } };
    const lines = [{ ...invoice.lines[0], unit_price: 12.5 }];
    await call(client, 'generate_status', { invoice: { ...invoice, lines }, status: '205' });
    await call(client, 'generate_status', {
      xml: '<a/>',
      status: '212',
      amounts: [{ amount: 12.5, rate: 20 }],
    });
    expect(requests).toMatchObject([
      { invoice: { number: 'F/1', lines: [{ unit_price: '12.5' }] }, status: '205', document_base64: null },
      { document_base64: 'PGEvPg==', status: '212', amounts: [{ amount: '12.5', rate: '20' }] },
    ]);
  });

  it.each([
    ['generate_status', { status: '205' }, '/invoice'],
    ['generate_status', { xml: '<a/>', invoice: {}, status: '205' }, '/xml'],
    ['generate_status', { xml: '<a/>' }, '/status'],
    ['generate_status', { xml: '<a/>', status: '212', to_state: true }, '/platform'],
    ['next_statuses', { history: ['200'], messages: ['<a/>'] }, '/messages'],
    ['next_statuses', { xml: '<a/>', document_base64: 'PGEvPg==' }, '/document_base64'],
    ['generate_ereporting', { invoices: [] }, '/declarant'],
    ['ereporting_calendar', { regime: 'monthly' }, '/regime'],
    ['extract_flux1', { xml: '<a/>', level: 'half' }, '/level'],
  ])('%s refuses %j', async (name, given, pointer) => {
    const client = await connect((await serve()).url);
    const { structuredContent } = await call(client, name, given);
    const details = structuredContent!['details'] as { pointer: string }[];
    expect(details.map((each) => each.pointer)).toContain(pointer);
  });
});
