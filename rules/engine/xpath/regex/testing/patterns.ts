import fc from 'fast-check';

/** Patterns of a few characters, groups, choices and quantities. */
const pattern = fc.letrec<{ branches: string; piece: string; atom: string }>((tie) => ({
  branches: fc
    .array(
      fc.array(tie('piece'), { maxLength: 3 }).map((all) => all.join('')),
      { minLength: 1, maxLength: 2 },
    )
    .map((all) => all.join('|')),
  piece: fc
    .tuple(tie('atom'), fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,2}', '{0}', '{2,}', '+?'))
    .map(([atom, quantity]) => atom + quantity),
  atom: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\d', '[a-z-[b]]', '\\p{Lu}'),
    tie('branches').map((inner) => `(${inner})`),
  ),
})).branches;
/** The same, tied to either end or not. */
export const anchored: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('', '^'), pattern, fc.constantFrom('', '$'))
  .map((all) => all.join(''));
