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

function assign(target: Spoiled, [step = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) assign((target[step] ??= {}), rest, value);
  else if (value === undefined) delete target[step];
  else target[step] = value;
}
