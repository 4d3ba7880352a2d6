// Names of generated code, for people: stack traces, profiles and whoever reads a module see the rule that a function serves.

import type { Name } from './code.ts';

/** What a pack calls something, as letters, digits and single underlines: two of those stand before the number of a module's own name. */
export function identifierOf(called: string): string {
  const plain = called.replaceAll(/[^A-Za-z0-9]+/g, '_').replace(/^_+|_+$/g, '');
  return /^[A-Za-z]/.test(plain) ? plain : `n${plain}`;
}

/** No word of JavaScript, no global and no name of a module (`x_…`, `…__1`) is like these. */
const PLAIN = /^(?:[a-z]|kind|name|parent|end|first|next|pairs)$/;

/** Locals by what they hold, and others of that name by a number: `d`, `kind`, `n2`, `party_1`. */
export function byHint(): (name: Name) => string {
  const given = new Map<Name, string>();
  const counts = new Map<string, number>();
  return (name) => {
    const known = given.get(name);
    if (known !== undefined) return known;
    const hint = identifierOf(name.hint).replace(/^x_/, 'x');
    const count = counts.get(hint) ?? 0;
    counts.set(hint, count + 1);
    const plain = count === 0 ? hint : `${hint}${count + 1}`;
    const text = PLAIN.test(hint) ? plain : `${hint}_${count + 1}`;
    given.set(name, text);
    return text;
  };
}
