// What an invoice starts from: nothing, an example, or a file of the reader's.

import { button, h, icon } from '../dom.ts';
import { words } from '../language/words.ts';
import { look } from '../service.ts';
import { parse } from './json-text.ts';
import { isObject, type Json } from './pointer.ts';
import type { Store } from './store.ts';

const example = (name: string): Promise<Json> => look<Json>(`/page/${name}.json`);

/** @param today YYYY-MM-DD. */
export function blank(today: string): Json {
  const party = { address: { country: 'FR' } };
  return {
    invoice: { issue_date: today, seller: party, buyer: party, lines: [{ quantity: '1' }] },
    options: {},
  };
}

/** Of a request, or of the bare invoice in one; null for neither. */
export function requestIn(text: string): Json | null {
  const parsed = parse(text);
  if (!parsed.ok || !isObject(parsed.value)) return null;
  return 'invoice' in parsed.value ? parsed.value : { invoice: parsed.value, options: {} };
}

function chooser(store: Store): HTMLElement {
  const control = h(
    'select',
    { class: 'field', 'aria-label': words.startFrom, onchange: () => void start() },
    h('option', { value: '' }, words.startFrom),
    h('option', { value: 'blank' }, words.blank),
    Object.entries(words.examples).map(([name, title]) => h('option', { value: name }, title)),
  );
  const start = async (): Promise<void> => {
    const { value } = control;
    control.value = '';
    if (value === 'blank') store.change(blank(new Date().toISOString().slice(0, 10)), 'load');
    else if (value !== '') store.change(await example(value), 'load');
  };
  const input = h('input', {
    type: 'file',
    accept: '.json,application/json',
    class: 'unseen',
    tabindex: -1,
    'aria-hidden': 'true',
    onchange: () => void openFile(),
  });
  const openFile = async (): Promise<void> => {
    const request = requestIn((await input.files?.[0]?.text()) ?? '');
    input.value = '';
    if (request) store.change(request, 'load');
  };
  return h(
    'span',
    { class: 'starter' },
    control,
    button([icon('file'), words.openJson], () => input.click()),
    input,
  );
}

export const startChooser = { first: () => example('services'), element: chooser };
