import type { Language } from './choices.ts';
import type { LedgerStep } from './index.ts';

/** The words of the table of a ledger in one language. */
export interface LedgerWords {
  readonly head: readonly [amount: string, stated: string, ours: string, difference: string, how: string];
  /** Business terms as short names. */
  readonly names: Readonly<Record<string, string>>;
  /** In the place of an amount that should be there. */
  readonly missing: string;
  /** Of an amount that is made of nothing the invoice states. */
  readonly nothing: string;
  readonly balanced: string;
  readonly causes: Readonly<Record<NonNullable<LedgerStep['cause']>, string>>;
  readonly anything: string;
  readonly exactly: string;
  amounts(number: number): string;
  unbalanced(number: number): string;
  linesLeftOut(number: number): string;
  ours(amount: string): string;
  fails(rule: string, expects: string, bound: string): string;
  passes(rule: string, bound: string): string;
  badForm(rule: string): string;
  /** Of an amount that differs, and of which no rule computes what it should be. */
  readonly unchecked: string;
  below(tolerance: string): string;
  upTo(tolerance: string): string;
}

export const LEDGER_WORDS: Readonly<Record<Language, LedgerWords>> = {
  en: {
    head: ['Amount', 'Stated', 'Computed', 'Difference', 'How'],
    names: {
      'BT-131': 'line',
      'BT-106': 'lines',
      'BT-107': 'allowances',
      'BT-108': 'charges',
      'BT-109': 'without VAT',
      'BT-110': 'VAT',
      'BT-111': 'VAT, accounting currency',
      'BT-112': 'with VAT',
      'BT-113': 'paid before',
      'BT-114': 'rounding',
      'BT-115': 'amount due',
      'BT-116': 'VAT base',
      'BT-117': 'VAT',
    },
    missing: 'missing',
    nothing: 'given; nothing to compute it from',
    balanced: 'All amounts agree.',
    causes: {
      line_by_line: 'VAT computed and rounded for each item, then added up, gives the stated amount.',
      unrounded_inputs:
        'Adding up amounts that were not rounded, and rounding once, gives the stated amount.',
      not_rounded: 'The stated amount is the sum without rounding.',
      half_up: 'Rounding halves towards plus infinity gives the stated amount.',
      half_to_even: 'Rounding halves to the even cent gives the stated amount.',
      truncated: 'Cutting off the digits after the cent gives the stated amount.',
    },
    anything: 'whatever it is',
    exactly: 'exactly',
    amounts: (number) => `${number.toLocaleString('en')} amounts`,
    unbalanced: (number) =>
      number === 1
        ? '1 amount differs or is missing.'
        : `${number.toLocaleString('en')} amounts differ or are missing.`,
    linesLeftOut: (number) => `BT-131: ${number.toLocaleString('en')} lines agree and are not shown.`,
    ours: (amount) => `From quantities and prices throughout: ${amount}.`,
    fails: (rule, expects, bound) => `${rule} does not hold: it expects ${expects}, ${bound}.`,
    passes: (rule, bound) => `${rule} lets it pass: ${bound}.`,
    badForm: (rule) => `${rule} does not hold: more than two decimals.`,
    unchecked: 'No rule computes this amount.',
    below: (tolerance) => `less than ${tolerance} off`,
    upTo: (tolerance) => `up to ${tolerance} off`,
  },
  fr: {
    head: ['Montant', 'Indiqué', 'Calculé', 'Écart', 'Calcul'],
    names: {
      'BT-131': 'ligne',
      'BT-106': 'lignes',
      'BT-107': 'remises',
      'BT-108': 'frais',
      'BT-109': 'hors TVA',
      'BT-110': 'TVA',
      'BT-111': 'TVA, devise comptable',
      'BT-112': 'TVA comprise',
      'BT-113': 'déjà payé',
      'BT-114': 'arrondi',
      'BT-115': 'à payer',
      'BT-116': 'base de TVA',
      'BT-117': 'TVA',
    },
    missing: 'absent',
    nothing: 'indiqué ; rien à partir de quoi le calculer',
    balanced: 'Tous les montants concordent.',
    causes: {
      line_by_line:
        'La TVA calculée et arrondie élément par élément, puis additionnée, donne le montant indiqué.',
      unrounded_inputs:
        'Des montants non arrondis, additionnés puis arrondis une fois, donnent le montant indiqué.',
      not_rounded: 'Le montant indiqué est la somme sans arrondi.',
      half_up: "Arrondir les demi-centimes vers plus l'infini donne le montant indiqué.",
      half_to_even: 'Arrondir les demi-centimes au centime pair donne le montant indiqué.',
      truncated: 'Couper les chiffres après le centime donne le montant indiqué.',
    },
    anything: "quel que soit l'écart",
    exactly: 'exactement',
    amounts: (number) => `${number.toLocaleString('fr')} montants`,
    unbalanced: (number) =>
      number === 1
        ? '1 montant diffère ou est absent.'
        : `${number.toLocaleString('fr')} montants diffèrent ou sont absents.`,
    linesLeftOut: (number) =>
      `BT-131 : ${number.toLocaleString('fr')} lignes concordent et ne sont pas affichées.`,
    ours: (amount) => `En partant partout des quantités et des prix : ${amount}.`,
    fails: (rule, expects, bound) => `${rule} n'est pas respectée : elle attend ${expects}, ${bound}.`,
    passes: (rule, bound) => `${rule} l'admet : ${bound}.`,
    badForm: (rule) => `${rule} n'est pas respectée : plus de deux décimales.`,
    unchecked: 'Aucune règle ne calcule ce montant.',
    below: (tolerance) => `à moins de ${tolerance} près`,
    upTo: (tolerance) => `à ${tolerance} près au plus`,
  },
};
