// The form, drawn from the schema: what must be there, what most invoices hold, and what this one holds already. Everything else
// the contract knows is offered by name.

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../language/words.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/choice.tsx';
import { add, idOf, isEmpty, isWithin, reveal, setOpen, useWork, type Work } from './context.ts';
import { Entry } from './input.tsx';
import { itemTitle } from './items.ts';
import { Marks, Notes } from './notes.tsx';
import { get, join, parent, set, type Json } from './pointer.ts';
import { Portions } from './portions.tsx';
import type { Field } from './schema.ts';
import { isUsual } from './usual.ts';

/** The fields of a request as the schema lists them. */
export function Form({ fields }: { readonly fields: readonly Field[] }) {
  const work = useWork();
  const element = useRef<HTMLDivElement>(null);
  const goal = work.goal.value;
  useLayoutEffect(() => {
    // What is to be drawn with it is drawn by then.
    if (goal) queueMicrotask(() => goTo(element.current!, goal.pointer));
  }, [goal]);
  return (
    <div class="form" ref={element}>
      {fields.map((field) => (
        <Section key={field.name} field={field} pointer={`/${field.name}`} />
      ))}
    </div>
  );
}

/** The field itself, else the closest thing around it. */
function goTo(form: HTMLElement, pointer: string): void {
  for (let at = pointer; at !== ''; at = parent(at)) {
    const place = form.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(at)}"]`);
    if (!place) continue;
    const target =
      document.getElementById(idOf(at)) ??
      place.querySelector<HTMLElement>('input, select, summary') ??
      place;
    target.focus({ preventScroll: true });
    place.scrollIntoView({ block: 'center' });
    place.classList.add('flash');
    setTimeout(() => place.classList.remove('flash'), 1600);
    return;
  }
}

const isContainer = ({ kind }: Field): boolean => kind === 'object' || kind === 'list';

interface Placed {
  readonly field: Field;
  readonly pointer: string;
}

function isVisible({ store, added }: Work, field: Field, at: string): boolean {
  if (field.required || !isEmpty(store.value, at) || added.value.has(at)) return true;
  return !isContainer(field) && isUsual(at, field.name);
}

/** The fields of one object: values in a grid, then what can be added, then the objects inside it. */
function FieldsOf({ field: { fields, label }, pointer }: Placed) {
  const work = useWork();
  const shown = fields.filter((field) => isVisible(work, field, join(pointer, field.name)));
  const rest = fields.filter((field) => !shown.includes(field));
  return (
    <>
      <div class="grid">
        {shown
          .filter((field) => !isContainer(field))
          .map((field) => (
            <Entry key={field.name} field={field} pointer={join(pointer, field.name)} />
          ))}
      </div>
      {rest.length > 0 && <Adder rest={rest} pointer={pointer} to={label} />}
      {shown.filter(isContainer).map((field) => (
        <Section key={field.name} field={field} pointer={join(pointer, field.name)} />
      ))}
    </>
  );
}

/** Where to type first. */
function firstField(field: Field, pointer: string): string {
  if (!isContainer(field)) return pointer;
  const inside = field.kind === 'list' ? join(pointer, 0) : pointer;
  const first = field.fields.find((each) => each.required && !isContainer(each)) ?? field.fields[0];
  return first ? join(inside, first.name) : inside;
}

interface Rest {
  readonly rest: readonly Field[];
  readonly pointer: string;
  readonly to: string;
}

/** Every other field of the contract, by its name and term. */
function Adder({ rest, pointer, to }: Rest) {
  const work = useWork();
  const named = rest
    .map(({ name, label, terms }) => [name, [label, terms[0]].filter(Boolean).join(' · ')] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b));
  const take = (name: string): void => {
    const field = rest.find((each) => each.name === name);
    if (!field) return;
    const at = join(pointer, name);
    add(work, at);
    if (isContainer(field)) {
      setOpen(work, at, join(at, 0));
      const empty: Json = field.kind === 'list' ? [{}] : {};
      work.store.change(set(work.store.value, at, empty));
    }
    work.goal.value = { pointer: firstField(field, at) };
    announce(words.added(field.label));
  };
  return (
    <Menu
      class="adder"
      label={words.addField(to)}
      title={`+ ${words.addFieldShort}`}
      options={named}
      choose={take}
    />
  );
}

