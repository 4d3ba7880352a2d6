import type { Completion, Derivation, Invoice } from '@conforme/core/invoice';
import { trace } from '@conforme/core/invoice/origins';
import { contradicts, type Topic } from './stance.ts';

type Mention = Exclude<keyof NonNullable<Invoice['french_mentions']>, 'enabled'>;

interface Row {
  readonly subject: string;
  readonly mention: Mention;
  readonly topic: Topic;
}

/** BR-FR-05: the note subject codes an invoice between professionals must have, where their texts come from, what they are about. */
const MENTIONS: readonly Row[] = [
  {
    subject: 'PMT',
    mention: 'recovery_fee',
    topic: { anywhere: /indemnités? forfaitaires?|recovery (?:fee|costs?|indemnity)|beitreibungs\p{L}+/iu },
  },
  {
    subject: 'PMD',
    mention: 'late_payment_penalties',
    topic: {
      anywhere:
        /pénalités?|penalit(?:y|ies) for late|late[- ]payment (?:penalt|interest|charge)\p{L}*|intérêts? (?:de retard|moratoires?)|verzugszins\p{L}*/iu,
    },
  },
  {
    subject: 'AAB',
    mention: 'early_payment_discount',
    topic: {
      anywhere:
        /escomptes?|(?<!#)skont[oi]\p{L}*|(?:cash|settlement|(?:early|prompt)[- ]payment) discounts?|discounts? for (?:early|prompt)|descuentos? por pronto pago|betalingskorting/iu,
      // `2/10 net 30`, and the notation of XRechnung (BR-DE-18) with a percentage above zero.
      inTerms:
        /discounts?|sconto|descuentos?|korting|\d%?\/\d+ *net(?!\p{L})|#SKONTO#TAGE=\d{1,5}#PROZENT=0*(?:[1-9]|\.0*[1-9])/iu,
    },
  },
];

type Mentioned = Pick<Invoice, 'french_mentions'>;

/**
 * The field that would have given the mention a rule misses: BR-FR-05_BT-22_PMT asks for the note with subject PMT; the
 * rules for UBL number the mentions in the same order. An invoice that was read has no such field: null.
 */
export function mentionField(rule: string, { french_mentions: given }: Mentioned): string | null {
  const which = /^BR-FR-05_BT-22[_-]([A-Z]{3}|[123])$/.exec(rule)?.[1];
  const mention = MENTIONS.find(({ subject }, i) => subject === which || String(i + 1) === which)?.mention;
  if (mention === undefined || given === null) return null;
  // Its text would change nothing where all of them are declined.
  return `/invoice/french_mentions/${given.enabled === false ? 'enabled' : mention}`;
}

/**
 * Adds the mentions whose subject no note has and which nothing in the invoice contradicts; the caller's notes stay as they
 * are (decisions 29 and 42).
 */
export function addMentions(completion: Completion): Completion {
  const { notes, french_mentions: mentions } = completion.invoice;
  if (mentions === null || mentions.enabled === false) return completion;
  const missing = MENTIONS.filter((row) => isMissing(row, mentions[row.mention], completion.invoice));
  if (missing.length === 0) return completion;
  const added = missing.map(({ subject, mention }) => ({
    text: mentions[mention],
    subject_code: subject,
    content_code: null,
  }));
  return {
    invoice: { ...completion.invoice, notes: [...notes, ...added] },
    origins: trace(
      completion.origins,
      missing.flatMap(({ mention }, i) => derivations(mention, notes.length + i)),
    ),
  };
}

function isMissing({ subject, topic }: Row, says: string, invoice: Invoice): boolean {
  const { notes } = invoice;
  if (notes.some((note) => note.subject_code === subject)) return false;
  if (termsOf(invoice).some((terms) => contradicts(says, terms, topic, true))) return false;
  return !notes.some((note) => contradicts(says, note.text, topic, false));
}

/** The payment terms in words; a discount that is agreed in figures counts as the word. */
function termsOf(invoice: Invoice): string[] {
  const { payment_terms: first, payment_terms_details: details, further_payment_terms: further } = invoice;
  const texts = [first, ...further.map(({ description }) => description)].filter((text) => text !== null);
  const isAgreed = [details, ...further].some((terms) => terms?.discount != null);
  return isAgreed ? [...texts, 'Escompte'] : texts;
}

/** The note and both its parts come from the one sentence; its subject code is what the sentence is for. */
function derivations(mention: Mention, index: number): Derivation[] {
  const at = `/invoice/notes/${index}`;
  const from = [`/invoice/french_mentions/${mention}`];
  return [at, `${at}/text`, `${at}/subject_code`].map((pointer) => [pointer, from]);
}
