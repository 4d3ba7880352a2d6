import { keysOf } from '@conforme/proto/schema/pointer';
import type { PatchOperation } from '@conforme/proto/schema';
import { example, type Example } from '../service.ts';

/** A mistake a caller can make that the request's schema lets through: the rule that must find it, and where. */
export interface Mistake {
  readonly name: string;
  readonly rule: string;
  /** The field of the caller's request the first finding of that rule must point to. */
  readonly pointer: string;
  readonly request: Example;
}

// eslint-disable-next-line typescript/no-explicit-any -- the examples are spoiled in ways their type forbids
type Spoiled = any;
export type Spoil = (invoice: Spoiled, options: Spoiled) => void;

export function mistake(name: string, rule: string, pointer: string, base: string, spoil: Spoil): Mistake {
  const request = example(base);
  spoil(request.invoice, request.options);
  return { name, rule, pointer, request };
}

export const GOODS = 'goods-allowances-charges';
export const LINE = '/invoice/lines/0';

/** Puts values at dotted paths of the invoice; undefined takes one away. */
export const set =
  (...steps: readonly (readonly [path: string, value: unknown])[]): Spoil =>
  (invoice) => {
    for (const [path, value] of steps) assign(invoice, path.split('.'), value);
  };

/** Puts values into every line. */
export const lines =
  (given: object): Spoil =>
  (invoice) => {
    for (const line of invoice.lines) Object.assign(line, given);
  };

export const options =
  (given: object): Spoil =>
  (_, of) =>
    Object.assign(of, given);

/** A mistake on an example (services), and what is reported: what to act on and where, faults or doubts, and whether patches heal it. */
export type Practice = readonly [name: string, spoil: Spoil, reported: string, base?: string];

/** What stands there, and no longer does. */
function taken(request: Example, from: string): unknown {
  const steps = keysOf(from);
  const last = steps.pop()!;
  const holder = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], request);
  const { [last]: value } = holder as Record<string, unknown>;
  delete (holder as Record<string, unknown>)[last];
  return value;
}

/** The request with a patch applied. */
export function patched(request: Example, operations: readonly PatchOperation[]): Example {
  const copy = structuredClone(request);
  for (const { op, path, value, from } of operations) {
    const steps = keysOf(path);
    const last = steps.pop()!;
    const holder = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], copy);
    if (op === 'move') (holder as Record<string, unknown>)[last] = taken(copy, from!);
    else if (op === 'remove') delete (holder as Record<string, unknown>)[last];
    else (holder as Record<string, unknown>)[last] = value;
  }
  return copy;
}

export const all =
  (...spoils: readonly Spoil[]): Spoil =>
  (invoice, options) => {
    for (const spoil of spoils) spoil(invoice, options);
  };

function assign(target: Spoiled, [step = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) assign((target[step] ??= {}), rest, value);
  else if (value === undefined) delete target[step];
  else target[step] = value;
}
