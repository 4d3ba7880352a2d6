import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Flow, PlatformClient } from '@conforme/library/platform';
import { quirksOf, type RunningPlatform } from '../../platform/index.ts';
import { signatureOf } from '../../platform/webhooks.ts';
import { payments, transactions } from '../../rules/packs/flux10/testing/documents.ts';
import {
  BUYER,
  clientOf,
  invoiceXml,
  judged,
  listener,
  readStatus,
  SELLER,
  send,
  startLocal,
  statusesOf,
  statusXml,
  tokenOf,
  until,
} from './local-platform.ts';

/** The life of an invoice between two companies, over the interface of the platforms. */

let platform: RunningPlatform;
let [seller, buyer] = [null, null] as unknown as PlatformClient[];
beforeAll(async () => {
  platform = await startLocal();
  [seller, buyer] = [SELLER, BUYER].map((siren) => clientOf(platform, siren));
});
afterAll(() => platform.close());

async function subscribe(
  to: RunningPlatform,
  siren: string,
  callbackUrl: string,
  more = {},
): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(to, siren)}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ callbackUrl, ...more });
  const answer = await fetch(`${to.url}/flow-service/v1/webhooks`, { method: 'POST', headers, body });
  return ((await answer.json()) as { signingKey: string }).signingKey;
}

describe('an invoice', () => {
  it('goes from 200 to 212, its buyer has it, and each status reaches the other side', async () => {
    const xml = await invoiceXml('P-1');
    const { flowId } = await send(seller!, 'P-1.xml', 'CII', xml);
    expect(await judged(seller!, flowId)).toMatchObject({
      acknowledgement: { status: 'Ok' },
      flowType: 'CustomerInvoice',
      flowDirection: 'Out',
      processingRule: 'B2B',
      processingRuleSource: 'Computed',
    });
    expect(await statusesOf(seller!, 'CustomerInvoiceLC', 'P-1')).toEqual(['200', '202']);
    const { results } = await buyer!.flows.search({ where: { flowType: ['SupplierInvoice'] } });
    expect(results).toHaveLength(1);
    const received = await buyer!.flows.file(results![0]!.flowId);
    expect([received.filename, Buffer.from(received.content)]).toEqual(['P-1.xml', Buffer.from(xml)]);
    for (const [client, code] of [
      [buyer!, '205'],
      [buyer!, '211'],
      [seller!, '212'],
    ] as const) {
      const sent = await send(client, `P-1-${code}.xml`, 'CDAR', await statusXml('P-1', code));
      expect((await judged(client, sent.flowId)).acknowledgement).toEqual({ status: 'Ok' });
    }
    expect(await statusesOf(seller!, 'CustomerInvoiceLC', 'P-1')).toEqual(['200', '202', '205', '211']);
    expect(await statusesOf(buyer!, 'SupplierInvoiceLC', 'P-1')).toEqual(['202', '212']);
    const told: string[] = [];
    for await (const each of seller!.flows.all({ where: { flowType: ['StateCustomerInvoiceLC'] } }))
      told.push((await readStatus((await seller!.flows.file(each.flowId)).content)).status);
    expect(told).toEqual(['200', '212']);
  });

  it('that breaks rules comes back as 213, with the reason that fits and the rule', async () => {
    const xml = Buffer.from(await invoiceXml('P-2')).toString();
    const wrong = xml.replace(/(<ram:DuePayableAmount>)[^<]+/, '$110.07');
    const { flowId } = await send(seller!, 'P-2.xml', 'CII', wrong);
    expect((await judged(seller!, flowId)).acknowledgement.status).toBe('Ok');
    expect(await statusesOf(seller!, 'CustomerInvoiceLC', 'P-2')).toEqual(['213']);
    const { results = [] } = await seller!.flows.search({
      where: { flowType: ['CustomerInvoiceLC'] },
      limit: 100,
    });
    const { details } = await readStatus((await seller!.flows.file(results.at(-1)!.flowId)).content);
    expect(details).toEqual([
      expect.objectContaining({
        reason_code: 'MONTANTTOTAL_ERR',
        reason: expect.stringContaining('BR-CO-16'),
      }),
    ]);
    expect(await statusesOf(buyer!, 'SupplierInvoiceLC', 'P-2')).toEqual([]);
    const corrected = await send(seller!, 'P-2.xml', 'CII', await invoiceXml('P-2'));
    await judged(seller!, corrected.flowId);
    expect(await statusesOf(seller!, 'CustomerInvoiceLC', 'P-2')).toEqual(['213', '200', '202']);
  });
});

