import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { quirksOf } from '../../platform/index.ts';
import {
  BUYER,
  clientOf,
  invoiceXml,
  judged,
  SELLER,
  send,
  startLocal,
  statusesOf,
  statusXml,
  tokenOf,
} from './local-platform.ts';

/** What real platforms do otherwise than their interface says, and our client with them. */

describe('quirks', () => {
  it.each([
    ['odd-ids,no-converted', /^i_\d+$/],
    ['flaky-token', /^[0-9a-f-]{36}$/],
    ['lost-answer', /^[0-9a-f-]{36}$/],
  ])('%s: our client sends once and finds everything', async (quirks, id) => {
    const odd = await startLocal({ quirks: quirksOf(quirks) });
    const client = clientOf(odd, SELLER);
    const { flowId } = await send(client, 'P-1.xml', 'CII', await invoiceXml('P-1'));
    expect(flowId).toMatch(id);
    await judged(client, flowId);
    const { results } = await client.flows.search({ where: { flowType: ['CustomerInvoice'] } });
    expect(results).toHaveLength(1);
    const { filename } = await client.flows.file(flowId, ['Converted', 'Original']);
    expect(filename).toMatch(quirks.includes('no-converted') ? /^P-1\.xml$/ : /\.xml$/);
    await odd.close();
  });

  it('late-ack: an acknowledgement is Pending, and comes when its time has come', async () => {
    const odd = await startLocal({ quirks: quirksOf('late-ack') });
    const client = clientOf(odd, SELLER);
    const before = Date.now();
    const { flowId } = await send(client, 'P-1.xml', 'CII', await invoiceXml('P-1'));
    expect((await client.flows.get(flowId)).acknowledgement).toEqual({ status: 'Pending' });
    expect((await judged(client, flowId)).acknowledgement).toEqual({ status: 'Ok' });
    expect(Date.now() - before).toBeGreaterThanOrEqual(5_000);
    await odd.close();
  });

  it('pending-forever: statuses come all the same', async () => {
    const odd = await startLocal({ quirks: quirksOf('pending-forever') });
    const client = clientOf(odd, SELLER);
    const { flowId } = await send(client, 'P-1.xml', 'CII', await invoiceXml('P-1'));
    const statuses = (): Promise<string[]> => statusesOf(client, 'CustomerInvoiceLC', 'P-1');
    while ((await statuses()).length < 2) await pause(10);
    expect(await statuses()).toEqual(['200', '202']);
    expect((await client.flows.get(flowId)).acknowledgement).toEqual({ status: 'Pending' });
    await odd.close();
  });

  it('no-webhooks: whoever subscribes is told that there are none', async () => {
    const odd = await startLocal({ quirks: quirksOf('no-webhooks') });
    const headers = { authorization: `Bearer ${await tokenOf(odd, SELLER)}` };
    const answer = await fetch(`${odd.url}/flow-service/v1/webhooks`, { headers });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      expect.objectContaining({ errorMessage: expect.stringContaining('webhook') }),
    ]);
    await odd.close();
  });

  it('same-cursor: our client finds each flow once all the same', async () => {
    const odd = await startLocal({ quirks: quirksOf('same-cursor') });
    const client = clientOf(odd, SELLER);
    const numbers = ['P-1', 'P-2', 'P-3', 'P-4', 'P-5'];
    for (const number of numbers) {
      const { flowId } = await send(client, `${number}.xml`, 'CII', await invoiceXml(number));
      await judged(client, flowId);
    }
    const names: string[] = [];
    const where = { flowType: ['CustomerInvoice'] } as const;
    for await (const { name } of client.flows.all({ where, limit: 1 })) names.push(name);
    expect(names).toEqual(numbers.map((number) => `${number}.xml`));
    await odd.close();
  });

  it('status-400 refuses a wrong status at once', async () => {
    const odd = await startLocal({ quirks: quirksOf('status-400') });
    const wrong = Buffer.from(await statusXml('P-1', '205'))
      .toString()
      .replace('>205<', '>210<');
    await expect(send(clientOf(odd, BUYER), 's.xml', 'CDAR', wrong)).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_STATUS',
    });
    await odd.close();
  });

  it('are named in full when one is misspelled', () => {
    expect(() => quirksOf('late')).toThrow(/late is no quirk; there are late-ack, pending-forever/);
  });
});
