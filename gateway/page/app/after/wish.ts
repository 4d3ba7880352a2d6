// The form of a status as a request: what people typed, as the contract writes it.

import type { StatusRequest } from '@conforme/proto/schema/statuses';
import { decimalOf, percentageOf } from '../write/json-text.ts';
import type { Row } from './fields.tsx';
import type { Source } from './subject.ts';

export interface Typed {
  readonly reasons: readonly string[];
  readonly amounts: readonly Row<'rate' | 'amount'>[];
  /** `YYYY-MM-DDThh:mm`; empty for now. */
  readonly at: string;
  readonly note: string;
  readonly toState: boolean;
  readonly platform: string;
  /** A day; empty where it is not known. */
  readonly receivedAt: string;
}

/** Without fields that were left empty: the service misses those it needs, each at its place. */
export const filled = (fields: Readonly<Record<string, string>>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** A row of amounts counts where anything is typed in it. */
export function requestOf(
  status: string,
  source: Source,
  history: readonly string[],
  typed: Typed,
): Partial<StatusRequest> {
  const { reasons, amounts, at, note, toState, platform, receivedAt } = typed;
  const rows = amounts.filter(({ rate, amount }) => rate.trim() !== '' || amount.trim() !== '');
  return {
    ...source,
    status,
    history,
    ...(at !== '' && { at: `${at}:00`.slice(0, 19) }),
    ...(note.trim() !== '' && { note }),
    ...(toState && { to_state: true }),
    ...(platform.trim() !== '' && { platform: platform.trim() }),
    ...(receivedAt !== '' && { received_at: `${receivedAt}T00:00:00` }),
    reasons: reasons.map((code) => ({ code })),
    amounts: rows.map(({ rate, amount }) => filled({ amount: decimalOf(amount), rate: percentageOf(rate) })),
  } as unknown as Partial<StatusRequest>;
}