const OPEN = /^\/invoice(\/(seller|buyer|lines|payment)(\/address)?)?$/;

function Section({ field, pointer }: Placed) {
  const { store } = useWork();
  const list = get(store.value, pointer);
  return (
    <Folding
      pointer={pointer}
      class="section"
      name={field.name}
      help={field.help}
      title={
        <>
          <span class="section-title">{field.label}</span>
          {field.kind === 'list' && <span class="badge chip">{Array.isArray(list) ? list.length : 0}</span>}
          {field.terms.length > 0 && <span class="term">{field.terms.join(' ')}</span>}
        </>
      }
    >
      {() => (
        <>
          {field.kind === 'object' ? (
            <FieldsOf field={field} pointer={pointer} />
          ) : (
            <Items field={field} pointer={pointer} />
          )}
          {!field.required && pointer !== '/options' && (
            <Remover pointer={pointer} name={field.label} label={words.remove(field.label)} />
          )}
        </>
      )}
    </Folding>
  );
}

interface Folded {
  readonly pointer: string;
  readonly class: string;
  readonly name?: string;
  readonly help?: string;
  readonly title: ComponentChildren;
  readonly children: () => ComponentChildren;
}

/** Drawn when it is opened, so that two hundred closed lines are two hundred titles. */
function Folding({ pointer, class: kind, name, help, title, children }: Folded) {
  const { opened, notes } = useWork();
  const open = opened.value.get(pointer) ?? OPEN.test(pointer);
  const [drawn, setDrawn] = useState(open);
  if (open && !drawn) setDrawn(true);
  const toggled = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void => {
    if (currentTarget.open !== open) opened.value = new Map([...opened.value, [pointer, currentTarget.open]]);
  };
  const all = notes.value.filter((note) => isWithin(note.pointer, pointer));
  return (
    <details class={kind} data-pointer={pointer} data-name={name} title={help} open={open} onToggle={toggled}>
      <summary class="pointed">
        {title}
        <span class="marks">
          <Marks notes={open ? all.filter((note) => note.pointer === pointer) : all} />
        </span>
      </summary>
      {open && (
        <div class="slot">
          <Notes notes={all.filter((note) => note.pointer === pointer)} />
        </div>
      )}
      <div class="section-body">{drawn && children()}</div>
    </details>
  );
}

interface Removed {
  readonly pointer: string;
  readonly name: string;
  readonly label: string;
}

function Remover({ pointer, name, label }: Removed) {
  const work = useWork();
  const remove = (): void => {
    work.added.value = new Set([...work.added.value].filter((each) => !isWithin(each, pointer)));
    work.store.change(set(work.store.value, pointer, undefined));
    announce(words.removed(name));
    work.goal.value = { pointer: parent(pointer) };
  };
  return (
    <Button icon="trash" look="small quiet remove" onClick={remove}>
      {label}
    </Button>
  );
}

function Items({ field, pointer }: Placed) {
  const work = useWork();
  const list = get(work.store.value, pointer);
  const items = Array.isArray(list) ? (list as readonly Json[]) : [];
  const append = (): void => {
    const at = join(pointer, items.length);
    work.store.change(set(work.store.value, pointer, [...items, {}]));
    reveal(work, firstField({ ...field, kind: 'object' }, at));
  };
  return (
    <>
      <Portions list={field.label} pointer={pointer} items={items}>
        {(i) => <Item key={i} field={field} pointer={join(pointer, i)} value={items[i]!} index={i} />}
      </Portions>
      <Button icon="plus" look="small add" onClick={append}>
        {words.addItem(field.label)}
      </Button>
    </>
  );
}

interface Listed extends Placed {
  readonly value: Json;
  readonly index: number;
}

function Item({ field, pointer, value, index }: Listed) {
  const title = <span class="item-title">{itemTitle(value, index)}</span>;
  return (
    <Folding pointer={pointer} class="item" title={title}>
      {() => (
        <>
          <FieldsOf field={field} pointer={pointer} />
          <Remover
            pointer={pointer}
            name={words.itemName(field.label, index + 1)}
            label={words.removeItem(field.label, index + 1)}
          />
        </>
      )}
    </Folding>
  );
}
