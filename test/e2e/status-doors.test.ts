// Statuses through the doors of the service.

import type { StatusOut } from '@conforme/proto/schema/statuses';
import { Statuses } from '@conforme/proto/v1/statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../scripts/start.ts';
import { clientAt } from './engine-client.ts';
import { example, INLINE, KEY, postJson, startService } from './service.ts';

const INVOICE = {
  number: 'F-2026-0042',
  issue_date: '2026-09-15',
  seller: { name: 'Atelier du Rivage SARL', siren: '732829320' },
  buyer: { name: 'Hôtel des Trois Rives', siren: '498213570' },
};
const PAID = { invoice: INVOICE, status: '212', at: '2026-10-01T09:30:00' };
const AMOUNTS = [{ amount: '1200.00', rate: '20.00' }];

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

const asked = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${service.url}/v1/statuses/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': KEY, 'accept-language': 'en', ...headers },
    body: JSON.stringify(body),
  });
  return answer;
};
const sent = (path: string, xml: string) =>
  fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/xml', 'x-api-key': KEY },
    body: xml,
  });

describe('a status that is asked for', () => {
  it('is XML that validate finds valid and extract reads back', async () => {
    const answer = await asked('generate', { ...PAID, amounts: AMOUNTS });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml']);
    const xml = await answer.text();
    const verdict = (await (await sent('/v1/invoices/validate', xml)).json()) as object;
    expect(verdict).toMatchObject({ valid: true, flavor: 'cdar' });
    const read = (await (await sent('/v1/statuses/extract', xml)).json()) as { message: object };
    expect(read).toMatchObject({ unread: [], message: { name: 'CDV 212' } });
    const again = await asked('generate', { message: read.message });
    expect(await again.text()).toBe(xml);
  });

  it('takes an invoice as generate takes it, and as a document', async () => {
    const { invoice } = example('services') as { invoice: { number: string } };
    const fields = await asked(
      'generate',
      { ...PAID, invoice, amounts: AMOUNTS },
      { accept: 'application/json' },
    );
    expect(await fields.json()).toMatchObject({ validation: { valid: true }, media_type: 'application/xml' });
    const xml = await (await postJson(service, '/v1/invoices/preview-xml', example('services'))).text();
    const document = { status: '210', document_base64: Buffer.from(xml).toString('base64'), note: 'Twice.' };
    const refused = await asked('generate', { ...document, reasons: [{ code: 'DOUBLE_FACT' }] });
    expect(refused.status).toBe(200);
    expect(await refused.text()).toContain(invoice.number);
  });

  it('is refused in words of the request, and judged in those of the document', async () => {
    const fixesOf = async (body: object): Promise<string> => {
      const { details } = (await (await asked('generate', body)).json()) as { details: { fix: string }[] };
      return details.map(({ fix }) => fix).join('\n');
    };
    expect(await fixesOf(PAID)).toMatch(/\bamounts\b/);
    const refusal = { ...PAID, status: '210', note: 'No.' };
    expect(await fixesOf(refusal)).toMatch(/\breasons\b/);
    expect(await fixesOf({ ...refusal, reasons: [{ code: 'REJ_SEMAN' }] })).toMatch(/\bcode\b/);
    const all = [PAID, refusal, { ...refusal, reasons: [{ code: 'REJ_SEMAN' }] }];
    expect((await Promise.all(all.map(fixesOf))).join('\n')).not.toMatch(/\b(?:ram|rsm):/);
    const made = await asked('generate', { ...refusal, reasons: [{ code: 'DOUBLE_FACT' }] });
    const judged = await fetch(`${service.url}/v1/invoices/validate?explain=true`, {
      method: 'POST',
      body: (await made.text()).replaceAll('DOUBLE_FACT', 'XX'),
    });
    const { findings } = (await judged.json()) as { findings: { fix: string }[] };
    expect(findings.map(({ fix }) => fix).join('\n')).toContain('ram:ReasonCode (MDT-113)');
  });

  it('is warned of a rate that is a share, beside a verdict that is as without', async () => {
    const amounts = [AMOUNTS[0], { ...AMOUNTS[0], rate: '0.055' }];
    const answer = await asked('generate', { ...PAID, amounts }, { accept: 'application/json' });
    const { validation } = (await answer.json()) as StatusOut;
    expect(validation).toMatchObject({ valid: true, warning_count: 0 });
    expect(validation.findings).toMatchObject([
      { source: 'plausibility', rule: 'PLAUSIBLE-RATE', message: expect.stringContaining('5.5 %') },
    ]);
  });

  it('is refused at the field to change', async () => {
    const pointersOf = async (body: object, status: number) => {
      const answer = await asked('generate', body);
      expect(answer.status).toBe(status);
      const { details } = (await answer.json()) as { details: { pointer: string }[] };
      return details.map(({ pointer }) => pointer);
    };
    expect(await pointersOf(PAID, 400)).toEqual(['/amounts']);
    const reason = { ...PAID, status: '210', note: 'No.' };
    expect(await pointersOf(reason, 400)).toContain('/reasons');
    expect(await pointersOf({ ...reason, reasons: [{ code: 'REJ_SEMAN' }] }, 400)).toContain(
      '/reasons/0/code',
    );
    expect(await pointersOf({ ...PAID, status: '999' }, 422)).toEqual(['/status']);
    expect(await pointersOf({ ...PAID, invoice: { ...INVOICE, numero: 'x' } }, 422)).toEqual([
      '/invoice/numero',
    ]);
    expect(await pointersOf({ ...PAID, to_state: true }, 422)).toEqual(['/platform', '/received_at']);
    const late = { ...PAID, amounts: AMOUNTS };
    expect(await pointersOf({ ...late, history: ['200', '213'] }, 400)).toEqual(['/status']);
    expect(await pointersOf({ ...late, history: ['213', '205'] }, 400)).toEqual(['/history/1']);
  });
});

