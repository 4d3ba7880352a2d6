// Life-cycle messages that seller and buyer send: judged, held against the history of their invoice, and handed on.

import { extractStatus } from '@conforme/core/pipeline/status';
import type { Validation } from '@conforme/core/pipeline/validate';
import { STATUS_CODES, type StatusCode } from '@conforme/core/status/codes';
import { outlook } from '@conforme/core/status/order';
import type { AcknowledgementDetail } from '@conforme/library/platform';
import { delivered, forState, type Reason, type Said } from './cycle.ts';
import { detail, detailsOf, refused, type Bench, type Outcome } from './outcome.ts';
import type { HeldFlow, HeldInvoice, Store } from './store.ts';

/** As much of a status as the platform reads (proto/schema/status.ts). */
interface StatusOf {
  readonly number: string | null;
  readonly issue_date: string | null;
  readonly status: string | null;
  readonly seller: { readonly identifiers: readonly Identifier[] } | null;
  readonly details: readonly {
    readonly reason_code: string | null;
    readonly reason: string | null;
    readonly values: readonly ValueOf[];
  }[];
}
type Identifier = { readonly value: string; readonly scheme: string | null };
type ValueOf = Readonly<Record<'kind' | 'amount' | 'rate' | 'currency', string | null>>;

export async function takeStatus(held: HeldFlow, validation: Validation, bench: Bench): Promise<Outcome> {
  if (!validation.valid) return refused(faultsOf(validation), 'Undefined');
  const { message } = await extractStatus(bench.registry, held.file);
  const { acknowledgements } = message as unknown as {
    readonly acknowledgements: readonly { readonly documents: readonly StatusOf[] }[];
  };
  const said = acknowledgements[0]?.documents[0];
  const invoice = said ? invoiceOf(said, bench.store) : null;
  if (!said || invoice === null)
    return refused([detail('InvoiceLCInvalidStatus', 'no matching invoices found')]);
  const role = invoice.seller === held.account ? 'SE' : 'BY';
  const flowType = role === 'SE' ? 'CustomerInvoiceLC' : 'SupplierInvoiceLC';
  const status = STATUS_CODES.get(said.status ?? '');
  const faults = faultsAgainst(invoice, said, role, held.account);
  if (!status || faults.some(({ level }) => level === 'Error')) return refused(faults, flowType);
  const acknowledgement = { status: 'Ok', ...(faults.length > 0 && { details: faults }) } as const;
  return {
    flow: { acknowledgement, flowType, flowProfile: 'Undefined', processingRule: 'NotApplicable' },
    deliveries: [
      ...handedOn(held, invoice, status),
      ...(await forState(invoice, contentOf(said, status.code), bench)),
    ],
    invoice: { ...invoice, history: [...invoice.history, status.code] },
  };
}

/** What a message breaks, as the acknowledgement of it names it. */
export const faultsOf = ({ findings }: Validation): readonly AcknowledgementDetail[] =>
  detailsOf(
    findings.filter(({ severity }) => severity === 'fatal'),
    ({ source }) => (source === 'xsd' ? 'InvalidSchema' : 'InvoiceLCRuleError'),
  );

function invoiceOf({ number, issue_date: day, seller }: StatusOf, store: Store): HeldInvoice | null {
  const siren = seller?.identifiers.find(({ scheme }) => scheme === '0002')?.value;
  if (siren === undefined || number === null) return null;
  return store.invoicesOf(siren, number).find(({ facts }) => facts.issue_date === day) ?? null;
}

function faultsAgainst(
  { seller, buyer, history }: HeldInvoice,
  { status: code }: StatusOf,
  role: 'SE' | 'BY',
  account: string,
): readonly AcknowledgementDetail[] {
  const status = STATUS_CODES.get(code ?? '');
  if (account !== seller && account !== buyer)
    return [detail('InvoiceLCAccessDenied', 'The invoice is that of others.')];
  if (!status) return [detail('InvoiceLCStatusError', `${code} is no status of an invoice.`, 'MDT-105')];
  if (status.by !== role)
    return [detail('InvoiceLCAccessDenied', `Status ${code} is for ${status.by} to send, not for ${role}.`)];
  return outlook([...history, status.code])
    .findings.filter(({ index }) => index === history.length)
    .map(({ severity, message }) => ({
      ...detail('InvoiceLCInvalidStatus', message.en, 'MDT-105'),
      level: severity === 'fatal' ? 'Error' : 'Warning',
    }));
}

function handedOn({ file, flow }: HeldFlow, { seller, buyer }: HeldInvoice, { to }: StatusCode) {
  const message = { name: flow.name, content: file };
  return to.flatMap((role) => {
    const account = role === 'SE' ? seller : buyer;
    return account === null ? [] : [delivered(account, role, message)];
  });
}

/** The same again, for the copy of the State. */
function contentOf({ details }: StatusOf, code: string): Said {
  const reasons = details.flatMap(({ reason_code: reason, reason: text }): readonly Reason[] =>
    reason === null ? [] : [{ code: reason, text }],
  );
  const amounts = details
    .flatMap(({ values }) => values)
    .flatMap(({ kind, amount, rate, currency }) =>
      kind === null || amount === null ? [] : [{ kind, amount, rate, currency }],
    );
  return { code, reasons, amounts };
}
