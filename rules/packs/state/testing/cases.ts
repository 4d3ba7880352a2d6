/** One change of a document, found by the text to change; what an expression took can stand in its place (`$1`). */
export type Edit = readonly [from: string | RegExp, to: string];

/** The day on which documents are judged: those of tomorrow are of the future. */
export const TODAY = '2026-11-23';

/** Edits by the rule they make fail; they are made together. */
export type Cases = Readonly<Record<string, readonly Edit[]>>;

const valued = (value: string, to: string): Edit => [`>${value}<`, `>${to}<`];

/** A rule that is alone in its pattern, and another value for the place it judges. */
export const one = (id: string, value: string, to: string): Cases => ({ [`${id}#1`]: [valued(value, to)] });

export const code = (id: string, value: string): Cases => one(id, value, `${value} `);

export const day = (id: string, value: string): Cases => ({
  [`${id}#1`]: [valued(value, `${value}T`)],
  [`${id}#2`]: [valued(value, `1999${value.slice(4)}`)],
});

export const number = (id: string, value: string, most = 35): Cases => ({
  [`${id}#1`]: [valued(value, 'F'.repeat(most + 1))],
  [`${id}#2`]: [valued(value, `${value} `)],
  [`${id}#3`]: [valued(value, `${value}  1`)],
  [`${id}#4`]: [valued(value, `${value}.1`)],
});

/** A value with a point, with more decimals than any number has here, and twenty digits. */
export const amount = (id: string, value: string): Cases => ({
  [`${id}#1`]: [valued(value, `${value}0000001`)],
  [`${id}#2`]: [valued(value, '12345678901234567890')],
});

export class EditError extends Error {}

/** @throws EditError when the document has no such text: the test would prove nothing. */
export function edited(document: string, edits: readonly Edit[]): string {
  return edits.reduce((text, [from, to]) => {
    const there = typeof from === 'string' ? text.includes(from) : text.search(from) >= 0;
    if (!there) throw new EditError(`the document has no ${from}`);
    return typeof from === 'string' ? text.replace(from, () => to) : text.replace(from, to);
  }, document);
}
