import type { FindingKind } from './finding.ts';

export type Language = 'en' | 'fr';

/** Title, sentence, explanation and fix of a finding in one language. */
export interface Words {
  readonly title: string;
  readonly message: string;
  readonly explanation: string;
  readonly fix: string;
  readonly reference: string;
}

/** `messages/<language>.json` of a schema pack. Placeholders: `{2}`, or with a form `{1:terms}`, `{4:type}` and so on. */
export interface MessageTable {
  readonly reference: string;
  readonly rules: Readonly<Record<string, Omit<Words, 'reference'>>>;
  /** Built-in type → what to write, with an example. */
  readonly types: Readonly<Record<string, string>>;
  /** Term → its name. */
  readonly terms: Readonly<Record<string, string>>;
  /** For an empty list, an empty text, and how a text is quoted (`"{1}"`). */
  readonly nothingMore: string;
  readonly empty: string;
  readonly quoted: string;
  /** Of a group that may be left out whole: behind what to add to it. */
  readonly unneeded: string;
}

type Form = (value: string, table: MessageTable) => string;

const FORMS: Readonly<Record<string, Form>> = {
  /** ` (Invoice number, BT-1)`, or nothing when no term is known. */
  terms: (value, table) =>
    value === ''
      ? ''
      : ` (${value
          .split(' ')
          .map((term) => named(term, table))
          .join('; ')})`,
  type: (value, table) => table.types[value] ?? value,
  list: (value, table) => (value === '' ? table.nothingMore : value),
  unneeded: (value, table) => (value === '' ? '' : table.unneeded.replace('{1}', () => value)),
  text: (value, table) => (value === '' ? table.empty : table.quoted.replace('{1}', () => value)),
};

function named(term: string, table: MessageTable): string {
  const name = table.terms[term];
  return name === undefined ? term : `${name}, ${term}`;
}

/** The words of a kind of finding with its values filled in, or null for a kind the messages do not know. */
export function wordsOf(
  table: MessageTable,
  kind: FindingKind | string,
  values: readonly string[],
): Words | null {
  const words = Object.hasOwn(table.rules, kind) ? table.rules[kind] : undefined;
  if (!words) return null;
  const filled = (template: string): string => fill(template, values, table);
  return {
    title: words.title,
    message: filled(words.message),
    explanation: filled(words.explanation),
    fix: filled(words.fix),
    reference: table.reference,
  };
}

function fill(template: string, values: readonly string[], table: MessageTable): string {
  return template.replaceAll(/\{(\d+)(?::(\w+))?\}/g, (_, index: string, form: string | undefined) => {
    const value = values[Number(index) - 1] ?? '';
    return form === undefined ? value : FORMS[form]!(value, table);
  });
}

/** @throws Error naming the sentence when it asks for a form that does not exist. */
export function checkMessages(table: MessageTable, kinds: readonly string[]): MessageTable {
  for (const kind of kinds) {
    const words = table.rules[kind];
    if (!words) throw new Error(`the messages have no sentence for "${kind}"`);
    for (const match of JSON.stringify(words).matchAll(/\{\d+:(\w+)\}/g))
      if (!Object.hasOwn(FORMS, match[1]!))
        throw new Error(`the sentence of "${kind}" uses the unknown form "${match[1]}"`);
  }
  return table;
}
