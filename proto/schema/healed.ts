// What is meant where something else stands, as a patch.

import type { ValidationFault } from './index.ts';
import { pointerStep } from './pointer.ts';

/**
 * The value in the form that is asked for, or the name of the field beside this one that it belongs to; without a value, as it is. Or
 * the item of this list that is to stand in its place.
 */
export type Meant =
  | string
  | number
  | boolean
  | { readonly item: number }
  | { readonly name: string; readonly value?: string | number | boolean };

/** A fault of what can be read all the same: the patch writes it as it is asked for. */
export function healed(fault: ValidationFault, meant: Meant | null): ValidationFault {
  if (meant === null) return fault;
  const { pointer: path } = fault;
  if (typeof meant !== 'object') return { ...fault, patch: [{ op: 'replace', path, value: meant }] };
  if ('item' in meant)
    return { ...fault, patch: [{ op: 'move', from: `${path}/${meant.item}`, path, value: null }] };
  const { name, value } = meant;
  const place = `${path.slice(0, path.lastIndexOf('/'))}/${pointerStep(name)}`;
  if (value === undefined) return { ...fault, patch: [{ op: 'move', from: path, path: place, value: null }] };
  return {
    ...fault,
    patch: [
      { op: 'remove', path, value: null },
      { op: 'add', path: place, value },
    ],
  };
}
