// What stands where a list or an object is wanted, and how near it is to that.

import { ExactNumber } from './decimals.ts';
import type { Exact, ExactObject } from './json.ts';
import { localPeriod } from './local-periods.ts';
import { isDay } from './values.ts';
import { Walk, type Reader } from './walk.ts';

export function isObject(value: Exact): value is ExactObject {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber)
  );
}

const isJsonText = (value: Exact): boolean => typeof value === 'string' && /^\s*\{/.test(value);

type Properties = Readonly<Record<string, unknown>>;

interface Item {
  readonly properties?: Properties;
  readonly required?: readonly string[];
}

/** One item without its list is read all the same: its own faults are not to wait for another answer. */
export function notAList(
  value: Exact,
  { properties, required = [] }: Item,
  read: Reader,
  walk: Walk,
): undefined {
  if (value === null) return walk.fault('list_type');
  if (properties === undefined) return walk.fault('list_type', ['one']);
  if (!isObject(value))
    return walk.fault('list_type', ['', required.join(', '), textFor(value, properties, required)]);
  if (Object.keys(value).some((name) => Object.hasOwn(properties, name))) read(value, walk);
  return walk.fault('list_type', ['one']);
}

const LONGEST_SHOWN = 100;

/** A text, where all that items of the list cannot lack is one. */
function textFor(value: Exact, properties: Properties, [field = '', ...others]: readonly string[]): string {
  const isText = (properties[field] as { readonly type?: string } | undefined)?.type === 'string';
  const isShown = typeof value === 'string' && value !== '' && value.length <= LONGEST_SHOWN;
  return isText && isShown && others.length === 0 ? JSON.stringify(value) : '';
}

export interface Wanted {
  readonly names: readonly string[];
  readonly required: readonly string[];
  readonly readerOf: (name: string) => Reader;
}

/** How many fields an object is described by that needs one at most. */
const SHOWN = 5;

/** @param read the reader of the object */
export function notAnObject(value: Exact, wanted: Wanted, read: Reader, walk: Walk): undefined {
  const { names, required } = wanted;
  if (Array.isArray(value) && value.length === 1 && isObject(value[0] as Exact)) {
    walk.path.push(0);
    read(value[0] as Exact, walk);
    walk.path.pop();
    // Not every client can put something in the place of the whole request.
    return walk.fault(
      'object_type',
      ['', '', '', '', 'listed'],
      [],
      walk.path.length > 0 ? { item: 0 } : null,
    );
  }
  if (isListOfWhole(value, walk)) {
    const isOfInvoices = names.includes('options') || names.includes('lines');
    return walk.fault('one_only', [
      required.join(', '),
      String(value.length),
      isOfInvoices ? 'invoices' : '',
    ]);
  }
  const quoted = isJsonText(value) ? 'quoted' : '';
  const meant = quoted ? '' : onlyField(value, wanted);
  const others = names.filter((name) => !required.includes(name)).slice(0, SHOWN);
  const shown = quoted || meant || required.length > 1 ? '' : others.join(', ');
  const period = required.join() === 'start,end' ? localPeriod(value, isDay) : null;
  const example = period === null ? '' : JSON.stringify(period);
  return walk.fault('object_type', [required.join(', '), quoted, meant, shown, '', example]);
}

/** What a request makes one of: itself, or its invoice. */
const WHOLE = /^(?:|invoice|invoice_json)$/;

/** Several of what a request has one of. */
const isListOfWhole = (value: Exact, { path }: Walk): value is readonly Exact[] & Exact =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every((each) => isObject(each as Exact)) &&
  WHOLE.test(path.join('/'));

/** A document is not sent back, and an address may belong into any field. */
const FITS = /^(?!.*:\/\/).{1,60}$/;

/** The value that belongs into the one field that an object needs, in quotes. */
function onlyField(value: Exact, { required, readerOf }: Wanted): string {
  const [only, another] = required;
  const text = value instanceof ExactNumber ? value.source : value;
  if (typeof text !== 'string' || !FITS.test(text) || only === undefined || another !== undefined) return '';
  const trial = new Walk({ language: 'en' }, false);
  readerOf(only)(text, trial);
  return trial.faults.length === 0 ? JSON.stringify(text) : '';
}
