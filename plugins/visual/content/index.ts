import { labelAt, titleOf, type CompleteInvoice } from '@conforme/core/invoice';
import type { Language, Look } from '@conforme/core/plugin';
import { factsOf } from './facts.ts';
import { Format } from './format.ts';
import { legalIdentity } from './identity.ts';
import { linesOf, type LineTable } from './lines.ts';
import { notesOf } from './notes.ts';
import { furtherPartiesOf, letterheadOf, partiesOf, type PartyBlock } from './parties.ts';
import { furtherPaymentsOf, longTerms, paymentOf, type Payment } from './payment.ts';
import { documentText } from './reference.ts';
import { advancePayments, financialAdjustments } from './settlement.ts';
import { furtherTerms, termsInFigures } from './terms.ts';
import { dueOf, sumsOf, vatOf, type Sum, type VatTable } from './totals.ts';
import { joined, type Fact, type Voice } from './voice.ts';
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
  /** The day of issue (BT-2). */
  readonly issued: string;
  /** The seller as customers know it, for the place where no logo stands. */
  readonly name: string;
  readonly seller: string;
  /** What the reader must know before all else. */
  readonly notice: string | null;
  readonly parties: readonly PartyBlock[];
  /** Parties in other roles than the first three, with less weight. */
  readonly furtherParties: readonly PartyBlock[];
  readonly facts: readonly Fact[];
  readonly lines: LineTable | null;
  readonly vat: VatTable;
  readonly sums: readonly Sum[];
  readonly due: Sum;
  readonly payment: Payment;
  /** Other accounts and means; none has a code. */
  readonly furtherPayments: readonly Payment[];
  /** Terms and supporting documents; empty ones are left out. */
  readonly sections: readonly Section[];
  /** Notes and legal mentions (BG-1), last of all; empty ones are left out. */
  readonly notes: readonly string[];
  /** Who the seller is in law, for the foot of every page. */
  readonly identity: string | null;
  readonly footer: string | null;
}

/** Everything a page says, in the language of the look, which decides nothing else here. */
export function contentOf(invoice: CompleteInvoice, look: Look): Content {
  const { language } = look;
  const words = WORDS[language];
  // The schema's labels are written for code, those of a page for readers.
  const label = (path: string): string => labelAt(path, language).replaceAll("'", '’');
  const format = new Format(language, invoice.currency);
  const voice: Voice = { invoice, words, format, label };
  return {
    language,
    words,
    title: titleOf(invoice.type_code, language),
    number: invoice.number,
    issued: format.date(invoice.issue_date),
    name: letterheadOf(invoice),
    seller: invoice.seller.name,
    notice: noticeOf(voice, look),
    parties: partiesOf(voice, look.logo !== null),
    furtherParties: furtherPartiesOf(voice),
    facts: factsOf(voice),
    lines: linesOf(voice),
    vat: vatOf(voice),
    sums: sumsOf(voice),
    due: dueOf(voice),
    payment: paymentOf(voice),
    furtherPayments: furtherPaymentsOf(voice),
    sections: sectionsOf(voice),
    notes: notesOf(voice),
    identity: legalIdentity(voice),
    footer: look.footerText?.trim() ? look.footerText : null,
  };
}

/** A copy and a trial must not be taken for the invoice. */
function noticeOf({ invoice, words, label }: Voice, { isCopy }: Look): string | null {
  const marks = [
    isCopy ? words.copy : null,
    invoice.copy_indicator ? label('copy_indicator') : null,
    invoice.test_indicator ? label('test_indicator') : null,
  ];
  return joined(marks) || null;
}

/** Payment terms (BT-20), what was paid before, and supporting documents (BG-24). */
function sectionsOf(voice: Voice): Section[] {
  const { invoice, words, label } = voice;
  const terms = longTerms(voice);
  const documents = invoice.additional_documents.map((document) => documentText(voice, document));
  return [
    { heading: words.terms, paragraphs: [...(terms ? [terms] : []), ...termsInFigures(voice)] },
    { heading: label('further_payment_terms'), paragraphs: furtherTerms(voice) },
    { heading: label('advance_payments'), paragraphs: advancePayments(voice) },
    { heading: label('financial_adjustments'), paragraphs: financialAdjustments(voice) },
    { heading: words.documents, paragraphs: documents },
  ].filter(({ paragraphs }) => paragraphs.length > 0);
}
