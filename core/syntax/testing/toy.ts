// A syntax of nobody's, as small as the rows allow.

import { element, parse, serialise, type Serialised } from '@conforme/rules/xml';
import { draftOf, type Draft } from '../draft.ts';
import { numbering } from '../names.ts';
import { contentOf, readRows, type Row, type Target } from '../row.ts';
import { vocabulary } from '../vocabulary.ts';

export interface ToyTarget extends Target {
  readonly currency: string;
}
export type ToyRow<T> = Row<T, ToyTarget>;

export const TOY_NAMESPACES: ReadonlyMap<string, string> = new Map([['t', 'urn:toy']]);
export const TOY_TARGET: ToyTarget = { guideline: 'urn:x', reasons: new Map(), currency: 'EUR' };
export const numberOf = numbering<`t:${string}`>(TOY_NAMESPACES);
export const toy = vocabulary<`t:${string}`, ToyTarget>(numberOf);

function serialised<T>(rows: readonly ToyRow<T>[], value: T): Serialised {
  const root = element('t:r', contentOf(rows, value, '/invoice', TOY_TARGET) ?? []);
  return serialise(root, { namespaces: TOY_NAMESPACES });
}

/** The elements that rows write, without the document element around them. */
export function written<T>(rows: readonly ToyRow<T>[], value: T): string {
  const xml = Buffer.from(serialised(rows, value).bytes).toString();
  return xml.slice(xml.indexOf('\n') + 1).replaceAll(/\n\s*|<\/?t:r\b[^>]*>/g, '');
}

/** What each of them points at. */
export function pointers<T>(rows: readonly ToyRow<T>[], value: T): readonly (readonly string[])[] {
  return serialised(rows, value).pointers.slice(1);
}

/** What rows read of the content of a document element, beginning with `blank`. */
export function read<T>(rows: readonly ToyRow<T>[], content: string, blank: object): Draft {
  const tree = parse(Buffer.from(`<r xmlns="urn:toy">${content}</r>`));
  const draft = draftOf(blank);
  readRows(rows, { tree, node: tree.root }, draft);
  return draft;
}
