import { faultOf, type StatusWish } from './compose.ts';
import { OBJECT_TYPES, type TechnicalCode } from './technical.ts';

/** What of a flow, a file or a message a technical status names. */
export interface ObjectFacts {
  /** MDT-87: identifier of the flow, of the transmission (TT-1), of the first message (MDT-4); number of the invoice (G7.23). */
  readonly number: string;
  /** MDT-100: TT-3 of e-reporting, BT-2 of an invoice, day of the first message (G7.31). */
  readonly issue_date: string | null;
  /** MDT-129: SIREN of the seller, of Flux 1 and of messages (G7.17). */
  readonly siren: string | null;
  /** MDT-76: name of the file of a flow that cannot be read (G7.22). */
  readonly filename: string | null;
}

/** Times are `YYYY-MM-DDThh:mm:ss`. */
export interface TechnicalWish extends Pick<
  StatusWish,
  'at' | 'issuedAt' | 'receivedAt' | 'id' | 'note' | 'reasons'
> {
  readonly status: TechnicalCode;
  /** MDT-57: the platform that sent the object, four characters. */
  readonly platform: string | null;
}

const URN = 'urn.cpro.gouv.fr:1p0:CDV:';
/** MDT-19 and MDT-38: the portal speaks for itself. */
const PORTAL = { identifiers: [{ value: '0000', scheme: '0238' }], name: 'PPF', role: 'DFH' };

/** A status of the portal as a message; only of flows is the phase published (305). */
export function composeTechnical(object: ObjectFacts, wish: TechnicalWish): object {
  const { status, at, platform } = wish;
  const recipient = platform === null ? [] : [{ value: platform, scheme: '0238' }];
  return {
    profile: `${URN}${status.about}`,
    id: wish.id ?? `${object.number}_${status.code}_${at.replace(/\D/g, '')}`,
    name: `CDV ${status.code}`,
    issued_at: wish.issuedAt,
    sender: PORTAL,
    issuer: PORTAL,
    recipients: [{ identifiers: recipient, role: 'WK' }],
    acknowledgements: [
      {
        multiple: false,
        name: object.filename,
        phase: status.about === 'flux' ? '305' : null,
        at,
        documents: [documentOf(object, wish)],
      },
    ],
  };
}

function documentOf({ number, issue_date: day, siren }: ObjectFacts, wish: TechnicalWish): object {
  const { status, receivedAt } = wish;
  return {
    number,
    type_code: OBJECT_TYPES[status.about],
    received_at: receivedAt,
    kind: `${URN}${status.about}`,
    issue_date: day,
    status: status.code,
    label: status.title.fr,
    ...(siren !== null && { seller: { identifiers: [{ value: siren, scheme: '0002' }], role: 'SE' } }),
    details: detailsOf(wish),
  };
}

/** A detail for each reason; the comment stands in the first. */
function detailsOf({ reasons, note }: TechnicalWish): readonly object[] {
  const comment = note === null ? [] : [{ text: note }];
  const given = reasons.length > 0 || note === null ? reasons : [{ code: null, text: null }];
  return given.map((reason, i) => ({
    reason_code: reason.code,
    reason: reason.text,
    sequence: String(i + 1),
    notes: [...faultOf(reason), ...(i === 0 ? comment : [])],
  }));
}
