import type { CompleteInvoice } from '../../invoice/index.ts';
import type { Destination } from '../destination.ts';
import type { Adapt } from './adapted.ts';
import { isExtended, isUbl } from './level.ts';

const OWN = '/invoice/payment_terms';
const OWN_DUE = '/invoice/due_date';
const FURTHER = '/invoice/further_payment_terms';

type FurtherTerms = CompleteInvoice['further_payment_terms'][number];

/**
 * BT-20 stands once but in CII's extended profiles: the texts of further terms follow in lines of their own, as people read them
 * anyway. Terms in figures stay where they are, if the document has a place for them.
 */
export const joinedTerms: Adapt = (invoice, destination) => {
  const { payment_terms: own, further_payment_terms: further } = invoice;
  if (hasFurtherTexts(destination)) return { invoice };
  const described = further.flatMap(({ description }, i) =>
    isStated(description) ? [{ text: description, pointer: `${FURTHER}/${i}/description` }] : [],
  );
  if (described.length === 0) return { invoice };
  const texts = [...(isStated(own) ? [{ text: own, pointer: OWN }] : []), ...described];
  return {
    invoice: {
      ...invoice,
      payment_terms: texts.map(({ text }) => text.trim()).join('\n'),
      further_payment_terms: further.map((terms) => ({ ...terms, description: null })),
    },
    says: new Map([[OWN, texts.map(({ pointer }) => pointer)]]),
  };
};

/** Where there is one due date (BT-9), further terms give the invoice's own if they alone give one. */
export const oneDueDate: Adapt = (invoice, destination) => {
  const { due_date: own, further_payment_terms: further } = invoice;
  const due = further.flatMap(({ due_date: day }, i) => (isStated(day) ? [{ day, i }] : []));
  const [only, ...others] = due;
  if (isExtended(destination) || isStated(own) || only === undefined || others.length > 0) return { invoice };
  const without = (terms: FurtherTerms, i: number): FurtherTerms =>
    i === only.i ? { ...terms, due_date: null } : terms;
  return {
    invoice: { ...invoice, due_date: only.day, further_payment_terms: further.map(without) },
    says: new Map([[OWN_DUE, [`${FURTHER}/${only.i}/due_date`]]]),
  };
};

const isStated = (text: string | null): text is string => text !== null && text.trim() !== '';

/** The rules for UBL take one text, whatever the profile (UBL-SR-05). */
const hasFurtherTexts = (destination: Destination): boolean => !isUbl(destination) && isExtended(destination);
