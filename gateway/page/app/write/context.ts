// What every part of the form works with.

import type { ReadonlySignal, Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Finding } from '../service.ts';
import type { Codes } from './codes.ts';
import type { Examined } from './live.ts';
import { get, join, parent, set, steps, type Json, type JsonObject } from './pointer.ts';
import type { Field } from './schema.ts';
import type { Store } from './store.ts';

/** A finding beside its field; what is still to be filled in is open, not wrong. */
export interface Noted {
  readonly pointer: string;
  readonly tone: Finding['severity'] | 'open';
  readonly message: string;
  readonly finding: Finding;
}

/** Takes what a control holds; `beside`: what other fields of the same object hold then. */
export type Put = (value: Json | undefined, beside?: JsonObject) => void;

export interface Turned {
  readonly sought: string;
  readonly at: number;
}

/** The invoice under work, as every part of the form knows it. */
export interface Work {
  readonly store: Store;
  readonly fields: readonly Field[];
  readonly codes: Codes;
  /** Of the editor: the form, or the JSON. */
  readonly tab: Signal<number>;
  /** Fields the reader added although they hold nothing yet. */
  readonly added: Signal<ReadonlySet<string>>;
  /** Sections the reader opened or closed. */
  readonly opened: Signal<ReadonlyMap<string, boolean>>;
  /** Of long lists: what is sought in them, and an item of the portion in sight. */
  readonly turned: Signal<ReadonlyMap<string, Turned>>;
  /** Fields the reader has been in. */
  readonly touched: Signal<ReadonlySet<string>>;
  /** Where the reader is to be led. */
  readonly goal: Signal<{ readonly pointer: string } | null>;
  readonly notes: ReadonlySignal<readonly Noted[]>;
  readonly apply: (finding: Finding) => void;
  readonly start: (request: Json, begun: boolean) => void;
  /** Takes an answer, its findings at their fields. */
  readonly take: (known: Examined) => void;
  /** From now on all that is missing is a mistake. */
  readonly insist: () => void;
}

const WorkContext = createContext<Work | null>(null);
export const WorkProvider = WorkContext.Provider;

export const useWork = (): Work => useContext(WorkContext)!;

export const idOf = (pointer: string): string => `field:${pointer}`;

export function putAt({ store }: Work, pointer: string): Put {
  return (value, beside = {}) => {
    const others = Object.entries(beside).reduce(
      (all, [name, other]) => set(all, join(parent(pointer), name), other),
      store.value,
    );
    store.change(set(others, pointer, value), pointer);
  };
}

export function touch({ touched }: Work, pointer: string): void {
  if (!touched.value.has(pointer)) touched.value = new Set([...touched.value, pointer]);
}

export function setOpen({ opened }: Work, ...pointers: readonly string[]): void {
  opened.value = new Map([...opened.value, ...pointers.map((pointer) => [pointer, true] as const)]);
}

export function add({ added }: Work, ...pointers: readonly string[]): void {
  added.value = new Set([...added.value, ...pointers]);
}

export function turnTo({ turned }: Work, pointer: string, now: Turned): void {
  turned.value = new Map([...turned.value, [pointer, now]]);
}

/** Opens whatever hides a field, and goes there. */
export function reveal(work: Work, pointer: string): void {
  const way: string[] = [];
  for (let at = pointer; at !== ''; at = parent(at)) {
    way.push(at);
    const index = Number(steps(at).at(-1));
    if (Number.isInteger(index)) turnTo(work, parent(at), { sought: '', at: index });
  }
  add(work, ...way);
  setOpen(work, ...way);
  work.tab.value = 0;
  work.goal.value = { pointer };
}

export const isWithin = (pointer: string, place: string): boolean =>
  pointer === place || pointer.startsWith(`${place}/`);

export function isEmpty(value: Json, pointer: string): boolean {
  const there = get(value, pointer);
  if (there == null || there === '') return true;
  return typeof there === 'object' && Object.keys(there).length === 0;
}
