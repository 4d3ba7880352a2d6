import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@conforme/proto/schema';

export const LIST_NAMES = [
  'country',
  'currency',
  'unit',
  'means',
  'exemption',
  'category',
  'type',
  'rate',
] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** A code and its name; the code again where it has none. */
export type NamedCode = readonly [code: string, name: string];

export interface CodeList {
  readonly title: string;
  /** The usual ones first, then by name. */
  readonly codes: readonly NamedCode[];
}

export type CodeLists = Readonly<Record<ListName, CodeList>>;

const listsCache = new Map<Language, CodeLists>();

/** As `npm run build` made them. @throws Error when the page was not built. */
export function builtCodeLists(language: Language): CodeLists {
  const known = listsCache.get(language);
  if (known) return known;
  const file = join(import.meta.dirname, `../page/dist/codes.${language}.json`);
  const read = JSON.parse(readFileSync(file, 'utf8')) as CodeLists;
  listsCache.set(language, read);
  return read;
}
