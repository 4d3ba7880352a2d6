// JSON Pointers (RFC 6901) and patches (RFC 6902) over plain values. Nothing is changed in place: an earlier state stays what it
// was, so that going back is keeping it.

import type { PatchOperation } from '@conforme/proto/schema';

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function steps(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function join(pointer: string, step: string | number): string {
  return `${pointer}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** '/a/b/0' → '/a/b'; '' above the first step. */
export function parent(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** Undefined where there is nothing. */
export function get(value: Json | undefined, pointer: string): Json | undefined {
  return steps(pointer).reduce<Json | undefined>((at, step) => child(at, step), value);
}

function child(value: Json | undefined, step: string): Json | undefined {
  if (Array.isArray(value)) return (value as readonly Json[])[Number(step)];
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** With this value there, and with the objects that lead to it; undefined takes it away. */
export function set(value: Json, pointer: string, to: Json | undefined): Json {
  const [step, ...rest] = steps(pointer);
  if (step === undefined) return to ?? null;
  const deeper = rest.reduce(join, '');
  const inner = rest.length === 0 ? to : set(child(value, step) ?? {}, deeper, to);
  return Array.isArray(value)
    ? withItem(value as readonly Json[], Number(step), inner)
    : withField(value, step, inner);
}

function withItem(list: readonly Json[], index: number, to: Json | undefined): Json {
  return to === undefined ? list.toSpliced(index, 1) : list.toSpliced(index, 1, to);
}

function withField(value: Json, name: string, to: Json | undefined): Json {
  const { [name]: _, ...others } = isObject(value) ? value : {};
  if (to === undefined) return others;
  // A field that is there keeps its place: people find it again where they wrote it.
  return isObject(value) && Object.hasOwn(value, name) ? { ...value, [name]: to } : { ...others, [name]: to };
}

type Step = Pick<PatchOperation, 'op' | 'path' | 'from'> & { readonly value?: unknown };

/** @throws Error naming the step whose place is not there. */
export function patch(value: Json, all: readonly Step[]): Json {
  return all.reduce(applyStep, value);
}

function applyStep(value: Json, { op, path, value: to = null, from }: Step): Json {
  if (op === 'move') return moved(value, from ?? '', path);
  const holder = get(value, parent(path));
  const known = get(value, path) !== undefined;
  if (holder === undefined || (op !== 'add' && !known)) throw new Error(`nothing stands at ${path}`);
  if (op === 'remove') return set(value, path, undefined);
  if (op === 'add' && Array.isArray(holder)) {
    const last = steps(path).at(-1)!;
    const index = last === '-' ? holder.length : Number(last);
    return set(value, parent(path), (holder as readonly Json[]).toSpliced(index, 0, to as Json));
  }
  return set(value, path, to as Json);
}

function moved(value: Json, from: string, path: string): Json {
  const there = get(value, from);
  if (there === undefined) throw new Error(`nothing stands at ${from}`);
  return set(set(value, from, undefined), path, there);
}
