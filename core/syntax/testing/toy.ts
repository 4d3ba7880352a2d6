// A syntax of nobody's, as small as the rows allow.

import { ATTRIBUTE, element, parse, serialise, type Serialised, type Tree } from '@conforme/engine/xml';
import { readInvoiceShape } from '../../invoice/index.ts';
import type { Draft } from '../draft.ts';
import { EXTENDED, type Level } from '../level.ts';
import { numbering } from '../names.ts';
import { Reading } from '../reading.ts';
import { contentOf, placesOf, type Row, type Target } from '../row.ts';
import { vocabulary } from '../vocabulary.ts';

export type ToyTarget = Target;
export type ToyRow<T> = Row<T, ToyTarget>;

export const TOY_NAMESPACES: ReadonlyMap<string, string> = new Map([['t', 'urn:toy']]);
export const TOY_TARGET: ToyTarget = {
  guideline: 'urn:x',
  reasons: new Map(),
  currency: 'EUR',
  accountingCurrency: null,
  level: EXTENDED,
};
export const numberOf = numbering<`t:${string}`>(TOY_NAMESPACES);
export const toy = vocabulary<`t:${string}`, ToyTarget>(numberOf);

function serialised<T>(rows: readonly ToyRow<T>[], value: T): Serialised {
  const root = element('t:r', contentOf(rows)(value, '/invoice', TOY_TARGET) ?? []);
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
  return reading(rows, content, blank).draft;
}

/** The same, and what was not read, each as `element`, `element=text` or `@attribute=text`. */
export function reading<T>(
  rows: readonly ToyRow<T>[],
  content: string,
  blank: object,
  { level = EXTENDED, strict = false }: { level?: Level; strict?: boolean } = {},
): { draft: Draft; unread: string[]; beyond: boolean } {
  const tree = parse(Buffer.from(`<r xmlns="urn:toy">${content}</r>`));
  const draft = structuredClone(blank) as Draft;
  const state = new Reading(tree, { currency: 'EUR', accountingCurrency: null, level, strict });
  placesOf(rows, readInvoiceShape())().read(state, tree.root, draft);
  const { unread, beyond } = state;
  return { draft, unread: unread.map((node) => named(tree, node)), beyond };
}

function named(tree: Tree, node: number): string {
  const { local } = tree.nameOf(node);
  const text = tree.text(node).trim();
  const name = tree.kind[node] === ATTRIBUTE ? `@${local}` : local;
  return text === '' ? name : `${name}=${text}`;
}
