// The form, drawn from the schema: what must be there, what most invoices hold, and what this one holds already. Everything else
// the contract knows is offered by name.

import { announce, button, fill, h, icon } from '../dom.ts';
import { words } from '../language/words.ts';
import { idOf } from './control.ts';
import { entry } from './input.ts';
import { get, isObject, join, parent, set, type Json, type JsonObject } from './pointer.ts';
import type { Field } from './schema.ts';
import type { Store } from './store.ts';
import { isUsual } from './usual.ts';

/** The fields of an invoice as the schema lists them, drawn when they are opened. */
export interface Form {
  /** Empty until it is first drawn. */
  readonly element: HTMLElement;
  draw(): void;
  /** Opens whatever hides a field, and goes there. */
  reveal(pointer: string): void;
}

interface Context {
  readonly element: HTMLElement;
  readonly store: Store;
  readonly fields: readonly Field[];
  /** Fields the reader added although they hold nothing yet. */
  readonly shown: Set<string>;
  /** Sections the reader opened or closed. */
  readonly opened: Map<string, boolean>;
  /** Titles that tell what is inside, by pointer. */
  readonly titles: Map<string, () => void>;
  readonly draw: (focus: string | null) => void;
}

/** @param afterDraw marks fields anew: every element is another one now. */
export function formOf(fields: readonly Field[], store: Store, afterDraw: () => void): Form {
  const element = h('div', { class: 'form' });
  const draw = (focus: string | null): void => {
    context.titles.clear();
    fill(
      element,
      fields.map((field) => section(context, field, `/${field.name}`)),
    );
    afterDraw();
    if (focus !== null) document.getElementById(idOf(focus))?.focus();
  };
  const context: Context = {
    element,
    store,
    fields,
    shown: new Set(),
    opened: new Map(),
    titles: new Map(),
    draw,
  };
  const reveal = (pointer: string): void => {
    for (let at = pointer; at !== ''; at = parent(at)) {
      context.shown.add(at);
      context.opened.set(at, true);
    }
    draw(null);
    goTo(element, pointer);
  };
  return { element, draw: () => draw(focused()), reveal };
}

function focused(): string | null {
  const id = document.activeElement?.id ?? '';
  return id.startsWith('field:') ? id.slice('field:'.length) : null;
}

/** The field itself, else the closest thing around it. */
function goTo(form: HTMLElement, pointer: string): void {
  for (let at = pointer; at !== ''; at = parent(at)) {
    const place = form.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(at)}"]`);
    if (!place) continue;
    const target = place.querySelector<HTMLElement>('input, select, summary') ?? place;
    target.focus({ preventScroll: true });
    place.scrollIntoView({ block: 'center' });
    place.classList.add('flash');
    setTimeout(() => place.classList.remove('flash'), 1600);
    return;
  }
}

const isContainer = ({ kind }: Field): boolean => kind === 'object' || kind === 'list';

function put(context: Context, pointer: string, value: Json | undefined, beside?: JsonObject): void {
  const { store, titles } = context;
  const others = Object.entries(beside ?? {});
  const next = others.reduce(
    (all, [name, other]) => set(all, join(parent(pointer), name), other),
    store.value,
  );
  store.change(set(next, pointer, value), 'form', pointer);
  if (beside) context.draw(pointer);
  for (let at = pointer; at !== ''; at = parent(at)) titles.get(at)?.();
}

/** The fields of one object: values in a grid, then what can be added, then the objects inside it. */
function fieldsOf(context: Context, { fields, label }: Field, pointer: string): HTMLElement[] {
  const { store, shown } = context;
  const visible = (field: Field): boolean => {
    const at = join(pointer, field.name);
    const filled = isFilled(get(store.value, at));
    return field.required || filled || shown.has(at) || (!isContainer(field) && isUsual(at, field.name));
  };
  const leaves = fields.filter((field) => visible(field) && !isContainer(field));
  const parts = fields.filter((field) => visible(field) && isContainer(field));
  const grid = h(
    'div',
    { class: 'grid' },
    leaves.map((field) => {
      const at = join(pointer, field.name);
      return entry(field, at, get(store.value, at), (value, beside) => put(context, at, value, beside));
    }),
  );
  const rest = fields.filter((field) => !visible(field));
  return [
    grid,
    ...(rest.length > 0 ? [adder(context, rest, pointer, label)] : []),
    ...parts.map((field) => section(context, field, join(pointer, field.name))),
  ];
}

