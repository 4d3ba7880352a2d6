import { createRegistry } from '@conforme/core/main';
import { describe, expect, it } from 'vitest';
import { extractStatus, generateStatus, generateStatusOf } from '../../core/pipeline/status.ts';
import { STATUS_CODES } from '../../core/status/codes.ts';
import { composeStatus, type StatusWish } from '../../core/status/compose.ts';
import { following } from '../../core/status/order.ts';

const CONTEXT = { language: 'en', asOf: '2026-11-23' } as const;
const party = (name: string, siren: string) => ({
  ...{ name, siren },
  electronic_address: null,
  electronic_address_scheme: null,
});
const INVOICE = {
  number: 'F-2026-0042',
  type_code: '380',
  issue_date: '2026-09-15',
  business_process: 'S1',
  currency: 'EUR',
  seller: party('Atelier du Rivage SARL', '732829320'),
  buyer: party('Hôtel des Trois Rives', '498213570'),
};

function wish(code: string, more: Partial<StatusWish> = {}): StatusWish {
  const status = STATUS_CODES.get(code)!;
  const at = '2026-10-01T09:30:00';
  return {
    ...{
      status,
      at,
      issuedAt: at,
      receivedAt: '2026-09-15T10:00:00',
      id: null,
      regime: 'REGULATED',
      toState: false,
    },
    platform: '1234',
    reasons: status.needsReason ? [{ code: status.reasons![0]!, text: null }] : [],
    amounts: code === '212' ? [{ kind: 'MEN', amount: '1002.00', rate: '20.00', currency: null }] : [],
    note: status.needsReason ? 'As agreed.' : null,
    ...more,
  };
}

/** Reproducible: a linear congruential generator (Numerical Recipes). */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('statuses of an invoice', () => {
  it('are all written so that schema and rules pass, with and without the State as recipient', async () => {
    const registry = await createRegistry();
    for (const { code, isForState } of STATUS_CODES.values())
      for (const toState of isForState ? [false, true] : [false]) {
        const made = await generateStatusOf(registry, INVOICE, wish(code, { toState }), CONTEXT);
        expect(made.validation.valid, code).toBe(true);
        if (toState)
          expect(
            made.warnings.filter(({ source }) => source === 'schematron:etat'),
            code,
          ).toEqual([]);
      }
  });

  it('come back from their document as they were, and are the same bytes for the same request', async () => {
    const registry = await createRegistry();
    const message = composeStatus(INVOICE, wish('212'));
    const { content, filename } = await generateStatus(registry, message, CONTEXT);
    expect(filename).toBe('F-2026-0042_212_20261001093000-380_20260915.xml');
    const read = await extractStatus(registry, content);
    expect(read.unread).toEqual([]);
    const again = await generateStatus(registry, read.message, CONTEXT);
    expect(again.content).toEqual(content);
    expect((await extractStatus(registry, again.content)).message).toEqual(read.message);
  });

  it('are refused with the field at fault', async () => {
    const registry = await createRegistry();
    await expect(
      generateStatusOf(registry, INVOICE, wish('212', { amounts: [] }), CONTEXT),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      findings: [{ rule: 'BR-FR-CDV-14_MDT-207', pointer: '/message/acknowledgements/0/documents/0' }],
    });
    const wrong = { reasons: [{ code: 'REJ_SEMAN', text: null }] };
    await expect(generateStatusOf(registry, INVOICE, wish('210', wrong), CONTEXT)).rejects.toMatchObject({
      findings: expect.arrayContaining([
        expect.objectContaining({
          pointer: '/message/acknowledgements/0/documents/0/details/0/reason_code',
        }),
      ]),
    });
  });

  it('pass in random histories, each with a reason and amounts that fit', async () => {
    const registry = await createRegistry();
    const pick = random(20261123);
    for (let history = 0; history < 40; history++) {
      let next = following('');
      for (let step = 0; step < 8 && next.length > 0; step++) {
        const { status } = next[pick(next.length)]!;
        const allowed = status.reasons ?? [];
        const reasons = status.needsReason ? [{ code: allowed[pick(allowed.length)]!, text: null }] : [];
        const made = await generateStatusOf(registry, INVOICE, wish(status.code, { reasons }), CONTEXT);
        expect(made.validation.valid).toBe(true);
        next = following(status.code);
      }
    }
  });

  it('are read from a CDAR only', async () => {
    const registry = await createRegistry();
    await expect(extractStatus(registry, Buffer.from('<Report/>'))).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});
