import { readFileSync } from 'node:fs';
import path from 'node:path';

const codesCache = new Map<string, ReadonlySet<string>>();

/** The codes of a list of ours, by the name of its file: `iso-3166-1`. @throws Error for a list that there is not */
export function codesOf(list: string): ReadonlySet<string> {
  const known = codesCache.get(list);
  if (known) return known;
  const file = path.join(import.meta.dirname, 'codelists', `${list}.json`);
  const { codes } = JSON.parse(readFileSync(file, 'utf8')) as { readonly codes: readonly string[] };
  const read = new Set(codes);
  codesCache.set(list, read);
  return read;
}