describe('what may follow', () => {
  it('is told with who decides it and what it needs', async () => {
    const answer = await asked('next', { history: ['200', '202', '205'], actor: 'SE' });
    expect(await answer.json()).toMatchObject({
      findings: [{ index: 1, rule: 'order', severity: 'warning' }].slice(1),
      next: [{ status: '212', by: 'SE', amount_kinds: ['MEN'], reasons: null }],
    });
    const ended = await asked('next', { history: ['213', '205'] }, { 'accept-language': 'fr' });
    expect(await ended.json()).toMatchObject({
      findings: [{ index: 1, rule: 'after-final', severity: 'fatal' }],
    });
  });

  it('is told of messages, and offers the reasons that fit what the invoice fails', async () => {
    const paid = await (await asked('generate', { ...PAID, amounts: AMOUNTS })).text();
    const read = await asked('next', { messages_base64: [Buffer.from(paid).toString('base64')] });
    expect(await read.json()).toMatchObject({ history: [{ status: '212', at: '2026-10-01T09:30:00' }] });
    const findings = [{ source: 'schematron:en16931', rule: 'BR-CO-10', terms: ['BT-106'] }];
    const body = (await (await asked('next', { history: ['200'], findings })).json()) as {
      next: { status: string; reasons: object[] }[];
    };
    expect(body.next.find(({ status }) => status === '213')!.reasons[0]).toEqual({
      code: 'MONTANTTOTAL_ERR',
      name: 'one of the document totals is wrong',
      fits: ['BR-CO-10'],
    });
  });
});

it('goes over gRPC with the same texts', async () => {
  const client = clientAt(Statuses, service.grpcPort!, KEY);
  const request = new TextEncoder().encode(JSON.stringify({ ...PAID, amounts: AMOUNTS }));
  const { content, number, validation } = await client.generateStatus({ request });
  expect([number, validation?.valid]).toEqual(['F-2026-0042', true]);
  const { body } = await client.extractStatus({ document: content });
  expect(JSON.parse(new TextDecoder().decode(body))).toMatchObject({ message: { name: 'CDV 212' } });
});
