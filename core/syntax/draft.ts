import type { Draft } from '../invoice/index.ts';

export type { Draft };

/** Stores a value that was read. A blank is ignored, and the first value stays (foreign documents repeat elements). */
export function keep(draft: Draft, key: string, value: string): void {
  const trimmed = value.trim();
  if (trimmed !== '' && draft[key] === null) draft[key] = trimmed;
}

/** Keeps an entry of a map, which holds a key once, and never `__proto__`. @returns false for what the list beside it has to hold. */
export function keepEntry(map: Draft, key: string, value: string): boolean {
  if (key === '__proto__' || Object.hasOwn(map, key)) return false;
  map[key] = value.trim();
  return true;
}

/** True when a part would say nothing: an element without content is as good as none. */
export function isBlank(part: Draft): boolean {
  for (const key in part) {
    const value = part[key];
    if (value === null) continue;
    if (typeof value !== 'object' || !isEmpty(value)) return false;
  }
  return true;
}

/** Lists, maps and objects in which nothing stands say nothing either. */
function isEmpty(value: object): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isBlank(value as Draft);
}
