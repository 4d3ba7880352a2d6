// Texts with a form: the pattern for machines and the words for people, side by side. A regular expression explains
// nothing to who has to mend an invoice.

interface Form {
  readonly pattern: string;
  readonly en: string;
  readonly fr: string;
}

export const FORMS = {
  number: {
    pattern: '^[A-Za-z0-9._/-]+$',
    en: 'letters A to Z, digits, and the signs . _ / -',
    fr: 'lettres de A à Z, chiffres et signes . _ / -',
  },
  siren: { pattern: '^[0-9]{9}$', en: 'nine digits', fr: 'neuf chiffres' },
  siret: { pattern: '^[0-9]{14}$', en: 'fourteen digits', fr: 'quatorze chiffres' },
  colour: {
    pattern: '^#[0-9A-Fa-f]{6}$',
    en: '# and six hexadecimal digits',
    fr: '# et six chiffres hexadécimaux',
  },
  word: {
    pattern: '^[A-Za-z0-9._-]{1,64}$',
    en: 'a word of at most 64 letters, digits and . _ -',
    fr: 'un mot de 64 lettres, chiffres et signes . _ - au plus',
  },
  rulesets: {
    pattern: '^[A-Za-z0-9._@-]{1,128}$',
    en: 'a rule pack as id@version, or a day as YYYY-MM-DD',
    fr: 'un jeu de règles comme id@version, ou un jour comme AAAA-MM-JJ',
  },
  base64: {
    pattern: '^[A-Za-z0-9+/]*={0,2}$',
    en: 'base64 without line breaks',
    fr: 'du base64 sans retour à la ligne',
  },
  time: {
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$',
    en: 'YYYY-MM-DDThh:mm:ss',
    fr: 'AAAA-MM-JJThh:mm:ss',
  },
  year: { pattern: '^20[0-9]{2}$', en: 'YYYY, from 2000 on', fr: 'AAAA, à partir de 2000' },
  platform: {
    pattern: '^[0-9A-Z]{4}$',
    en: 'four digits or capital letters',
    fr: 'quatre chiffres ou majuscules',
  },
  month: { pattern: '^[0-9]{4}-[0-9]{2}$', en: 'YYYY-MM', fr: 'AAAA-MM' },
} as const satisfies Record<string, Form>;

/** English and French words for a pattern of the contract. */
export function wordsOf(pattern: string): readonly [en: string, fr: string] {
  const form = Object.values<Form>(FORMS).find((candidate) => candidate.pattern === pattern);
  if (!form) throw new Error(`the pattern ${pattern} has no words in forms.ts`);
  return [form.en, form.fr];
}
