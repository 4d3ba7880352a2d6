// The assertions of a compiled pack as they are written, with all they stand on: what two versions of a pack are compared by.

import type { Definition, Definitions } from '@conforme/engine/schematron';
import type { RuleFact } from '@conforme/engine/schematron/pack';

export interface WrittenRule extends Pick<RuleFact, 'id' | 'flag' | 'context' | 'test'> {
  /** Variables (`$name`), functions and keys that context and test stand on, at any depth, by name. */
  readonly definitions: ReadonlyMap<string, string>;
  /** Lists of codes, likewise. */
  readonly codes: ReadonlyMap<string, readonly string[]>;
}

/** @param definitions null where nobody kept them */
export function writtenRules(
  rules: readonly RuleFact[],
  definitions: Definitions | null,
): readonly WrittenRule[] {
  return rules.map(({ id, flag, context, test }, index) => {
    const known = definitions ? reached(definitions.used[index] ?? [], definitions.all) : [];
    const texts = new Map<string, string>();
    const codes = new Map<string, readonly string[]>();
    for (const { name, text, codes: list } of known) {
      if (list) codes.set(name, list);
      else texts.set(name, texts.has(name) ? `${texts.get(name)}\n${text}` : (text ?? ''));
    }
    return { id, flag, context: onOneLine(context), test: onOneLine(test), definitions: texts, codes };
  });
}

function reached(from: readonly number[], all: readonly Definition[]): readonly Definition[] {
  const seen = new Set<number>();
  const open = [...from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...all[next]!.uses);
  }
  return [...seen].toSorted((a, b) => a - b).map((number) => all[number]!);
}

/** White space of an expression is layout, but for what stands in quotes. */
const onOneLine = (text: string): string =>
  text.replaceAll(/"[^"]*"|'[^']*'|\s+/g, (part) => (part.trim() === '' ? ' ' : part)).trim();
