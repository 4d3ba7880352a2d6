import type { Bilingual } from '@conforme/proto/schema';

/** What a technical status is about; the end of its URN (MDT-3, MDT-97; S1.06, G7.14). */
export type TechnicalObject = 'flux' | 'einvoicingF1' | 'ereportingF10' | 'annuaire' | 'messageCDV';

/** A status that the portal of the State gives what platforms send it (annex 2; G7.09). */
export interface TechnicalCode {
  readonly code: string;
  readonly title: Bilingual;
  readonly about: TechnicalObject;
  /** Codes of annex 7 (G7.18, G7.19); none where it has no reason. */
  readonly reasons: readonly string[];
  /** G7.08. */
  readonly needsReason: boolean;
}

/** MDT-91 of each object (G7.15). */
export const OBJECT_TYPES: Readonly<Record<TechnicalObject, string>> = {
  flux: '303',
  einvoicingF1: '304',
  ereportingF10: '304',
  annuaire: '306',
  messageCDV: '305',
};

export const OBJECT_NAMES: Readonly<Record<TechnicalObject, Bilingual>> = {
  flux: { en: 'a flow', fr: 'un flux' },
  einvoicingF1: { en: 'data of an invoice (Flux 1)', fr: 'des données de facture (flux 1)' },
  ereportingF10: { en: 'an e-reporting file (Flux 10)', fr: "une transmission d'e-reporting (flux 10)" },
  annuaire: { en: 'an update of the directory', fr: "une actualisation de l'annuaire" },
  messageCDV: { en: 'a life-cycle message', fr: 'un message de cycle de vie' },
};

const words = (text: string): readonly string[] => text.split(' ');

const OF_FLOWS =
  'IRR_TAILLE IRR_UNICITE IRR_VIDE IRR_FORM IRR_TYPE IRR_ANTIVIRUS IRR_CODE_INTER IRR_EXTRAC IRR_CODE_APP';
const OF_FILES =
  'IRR_VIDE_F IRR_TYPE_F IRR_SYNTAX IRR_TAILLE_PJ IRR_NOM_PJ IRR_VID_PJ IRR_EXT_DOC IRR_TAILLE_F IRR_NOM_F';

type Fact = readonly [code: string, fr: string, en: string, about: TechnicalObject, reasons?: string];

const FACTS: readonly Fact[] = [
  ['250', 'Données F1 déposées', 'Flux 1 data accepted', 'einvoicingF1'],
  ['251', 'Données F1 rejetées', 'Flux 1 data rejected', 'einvoicingF1', 'REJ_SEMAN REJ_UNI REJ_COH'],
  ['300', 'Transmission déposée', 'E-reporting accepted', 'ereportingF10'],
  [
    '301',
    'Transmission rejetée',
    'E-reporting rejected',
    'ereportingF10',
    'REJ_PER REJ_SEMAN REJ_UNI REJ_COH',
  ],
  ['400', 'Actualisation acceptée', 'Directory update accepted', 'annuaire'],
  [
    '401',
    'Actualisation rejetée',
    'Directory update rejected',
    'annuaire',
    'REJ_RG REJ_HAB REJ_VAL_INC REJ_COH',
  ],
  ['500', 'Flux recevable', 'Flow admissible', 'flux'],
  ['501', 'Flux irrecevable', 'Flow inadmissible', 'flux', `${OF_FLOWS} ${OF_FILES}`],
  [
    '601',
    'Statut rejeté',
    'Life-cycle message rejected',
    'messageCDV',
    'REJ_INC REJ_INEX REJ_RG REJ_HAB REJ_ENCAISSEMENT',
  ],
];

/** By code, in their order. 501 is also a status of an invoice, where a platform cannot read its file. */
export const TECHNICAL_CODES: ReadonlyMap<string, TechnicalCode> = new Map(
  FACTS.map(([code, fr, en, about, reasons]): [string, TechnicalCode] => [
    code,
    {
      code,
      title: { fr, en },
      about,
      reasons: reasons === undefined ? [] : words(reasons),
      needsReason: reasons !== undefined,
    },
  ]),
);
