// An invoice, what may be said of it, and histories of it by chance.

import { STATUS_CODES } from '../../core/status/codes.ts';
import type { InvoiceFacts, StatusWish } from '../../core/status/compose.ts';
import { following } from '../../core/status/order.ts';

const party = (name: string, siren: string) => ({
  name,
  siren,
  electronic_address: null,
  electronic_address_scheme: null,
});
export const INVOICE: InvoiceFacts = {
  number: 'F-2026-0042',
  type_code: '380',
  issue_date: '2026-09-15',
  business_process: 'S1',
  currency: 'EUR',
  seller: party('Atelier du Rivage SARL', '732829320'),
  buyer: party('Hôtel des Trois Rives', '498213570'),
};

/** A status of that invoice, with what it needs. */
export function wish(code: string, more: Partial<StatusWish> = {}): StatusWish {
  const status = STATUS_CODES.get(code)!;
  const at = '2026-10-01T09:30:00';
  return {
    status,
    at,
    issuedAt: at,
    receivedAt: '2026-09-15T10:00:00',
    id: null,
    regime: 'REGULATED',
    toState: false,
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

/** Statuses of one invoice in an order that may be, each with a reason and an amount by chance. */
export function* histories(count: number, seed: number): Generator<readonly StatusWish[]> {
  const pick = random(seed);
  for (let n = 0; n < count; n++) {
    const history: StatusWish[] = [];
    let next = following('');
    while (next.length > 0 && history.length < 8) {
      const { status } = next[pick(next.length)]!;
      const reasons = status.needsReason
        ? [{ code: status.reasons![pick(status.reasons!.length)]!, text: null }]
        : [];
      const amount = `${pick(100000)}.${String(pick(100)).padStart(2, '0')}`;
      const rate = ['20.00', '10.00', '5.50'][pick(3)]!;
      const amounts = status.code === '212' ? [{ kind: 'MEN', amount, rate, currency: null }] : [];
      const at = `2026-10-${String(history.length + 1).padStart(2, '0')}T09:30:${String(pick(60)).padStart(2, '0')}`;
      const toState = status.isForState && pick(2) === 0;
      history.push(
        wish(status.code, { reasons, amounts, at, issuedAt: at, toState, id: `H${n}-${history.length}` }),
      );
      next = following(status.code);
    }
    yield history;
  }
}
