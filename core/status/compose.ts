import type { StatusCode } from './codes.ts';

/** A party of the invoice, as a status needs it. */
export interface PartyFacts {
  readonly name: string | null;
  readonly siren: string | null;
  readonly electronic_address: string | null;
  readonly electronic_address_scheme: string | null;
}

/** What of an invoice a status refers to; both a request and a document read have it. */
export interface InvoiceFacts {
  readonly number: string | null;
  readonly type_code: string | null;
  readonly issue_date: string | null;
  readonly business_process: string | null;
  readonly currency: string | null;
  readonly seller: PartyFacts;
  readonly buyer: PartyFacts;
}

export interface Amount {
  /** MDT-207. */
  readonly kind: string;
  readonly amount: string;
  /** MDT-224, percent. */
  readonly rate: string | null;
  /** That of the invoice when null. */
  readonly currency: string | null;
}

/** A reason, and for a rejection the rule (MDT-125) and the field at fault (MDT-127). */
export interface Reason {
  readonly code: string;
  readonly text: string | null;
  readonly rule?: string | null;
  readonly place?: string | null;
}

/** What is to be said of the invoice. Times are `YYYY-MM-DDThh:mm:ss`. */
export interface StatusWish {
  readonly status: StatusCode;
  /** MDT-78. */
  readonly at: string;
  /** MDT-8. */
  readonly issuedAt: string;
  /** MDT-95; the State asks for it. */
  readonly receivedAt: string | null;
  /** MDT-4; made of the number, the status and the time when null. */
  readonly id: string | null;
  /** MDT-2 between platforms. */
  readonly regime: string;
  /** The copy for the State (profile einvoicingF2), which goes to it alone. */
  readonly toState: boolean;
  /** MDT-19, four characters; null where it is not to be named. */
  readonly platform: string | null;
  readonly reasons: readonly Reason[];
  readonly amounts: readonly Amount[];
  readonly note: string | null;
}

const URN = 'urn.cpro.gouv.fr:1p0:CDV:';
const STATE = { identifiers: [{ value: '0000', scheme: '0238' }], name: 'PPF', role: 'DFH' };

/** The status as a message: references of the invoice filled in. It is judged like any other. */
export function composeStatus(invoice: InvoiceFacts, wish: StatusWish): object {
  const { status, toState, platform } = wish;
  const parties = { SE: partyOf(invoice.seller, 'SE'), BY: partyOf(invoice.buyer, 'BY') };
  const service = { identifiers: platform === null ? [] : [{ value: platform, scheme: '0238' }], role: 'WK' };
  return {
    business_process: toState ? invoice.business_process : wish.regime,
    profile: `${URN}${toState ? 'einvoicingF2' : 'invoice'}`,
    id: wish.id ?? idOf(invoice, wish),
    name: `CDV ${status.code}`,
    issued_at: wish.issuedAt,
    sender: service,
    issuer: status.by === 'WK' ? service : parties[status.by],
    recipients: toState ? [STATE] : status.to.map((role) => parties[role]),
    acknowledgements: [
      { multiple: false, phase: status.phase, at: wish.at, documents: [documentOf(invoice, wish)] },
    ],
  };
}

function partyOf({ name, siren, ...address }: PartyFacts, role: 'SE' | 'BY') {
  const { electronic_address: uri, electronic_address_scheme: scheme } = address;
  return {
    identifiers: siren === null ? [] : [{ value: siren, scheme: '0002' }],
    name,
    role,
    // French addresses are the SIREN at least (scheme 0225).
    address: uri ?? siren,
    address_scheme: uri === null ? '0225' : (scheme ?? '0225'),
  };
}

/** As published examples have it: number, status, time, #, type, day. */
function idOf({ number, type_code, issue_date }: InvoiceFacts, { status, at }: StatusWish): string {
  return `${number}_${status.code}_${digits(at)}#${type_code}_${digits(issue_date ?? '')}`;
}

const digits = (text: string): string => text.replace(/\D/g, '');

function documentOf(invoice: InvoiceFacts, wish: StatusWish): object {
  const { status, receivedAt } = wish;
  const { siren } = invoice.seller;
  return {
    number: invoice.number,
    condition: status.condition,
    type_code: invoice.type_code,
    received_at: receivedAt,
    kind: `${URN}einvoicingF2`,
    issue_date: invoice.issue_date,
    status: status.code,
    label: status.title.fr,
    seller: { identifiers: siren === null ? [] : [{ value: siren, scheme: '0002' }], role: 'SE' },
    details: detailsOf(invoice, wish),
  };
}

/** A detail for each reason, with the rule it stands for; the comment and the amounts stand in the first. */
function detailsOf({ currency }: InvoiceFacts, { reasons, amounts, note }: StatusWish): readonly object[] {
  const values = amounts.map((each) => ({ ...each, replaces: false, currency: each.currency ?? currency }));
  const notes = note === null ? [] : [{ text: note }];
  const isSilent = reasons.length === 0 && values.length === 0 && notes.length === 0;
  if (isSilent) return [];
  const given = reasons.length > 0 ? reasons : [{ code: null, text: null }];
  return given.map((reason, i) => ({
    reason_code: reason.code,
    reason: reason.text,
    sequence: String(i + 1),
    notes: [...faultOf(reason), ...(i === 0 ? notes : [])],
    ...(i === 0 && { values }),
  }));
}

/** G7.29: rule, message and field stand in one note. */
export const faultOf = ({ text, rule = null, place = null }: Omit<Reason, 'code'>): readonly object[] =>
  rule === null && place === null ? [] : [{ rule, text, place }];
