import type { Bilingual } from '@conforme/proto/schema';
import { STATUS_CODES, type StatusCode } from './codes.ts';
import { fittingReasons, type Failure, type FittingReason } from './reasons.ts';

/** What speaks against an invoice that was received. */
export interface Objections {
  readonly isDuplicate: boolean;
  /** Its address is no own one. */
  readonly isElsewhere: boolean;
  /** What it fails. */
  readonly failures: readonly Failure[];
  /** Terms of which its pages say something else than its XML. */
  readonly differing: readonly string[];
}

/** A status that one role would give the invoice now. */
export interface Proposal {
  readonly status: StatusCode;
  /** Empty for a status without. */
  readonly reasons: readonly FittingReason[];
  readonly message: Bilingual;
}

/** What the buyer would answer, and what the platform that received it for him would. */
export const proposals = (objections: Objections): readonly Proposal[] => [
  ofBuyer(objections),
  ofPlatform(objections),
];

/** Approval (205) is no proposal: orders and deliveries decide it. */
function ofBuyer({ isDuplicate, isElsewhere, failures, differing }: Objections): Proposal {
  const refusals = [
    ...(isDuplicate ? [DUPLICATE] : []),
    ...(isElsewhere ? [{ code: 'DEST_ERR', rules: ['BT-49'] }] : []),
    ...fittingReasons('210', failures),
  ];
  if (refusals.length > 0) return proposal('210', refusals);
  const disputed = differing.map((term) => ({ source: 'comparison', rule: term, terms: [term] }));
  return disputed.length > 0 ? proposal('207', fittingReasons('207', disputed)) : proposal('204');
}

/** A platform rejects by its checks; an address that it does not serve is an error of routing. */
function ofPlatform({ isDuplicate, isElsewhere, failures }: Objections): Proposal {
  const rejections = [...(isDuplicate ? [DUPLICATE] : []), ...fittingReasons('213', failures)];
  if (rejections.length > 0) return proposal('213', rejections);
  return isElsewhere ? proposal('221', [{ code: 'ROUTAGE_ERR', rules: ['BT-49'] }]) : proposal('202');
}

const DUPLICATE: FittingReason = { code: 'DOUBLON', rules: ['BT-1'] };

const proposal = (code: `${keyof typeof MESSAGES}`, reasons: readonly FittingReason[] = []): Proposal => ({
  status: STATUS_CODES.get(code)!,
  reasons,
  message: MESSAGES[code],
});

const MESSAGES = {
  202: {
    en: 'Nothing speaks against it: acknowledge that it was received.',
    fr: "Rien ne s'y oppose : accusez-en réception.",
  },
  204: {
    en: 'Nothing speaks against it: take it in charge. Whether to approve it is up to order and delivery.',
    fr: "Rien ne s'y oppose : prenez-la en charge. L'approuver dépend de la commande et de la livraison.",
  },
  207: {
    en: 'Its pages do not say what its XML says: dispute it until the seller has cleared that up.',
    fr: "Ses pages ne disent pas ce que dit son XML : mettez-la en litige jusqu'à ce que le vendeur s'en explique.",
  },
  210: {
    en: 'It cannot be accepted as it is: refuse it with these reasons. That ends it; the seller sends another one.',
    fr: 'Elle ne peut être acceptée telle quelle : refusez-la avec ces motifs. Le refus la clôt ; le vendeur en envoie une autre.',
  },
  213: {
    en: 'It fails what platforms check: reject it with these reasons. That ends it; the seller sends another one.',
    fr: 'Elle échoue aux contrôles des plateformes : rejetez-la avec ces motifs. Le rejet la clôt ; le vendeur en envoie une autre.',
  },
  221: {
    en: 'It is addressed to nobody you serve: report the routing error, so that it is sent again once the directory is right.',
    fr: "Elle n'est adressée à aucun de vos clients : signalez l'erreur de routage ; elle sera renvoyée une fois l'annuaire corrigé.",
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
