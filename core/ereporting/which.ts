import type { Bilingual } from '@conforme/proto/schema';
import type { Fault, GivenInvoice, ReportWish } from './facts.ts';
import { hasNumber, isFrench, sirenOf } from './parties.ts';

/** Where an invoice is reported: by itself (10.1), among the sales of its day (10.3), or not at all. */
export type Block = '10.1' | '10.3';

export const REASONS = {
  period: {
    en: 'Its day is not in the period.',
    fr: "Sa date n'est pas dans la période.",
  },
  domestic: {
    en: 'Between businesses established in France: the State learns of it from the invoice (Flux 1) and its statuses.',
    fr: "Entre assujettis établis en France : l'État l'apprend par la facture (flux 1) et ses statuts.",
  },
  exempt: {
    en: 'Exempt under articles 261 to 261 E of the CGI (VATEX-FR-CGI261…): not reported (CGI, article 290).',
    fr: "Exonérée par les articles 261 à 261 E du CGI (VATEX-FR-CGI261…) : pas d'e-reporting (CGI, article 290).",
  },
  goods: {
    en: 'A payment of goods, whose VAT does not wait for payments: only those of services are reported.',
    fr: "Un paiement de biens, dont la TVA n'attend pas le paiement : seuls ceux de services sont déclarés.",
  },
  debits: {
    en: 'The invoice has the option for VAT on debits (BT-8): its payments are not reported.',
    fr: "La facture porte l'option de TVA sur les débits (BT-8) : ses paiements ne sont pas déclarés.",
  },
  reverse: {
    en: 'No VAT of the seller at this rate (reverse charge, export, outside the scope): the payment is not reported.',
    fr: "Pas de TVA du vendeur à ce taux (autoliquidation, exportation, hors champ) : le paiement n'est pas déclaré.",
  },
  purchase: {
    en: 'The payment of a purchase: payments are reported by the seller.',
    fr: "Le paiement d'un achat : les paiements sont déclarés par le vendeur.",
  },
  notRequested: {
    en: 'This kind of data was not requested (`data`).',
    fr: "Cette nature de données n'est pas demandée (`data`).",
  },
} as const satisfies Record<string, Bilingual>;

/** Frameworks the State's table for e-reporting has (annex 6), by what they are of. S3, 8 and 9 are refused (G1.02). */
const FRAMEWORKS: ReadonlySet<string> = new Set('B1 S1 M1 B2 S2 M2 B4 S4 M4 S5 S6 B7 S7'.split(' '));

export interface Which {
  readonly block: Block | null;
  /** Why not; null where it is reported. */
  readonly reason: Bilingual | null;
}

export const isWithin = (day: string | null, { start, end }: ReportWish['period']): boolean =>
  day !== null && day >= start && day <= end;

/** Whether and where an invoice is reported, wherever its day is, if it is the declarant's. */
export function blockOf({ invoice, customer }: GivenInvoice, { role }: ReportWish['declarant']): Which {
  const { seller, buyer } = invoice;
  const isConsumer = customer === null ? !hasNumber(buyer) : customer === 'consumer';
  if (isConsumer && role === 'SE') return { block: '10.3', reason: null };
  const isAmongBusinesses = role === 'SE' || hasNumber(buyer);
  const isDomestic = isAmongBusinesses && isFrench(seller) && isFrench(buyer);
  return isDomestic ? { block: null, reason: REASONS.domestic } : { block: '10.1', reason: null };
}

/** What keeps an invoice of the declarant from being reported at all. */
export function faultsOf({ invoice }: GivenInvoice, pointer: string): readonly Fault[] {
  const faults: Fault[] = [];
  const missing = (value: unknown, term: string): void => {
    if (value === null || value === undefined)
      faults.push({
        pointer,
        message: { en: `The invoice has no ${term}.`, fr: `La facture n'a pas de ${term}.` },
      });
  };
  missing(invoice.number, 'BT-1');
  missing(invoice.issue_date, 'BT-2');
  missing(invoice.currency, 'BT-5');
  return [...faults, ...frameworkFaults(invoice.business_process, pointer)];
}

/** Sellers declare what they sell, buyers what they buy abroad; what is neither is another's to declare, whatever its day. */
export function undeclaredFaults(
  given: GivenInvoice,
  { declarant }: ReportWish,
  pointer: string,
): readonly Fault[] {
  if (blockOf(given, declarant).block === null) return [];
  const { invoice } = given;
  const { role, siren } = declarant;
  const isSelling = role === 'SE';
  const [own, other] = isSelling ? [invoice.seller, invoice.buyer] : [invoice.buyer, invoice.seller];
  const found = sirenOf(own);
  if (found === siren) return [];
  const [en, fr] = isSelling ? ['seller', 'Le vendeur'] : ['buyer', "L'acheteur"];
  const roleOfOther = isSelling ? 'BY' : 'SE';
  const isOther = sirenOf(other) === siren;
  return [
    {
      pointer,
      message: {
        en: `The ${en} of the invoice ${found === null ? 'has no SIREN' : `is ${found}`}; the declarant is ${siren}.`,
        fr: `${fr} de la facture ${found === null ? "n'a pas de SIREN" : `est ${found}`} ; le déclarant est ${siren}.`,
      },
      fix: {
        en: isOther
          ? `The declarant is on the other side of this invoice: set declarant.role to ${roleOfOther}, or leave the invoice out.`
          : `Correct declarant.siren or the siren of the ${en}, or leave the invoice out: each declarant has files of its own.`,
        fr: isOther
          ? `Le déclarant est de l'autre côté de cette facture : mettez declarant.role à ${roleOfOther}, ou retirez la facture.`
          : `Corrigez declarant.siren ou le siren ${isSelling ? 'du vendeur' : "de l'acheteur"}, ou retirez la facture : chaque déclarant a ses propres fichiers.`,
      },
    },
  ];
}

function frameworkFaults(framework: string | null, pointer: string): readonly Fault[] {
  if (framework !== null && FRAMEWORKS.has(framework)) return [];
  const named = framework ?? '';
  return [
    {
      pointer,
      message: {
        en: `The invoicing framework "${named}" (BT-23) has no place in e-reporting (G1.02).`,
        fr: `Le cadre de facturation « ${named} » (BT-23) n'a pas de place en e-reporting (G1.02).`,
      },
      fix: {
        en: `Give one of ${[...FRAMEWORKS].join(', ')}.`,
        fr: `Donnez un de ${[...FRAMEWORKS].join(', ')}.`,
      },
    },
  ];
}