describe('an acknowledgement', () => {
  const refusal = async (client: PlatformClient, name: string, file: Uint8Array | string, syntax = 'CII') => {
    const { flowId } = await send(client, name, syntax as 'CII', file);
    const { acknowledgement } = await judged(client, flowId);
    return [acknowledgement.status, acknowledgement.details?.[0]?.reasonCode];
  };

  it('refuses what is no such file, what was sent before, and what breaks the schema', async () => {
    const xml = await invoiceXml('P-3');
    expect(await refusal(seller!, 'a.xml', xml)).toEqual(['Ok', undefined]);
    expect(await refusal(seller!, 'b.xml', xml)).toEqual(['Error', 'AlreadyExistingFlow']);
    expect(await refusal(seller!, 'c.xml', '')).toEqual(['Error', 'EmptyFlow']);
    expect(await refusal(seller!, 'd.xml', 'no XML')).toEqual(['Error', 'FlowTypeError']);
    expect(await refusal(seller!, 'e.xml', await invoiceXml('P-4'), 'UBL')).toEqual([
      'Error',
      'FlowTypeError',
    ]);
    const broken = Buffer.from(await invoiceXml('P-5'))
      .toString()
      .replace('ram:TypeCode>', 'ram:Typecode>');
    expect(await refusal(seller!, 'f.xml', broken.replace('/ram:TypeCode>', '/ram:Typecode>'))).toEqual([
      'Error',
      'InvalidSchema',
    ]);
    expect(await refusal(clientOf(platform, '111111111'), 'g.xml', await invoiceXml('P-6'))).toEqual([
      'Error',
      'OtherTechnicalError',
    ]);
  });

  it('refuses statuses of no invoice, of others, out of order and against the rules', async () => {
    expect(await refusal(buyer!, 's1.xml', await statusXml('P-99', '205'), 'CDAR')).toEqual([
      'Error',
      'InvoiceLCInvalidStatus',
    ]);
    await judged(seller!, (await send(seller!, 'P-7.xml', 'CII', await invoiceXml('P-7'))).flowId);
    expect(await refusal(buyer!, 's2.xml', await statusXml('P-7', '212'), 'CDAR')).toEqual([
      'Error',
      'InvoiceLCAccessDenied',
    ]);
    const wrong = Buffer.from(await statusXml('P-7', '205'))
      .toString()
      .replace('>205<', '>210<');
    expect(await refusal(buyer!, 's3.xml', wrong, 'CDAR')).toEqual(['Error', 'InvoiceLCRuleError']);
    expect(await refusal(buyer!, 's4.xml', await statusXml('P-7', '210'), 'CDAR')).toEqual(['Ok', undefined]);
    expect(await refusal(buyer!, 's5.xml', await statusXml('P-7', '205'), 'CDAR')).toEqual([
      'Error',
      'InvoiceLCInvalidStatus',
    ]);
  });
});

describe('the e-reporting of a period', () => {
  const answered = async (name: string, flowSyntax: 'FRR', file: string) => {
    const { flowId } = await send(seller!, name, flowSyntax, file);
    const flow: Flow = await judged(seller!, flowId);
    const where = { flowType: ['StateTransactionReportLC', 'StatePaymentReportLC'] } as const;
    const { results = [] } = await seller!.flows.search({
      where: { ...where, flowType: [...where.flowType] },
    });
    const last = results.at(-1);
    return {
      flow,
      count: results.length,
      last,
      said: last && (await seller!.flows.file(last.flowId)).content,
    };
  };

  it('is taken, and the portal accepts it with 300', async () => {
    const sold = await answered('F10.xml', 'FRR', transactions);
    expect(sold.flow).toMatchObject({ acknowledgement: { status: 'Ok' }, flowType: 'MultiFlowReport' });
    expect([sold.count, sold.last!.flowType, sold.last!.flowDirection]).toEqual([
      1,
      'StateTransactionReportLC',
      'In',
    ]);
    expect(await readStatus(sold.said!)).toMatchObject({ number: 'T-1', status: '300', details: [] });
    const paid = await answered('F10p.xml', 'FRR', payments);
    expect([paid.count, paid.last!.flowType]).toEqual([2, 'StatePaymentReportLC']);
    expect(await readStatus(paid.said!)).toMatchObject({ number: 'P-1', status: '300' });
  });

  it('that breaks rules comes back as 301, with each rule, its message and its place', async () => {
    const wrong = transactions.replace('20260920', '2026-09-20').replace('>T-1<', '>T-2<');
    const { flow, said, last } = await answered('F10w.xml', 'FRR', wrong);
    expect(flow.acknowledgement).toMatchObject({ status: 'Ok' });
    expect(last!.flowType).toBe('StateTransactionReportLC');
    const { number, status, details } = await readStatus(said!);
    expect([number, status]).toEqual(['T-2', '301']);
    const ruled = details as unknown as { notes: object[]; reason_code: string }[];
    expect(ruled.map(({ reason_code: code }) => code)).toContain('REJ_SEMAN');
    expect(ruled.flatMap(({ notes }) => notes)).toContainEqual({
      rule: 'F10-FACTURE-G1.09a#1',
      text: expect.stringContaining('2026-09-20'),
      place: expect.stringMatching(/^\/Report\/TransactionsReport/),
    });
  });

  it('that breaks its schema is refused at once, and what is no identifier cannot be answered', async () => {
    const broken = transactions.replace('<TypeCode>IN</TypeCode>', '').replace('>T-1<', '>T-3<');
    const schema = await answered('F10s.xml', 'FRR', broken);
    expect(schema.flow.acknowledgement).toMatchObject({
      status: 'Error',
      details: expect.arrayContaining([expect.objectContaining({ reasonCode: 'InvalidSchema' })]),
    });
    const odd = await answered('F10o.xml', 'FRR', transactions.replace('>T-1<', `>${'T'.repeat(60)}<`));
    expect(odd.flow.acknowledgement.status).toBe('Error');
    expect([schema.count, odd.count]).toEqual([3, 3]);
  });
});

