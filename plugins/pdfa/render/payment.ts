import type { CompleteInvoice } from '@conforme/core/invoice';
import { meansName } from './codes.ts';
import { GREY, WHITE } from './color.ts';
import { style, type Draft } from './draft.ts';
import { drawPanel, present, type Aside, type Fact } from './facts.ts';
import { modulesOf, pathOf, transferOf, type Transfer } from './transfer.ts';

const CODE_SIZE = 72;
const CAPTION = style(7, GREY);
/** EPC069-12 takes over the quiet zone of ISO/IEC 18004: four squares of light all around. */
const QUIET = 4;

/** How to pay (BG-16 to BG-19), with a code that fills in the transfer where the buyer is to make one in euro. */
export function drawPayment(draft: Draft): void {
  const transfer = transferOf(draft.invoice);
  drawPanel(draft, paymentFacts(draft), {
    shares: transfer ? [0.3, 0.45, 0.25] : [0.3, 0.4, 0.3],
    heading: draft.words.payment,
    aside: transfer && codeOf(draft, transfer),
  });
}

function codeOf(draft: Draft, transfer: Transfer): Aside {
  const { sheet, words } = draft;
  const modules = modulesOf(transfer);
  const border = (CODE_SIZE * QUIET) / (modules.length + 2 * QUIET);
  const inside = CODE_SIZE - 2 * border;
  const draw = (x: number, y: number): void => {
    sheet.box(x, y, CODE_SIZE, CODE_SIZE, WHITE);
    sheet.figure(pathOf(modules), [x + border, y + border, inside, inside], altOf(draft, transfer));
    const left = x + (CODE_SIZE - sheet.width(words.scan, CAPTION)) / 2;
    sheet.element('P', () => sheet.text(words.scan, left, y + CODE_SIZE + 9, CAPTION));
  };
  return { width: CODE_SIZE, height: CODE_SIZE + 11, draw };
}

/** Everything the code says, for those who cannot scan it. */
function altOf({ words, format }: Draft, { name, iban, amount, remittance }: Transfer): string {
  const said = [format.money(amount, 'EUR'), name, inFours(iban), remittance].join(', ');
  return words.transferCode + words.colon + said;
}

function paymentFacts(draft: Draft): Fact[] {
  const { invoice, words, format } = draft;
  const payment = invoice.payment;
  if (!payment) return [];
  const terms = termsOf(invoice);
  return present([
    [words.means, payment.means_text ?? meansName(payment.means_code, format.language)],
    ['IBAN', payment.iban && inFours(payment.iban)],
    ['BIC', payment.bic],
    [words.accountName, payment.account_name],
    [words.remittance, payment.remittance_information],
    [words.mandate, payment.mandate_reference],
    [words.creditor, payment.creditor_reference_id],
    [words.debited, payment.debited_iban && inFours(payment.debited_iban)],
    [words.terms, terms && isShort(terms) ? terms : null],
  ]);
}

export function termsOf(invoice: CompleteInvoice): string | null {
  return invoice.payment_terms ?? invoice.payment?.terms ?? null;
}

/** Terms that find room among the facts; longer ones are set as running text. */
export function isShort(terms: string): boolean {
  return terms.length <= 80;
}

/** ISO 13616: on paper an IBAN is printed in groups of four. */
function inFours(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1\u00a0');
}
