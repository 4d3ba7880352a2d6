import type { Bilingual } from '@conforme/proto/schema';

/** Who decides a status (MDT-40): a platform, the buyer, the seller. */
export type Actor = 'WK' | 'BY' | 'SE';

/** A status of an invoice (MDT-105), as the State's annex 2 and its general file have it. */
export interface StatusCode {
  readonly code: string;
  readonly title: Bilingual;
  readonly by: Actor;
  /** Roles of its recipients. */
  readonly to: readonly ('SE' | 'BY')[];
  /** MDT-77: transmission by platforms, or treatment by seller and buyer. */
  readonly phase: '305' | '23';
  /** MDT-88; null where none is published. */
  readonly condition: string | null;
  /** Whether a copy goes to the State (G7.44: it refuses all others). */
  readonly isForState: boolean;
  /** Reason codes it may have (BR-FR-CDV-CL-09); null where no list is published. */
  readonly reasons: readonly string[] | null;
  /** BR-FR-CDV-15. */
  readonly needsReason: boolean;
}

const words = (text: string): readonly string[] => text.split(' ');

const ORDER = 'CMD_ERR SIRET_ERR CODE_ROUTAGE_ERR REF_CT_ABSENT REF_ERR';
const GOODS = 'PU_ERR REM_ERR QTE_ERR ART_ERR MODPAI_ERR QUALITE_ERR LIVR_INCOMP';
const BILLING =
  'TX_TVA_ERR MONTANTTOTAL_ERR CALCUL_ERR NON_CONFORME DOUBLON DEST_ERR TRANSAC_INC EMMET_INC CONTRAT_TERM DOUBLE_FACT';
const SENT_WRONG = 'MONTANTTOTAL_ERR CALCUL_ERR DOUBLON DEST_INC ADR_ERR';
const ATTACHMENTS = 'IRR_TAILLE_PJ IRR_NOM_PJ IRR_VID_PJ IRR_EXT_DOC';

/** BR-FR-CDV-CL-09 of 1.4.0.03. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  200: ['NON_TRANSMISE'],
  206: words(`AUTRE ${ORDER} ${GOODS}`),
  207: words(`AUTRE COORD_BANC_ERR ${BILLING} DEST_INC ADR_ERR ${ORDER} ${GOODS}`),
  208: words(`JUSTIF_ABS COORD_BANC_ERR ${ORDER}`),
  210: words(`${BILLING} CMD_ERR ADR_ERR REF_CT_ABSENT`),
  213: words(`${SENT_WRONG} REJ_SEMAN REJ_UNI REJ_COH REJ_ADR REJ_CONT_B2G REJ_REF_PJ REJ_ASS_PJ`),
  221: ['ROUTAGE_ERR'],
  501: words(`IRR_VIDE_F IRR_TYPE_F IRR_SYNTAX ${ATTACHMENTS} IRR_TAILLE_F IRR_ANTIVIRUS IRR_NOM_F`),
};

const NEED_REASON = new Set(['206', '207', '208', '210', '213', '501']);
const FOR_STATE = new Set(['200', '210', '212', '213']);

type Fact = readonly [
  code: string,
  fr: string,
  en: string,
  by: Actor,
  to: StatusCode['to'],
  condition: string | null,
];

const FACTS: readonly Fact[] = [
  ['200', 'Déposée', 'Deposited', 'WK', ['SE'], '10'],
  ['201', 'Émise par la plateforme', 'Sent by the platform', 'WK', ['SE'], '51'],
  ['202', 'Reçue par la plateforme', 'Received by the platform', 'WK', ['SE', 'BY'], '43'],
  ['203', 'Mise à disposition', 'Made available', 'WK', ['SE', 'BY'], '48'],
  ['204', 'Prise en charge', 'Taken in charge', 'BY', ['SE'], '45'],
  ['205', 'Approuvée', 'Approved', 'BY', ['SE'], '1'],
  ['206', 'Approuvée partiellement', 'Approved in part', 'BY', ['SE'], '49'],
  ['207', 'En litige', 'Disputed', 'BY', ['SE'], '46'],
  ['208', 'Suspendue', 'Suspended', 'BY', ['SE'], '39'],
  ['209', 'Complétée', 'Completed', 'SE', ['BY'], '37'],
  ['210', 'Refusée', 'Refused', 'BY', ['SE'], '50'],
  ['211', 'Paiement transmis', 'Payment sent', 'BY', ['SE'], '47'],
  ['212', 'Encaissée', 'Collected', 'SE', ['BY'], '47'],
  ['213', 'Rejetée', 'Rejected', 'WK', ['SE'], '8'],
  ['220', 'Annulée', 'Cancelled', 'SE', ['BY'], null],
  ['221', 'Erreur de routage', 'Routing error', 'WK', ['SE'], null],
  ['501', 'Irrecevable', 'Inadmissible', 'WK', ['SE'], null],
];

/** By code, in their order. */
export const STATUS_CODES: ReadonlyMap<string, StatusCode> = new Map(
  FACTS.map(([code, fr, en, by, to, condition]): [string, StatusCode] => [
    code,
    {
      code,
      title: { fr, en },
      by,
      to,
      condition,
      phase: by === 'WK' ? '305' : '23',
      isForState: FOR_STATE.has(code),
      reasons: REASONS[code] ?? null,
      needsReason: NEED_REASON.has(code),
    },
  ]),
);
