import type { AdjustmentRow } from '../content/adjustment.ts';
import type { Content, Section } from '../content/index.ts';
import type { LineRow } from '../content/lines.ts';
import type { Payment, TransferCode } from '../content/payment.ts';
import type { Sum } from '../content/totals.ts';
import { runsOf } from '../content/transfer.ts';
import type { PartyBlock } from '../content/parties.ts';
import type { Fact, Paragraph } from '../content/voice.ts';
import { element, type Element, type Node } from './element.ts';

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

/** Dates and references, named for those who hear them; null for none. */
export function facts(all: readonly Fact[], label: string): Element | null {
  return all.length === 0 ? null : element('section', { class: 'facts', 'aria-label': label }, list(all));
}

const heads = (labels: readonly string[], classes: readonly string[]): Element =>
  element(
    'thead',
    {},
    element('tr', {}, ...labels.map((label, i) => element('th', { scope: 'col', class: classes[i] }, label))),
  );

/** Roles are given where a narrow screen turns cells into blocks, which makes some readers forget them. */
const CELL = { role: 'cell' } as const;
const ROW = { role: 'row' } as const;
const COLUMNS = [
  'id',
  'said',
  'figure quantity',
  'unit',
  'figure price',
  'figure vat',
  'figure net',
] as const;

/** A row of the table, by its texts in the order of its columns; a column that has none stays empty. */
function row(
  kind: string | undefined,
  said: Element,
  texts: readonly (readonly Node[])[],
  label: string,
): Element {
  const cells = texts.map((text, i) => {
    const name = [COLUMNS[0], ...COLUMNS.slice(2)][i]!;
    // A narrow screen has no heads: there the rate needs its name.
    return element('td', { ...CELL, class: name, ...(i === VAT && { 'data-label': label }) }, ...text);
  });
  return element('tr', { ...ROW, class: kind }, cells[0]!, said, ...cells.slice(1));
}

const VAT = 4;

/** The lines and below them what is taken off or put on; null where there is neither. */
export function lines({ lines: table, words }: Content): Element | null {
  if (!table) return null;
  const line = (each: LineRow): Element => {
    const said = element('td', { ...CELL, class: textClass(each) }, ...each.paragraphs.map(paragraph));
    const texts = [[each.id], [each.quantity], [each.unit], price(each), [each.vat], [each.net]];
    return row(each.kind ?? undefined, said, texts, words.vat);
  };
  const adjustment = ({ text, more, vat, amount }: AdjustmentRow): Element => {
    const paragraphs = [
      paragraph({ text, weight: 'text' }),
      ...(more ? [paragraph({ text: more, weight: 'detail' })] : []),
    ];
    const said = element('td', { ...CELL, class: 'said' }, ...paragraphs);
    return row('adjustment', said, [[], [], [], [], [vat], [amount]], words.vat);
  };
  const rows = [...table.rows.map(line), ...table.adjustments.map(adjustment)];
  return element(
    'section',
    { class: 'lines' },
    element(
      'table',
      { role: 'table' },
      element('caption', {}, words.item),
      heads(table.labels, COLUMNS),
      // Not as arguments: there may be more rows than a call takes.
      { name: 'tbody', attributes: { role: 'rowgroup' }, children: rows },
    ),
  );
}

/** Lines deeper than the last class are indented no further: their words need the room. */
const DEEPEST = 5;

function textClass({ depth }: LineRow): string {
  return depth === 0 ? 'said' : 'said depth-' + Math.min(depth, DEEPEST);
}

function price({ price: amount, per }: LineRow): Node[] {
  return per === null ? [amount] : [amount, element('span', { class: 'per' }, ' ' + per)];
}

/** VAT breakdown and totals. */
export function closing({ vat, sums, due, words }: Content): Element {
  const figure = { class: 'figure' };
  const rows = vat.rows.map(({ paragraphs, base, tax }) =>
    element(
      'tr',
      {},
      element('td', {}, ...paragraphs.map(paragraph)),
      element('td', figure, base),
      element('td', figure, tax),
    ),
  );
  const breakdown = element(
    'table',
    { class: 'breakdown' },
    element('caption', {}, words.vatSummary),
    heads(vat.labels, ['said', 'figure', 'figure']),
    element('tbody', {}, ...rows),
  );
  const all = sums.map((sum) => sumRow(sum, sum.strong ? 'strong' : undefined));
  const totals = element('table', { class: 'sums' }, element('tbody', {}, ...all, sumRow(due, 'due')));
  return element('div', { class: 'closing' }, rows.length > 0 ? breakdown : null, totals);
}

function sumRow({ label, amount }: Sum, kind: string | undefined): Element {
  const head = element('th', { scope: 'row' }, label);
  return element('tr', { class: kind }, head, element('td', { class: 'figure' }, amount));
}

/** Each way of payment below a line of its own. */
export function payments({ payment: first, furtherPayments }: Content): (Element | null)[] {
  return [first, ...furtherPayments].map(payment);
}

function payment({ facts: all, heading, code }: Payment): Element | null {
  if (all.length === 0) return null;
  const pairs = all.map(({ label, value, strong, more }) => {
    const said = element(strong ? 'strong' : 'span', {}, value);
    const rest = more === null ? [] : ['\u00a0· ' + more];
    return element('div', {}, element('dt', {}, label), element('dd', {}, said, ...rest));
  });
  const named = { class: 'payment', 'aria-label': heading };
  return element('section', named, element('dl', {}, ...pairs), code && figure(code));
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

const running = (text: string): Element => element('p', {}, text);

/** Sections of text, and last the notes of the invoice. */
export function notes({ sections, notes: last }: Content): Element[] {
  const all = sections.map(({ heading, paragraphs }: Section) =>
    element('section', { class: 'notes' }, element('h2', {}, heading), ...paragraphs.map(running)),
  );
  return last.length === 0
    ? all
    : [...all, element('section', { class: 'notes mentions' }, ...last.map(running))];
}

/** Who the seller is in law, and the caller's own text; null for neither. */
export function foot({ identity, footer }: Content): Element | null {
  const texts = [identity, footer].filter((text) => text !== null);
  return texts.length === 0 ? null : element('footer', {}, ...texts.map(running));
}
