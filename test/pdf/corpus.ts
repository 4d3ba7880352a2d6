// Random invoices as a visual invoice meets them: those of test/invoice, made longer, and in more scripts.

import fc from 'fast-check';
import { complete, type CompleteInvoice } from '../../core/invoice/index.ts';
import type { Language, Look } from '../../core/plugin/index.ts';
import { completeFrench } from '../../plugins/fr-ctc/index.ts';
import { invoices } from '../invoice/arbitrary.ts';

export interface Drawing {
  readonly invoice: CompleteInvoice;
  readonly look: Look;
}

/** Latin with marks, Greek, Cyrillic, what fonts seldom have, and a word no line can hold. */
const TEXTS = [
  'Œuvre façonnée à l’ancienne, n° 12 : « Ça ira ! »',
  'Příliš žluťoučký kůň, łódź, İstanbul, fiſh ﬁn',
  'Τιμολόγιο παροχής υπηρεσιών, ΑΦΜ',
  'Счёт-фактура № 7, Київ',
  '你好 😀 שָׁלוֹם ∑ السَّلامُ عليكم لا 12 หน้าที่ น้ำ क्षेत्र हिन्दी',
  'x'.repeat(180),
  'a\nb\r\nc\u2028de\u200bf',
  'Une description qui court sur plusieurs lignes, avec des mots et des nombres 1 234,56. '.repeat(12),
];

const ACCENTS = ['#1f3a5f', '#ffffff', '#ffd500', '#000000', '#c8102e'];

export function drawings(count: number, seed: number): Drawing[] {
  return fc.sample(invoices, { numRuns: count, seed }).map((invoice, i) => {
    const lines = Array.from({ length: i % 25 === 7 ? 30 : 1 }, () => invoice.lines).flat();
    const worded = lines.map((line, k) => ({
      ...line,
      item_description: i % 3 === 0 ? TEXTS[(i + k) % TEXTS.length]! : line.item_description,
    }));
    const notes =
      i % 5 === 0
        ? [...invoice.notes, { text: TEXTS[i % 8]!, subject_code: null, content_code: null }]
        : invoice.notes;
    const numbered = worded.map((line, k) => ({ ...line, id: String(k + 1) }));
    const { invoice: completed } = complete({ ...invoice, lines: numbered, notes }, [completeFrench]);
    const look = {
      language: (['fr', 'en'] as Language[])[i % 2]!,
      accentColor: ACCENTS[i % ACCENTS.length]!,
      footerText: i % 4 === 0 ? TEXTS[(i / 4) % TEXTS.length]! : null,
      logo: null,
    };
    return { invoice: completed, look };
  });
}
