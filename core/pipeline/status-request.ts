import { inParis } from '@conforme/proto/schema/legal-time';
import type { StatusRequest } from '@conforme/proto/schema/statuses';
import { EngineError } from '../errors.ts';
import { InputError, type Language } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { STATUS_CODES } from '../status/codes.ts';
import { composeTechnical, type TechnicalWish } from '../status/compose-technical.ts';
import { composeStatus, type InvoiceFacts, type StatusWish } from '../status/compose.ts';
import { outlook } from '../status/order.ts';
import { TECHNICAL_CODES } from '../status/technical.ts';
import { causesOf } from './causes.ts';
import { legalDay } from './day.ts';
import { extract } from './extract.ts';
import { rightCode } from './patch/codes.ts';
import { valueIn } from './pointers.ts';
import type { ReportedFinding } from './reported.ts';
import { doubtsOfPayment, sharesIn, type StatusInvoice } from './status-doubts.ts';
import { inRequest } from './status-fields.ts';
import { generateStatus, type GeneratedStatus } from './status.ts';

export interface RequestContext {
  readonly language: Language;
  readonly now: Date;
  /** The request as JSON text, which may have the invoice whole. */
  readonly sent?: string;
}

interface Made {
  readonly made: GeneratedStatus;
  /** Of the invoice, where the request says it. */
  readonly number: string | null;
}

/**
 * A status as it was asked for, judged. What fails is pointed at in the fields of the request.
 * @throws EngineError `invalid_input` with a finding for each broken rule, or for a status that cannot follow the history
 */
export async function statusOf(
  registry: Registry,
  request: StatusRequest,
  { language, now, sent }: RequestContext,
): Promise<Made> {
  const context = { language, asOf: legalDay(now) };
  if (request.message)
    return { made: await generateStatus(registry, request.message, context), number: null };
  const order = orderOf(request, language);
  const { message, number, invoice } = await composed(registry, request, now);
  const known = { language, today: context.asOf, sent };
  const paid = invoice === null ? [] : doubtsOfPayment(request, invoice, known);
  const doubts = [...order, ...sharesIn(request, language), ...paid];
  try {
    const made = await generateStatus(registry, message, context);
    const warnings = made.warnings.map((finding) => inRequest(finding, request));
    const { validation } = made;
    // The order is of the history, which no message holds, and no rule asks what is doubted: neither is part of the verdict.
    const judged = { ...validation, findings: [...validation.findings, ...doubts] };
    return { made: { ...made, validation: judged, warnings: [...warnings, ...doubts] }, number };
  } catch (thrown) {
    if (!(thrown instanceof EngineError)) throw thrown;
    throw inTermsOf(request, thrown);
  }
}

/** The refusal of a message, as one of the request it was made of. */
function inTermsOf(request: StatusRequest, refused: EngineError): EngineError {
  const { code, messages } = refused;
  const findings = refused.findings.map((finding) => withCode(inRequest(finding, request), request));
  const causes = causesOf(findings, { valueAt: (pointer) => valueIn(request, pointer) });
  return new EngineError(code, messages, findings, { cause: refused, causes });
}

/** A code in another case or in words is patched, where the status may have the one that is meant. */
function withCode(finding: ReportedFinding, request: StatusRequest): ReportedFinding {
  const { rule, pointer = '' } = finding;
  const patch = rightCode({ rule }, pointer, valueIn(request, pointer));
  const [meant] = patch ?? [];
  if (!patch || !mayHave(request, pointer, String(meant?.value))) return finding;
  return { ...finding, patch };
}

function mayHave({ status }: StatusRequest, pointer: string, code: string): boolean {
  const { reasons = null } = STATUS_CODES.get(status ?? '') ?? {};
  return !pointer.startsWith('/reasons/') || reasons === null || reasons.includes(code);
}

async function composed(registry: Registry, request: StatusRequest, now: Date) {
  const { object } = request;
  if (object)
    return {
      message: composeTechnical(object, technicalWishOf(request, now)),
      number: object.number,
      invoice: null,
    };
  const invoice = await invoiceOf(registry, request);
  return { message: composeStatus(invoice, wishOf(request, now)), number: invoice.number, invoice };
}

/** @returns warnings of a doubtful order. @throws InputError at each status that cannot stand where it stands */
function orderOf({ history, status }: StatusRequest, language: Language): readonly ReportedFinding[] {
  if (history.length === 0) return [];
  const findings = outlook([...history, status!]).findings.map(({ index, ...finding }) => ({
    ...finding,
    source: 'status',
    pointer: index === history.length ? '/status' : `/history/${index}`,
  }));
  const faults = findings.filter(({ severity }) => severity === 'fatal');
  if (faults.length > 0) throw new InputError(faults[0]!.message, faults);
  return findings
    .filter(({ severity }) => severity === 'warning')
    .map(({ message, pointer, ...finding }) => ({
      ...finding,
      message: message[language],
      location: null,
      test: null,
      pointer,
      pointers: [pointer],
    }));
}

async function invoiceOf(
  registry: Registry,
  { invoice, document_base64: document }: StatusRequest,
): Promise<StatusInvoice> {
  if (invoice) return invoice;
  const { fields } = await extract(registry, Buffer.from(document!, 'base64'));
  return { ...fields, seller: partyOf(fields.seller), buyer: partyOf(fields.buyer) };
}

const NOBODY = { name: null, siren: null, electronic_address: null, electronic_address_scheme: null };
const partyOf = (party: InvoiceFacts['seller'] | null): InvoiceFacts['seller'] => party ?? NOBODY;

/** What an amount is where it is not said. */
const KINDS: Readonly<Record<string, string>> = { 206: 'MAPTTC', 211: 'MPA', 212: 'MEN' };

/** What a status of an invoice and one of the portal have in common. */
function commonWishOf(request: StatusRequest, now: Date) {
  const at = request.at ?? inParis(now);
  return {
    at,
    issuedAt: request.issued_at ?? at,
    receivedAt: request.received_at,
    id: request.id,
    platform: request.platform,
    reasons: request.reasons,
    note: request.note,
  };
}

const technicalWishOf = (request: StatusRequest, now: Date): TechnicalWish => ({
  ...commonWishOf(request, now),
  status: TECHNICAL_CODES.get(request.status!)!,
});

function wishOf(request: StatusRequest, now: Date): StatusWish {
  return {
    ...commonWishOf(request, now),
    status: STATUS_CODES.get(request.status!)!,
    regime: request.regime,
    toState: request.to_state,
    amounts: request.amounts.map(({ kind, amount, rate, currency }) => ({
      kind: kind ?? KINDS[request.status!] ?? 'MEN',
      amount: String(amount),
      rate: rate === null ? null : String(rate),
      currency,
    })),
  };
}
