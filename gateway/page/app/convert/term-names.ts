// Business terms in people's words: what the published schema calls the field that carries each.

import { onceInEach } from '../language/loaded.ts';
import { look } from '../service.ts';
import { fieldsOf, type Field, type JsonSchema } from '../write/schema.ts';

/** Term → its field with what that stands in: 'BT-153' → Lines › Item name. */
export type TermNames = ReadonlyMap<string, string>;

/** In the language of the moment. */
export const termNames = onceInEach(async () =>
  namesIn(fieldsOf(await look<JsonSchema>('/v1/schema/invoice'))),
);

/** Terms of what the form has as one field, a map, and the term that names it. */
const IN_A_MAP = [
  ['BT-29-1', 'BT-29'],
  ['BT-46-1', 'BT-46'],
  ['BT-60-1', 'BT-60'],
  ['BT-160', 'BG-32'],
  ['BT-161', 'BG-32'],
] as const;

/** Of several fields that carry a term, the first names it. */
export function namesIn(fields: readonly Field[]): TermNames {
  const names = new Map<string, string>();
  const walk = (inside: readonly Field[], above: readonly string[]): void => {
    for (const { label, terms, fields: inner } of inside) {
      const path = [...above, label];
      for (const term of terms) if (!names.has(term)) names.set(term, path.join(' › '));
      walk(inner, path);
    }
  };
  walk(fields, []);
  for (const [term, map] of IN_A_MAP) names.set(term, names.get(map)!);
  return names;
}
