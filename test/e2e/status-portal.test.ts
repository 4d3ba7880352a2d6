// Statuses of the portal of the State, through the service.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TECHNICAL_CODES } from '../../core/status/technical.ts';
import type { Service } from '../../scripts/start.ts';
import { INLINE, KEY, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

const asked = (path: string, body: object) =>
  fetch(`${service.url}/v1/statuses/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': KEY, 'accept-language': 'en' },
    body: JSON.stringify(body),
  });

const COMMON = { platform: '0417', received_at: '2026-11-10T08:00:00', at: '2026-11-10T09:30:00' };
const OBJECT = { number: 'T-2026-10', issue_date: '2026-11-10', siren: '732829320' };
const FAULT = { rule: 'G1.05', place: 'TT-20', text: 'The number has two blanks in a row.' };

const requestFor = (code: string) => {
  const { reasons } = TECHNICAL_CODES.get(code)!;
  const [reason] = reasons;
  const given = reason === undefined ? {} : { reasons: [{ code: reason, ...FAULT }] };
  return { ...COMMON, object: OBJECT, status: code, ...given };
};

describe('a status of the portal', () => {
  it.each([...TECHNICAL_CODES.keys()])('%s is written, valid to validate, and read back', async (code) => {
    const answer = await asked('generate', requestFor(code));
    expect(answer.status).toBe(200);
    const xml = await answer.text();
    const verdict = await fetch(`${service.url}/v1/invoices/validate?check=fr-ctc%2Betat`, {
      method: 'POST',
      headers: { 'content-type': 'application/xml', 'x-api-key': KEY },
      body: xml,
    });
    expect(await verdict.json()).toMatchObject({
      valid: true,
      warning_count: 0,
      checks_run: ['xsd', 'schematron:etat'],
      checks_skipped: ['schematron:cdar'],
    });
    const read = await fetch(`${service.url}/v1/statuses/extract`, {
      method: 'POST',
      headers: { 'content-type': 'application/xml', 'x-api-key': KEY },
      body: xml,
    });
    const { message, unread } = (await read.json()) as { message: object; unread: object[] };
    expect(unread).toEqual([]);
    expect(await (await asked('generate', { message })).text()).toBe(xml);
    const next = await asked('next', { messages_base64: [Buffer.from(xml).toString('base64')] });
    // 501 alone may be that of an invoice, which it ends.
    expect(await next.json()).toMatchObject({ history: [{ status: code }], findings: [], next: [] });
  });

  it.each<[string, number, object, readonly string[]]>([
    ['an object', 422, { object: null }, ['/invoice', '/object']],
    ['the platform and the time', 422, { platform: null, received_at: null }, ['/platform', '/received_at']],
    ['an invoice instead', 422, { status: '212' }, ['/object']],
    ['a reason', 400, { reasons: [] }, ['/reasons']],
    ['a reason of its own list', 400, { reasons: [{ code: 'REJ_HAB', ...FAULT }] }, ['/reasons/0']],
    ['the rule and the field', 400, { reasons: [{ code: 'REJ_UNI' }] }, ['/reasons/0']],
    ['a number of 50 signs', 400, { object: { ...OBJECT, number: 'T'.repeat(51) } }, ['/object/number']],
    ['the day', 400, { object: { ...OBJECT, issue_date: null } }, ['/object/issue_date']],
  ])('is refused without %s, at the field to change', async (_, status, change, pointers) => {
    const answer = await asked('generate', { ...requestFor('301'), ...change });
    expect(answer.status).toBe(status);
    const { details } = (await answer.json()) as { details: { pointer: string }[] };
    expect([...new Set(details.map(({ pointer }) => pointer))]).toEqual(pointers);
  });

  it('needs the SIREN of the seller where it is about a message', async () => {
    const answer = await asked('generate', { ...requestFor('601'), object: { ...OBJECT, siren: null } });
    expect(await answer.json()).toMatchObject({ details: [{ pointer: '/object/siren' }] });
  });
});
