// Many documents at once: how they stand, the worst first.

import { button, fill, h, icon, type Child } from '../dom.ts';
import { words } from '../language/words.ts';
import type { Doc } from './document.ts';
import { reportButtons, reported } from './result.ts';

const SHOWN = 200;

export const FILTERS = ['all', 'invalid', 'valid', 'refused'] as const;
export type Filter = (typeof FILTERS)[number];

export function standing(doc: Doc): Filter | 'waiting' {
  if (doc.error) return 'refused';
  if (!doc.judged) return 'waiting';
  return doc.judged.result.valid ? 'valid' : 'invalid';
}

const RANK: Readonly<Record<ReturnType<typeof standing>, number>> = {
  all: 0,
  refused: 1,
  invalid: 2,
  valid: 3,
  waiting: 4,
};

/** Refused, then those with most errors, then the rest; else in the order given. */
export function ordered(docs: readonly Doc[], filter: Filter): readonly Doc[] {
  const errors = (doc: Doc): number => doc.judged?.result.error_count ?? 0;
  return docs
    .filter((doc) => filter === 'all' || standing(doc) === filter)
    .toSorted((a, b) => RANK[standing(a)] - RANK[standing(b)] || errors(b) - errors(a));
}

export interface Overview {
  readonly element: HTMLElement;
  /** Draws anew what has changed; cheap to call often. */
  update(): void;
}

export interface Batch {
  readonly docs: Doc[];
  readonly total: number | null;
  done: boolean;
  /** What ended it early. */
  error: HTMLElement | null;
}

let filter: Filter = 'all';

export function overview(batch: Batch, open: (doc: Doc) => void): Overview {
  const head = h('div', { class: 'overview-head' });
  const body = h('tbody', {});
  const more = h('div', { class: 'more' });
  let shown = SHOWN;
  const draw = (): void => {
    const listed = ordered(batch.docs, filter);
    fill(head, headOf(batch, draw));
    fill(
      body,
      listed.slice(0, shown).map((doc) => rowOf(doc, open)),
    );
    const left = listed.length - shown;
    const next = (): void => {
      shown += SHOWN;
      draw();
    };
    fill(more, left > 0 && button(words.showMore(left), next));
  };
  let waiting = false;
  const update = (): void => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      draw();
    }, 100);
  };
  draw();
  const columns = [
    words.file,
    words.verdictColumn,
    words.errors,
    words.warnings,
    words.profile,
    words.firstFinding,
  ];
  const header = h(
    'tr',
    {},
    columns.map((name) => h('th', { scope: 'col' }, name)),
  );
  const table = h('table', { class: 'overview-table' }, h('thead', {}, header), body);
  const scroller = h(
    'div',
    { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-label': words.overview },
    table,
  );
  return { element: h('section', { class: 'overview' }, head, scroller, more), update };
}

function headOf(batch: Batch, draw: () => void): Child[] {
  const { docs, total, done, error } = batch;
  const count = (name: Filter): number => ordered(docs, name).length;
  const judged = docs.filter((doc) => standing(doc) !== 'waiting').length;
  const chips = FILTERS.map((name) =>
    button(
      `${words.filters[name]} ${count(name)}`,
      () => {
        filter = name;
        draw();
      },
      { class: `chip link big ${name}`, 'aria-pressed': String(filter === name) },
    ),
  );
  const progress = h('progress', {
    max: total ?? 1,
    value: judged,
    'aria-label': words.progress(judged, total),
  });
  return [
    h(
      'h1',
      { tabindex: -1 },
      done ? words.batchVerdict(count('valid'), judged) : words.progress(judged, total),
    ),
    done ? null : total === null ? h('progress', { 'aria-label': words.progress(judged, total) }) : progress,
    error,
    h('div', { class: 'actions' }, chips),
    done && judged > 0 ? reportButtons(docs.map(reported), ['html', 'json', 'ndjson', 'csv']) : null,
  ];
}

const ICONS = {
  valid: 'valid',
  invalid: 'fatal',
  refused: 'warning',
  waiting: 'clock',
  all: 'info',
} as const;

function rowOf(doc: Doc, open: (doc: Doc) => void): HTMLElement {
  const state = standing(doc);
  const result = doc.judged?.result;
  const name = result ? button(doc.name, () => open(doc), { class: 'link-button' }) : doc.name;
  return h(
    'tr',
    { class: state },
    h('th', { scope: 'row' }, name),
    h('td', { class: `standing ${state}` }, h('span', {}, icon(ICONS[state]), words.standings[state])),
    h('td', { class: 'number' }, result?.error_count),
    h('td', { class: 'number' }, result?.warning_count),
    h('td', {}, result?.profile ?? ''),
    h('td', { class: 'first' }, doc.error?.message ?? firstOf(doc)),
  );
}

function firstOf({ judged }: Doc): string {
  const finding =
    judged?.result.findings.find(({ severity }) => severity === 'fatal') ?? judged?.result.findings[0];
  return finding ? [finding.rule, finding.title ?? finding.message].filter(Boolean).join(' · ') : '';
}
