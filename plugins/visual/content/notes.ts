import { isCreditNote, type CompleteInvoice } from '@conforme/core/invoice';
import { isOnDebits } from './vat.ts';
import type { Voice } from './voice.ts';

type Note = CompleteInvoice['notes'][number];

/** The mentions on late payment and discount that French law has on every invoice (code de commerce, article L441-9), by subject. */
const LATE_PAYMENT: ReadonlySet<string> = new Set(['PMT', 'PMD', 'AAB']);

/** The one value of a note of subject TXD (BR-FR-CO-14). */
const SINGLE_TAXABLE_PERSON = 'MEMBRE_ASSUJETTI_UNIQUE';

const isLatePayment = ({ subject_code: subject }: Note): boolean =>
  subject !== null && LATE_PAYMENT.has(subject);

/**
 * Notes and legal mentions (BG-1), a paragraph each; those that law asks of every invoice are one small paragraph, the last. A credit note
 * is not paid late, and so is drawn without them.
 */
export function notesOf(voice: Voice): string[] {
  const { invoice, words } = voice;
  const own = invoice.notes.filter((note) => !isLatePayment(note)).map((note) => noteText(voice, note));
  const late = isCreditNote(invoice.type_code) ? [] : invoice.notes.filter(isLatePayment);
  const legal = [...(isOnDebits(voice) ? [words.onDebits] : []), ...late.map(({ text }) => text)];
  return [...own, ...(legal.length > 0 ? [running(legal)] : [])];
}

/** Sentences one after the other, with a full stop where one has none, and apostrophes as they are printed. */
function running(sentences: readonly string[]): string {
  return sentences
    .map((text) => text.trim().replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’'))
    .map((text, i) => (i === sentences.length - 1 || /[.!?…]$/.test(text) ? text : text + '.'))
    .join(' ');
}

/** A bare code (BAR and TXD, as the French reform has them) says nothing without its name; other notes are sentences. */
function noteText({ words }: Voice, { text, subject_code: subject }: Note): string {
  if (subject === 'BAR') return words.treatment + words.colon + text;
  return subject === 'TXD' && text === SINGLE_TAXABLE_PERSON ? words.singleTaxablePerson : text;
}
