import { titleOf, type CompleteInvoice } from '@conforme/core/invoice';
import type { Language, Look } from '@conforme/core/plugin';
import { documentAdjustments } from './adjustment.ts';
import { factsOf } from './facts.ts';
import { Format } from './format.ts';
import { linesOf, type LineTable } from './lines.ts';
import { partiesOf, type PartyBlock } from './parties.ts';
import { longTerms, paymentOf, type Payment } from './payment.ts';
import { dueOf, sumsOf, vatOf, type Sum, type VatTable } from './totals.ts';
import type { Fact, Voice } from './voice.ts';
import { WORDS, type Words } from './words.ts';

/** Running text under a heading. */
export interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/**
 * What a page says of an invoice, in its order and in words, with no place or look yet: the one template of what is
 * printed and of what is shown in a browser.
 */
export interface Content {
  readonly language: Language;
  readonly words: Words;
  /** What kind of document it is (BT-3), in words. */
  readonly title: string;
  readonly number: string;
  /** The seller as customers know it. */
  readonly name: string;
  readonly seller: string;
  /** What the reader must know before all else. */
  readonly notice: string | null;
  readonly parties: readonly PartyBlock[];
  readonly facts: readonly Fact[];
  readonly lines: LineTable | null;
  readonly adjustments: readonly string[];
  readonly vat: VatTable;
  readonly sums: readonly Sum[];
  readonly due: Sum;
  readonly payment: Payment;
  /** Terms and supporting documents; empty ones are left out. */
  readonly sections: readonly Section[];
  /** Notes and legal mentions (BG-1), last of all. */
  readonly notes: Section;
  readonly footer: string | null;
}

export function contentOf(invoice: CompleteInvoice, look: Look): Content {
  const { language } = look;
  const words = WORDS[language];
  const voice: Voice = { invoice, words, format: new Format(language, invoice.currency) };
  return {
    language,
    words,
    title: titleOf(invoice.type_code, language),
    number: invoice.number,
    name: invoice.seller.trading_name ?? invoice.seller.name,
    seller: invoice.seller.name,
    notice: look.isCopy ? words.copy : null,
    parties: partiesOf(voice),
    facts: factsOf(voice),
    lines: linesOf(voice),
    adjustments: documentAdjustments(voice),
    vat: vatOf(voice),
    sums: sumsOf(voice),
    due: dueOf(voice),
    payment: paymentOf(voice),
    sections: sectionsOf(voice),
    notes: { heading: words.notes, paragraphs: invoice.notes.map((note) => noteText(voice, note)) },
    footer: look.footerText?.trim() ? look.footerText : null,
  };
}

/** A bare code of how the invoice is treated (BAR, as the French reform has it) says nothing without its name; other notes are sentences. */
function noteText({ words }: Voice, { text, subject_code }: CompleteInvoice['notes'][number]): string {
  return subject_code === 'BAR' ? words.treatment + words.colon + text : text;
}

/** Payment terms (BT-20) and supporting documents (BG-24). */
function sectionsOf(voice: Voice): Section[] {
  const { invoice, words } = voice;
  const terms = longTerms(voice);
  const documents = invoice.additional_documents.map(({ id, description, url }) =>
    [id, description, url].filter(Boolean).join(' · '),
  );
  return [
    { heading: words.terms, paragraphs: terms ? [terms] : [] },
    { heading: words.documents, paragraphs: documents },
  ].filter(({ paragraphs }) => paragraphs.length > 0);
}
