import { GREY, RULE, WHITE } from '../content/color.ts';
import type { Payment, PaymentFact, TransferCode } from '../content/payment.ts';
import { runsOf } from '../content/transfer.ts';
import {
  BODY,
  CONTENT,
  drawLines,
  leading,
  MARGIN,
  QUIET,
  RIGHT,
  shortened,
  SIZES,
  STRONG,
  style,
  THIN,
  type Draft,
} from './draft.ts';

const CODE_SIZE = 62.4;
const CAPTION = style(SIZES.label, GREY);
const CAPTION_HEIGHT = leading(CAPTION) + 1;
/** EPC069-12 takes over the quiet zone of ISO/IEC 18004: four squares of light all around. */
const QUIET_ZONE = 4;
const PAD = 7;
const BELOW = 5;
const GAP = 17;
const MOST_LABEL = 150;
const ROW_GAP = 0.9;
/** A longer value is shown in full with the notes. */
const MOST_LINES = 8;

/** Every way to pay, each below a hairline; beside the first the code that fills in the transfer. */
export function drawPayments(draft: Draft): void {
  for (const payment of paymentsOf(draft)) drawPayment(draft, payment);
}

/** Height of all of them. */
export function paymentsHeight(draft: Draft): number {
  return paymentsOf(draft).reduce(
    (sum, payment) => sum + heightOf(arranged(draft, payment), payment.code),
    0,
  );
}

const paymentsOf = ({ content }: Draft): Payment[] =>
  [content.payment, ...content.furtherPayments].filter(
    ({ facts, code }) => facts.length > 0 || code !== null,
  );

interface SetFact {
  readonly fact: PaymentFact;
  readonly labels: readonly string[];
  readonly lines: readonly string[];
  /** How wide the first line may be, with what else stands on it. */
  readonly height: number;
}

interface Arranged {
  readonly facts: readonly SetFact[];
  readonly labelWidth: number;
}

/** Labels in one column, values in the other. */
function arranged({ sheet }: Draft, { facts, code }: Payment): Arranged {
  const widest = Math.max(0, ...facts.map(({ label }) => sheet.width(label, QUIET)));
  const labelWidth = Math.min(widest, MOST_LABEL);
  const width = CONTENT - labelWidth - GAP - (code ? CODE_SIZE + GAP : 0);
  const set = facts.map((fact): SetFact => {
    const labels = sheet.wrap(fact.label, labelWidth + 0.1, QUIET);
    const lines = sheet.wrap(fact.value, width, lookOf(fact));
    const shown = Math.max(labels.length, Math.min(lines.length, MOST_LINES));
    return { fact, labels, lines, height: leading(BODY, shown) + ROW_GAP };
  });
  return { facts: set, labelWidth };
}

const lookOf = ({ strong }: PaymentFact) => (strong ? STRONG : BODY);

function heightOf({ facts }: Arranged, code: TransferCode | null): number {
  const rows = facts.reduce((sum, { height }) => sum + height, 0);
  return PAD + Math.max(rows, code ? CODE_SIZE + CAPTION_HEIGHT : 0) + BELOW;
}

function drawPayment(draft: Draft, payment: Payment): void {
  const { sheet } = draft;
  const block = arranged(draft, payment);
  const height = heightOf(block, payment.code);
  draft.need(Math.min(height, draft.fullRoom));
  const bottom = draft.y + height;
  sheet.line(MARGIN, draft.y, RIGHT, draft.y, THIN, RULE);
  draft.y += PAD;
  // Facts of more than a page part between them; the code then stands on the page where they begin.
  const beside = height <= draft.fullRoom ? bottom : draft.y;
  if (payment.code) drawCode(draft, payment.code, draft.y);
  for (const fact of block.facts) {
    draft.need(fact.height);
    drawFact(draft, fact, block.labelWidth);
    draft.y += fact.height;
  }
  draft.y = Math.max(draft.y, beside - BELOW) + BELOW;
}

/** Label and value are read one after the other, with a space between. */
function drawFact(draft: Draft, { fact, labels, lines }: SetFact, labelWidth: number): void {
  const { sheet } = draft;
  const x = MARGIN + labelWidth + GAP;
  const look = lookOf(fact);
  sheet.element('P', () => {
    sheet.element('Span', () => drawLines(draft, labels, MARGIN, draft.y, QUIET, ' '));
    sheet.element('Span', () => {
      drawLines(draft, shortened(lines, MOST_LINES, '…'), x, draft.y, look);
      if (fact.more === null) return;
      const left = x + sheet.width(lines.at(-1)!, look);
      const baseline = draft.y + leading(look, lines.length - 1) + look.size;
      sheet.text('\u00a0· ' + fact.more, left, baseline, BODY);
    });
  });
  if (lines.length > MOST_LINES) draft.overflows(fact.label, fact.value);
}

function drawCode({ sheet }: Draft, { modules, caption, alt }: TransferCode, y: number): void {
  const x = RIGHT - CODE_SIZE;
  const border = (CODE_SIZE * QUIET_ZONE) / (modules.length + 2 * QUIET_ZONE);
  const inside = CODE_SIZE - 2 * border;
  sheet.box(x, y, CODE_SIZE, CODE_SIZE, WHITE);
  sheet.figure(squares(modules), [x + border, y + border, inside, inside], alt);
  const left = x + (CODE_SIZE - sheet.width(caption, CAPTION)) / 2;
  sheet.element('P', () => sheet.text(caption, left, y + CODE_SIZE + CAPTION.size, CAPTION));
}

/** The squares as a path in the unit square, one rectangle for each run of a row. */
export function squares(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length;
  const scale = String(Math.round(1e7 / size) / 1e7);
  const rectangles = runsOf(modules).map(({ x, y, length }) => `${x} ${size - 1 - y} ${length} 1 re`);
  return [scale, 0, 0, scale, 0, 0, 'cm 0 0 0 rg', ...rectangles, 'f'].join(' ');
}
