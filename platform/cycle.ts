// Messages of the life cycle, as the platform writes them for its accounts and the State.

import { generateStatusOf } from '@conforme/core/pipeline/status';
import { STATUS_CODES } from '@conforme/core/status/codes';
import type { Amount, StatusWish } from '@conforme/core/status/compose';
import { inParis } from '@conforme/proto/schema/legal-time';
import type { Delivery, Bench } from './outcome.ts';
import type { HeldInvoice } from './store.ts';

/** A reason, and what the platform has to say of it. */
export interface Reason {
  readonly code: string;
  readonly text: string | null;
}

export interface Said {
  readonly code: string;
  readonly reasons?: readonly Reason[];
  readonly amounts?: readonly Amount[];
  readonly note?: string | null;
}

/** The message of a status for each of its recipients with an account, and the copy for the State where it wants one. */
export async function deliveriesOf(
  invoice: HeldInvoice,
  said: Said,
  bench: Bench,
): Promise<readonly Delivery[]> {
  const { code } = said;
  const status = STATUS_CODES.get(code)!;
  const message = await written(invoice, said, false, bench);
  const own = status.to.flatMap((role) => {
    const account = role === 'SE' ? invoice.seller : invoice.buyer;
    return account === null ? [] : [delivered(account, role, message)];
  });
  return [...own, ...(await forState(invoice, said, bench))];
}

/** The copy for the State is a flow that goes out. */
export async function forState(invoice: HeldInvoice, said: Said, bench: Bench): Promise<readonly Delivery[]> {
  if (!STATUS_CODES.get(said.code)!.isForState) return [];
  const message = await written(invoice, said, true, bench);
  const { flow, ...rest } = delivered(invoice.seller, 'SE', message);
  return [{ ...rest, flow: { ...flow, flowType: 'StateCustomerInvoiceLC', flowDirection: 'Out' } }];
}

export interface Message {
  readonly name: string;
  readonly content: Uint8Array;
}

export const delivered = (account: string, role: 'SE' | 'BY', { name, content }: Message): Delivery => ({
  account,
  name,
  file: content,
  mediaType: 'application/xml',
  flow: {
    flowType: role === 'SE' ? 'CustomerInvoiceLC' : 'SupplierInvoiceLC',
    flowDirection: 'In',
    flowSyntax: 'CDAR',
    flowProfile: 'Undefined',
    processingRule: 'NotApplicable',
  },
});

async function written(
  { facts, receivedAt }: HeldInvoice,
  { code, reasons = [], amounts = [], note = null }: Said,
  toState: boolean,
  { registry, now }: Bench,
): Promise<Message> {
  const at = inParis(now());
  const wish: StatusWish = {
    status: STATUS_CODES.get(code)!,
    at,
    issuedAt: at,
    receivedAt: inParis(new Date(receivedAt)),
    id: null,
    regime: 'REGULATED',
    toState,
    // Numbers are given to approved platforms.
    platform: null,
    reasons,
    amounts,
    note,
  };
  const context = { language: 'en', asOf: at.slice(0, 10) } as const;
  const { filename: name, content } = await generateStatusOf(registry, facts, wish, context);
  return { name, content };
}
