// One field of the form that holds a value: what is typed goes into the state as the contract writes it.

import { h, type Attributes } from '../dom.ts';
import { words } from '../language/words.ts';
import { attributesOf, idOf, type Put } from './control.ts';
import { fileControl } from './file.ts';
import { decimalOf } from './json-text.ts';
import { isObject, type Json } from './pointer.ts';
import type { Field } from './schema.ts';

const CONTROLS: Partial<Record<Field['kind'], typeof controlFor>> = { map: pairs, texts, file: fileControl };

/** Label, terms and control; findings are inserted after them. */
export function entry(field: Field, pointer: string, value: Json | undefined, put: Put): HTMLElement {
  const wide =
    field.kind === 'text' &&
    /text|note$|description|terms|reason$|legal|footer|penalties|fee|discount/.test(field.name);
  const label = h(
    'label',
    { for: idOf(pointer) },
    h('span', { class: 'label-text', title: field.label }, field.label),
    field.required && h('span', { class: 'required', title: words.required }, '\u00a0*'),
    field.terms.length > 0 && h('span', { class: 'term' }, field.terms.join(' ')),
  );
  const control = (CONTROLS[field.kind] ?? controlFor)(field, pointer, value, put);
  const classes = ['entry', `entry-${field.kind}`, (wide || field.kind in CONTROLS) && 'wide']
    .filter(Boolean)
    .join(' ');
  return h(
    'div',
    { class: classes, 'data-pointer': pointer, 'data-name': field.name, 'data-label': field.label },
    label,
    control,
  );
}

function controlFor(field: Field, pointer: string, value: Json | undefined, put: Put): HTMLElement {
  const attributes = attributesOf(field, pointer);
  const text = value == null ? '' : String(value);
  if (field.kind === 'choice') return select(field, attributes, text, put);
  if (field.kind === 'answer') return answer(field, attributes, text, put);
  if (field.kind === 'flag') {
    const checked = value === true;
    const box = h('input', { ...attributes, type: 'checkbox', checked, onchange: () => put(box.checked) });
    return box;
  }
  const typed = (raw: string): string => (field.kind === 'decimal' ? decimalOf(raw) : raw);
  const oninput = (event: Event): void => {
    const raw = (event.target as HTMLInputElement).value;
    put(raw.trim() === '' ? undefined : typed(raw));
  };
  const kind: Attributes =
    field.kind === 'date' ? { type: 'date' } : field.kind === 'decimal' ? { inputmode: 'decimal' } : {};
  const placeholder = typeof field.initial === 'string' ? field.initial : undefined;
  return h('input', { type: 'text', ...attributes, ...kind, placeholder, value: text, oninput });
}

/** Yes, no, or nothing said; where yes is presumed, the service then decides by whose law applies. */
function answer(field: Field, attributes: Attributes, text: string, put: Put): HTMLElement {
  const unset = field.initial === true ? words.answers.automatic : words.answers.unset;
  const options = [
    ['', unset],
    ['true', words.answers.yes],
    ['false', words.answers.no],
  ] as const;
  const control = h(
    'select',
    {
      ...attributes,
      value: text,
      onchange: () => put(control.value === '' ? undefined : control.value === 'true'),
    },
    options.map(([value, name]) => h('option', { value }, name)),
  );
  return control;
}

/** What is left out means the schema's default, so that is what it shows. */
function select(field: Field, attributes: Attributes, text: string, put: Put): HTMLElement {
  const initial = typeof field.initial === 'string' ? field.initial : '';
  const choices = [
    ...new Set([
      ...(initial === '' && text === '' ? [''] : []),
      ...field.choices.map(({ value }) => value),
      ...(text === '' ? [] : [text]),
    ]),
  ];
  const control = h(
    'select',
    {
      ...attributes,
      value: text || initial,
      onchange: () => put(control.value === '' ? undefined : control.value),
    },
    choices.map((value) => h('option', { value }, labelled(field, value))),
  );
  return control;
}

const labelled = (field: Field, value: string): string =>
  field.choices.find((choice) => choice.value === value)?.label ?? value;

/** Texts, one a row, and always an empty row to go on with. */
function texts(field: Field, pointer: string, value: Json | undefined, put: Put): HTMLElement {
  const rows = h('div', { class: 'texts' });
  const collect = (): void => {
    const all = [...rows.querySelectorAll('input')].map((input) => input.value);
    const written = all.filter((text) => text !== '');
    put(written.length === 0 ? undefined : written);
    if (all.at(-1) !== '') rows.append(row('', all.length));
  };
  const row = (text: string, at: number): HTMLElement =>
    h('input', {
      class: 'field',
      ...(at === 0 && { id: idOf(pointer) }),
      value: text,
      oninput: collect,
      'aria-label': `${field.label} ${at + 1}`,
    });
  const known = Array.isArray(value) ? value.map(String) : [];
  rows.append(...[...known, ''].map(row));
  return rows;
}

/** Names and values, one pair a row, and always an empty row to go on with. */
function pairs(field: Field, pointer: string, value: Json | undefined, put: Put): HTMLElement {
  const rows = h('div', { class: 'pairs' });
  const collect = (): void => {
    const inputs = [...rows.querySelectorAll('input')];
    const all: Record<string, Json> = {};
    for (let i = 0; i < inputs.length; i += 2)
      if (inputs[i]!.value !== '') all[inputs[i]!.value] = inputs[i + 1]!.value;
    put(Object.keys(all).length === 0 ? undefined : all);
    if (inputs.at(-2)!.value !== '') rows.append(...row('', '', inputs.length));
  };
  const row = (name: string, content: string, at: number): HTMLElement[] => [
    h('input', {
      class: 'field',
      ...(at === 0 && { id: idOf(pointer) }),
      value: name,
      oninput: collect,
      'aria-label': `${field.label}: ${words.pairName}`,
    }),
    h('input', {
      class: 'field',
      value: content,
      oninput: collect,
      'aria-label': `${field.label}: ${words.pairValue}`,
    }),
  ];
  const known = isObject(value) ? Object.entries(value) : [];
  rows.append(
    ...[...known, ['', ''] as const].flatMap(([name, content], i) => row(name, String(content), i * 2)),
  );
  return rows;
}
