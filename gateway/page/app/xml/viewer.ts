// A document in colours, of which only the rows in sight exist: 2 MB scroll like 2 KB.

import { announce, button, fill, h, icon } from '../dom.ts';
import { words } from '../language/words.ts';
import type { Finding } from '../service.ts';
import { findRow, layOut, rowAt, type Rows } from './rows.ts';
import { tokenize, type State } from './tokens.ts';

/** Pixels of a row, as the style sheet has it. */
const ROW = 20;
/** Rows drawn beyond what is in sight, so that a quick scroll shows no gap. */
const MARGIN = 20;

const RANK = { fatal: 0, warning: 1, info: 2 } as const;

export interface Viewer {
  readonly element: HTMLElement;
  /** Scrolls to the finding's place and marks it. */
  reveal(finding: Finding): void;
}

interface Sheet {
  readonly rows: Rows;
  readonly states: State[];
  readonly marks: ReadonlyMap<number, Finding['severity']>;
  current: number;
}

/** A viewer that draws the rows in sight only, with the findings at their lines. */
export function xmlViewer(source: string, findings: readonly Finding[], label: string): Viewer {
  const rows = layOut(source);
  const sheet: Sheet = { rows, states: ['text'], marks: marksOf(rows, findings), current: -1 };
  const strip = h('div', { class: 'xml-strip' });
  const sizer = h('div', { class: 'xml-sizer' }, strip);
  const pane = h('div', { class: 'xml-pane', tabindex: 0, role: 'region', 'aria-label': label }, sizer);
  sizer.style.height = `${rows.count * ROW}px`;
  sizer.style.minWidth = `${rows.width + 9}ch`;
  const draw = drawer(pane, strip, sheet);
  pane.addEventListener('scroll', () => requestAnimationFrame(() => draw(false)), { passive: true });
  new ResizeObserver(() => draw(false)).observe(pane);
  const show = (row: number): void => {
    sheet.current = row;
    pane.scrollTop = Math.max(0, row * ROW - pane.clientHeight / 3);
    pane.scrollLeft = 0;
    draw(true);
  };
  const element = h('div', { class: 'xml' }, toolbar(sheet, show), pane);
  return { element, reveal: (finding) => reveal(finding, sheet, pane, show) };
}

function marksOf(rows: Rows, findings: readonly Finding[]): Map<number, Finding['severity']> {
  const marks = new Map<number, Finding['severity']>();
  for (const { line, column, severity } of findings) {
    if (line == null) continue;
    const row = rowAt(rows, line, column ?? 1);
    const known = marks.get(row);
    if (known === undefined || RANK[severity] < RANK[known]) marks.set(row, severity);
  }
  return marks;
}

function reveal(
  { line, column, title, message }: Finding,
  sheet: Sheet,
  pane: HTMLElement,
  show: (row: number) => void,
): void {
  if (line == null) return;
  show(rowAt(sheet.rows, line, column ?? 1));
  intoSight(pane.querySelector('.current'));
  announce(words.shownAt(line, title ?? message));
}

/** Moves the page only when the row cannot be seen: the reader keeps the finding before their eyes where both fit. */
function intoSight(row: Element | null): void {
  const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > innerHeight) row?.scrollIntoView({ block: 'center', inline: 'nearest' });
}

/** The state a row begins in; rows before it are read once, when the reader first scrolls past them. */
function stateAt({ rows, states }: Sheet, row: number): State {
  for (let known = states.length - 1; known < row; known += 1)
    states.push(tokenize(textOf(rows, known), states[known]!).state);
  return states[row]!;
}

const textOf = (rows: Rows, row: number): string => rows.source.slice(rows.starts[row], rows.ends[row]);

function drawer(pane: HTMLElement, strip: HTMLElement, sheet: Sheet): (anew: boolean) => void {
  let drawn = '';
  return (anew) => {
    const first = Math.max(0, Math.floor(pane.scrollTop / ROW) - MARGIN);
    const last = Math.min(sheet.rows.count, Math.ceil((pane.scrollTop + pane.clientHeight) / ROW) + MARGIN);
    if (!anew && drawn === `${first} ${last}`) return;
    drawn = `${first} ${last}`;
    strip.style.transform = `translateY(${first * ROW}px)`;
    strip.replaceChildren(...Array.from({ length: last - first }, (_, i) => rowElement(sheet, first + i)));
  };
}

function rowElement(sheet: Sheet, row: number): HTMLElement {
  const { rows, marks, current } = sheet;
  const isFirst = row === 0 || rows.lines[row - 1] !== rows.lines[row];
  const severity = marks.get(row);
  const classes = ['xml-row', severity && `marked ${severity}`, row === current && 'current'];
  const { tokens } = tokenize(textOf(rows, row), stateAt(sheet, row));
  return h(
    'div',
    { class: classes.filter(Boolean).join(' ') },
    h('span', { class: 'xml-line' }, isFirst && rows.lines[row]),
    ' '.repeat(rows.indents[row]!),
    tokens.map(({ kind, text }) => (kind === 'text' ? text : h('span', { class: `xml-${kind}` }, text))),
  );
}

function toolbar(sheet: Sheet, show: (row: number) => void): HTMLElement {
  const marked = [...sheet.marks.keys()].sort((a, b) => a - b);
  const search = h('input', {
    type: 'search',
    class: 'field small',
    placeholder: words.findInXml,
    'aria-label': words.findInXml,
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const form = h('form', { class: 'xml-search', role: 'search', onsubmit: find }, search);
  function find(event: Event): void {
    event.preventDefault();
    const row = findRow(sheet.rows, search.value, sheet.current);
    search.classList.toggle('none', row === -1 && search.value !== '');
    if (row === -1) return announce(words.notFound);
    show(row);
    announce(words.lineOf(sheet.rows.lines[row]!));
  }
  const note = sheet.rows.broken && h('span', { class: 'note' }, words.brokenUp);
  return h('div', { class: 'xml-bar' }, stepper(marked, sheet, show), note, form);
}

/** To the previous and the next marked row, round the ends. */
function stepper(marked: readonly number[], sheet: Sheet, show: (row: number) => void): HTMLElement | null {
  if (marked.length === 0) return null;
  const place = h('span', { class: 'count' }, words.places(marked.length));
  const step = (by: 1 | -1): void => {
    const after =
      by === 1 ? marked.find((row) => row > sheet.current) : marked.findLast((row) => row < sheet.current);
    const row = after ?? marked.at(by === 1 ? 0 : -1)!;
    show(row);
    fill(place, words.placeOf(marked.indexOf(row) + 1, marked.length));
    announce(words.lineOf(sheet.rows.lines[row]!));
  };
  return h(
    'div',
    { class: 'stepper' },
    button(icon('up'), () => step(-1), { class: 'button icon-only', 'aria-label': words.previousPlace }),
    button(icon('down'), () => step(1), { class: 'button icon-only', 'aria-label': words.nextPlace }),
    place,
  );
}
