// What to do about a value that is wrong, for who sent a request and for who sent a document.

import type { Bilingual } from '@conforme/proto/schema';
import { comma } from '../../plausibility/decimals.ts';
import type { ElementNames } from '../../plugin/index.ts';

/** In names of the request, and of the elements of a document. */
export interface Advice {
  readonly request: Bilingual;
  document(elements: ElementNames): Bilingual;
}

/** `ram:BasisAmount (BT-116)`; the term alone where the document has no place for it. */
function named(elements: ElementNames, term: string): string {
  const element = elements(term);
  return element === null ? term : `${element} (${term})`;
}

export const ADVICE = {
  /** A total that is no sum: the field, its term, what it comes to. */
  sum: (field: string, term: string, value: string): Advice => ({
    request: {
      en: `Leave totals out and let it be computed, or set ${field} to ${value}.`,
      fr: `Omettez totals pour qu'il soit calculé, ou mettez ${field} à ${value}.`,
    },
    document: (elements) => ({
      en: `Set ${named(elements, term)} to ${value}.`,
      fr: `Mettez ${named(elements, term)} à ${value}.`,
    }),
  }),
  /** The net amount of a line, which its quantity and price do not come to. */
  lineNet: (line: string, due: string): Advice => ({
    request: {
      en: `Set the net amount of line ${line} (BT-131) to ${due}, which its quantity and price come to, or correct these.`,
      fr: `Mettez le montant net de la ligne ${line} (BT-131) à ${due}, que donnent sa quantité et son prix, ou corrigez ceux-ci.`,
    },
    document: (elements) => ({
      en: `Set ${named(elements, 'BT-131')} of line ${line} to ${due}, which its quantity and price come to and the totals count.`,
      fr: `Mettez ${named(elements, 'BT-131')} de la ligne ${line} à ${due}, que donnent sa quantité et son prix et que comptent les totaux.`,
    }),
  }),
  /** The tax of a row of the VAT breakdown, counted from 1. */
  rowTax: (row: number, due: string): Advice => ({
    request: {
      en: `Leave totals.vat_breakdown out and let it be computed, or set the tax of its row ${row} (BT-117) to ${due}.`,
      fr: `Omettez totals.vat_breakdown pour qu'elle soit calculée, ou mettez la taxe de sa ligne ${row} (BT-117) à ${due}.`,
    },
    document: (elements) => ({
      en: `Set ${named(elements, 'BT-117')} of row ${row} of the VAT breakdown to ${due}.`,
      fr: `Mettez ${named(elements, 'BT-117')} de la ligne ${row} de la ventilation de la TVA à ${due}.`,
    }),
  }),
  /** The base of a row whose tax is right. */
  rowBase: (due: string): Advice => ({
    request: {
      en: `Leave totals.vat_breakdown out and let it be computed, or set the base of the row (BT-116) to ${due}.`,
      fr: `Omettez totals.vat_breakdown pour qu'elle soit calculée, ou mettez la base de la ligne (BT-116) à ${due}.`,
    },
    document: (elements) => ({
      en: `Set ${named(elements, 'BT-116')} of the row to ${due}.`,
      fr: `Mettez ${named(elements, 'BT-116')} de la ligne à ${due}.`,
    }),
  }),
  /** The rate of a row, where its tax was computed by another. */
  rate: (rate: string): Advice => ({
    request: {
      en: `Set the rate of the row (BT-119) to ${rate}, by which its tax was computed, or leave totals.vat_breakdown out and let it be computed.`,
      fr: `Mettez le taux de la ligne (BT-119) à ${comma(rate)}, par lequel sa taxe a été calculée, ou omettez totals.vat_breakdown pour qu'elle soit calculée.`,
    },
    document: (elements) => ({
      en: `Set ${named(elements, 'BT-119')} to ${rate}: the tax was computed by that rate, in per cent.`,
      fr: `Mettez ${named(elements, 'BT-119')} à ${rate}\u00a0: la taxe a été calculée à ce taux, en pour cent.`,
    }),
  }),
  noRate: {
    request: {
      en: 'Give the row its rate (BT-119), or leave totals.vat_breakdown out and let it be computed.',
      fr: "Donnez à la ligne son taux (BT-119), ou omettez totals.vat_breakdown pour qu'elle soit calculée.",
    },
    document: (elements) => ({
      en: `Give the row its rate: ${named(elements, 'BT-119')}.`,
      fr: `Donnez à la ligne son taux\u00a0: ${named(elements, 'BT-119')}.`,
    }),
  } satisfies Advice as Advice,
  /** A line or adjustment at a rate that no row of the VAT breakdown is for. */
  noRow: (category: string, rate: string, of: Bilingual): Advice => ({
    request: {
      en: `No row of totals.vat_breakdown is for ${category} at ${rate} %, the rate of ${of.en}: correct the rate, add the row, or leave totals out and let it be computed.`,
      fr: `Aucune ligne de totals.vat_breakdown n'est pour ${category} à ${comma(rate)} %, le taux de ${of.fr}\u00a0: corrigez le taux, ajoutez cette ligne, ou omettez totals pour qu'il soit calculé.`,
    },
    document: () => ({
      en: `No row of the VAT breakdown (BG-23) is for ${category} at ${rate} %, the rate of ${of.en}: correct the rate, or add the row.`,
      fr: `Aucune ligne de la ventilation de la TVA (BG-23) n'est pour ${category} à ${comma(rate)} %, le taux de ${of.fr}\u00a0: corrigez le taux, ou ajoutez cette ligne.`,
    }),
  }),
} as const;