describe('webhooks', () => {
  it('are called with a signature, again where the receiver failed, for what they subscribed to', async () => {
    const { url, heard, server } = await listener([500, 503]);
    const key = await subscribe(platform, SELLER, url, { flowTypes: ['CustomerInvoice'] });
    await send(seller!, 'P-8.xml', 'CII', await invoiceXml('P-8'));
    await until(() => heard.length === 3);
    const { headers, body } = heard.at(-1)!;
    expect(JSON.parse(body)).toMatchObject({
      flowType: 'CustomerInvoice',
      acknowledgement: { status: 'Ok' },
    });
    const seconds = String(headers['afnor-signature-timestamp']);
    expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
    expect(headers['afnor-signature']).toBe(signatureOf(body, seconds, key));
    server.close();
  });

  it('come twice, and unsigned, from a platform with these quirks', async () => {
    const odd = await startLocal({ quirks: quirksOf('duplicate-webhook,unsigned-webhook') });
    const { url, heard, server } = await listener();
    await subscribe(odd, SELLER, url, { flowTypes: ['CustomerInvoice'] });
    await send(clientOf(odd, SELLER), 'P-1.xml', 'CII', await invoiceXml('P-1'));
    await until(() => heard.length === 2);
    expect(heard[0]!.body).toBe(heard[1]!.body);
    expect(heard[0]!.headers).not.toHaveProperty('afnor-signature');
    server.close();
    await odd.close();
  });
});

it('loses nothing when it ends: flows, statuses, webhooks and what has still to be told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conforme-platform-'));
  const store = join(folder, 'platform.db');
  const first = await startLocal({ store, waitsMs: [300] });
  const { url, heard, server } = await listener([500]);
  await subscribe(first, SELLER, url, { flowTypes: ['CustomerInvoice'] });
  const one = await send(clientOf(first, SELLER), 'P-1.xml', 'CII', await invoiceXml('P-1'));
  await until(() => heard.length === 1);
  const other = await send(clientOf(first, SELLER), 'P-2.xml', 'CII', await invoiceXml('P-2'));
  await first.close();
  const second = await startLocal({ store });
  const [own, theirs] = [clientOf(second, SELLER), clientOf(second, BUYER)];
  for (const { flowId } of [one, other])
    expect(await judged(own, flowId)).toMatchObject({ acknowledgement: { status: 'Ok' } });
  expect(await statusesOf(own, 'CustomerInvoiceLC', 'P-1')).toEqual(['200', '202']);
  const sent = await send(theirs, 's.xml', 'CDAR', await statusXml('P-1', '205'));
  expect((await judged(theirs, sent.flowId)).acknowledgement.status).toBe('Ok');
  await until(() => heard.length === 3);
  expect(heard.map(({ body }) => (JSON.parse(body) as Flow).name).toSorted()).toEqual([
    'P-1.xml',
    'P-1.xml',
    'P-2.xml',
  ]);
  await second.close();
  server.close();
  rmSync(folder, { recursive: true });
});
