import type { StatusRequest } from '@conforme/proto/schema/statuses';
import { EngineError } from '../errors.ts';
import type { Language } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { STATUS_CODES } from '../status/codes.ts';
import type { InvoiceFacts, StatusWish } from '../status/compose.ts';
import { outlook } from '../status/order.ts';
import { isoDate } from './day.ts';
import { extract } from './extract.ts';
import type { ReportedFinding } from './reported.ts';
import { generateStatus, generateStatusOf, type GeneratedStatus } from './status.ts';

export interface RequestContext {
  readonly language: Language;
  readonly now: Date;
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
  { language, now }: RequestContext,
): Promise<Made> {
  const context = { language, asOf: isoDate(now) };
  if (request.message)
    return { made: await generateStatus(registry, request.message, context), number: null };
  requireOrder(request);
  const invoice = await invoiceOf(registry, request);
  try {
    const made = await generateStatusOf(registry, invoice, wishOf(request, now), context);
    const warnings = made.warnings.map((finding) => inRequest(finding, request));
    return { made: { ...made, warnings }, number: invoice.number };
  } catch (thrown) {
    if (!(thrown instanceof EngineError)) throw thrown;
    const findings = thrown.findings.map((finding) => inRequest(finding, request));
    throw new EngineError(thrown.code, thrown.messages, findings, { cause: thrown });
  }
}

function requireOrder({ history, status }: StatusRequest): void {
  if (history.length === 0) return;
  const { findings } = outlook([...history, status!]);
  const fatal = findings.find(({ severity }) => severity === 'fatal');
  if (fatal) throw new EngineError('invalid_input', fatal.message);
}

async function invoiceOf(
  registry: Registry,
  { invoice, document_base64: document }: StatusRequest,
): Promise<InvoiceFacts> {
  if (invoice) return invoice;
  const { fields } = await extract(registry, Buffer.from(document!, 'base64'));
  return { ...fields, seller: partyOf(fields.seller), buyer: partyOf(fields.buyer) };
}

const NOBODY = { name: null, siren: null, electronic_address: null, electronic_address_scheme: null };
const partyOf = (party: InvoiceFacts['seller'] | null): InvoiceFacts['seller'] => party ?? NOBODY;

/** What an amount is where it is not said. */
const KINDS: Readonly<Record<string, string>> = { 206: 'MAPTTC', 211: 'MPA', 212: 'MEN' };

function wishOf(request: StatusRequest, now: Date): StatusWish {
  const at = request.at ?? parisTime(now);
  return {
    status: STATUS_CODES.get(request.status!)!,
    at,
    issuedAt: request.issued_at ?? at,
    receivedAt: request.received_at,
    id: request.id,
    regime: request.regime,
    toState: request.to_state,
    platform: request.platform,
    reasons: request.reasons,
    amounts: request.amounts.map(({ kind, amount, rate, currency }) => ({
      kind: kind ?? KINDS[request.status!] ?? 'MEN',
      amount: String(amount),
      rate: rate === null ? null : String(rate),
      currency,
    })),
    note: request.note,
  };
}

/** The annexes name no zone; French law counts in legal time. */
function parisTime(moment: Date): string {
  return moment.toLocaleString('sv-SE', { timeZone: 'Europe/Paris' }).replace(' ', 'T');
}

const DOCUMENT = '/message/acknowledgements/0/documents/0';

/** Places of the message → fields of the request; the first that fits. `$1` is the position. */
const FIELDS: readonly (readonly [place: RegExp, field: string])[] = [
  [/^\/message\/(id|issued_at)$/, '/$1'],
  [/^\/message\/business_process$/, '/regime'],
  [/^\/message\/sender/, '/platform'],
  [/^\/message\/acknowledgements\/0\/at$/, '/at'],
  [new RegExp(`^${DOCUMENT}/received_at$`), '/received_at'],
  [new RegExp(`^${DOCUMENT}/(number|type_code|issue_date)$`), '/invoice/$1'],
  [new RegExp(`^${DOCUMENT}/seller`), '/invoice/seller'],
  [/^\/message\/(issuer|recipients)/, '/invoice'],
  [new RegExp(`^${DOCUMENT}/details/0/values/(\\d+)/(amount|rate|kind|currency)$`), '/amounts/$1/$2'],
  [new RegExp(`^${DOCUMENT}/details/0/values/(\\d+)`), '/amounts/$1'],
  [new RegExp(`^${DOCUMENT}/details/0/notes`), '/note'],
  [new RegExp(`^${DOCUMENT}/details/(\\d+)/reason_code$`), '/reasons/$1/code'],
  [new RegExp(`^${DOCUMENT}/details/(\\d+)`), '/reasons/$1'],
];

/** What is missing has no place of its own: the rules of reasons and amounts are about these lists. */
const MISSING: readonly (readonly [rule: RegExp, field: string])[] = [
  [/^BR-FR-CDV-14(?!\d)/, '/amounts'],
  [/^BR-FR-CDV-15(?!\d)/, '/reasons'],
];

function inRequest(finding: ReportedFinding, request: StatusRequest): ReportedFinding {
  const at = (place: string): string => {
    const field = fieldOf(place, finding.rule ?? '', request);
    const isOfDocument = field.startsWith('/invoice') && request.invoice === null;
    return isOfDocument ? '/document_base64' : field;
  };
  const pointers = [...new Set((finding.pointers ?? []).map(at))];
  return { ...finding, pointer: at(finding.pointer ?? ''), pointers };
}

function fieldOf(place: string, rule: string, request: StatusRequest): string {
  const [known, field] = FIELDS.find(([pattern]) => pattern.test(place)) ?? [];
  const found =
    known && field !== undefined ? place.replace(new RegExp(`${known.source}.*`), field) : '/status';
  const [, list] = MISSING.find(([pattern]) => pattern.test(rule)) ?? [];
  const hasNoReason = request.reasons.length === 0 && found.startsWith('/reasons');
  return list !== undefined && (found === '/status' || hasNoReason) ? list : found;
}