function isFilled(value: Json | undefined): boolean {
  if (value == null) return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

/** Every other field of the contract, by its name and term. */
function adder(context: Context, rest: readonly Field[], pointer: string, to: string): HTMLElement {
  const named = rest
    .map((field) => ({ field, text: [field.label, field.terms[0]].filter(Boolean).join(' · ') }))
    .toSorted((a, b) => a.text.localeCompare(b.text));
  const control = h(
    'select',
    { class: 'field adder', 'aria-label': words.addField(to), onchange: add },
    h('option', { value: '' }, `+ ${words.addFieldShort}`),
    named.map(({ field, text }) => h('option', { value: field.name }, text)),
  );
  function add(): void {
    const field = rest.find(({ name }) => name === control.value);
    if (!field) return;
    const at = join(pointer, field.name);
    context.shown.add(at);
    if (isContainer(field)) {
      context.opened.set(at, true);
      context.opened.set(join(at, 0), true);
      const empty: Json = field.kind === 'list' ? [{}] : {};
      context.store.change(set(context.store.value, at, empty), 'form');
    }
    context.draw(firstField(field, at));
    announce(words.added(field.label));
  }
  return control;
}

/** Where to type first. */
function firstField(field: Field, pointer: string): string {
  if (!isContainer(field)) return pointer;
  const inside = field.kind === 'list' ? join(pointer, 0) : pointer;
  const first = field.fields.find((each) => each.required && !isContainer(each)) ?? field.fields[0];
  return first ? join(inside, first.name) : inside;
}

const OPEN = /^\/invoice(\/(seller|buyer|lines|payment)(\/address)?)?$/;

function isOpen({ opened }: Context, pointer: string): boolean {
  return opened.get(pointer) ?? OPEN.test(pointer);
}

function section(context: Context, field: Field, pointer: string): HTMLElement {
  const terms = field.terms.length > 0 && h('span', { class: 'term' }, field.terms.join(' '));
  const title = h('span', { class: 'section-title' }, field.label);
  const count =
    field.kind === 'list' && h('span', { class: 'badge' }, lengthOf(get(context.store.value, pointer)));
  const details = folding(context, pointer, [title, count, terms], () => contentOf(context, field, pointer));
  details.dataset['name'] = field.name;
  details.classList.add('section');
  details.title = field.help;
  return details;
}

const lengthOf = (value: Json | undefined): number => (Array.isArray(value) ? value.length : 0);

function contentOf(context: Context, field: Field, pointer: string): HTMLElement[] {
  const removal = field.required || pointer === '/options' ? [] : [remover(context, pointer, field.label)];
  if (field.kind === 'object') return [...fieldsOf(context, field, pointer), ...removal];
  return [...itemsOf(context, field, pointer), ...removal];
}

/** Drawn when it is opened, so that two hundred closed lines are two hundred titles. */
function folding(
  context: Context,
  pointer: string,
  title: readonly (Node | string | false)[],
  content: () => readonly HTMLElement[],
): HTMLDetailsElement {
  const body = h('div', { class: 'section-body' });
  const summary = h('summary', {}, title, h('span', { class: 'marks' }));
  const open = isOpen(context, pointer);
  const details = h('details', { 'data-pointer': pointer, open }, summary, h('div', { class: 'slot' }), body);
  if (open) fill(body, content());
  details.addEventListener('toggle', () => {
    context.opened.set(pointer, details.open);
    if (!details.open || body.childElementCount > 0) return;
    fill(body, content());
    details.dispatchEvent(new Event('drawn', { bubbles: true }));
  });
  return details;
}

function remover(context: Context, pointer: string, name: string): HTMLElement {
  const remove = (): void => {
    context.shown.delete(pointer);
    context.store.change(set(context.store.value, pointer, undefined), 'form');
    context.draw(null);
    announce(words.removed(name));
    goTo(
      context.titles.size >= 0 ? document.querySelector<HTMLElement>('.form')! : document.body,
      parent(pointer),
    );
  };
  return button([icon('trash'), words.remove(name)], remove, { class: 'button small quiet remove' });
}

function itemsOf(context: Context, field: Field, pointer: string): HTMLElement[] {
  const list = get(context.store.value, pointer);
  const items = Array.isArray(list) ? (list as readonly Json[]) : [];
  const add = (): void => {
    const at = join(pointer, items.length);
    context.opened.set(at, true);
    context.store.change(set(context.store.value, pointer, [...items, {}]), 'form');
    context.draw(firstField({ ...field, kind: 'object' }, at));
  };
  return [
    ...items.map((_, i) => item(context, field, join(pointer, i), i)),
    button([icon('plus'), words.addItem(field.label)], add, { class: 'button small add' }),
  ];
}

function item(context: Context, field: Field, pointer: string, index: number): HTMLElement {
  const title = h('span', { class: 'item-title' });
  const name = `${field.label} ${index + 1}`;
  const draw = (): void => fill(title, itemTitle(get(context.store.value, pointer), index));
  context.titles.set(pointer, draw);
  draw();
  const content = (): HTMLElement[] => [
    ...fieldsOf(context, field, pointer),
    remover(context, pointer, name),
  ];
  const details = folding(context, pointer, [title], content);
  details.classList.add('item');
  return details;
}

const TITLES = ['item_name', 'text', 'number', 'id', 'reason', 'category', 'amount'];

/** What a closed item is about: enough to find the one that is meant. */
export function itemTitle(value: Json | undefined, index: number): string {
  const fields = isObject(value) ? value : {};
  const name = TITLES.map((title) => fields[title]).find((text) => text != null && text !== '');
  const { quantity, unit_price: price } = fields;
  const sum = quantity != null && price != null ? `${String(quantity)} × ${String(price)}` : null;
  return [`${index + 1}`, name, sum].filter((part) => part != null).join(' · ');
}
