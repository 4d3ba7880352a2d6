// What invoices call their values, in the languages most of them are written in. Folded: small letters, no accents.

import type { Place, Sheet, SheetLine } from './sheet.ts';

// Where one begins like another, the more particular stands first.
const LABELS: readonly (readonly [term: string, pattern: string])[] = [
  [
    'OTHER-DATE',
    "(?:date|du|le) (?:de la |de )?(?:commande|bon|contrat|devis)|(?:order|contract) date|date d'impression|imprimee? le|printed (?:on|at)|bestelldatum|date (?:de )?facture associee|facture (?:associee|d'origine|initiale|anterieure)",
  ],
  [
    'BT-1',
    "(?:facture|avoir|note de credit)(?: d'avoir)?(?: numero| ?(?:n[o°º]\\.?|nr\\.?|#))|(?:numero|n[o°º]\\.?|nr\\.?) (?:de |d')?(?:la )?(?:facture|avoir)|reference (?:de (?:la )?)?facture|(?:invoice|credit note) (?:number|no\\.?|nr\\.?|n[o°º]|#|id)|rechnungs?-?(?:nummer|nr\\.?)|rechnung (?:nr\\.?|nummer)|gutschrift(?:s?nummer|s?-?nr\\.?| nr\\.?)|factuurnummer|numero (?:de |della )?(?:factura|fattura|fatura)|(?:factura|fattura|fatura) (?:n[o°º.]|numero|num\\.)",
  ],
  [
    'BT-2',
    "date (?:de (?:la )?(?:facture|facturation|emission)|d'emission|d'edition|facture)|emise? le|(?:invoice|issue|billing) date|date of (?:issue|invoice)|rechnungsdatum|belegdatum|fecha (?:de )?(?:factura|emision)|data (?:della )?(?:fattura|emissione|de emissao|da fatura)|factuurdatum",
  ],
  ['DATE', '(?:date|datum|fecha|data)(?= ?:)'],
  [
    'BT-9',
    "(?:date )?(?:d'|de |d )?echeance|(?:date )?limite (?:de |du )?(?:paiement|reglement)|(?:a (?:payer|regler)|payable) (?:avant|au plus tard)(?: le)?|due date|(?:payment )?due (?:by|on)|payable by|pay by|fallig(?:keit|keitsdatum)?(?: am)?|zahlbar bis|zahlungsziel|vencimiento|scadenza|vencimento|vervaldatum|vervaldag",
  ],
  [
    'BT-72',
    '(?:date )?(?:de |d )?livraison|livree? le|date de (?:la )?prestation|(?:delivery|supply) date|date of (?:delivery|supply)|liefer(?:datum|tag)|leistungs(?:datum|tag)|fecha de entrega|data di consegna|data de entrega|leverdatum',
  ],
  ['BT-73', 'periode|(?:date de )?debut|(?:invoicing |billing )?period|leistungszeitraum|periodo'],
  [
    'BT-115',
    '(?:net|reste|montant|solde|total) (?:net )?(?:a (?:payer|regler)|du\\b|restant du)|(?:amount|balance|total) (?:due|payable|to pay)|zahl(?:betrag|ungsbetrag)|zu zahlen(?:der betrag)?|offener betrag|falliger betrag|(?:total|importe) a pagar|(?:totale|netto|importo) (?:da pagare|a pagare)|te betalen|montant credite|amount credited|credit balance|solde crediteur',
  ],
  [
    'BT-113',
    '(?:montant )?(?:deja )?(?:paye|regle|verse)|acomptes?(?: verses?)?|(?:amount )?(?:already )?paid|prepaid(?: amount)?|deposit|anzahlung|bereits bezahlt|anticipo',
  ],
  [
    'BT-112',
    '(?:total|montant|net)(?: total| global| general)? t\\.?t\\.?c\\b\\.?|total toutes taxes comprises|(?:total|amount) (?:incl(?:uding|\\.)?|with) (?:vat|tax)|(?:grand|gross) total|gross amount|(?:brutto|gesamt|rechnungs)(?:betrag|summe)(?! netto)|(?:summe|gesamt|total) brutto|(?:total|importe) con iva|totaal incl\\.?(?: btw)?',
  ],
  [
    'BT-106',
    '(?:total|montant|somme) (?:net )?des lignes(?: ht)?|sum of (?:net )?lines?|lines? total|total of lines|summe der positionen',
  ],
  ['BT-107', '(?:total|montant) (?:des )?(?:remises|rabais|reductions)|total (?:discounts?|allowances?)'],
  ['BT-108', '(?:total|montant) (?:des )?(?:frais|charges|majorations)|total (?:charges|surcharges)'],
  [
    'BT-109',
    '(?:total|montant|net)(?: total| global)? (?:net )?h\\.?t\\b\\.?(?! ?v)|total hors taxes?|montant hors taxes?|(?:total|net total|amount|subtotal) (?:excl(?:uding|\\.)?|without|before|w/o) (?:vat|tax)|total net(?: amount)?|net (?:total|amount)|netto(?:betrag|summe)|(?:summe|gesamt|gesamtbetrag|total) netto|base imponible|totale imponibile|totaal excl\\.?(?: btw)?|subtotaal',
  ],
  [
    'BT-110',
    '(?:total|montant)(?: de la| de| total)? t\\.?v\\.?a\\b\\.?(?: totale?)?|tva totale|(?:vat|tax) (?:total|amount)|total (?:vat|tax)|(?:summe |gesamt )?(?:mehrwertsteuer|umsatzsteuer|mwst\\.?|ust\\.?)(?: gesamt)?|(?:total iva|iva total|totale iva|iva totale)|totaal btw|btw totaal',
  ],
  ['BT-84', '\\biban\\b'],
  ['SIRET', '\\bsiret\\b'],
  ['SIREN', '\\bsiren\\b(?! ?/ ?siret)|\\br\\.?c\\.?s\\b\\.?'],
  [
    'VAT-ID',
    "(?:n[o°º]\\.?|numero|id(?:entifiant)?|code)(?: de| d'identification)? tva(?: intra(?:communautaire|com)?\\.?)?|tva intra(?:communautaire|com)?\\.?|vat (?:id|no\\.?|number|reg(?:istration)?\\.?(?: no\\.?)?)|ust-?id(?:-?nr\\.?|nummer)?\\.?|(?:partita |p\\. ?)iva|btw-?(?:nummer|nr\\.?)|nif[- ]iva",
  ],
];

const COMBINED = new RegExp(
  LABELS.map(([, pattern]) => `((?<![\\p{L}\\d])(?:${pattern})(?!\\p{L}))`).join('|'),
  'gu',
);

/** What a label announces, and where the label stands. */
export interface Label extends Place {
  readonly term: string;
}

export function labelsOf({ lines }: Sheet): readonly Label[] {
  return lines.flatMap(labelsIn);
}

function labelsIn(line: SheetLine): readonly Label[] {
  return [...line.folded.matchAll(COMBINED)].map((match) => {
    const group = match.findIndex((part, i) => i > 0 && part !== undefined);
    return { line, from: match.index, to: match.index + match[0].length, term: LABELS[group - 1]![0] };
  });
}
