import type { Content, Section } from '../content/index.ts';
import type { LineRow } from '../content/lines.ts';
import type { Payment, TransferCode } from '../content/payment.ts';
import type { Sum } from '../content/totals.ts';
import { runsOf } from '../content/transfer.ts';
import type { PartyBlock } from '../content/parties.ts';
import type { Fact, Paragraph } from '../content/voice.ts';
import { element, type Element, type Node } from './element.ts';

const FIGURE = { class: 'figure' } as const;

/** Seller, buyer and delivery, then the further parties. */
export function parties({ parties: first, furtherParties }: Content): Element[] {
  const rows = [element('div', { class: 'parties' }, ...first.map(party))];
  if (furtherParties.length === 0) return rows;
  return [...rows, element('div', { class: 'parties further' }, ...furtherParties.map(party))];
}

const party = ({ label, paragraphs }: PartyBlock): Element =>
  element('section', {}, element('h2', {}, label), ...paragraphs.map(paragraph));

const paragraph = ({ text, weight }: Paragraph): Element => element('p', { class: 'said-' + weight }, text);

function list(facts: readonly Fact[]): Element {
  const pairs = facts.map(([label, value]) =>
    element('div', {}, element('dt', {}, label), element('dd', {}, value)),
  );
  return element('dl', {}, ...pairs);
}

/** A panel of facts, named for those who hear it; null for none. */
export function facts(all: readonly Fact[], label: string): Element | null {
  return all.length === 0 ? null : element('section', { class: 'panel', 'aria-label': label }, list(all));
}

const heads = (labels: readonly string[], figuresFrom: number): Element =>
  element(
    'thead',
    {},
    element(
      'tr',
      {},
      ...labels.map((label, i) => element('th', { scope: 'col', ...(i >= figuresFrom && FIGURE) }, label)),
    ),
  );

/** Roles are given where a narrow screen turns cells into blocks, which makes some readers forget them. */
const CELL = { role: 'cell' } as const;

/** The table of lines; null where the invoice has none. */
export function lines({ lines: table, words }: Content): Element | null {
  if (!table) return null;
  const [id, , ...figures] = table.labels;
  const row = (line: LineRow): Element => {
    const texts: Node[][] = [[line.quantity], price(line), [line.vat], [line.net]];
    return element(
      'tr',
      { role: 'row', class: line.kind ?? undefined },
      element('td', { ...CELL, class: 'id', 'data-label': id }, line.id),
      element('td', { ...CELL, class: textClass(line) }, ...line.paragraphs.map(paragraph)),
      ...texts.map((text, i) => element('td', { ...CELL, ...FIGURE, 'data-label': figures[i] }, ...text)),
    );
  };
  return element(
    'section',
    { class: 'lines' },
    element(
      'table',
      { role: 'table' },
      element('caption', {}, words.item),
      heads(table.labels, 2),
      element('tbody', { role: 'rowgroup' }, ...table.rows.map(row)),
    ),
  );
}

/** Lines deeper than the last class are indented no further: their words need the room. */
const DEEPEST = 5;

function textClass({ depth }: LineRow): string {
  return depth === 0 ? 'said' : 'said depth-' + Math.min(depth, DEEPEST);
}

function price({ price: amount, per }: LineRow): Node[] {
  if (per === null) return [amount];
  // One box, so that a narrow screen keeps amount and base together.
  return [element('div', { class: 'price' }, amount, element('span', { class: 'per' }, ' ' + per))];
}

/** Allowances and charges of the document, VAT breakdown and totals. */
export function closing({ adjustments, vat, sums, due, words }: Content): Element[] {
  const rows = vat.rows.map(({ paragraphs, base, tax }) =>
    element(
      'tr',
      {},
      element('td', {}, ...paragraphs.map(paragraph)),
      element('td', FIGURE, base),
      element('td', FIGURE, tax),
    ),
  );
  const breakdown = element(
    'table',
    { class: 'vat' },
    element('caption', {}, words.vatSummary),
    heads(vat.labels, 1),
    element('tbody', {}, ...rows),
  );
  const all = sums.map((sum) => sumRow(sum, sum.strong ? 'strong' : undefined));
  const totals = element('table', { class: 'sums' }, element('tbody', {}, ...all, sumRow(due, 'due')));
  const list = adjustments.map((text) => element('li', {}, text));
  return [
    ...(list.length > 0 ? [element('ul', { class: 'adjustments' }, ...list)] : []),
    element('div', { class: 'closing' }, rows.length > 0 ? breakdown : null, totals),
  ];
}

function sumRow({ label, amount }: Sum, kind: string | undefined): Element {
  const head = element('th', { scope: 'row' }, label);
  return element('tr', { class: kind }, head, element('td', FIGURE, amount));
}

/** Each way of payment a panel of its own. */
export function payments({ payment: first, furtherPayments }: Content): (Element | null)[] {
  return [first, ...furtherPayments].map(payment);
}

function payment({ heading, facts: all, code }: Payment): Element | null {
  if (all.length === 0) return null;
  const text = element('div', {}, element('h2', {}, heading), list(all));
  return element('section', { class: 'panel payment' }, text, code && figure(code));
}

/** ISO/IEC 18004 asks for four squares of light all around. */
const QUIET = 4;

function figure({ modules, caption, alt }: TransferCode): Element {
  const side = modules.length + 2 * QUIET;
  const path = runsOf(modules).map(
    ({ x, y, length }) => `M${x + QUIET} ${y + QUIET}h${length}v1h-${length}z`,
  );
  const box = [0, 0, side, side].join(' ');
  const drawing = element('path', { d: path.join('') });
  const look = { viewBox: box, role: 'img', 'aria-label': alt, 'shape-rendering': 'crispEdges' };
  return element('figure', {}, element('svg', look, drawing), element('figcaption', {}, caption));
}

/** Sections of text; the last are the notes of the invoice. */
export function notes({ sections, notes: last }: Content): Element[] {
  const all = last.paragraphs.length > 0 ? [...sections, last] : sections;
  return all.map(({ heading, paragraphs }: Section) =>
    element(
      'section',
      { class: 'notes' },
      element('h2', {}, heading),
      ...paragraphs.map((text) => element('p', {}, text)),
    ),
  );
}
