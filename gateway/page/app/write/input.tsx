// One field of the form that holds a value: what is typed goes into the state as the contract writes it.

import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { words } from '../language/words.ts';
import { Select } from '../ui/choice.tsx';
import { codesOf, listOf, writtenIn } from './codes.ts';
import { idOf, isWithin, putAt, touch, useWork } from './context.ts';
import type { Attributes, Control } from './control.ts';
import { FileControl } from './file.tsx';
import { decimalOf, percentageOf } from './json-text.ts';
import { isWrong, Notes } from './notes.tsx';
import { Picker } from './picker.tsx';
import { get, type Json } from './pointer.ts';
import { Pairs, Texts } from './rows.tsx';
import type { Field } from './schema.ts';
import { Required } from '../ui/required.tsx';

const CONTROLS: Partial<Record<Field['kind'], ComponentType<Control>>> = {
  answer: Answer,
  choice: Choice,
  file: FileControl,
  flag: Flag,
  map: Pairs,
  texts: Texts,
};

const LONG =
  /^name$|account_name|iban|means_code|exemption_reason_code|text|note$|description|terms|reason$|legal|footer|penalties|fee|discount/;

const isWide = ({ kind, name }: Field): boolean =>
  kind === 'map' || kind === 'texts' || kind === 'file' || (kind === 'text' && LONG.test(name));

/** Label, terms and control, and below them what is said of it. */
export function Entry({ field, pointer }: { readonly field: Field; readonly pointer: string }) {
  const work = useWork();
  const notes = work.notes.value.filter((note) => isWithin(note.pointer, pointer));
  const said = `notes:${pointer}`;
  const attributes: Attributes = {
    id: idOf(pointer),
    ...(field.required && { 'aria-required': true }),
    ...(field.help && { 'aria-description': field.help }),
    ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
    ...(isWrong(notes) && { 'aria-invalid': true }),
    ...(notes.length > 0 && { 'aria-describedby': said }),
  };
  const ControlOf = CONTROLS[field.kind] ?? (listOf(field) ? CodeControl : TextControl);
  return (
    <div
      class={`entry entry-${field.kind} ${isWide(field) ? 'wide' : ''}`}
      data-pointer={pointer}
      data-name={field.name}
      data-label={field.label}
      onFocusOut={() => touch(work, pointer)}
    >
      <label for={attributes.id}>
        <span class="label-text">
          {field.label}
          {field.required && <Required />}
        </span>
        {field.terms.length > 0 && <span class="term">{field.terms.join(' ')}</span>}
      </label>
      <ControlOf
        field={field}
        value={get(work.store.value, pointer)}
        put={putAt(work, pointer)}
        attributes={attributes}
      />
      <Notes id={said} notes={notes} />
    </div>
  );
}

const textIn = (value: Json | undefined): string => (value == null ? '' : String(value));
const presumed = ({ initial }: Field): string => (typeof initial === 'string' ? initial : '');

/** Names are longer than codes, so no length binds what is typed. */
function CodeControl({ field, value, put, attributes: { maxLength: _, ...attributes } }: Control) {
  const { codes } = useWork();
  const list = listOf(field)!;
  const all = useMemo(() => codesOf(list, codes), [list, codes]);
  const free = (typed: string): string => (field.kind === 'decimal' ? percentageOf(typed) : typed);
  return (
    <Picker
      all={all}
      written={writtenIn(list)}
      value={textIn(value)}
      presumed={presumed(field)}
      put={put}
      free={free}
      attributes={attributes}
    />
  );
}

const LOOKS: Partial<Record<Field['kind'], object>> = {
  date: { type: 'date' },
  decimal: { inputMode: 'decimal' },
};

function TextControl({ field, value, put, attributes }: Control) {
  const take = (typed: string): void => {
    if (typed.trim() === '') return put(undefined);
    put(field.kind === 'decimal' ? decimalOf(typed) : typed);
  };
  return (
    <input
      type="text"
      {...attributes}
      {...LOOKS[field.kind]}
      class="field"
      autocomplete="off"
      placeholder={presumed(field)}
      {...typedIn(field, textIn(value))}
      onInput={({ currentTarget }) => take(currentTarget.value)}
    />
  );
}

/** What people type for a decimal stays as they type it: `1 234,5` is no other number than the state has. */
function typedIn({ kind }: Field, text: string): object {
  if (kind !== 'decimal') return { value: text };
  return {
    ref: (input: HTMLInputElement | null) => {
      if (input && (input.value.trim() === '' ? '' : decimalOf(input.value)) !== text) input.value = text;
    },
  };
}

function Flag({ value, put, attributes }: Control) {
  return (
    <input
      {...attributes}
      type="checkbox"
      checked={value === true}
      onChange={({ currentTarget }) => put(currentTarget.checked)}
    />
  );
}

/** Yes, no, or nothing said; where yes is presumed, the service then decides by whose law applies. */
function Answer({ field, value, put, attributes }: Control) {
  const unset = field.initial === true ? words.answers.automatic : words.answers.unset;
  return (
    <Select
      {...attributes}
      value={textIn(value)}
      options={[
        ['', unset],
        ['true', words.answers.yes],
        ['false', words.answers.no],
      ]}
      choose={(chosen) => put(chosen === '' ? undefined : chosen === 'true')}
    />
  );
}

/** What is left out means the schema's default, so that is what it shows. */
function Choice({ field, value, put, attributes }: Control) {
  const text = textIn(value);
  const initial = presumed(field);
  const known = field.choices.map((choice) => choice.value);
  const values = [...(initial === '' && text === '' ? [''] : []), ...known, ...(text === '' ? [] : [text])];
  const labelOf = (each: string): string =>
    field.choices.find((choice) => choice.value === each)?.label ?? each;
  return (
    <Select
      {...attributes}
      value={text || initial}
      options={[...new Set(values)].map((each) => [each, labelOf(each)])}
      choose={(chosen) => put(chosen === '' ? undefined : chosen)}
    />
  );
}
