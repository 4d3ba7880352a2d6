// Where a request for a status has what a finding about its message is about.

import type { StatusRequest } from '@conforme/proto/schema/statuses';
import { STATUS_CODES } from '../status/codes.ts';
import type { ReportedFinding } from './reported.ts';

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

/** The same of a status of the portal. */
const FIELDS_OF_PORTAL: typeof FIELDS = [
  [/^\/message\/(id|issued_at)$/, '/$1'],
  [/^\/message\/recipients/, '/platform'],
  [/^\/message\/acknowledgements\/0\/name$/, '/object/filename'],
  [/^\/message\/acknowledgements\/0\/at$/, '/at'],
  [new RegExp(`^${DOCUMENT}/received_at$`), '/received_at'],
  [new RegExp(`^${DOCUMENT}/(number|issue_date)$`), '/object/$1'],
  [new RegExp(`^${DOCUMENT}/seller`), '/object/siren'],
  [new RegExp(`^${DOCUMENT}/details/(\\d+)/reason_code$`), '/reasons/$1/code'],
  [new RegExp(`^${DOCUMENT}/details/(\\d+)`), '/reasons/$1'],
];

/** Rules on what a party has, and its name in the request. */
const OF_PARTIES: readonly (readonly [rule: RegExp, member: string])[] = [
  [/_MDT-73$/, 'electronic_address'],
  [/_MDT-(?:38|57|129|155)(?:_yes)?$/, 'siren'],
];

/** What is missing has no place of its own: the rules of reasons and amounts are about these lists. */
const MISSING: readonly (readonly [rule: RegExp, field: string])[] = [
  [/^BR-FR-CDV-14(?!\d)/, '/amounts'],
  [/^(BR-FR-CDV-15(?!\d)|G7\.08)/, '/reasons'],
  [/^G7\.31/, '/object/issue_date'],
  [/^G7\.34/, '/object/number'],
  [/^G7\.17.*_portal$/, '/object/siren'],
];

/** A finding about the message, at the fields of the request. */
export function inRequest(finding: ReportedFinding, request: StatusRequest): ReportedFinding {
  const at = (place: string): string => {
    const field = fieldOf(place, finding.rule ?? '', request);
    const isOfDocument = field.startsWith('/invoice') && request.invoice === null;
    return isOfDocument ? '/document_base64' : field;
  };
  const pointers = [...new Set((finding.pointers ?? []).map(at))];
  return { ...finding, pointer: at(finding.pointer ?? ''), pointers };
}

const PARTY = /^\/invoice\/(?:seller|buyer)$/;

/** The party of the invoice that decides a status, or that it goes to; null for platforms and the portal. */
function partyAt(place: string, { status, to_state: toState }: StatusRequest): string | null {
  const { by, to = [] } = STATUS_CODES.get(status ?? '') ?? {};
  const [, recipient] = /^\/message\/recipients\/(\d+)/.exec(place) ?? [];
  const role = recipient === undefined ? place.startsWith('/message/issuer') && by : to[Number(recipient)];
  if (recipient !== undefined && toState) return null;
  return { SE: '/invoice/seller', BY: '/invoice/buyer' }[String(role)] ?? null;
}

function fieldOf(place: string, rule: string, request: StatusRequest): string {
  const table = request.object ? FIELDS_OF_PORTAL : FIELDS;
  const [known, field] = table.find(([pattern]) => pattern.test(place)) ?? [];
  const found =
    partyAt(place, request) ??
    (known && field !== undefined ? place.replace(new RegExp(`${known.source}.*`), field) : '/status');
  const [, member] = OF_PARTIES.find(([pattern]) => pattern.test(rule)) ?? [];
  if (member !== undefined && PARTY.test(found)) return `${found}/${member}`;
  const [, list] = MISSING.find(([pattern]) => pattern.test(rule)) ?? [];
  const hasNoReason = request.reasons.length === 0 && found.startsWith('/reasons');
  return list !== undefined && (found === '/status' || hasNoReason) ? list : found;
}
