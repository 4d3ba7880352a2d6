import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { asciiOf, JsonText } from './json-text.ts';
import { LIMITS } from './limits.ts';

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

function written(write: (text: JsonText) => void): string {
  const text = new JsonText();
  write(text);
  return textOf(text.taken());
}

it('writes every value as JSON.stringify does', () => {
  const text = new JsonText();
  const pieces = fc.constantFrom(
    'a',
    ' ',
    '"',
    '\\',
    '\n',
    '\u007f',
    '\u0080',
    'é',
    '€',
    '\u2028',
    '\ud83d',
    '😀',
  );
  const texts = fc.string({ unit: pieces, maxLength: 200 });
  fc.assert(
    fc.property(fc.oneof(texts, fc.jsonValue()), (value) => {
      text.value(value);
      expect(textOf(text.taken())).toBe(JSON.stringify(value));
    }),
  );
});

it('writes nothing for undefined, and tells so', () => {
  expect(written((text) => expect(text.value(undefined)).toBe(false))).toBe('');
});

it('grows, and keeps nothing of a document that was taken', () => {
  const text = new JsonText();
  const long = 'é'.repeat(2 ** 20);
  for (const value of [long, 'a', 'b'.repeat(2 ** 17), '']) {
    text.value(value);
    expect(textOf(text.taken())).toBe(JSON.stringify(value));
  }
});

it('writes marks beside values, or a part of them, and cuts what is not wanted', () => {
  const marks = asciiOf('[,]');
  const text = written((each) => {
    each.value('dropped');
    each.cut();
    each.mark(marks, 0, 1);
    each.value(1);
    each.mark(marks, 1);
  });
  expect(text).toBe('[1,]');
});

it('gives bytes of their own', () => {
  const text = new JsonText();
  text.value('first');
  const first = text.taken();
  text.value('other');
  expect(textOf(first)).toBe('"first"');
});

it('stops where more is written than an answer may have, before it takes the memory for it', () => {
  const text = new JsonText();
  const piece = 'a'.repeat(2 ** 22);
  const most = (2 * LIMITS.answer_bytes.value) / piece.length;
  let written = 0;
  expect(() => {
    for (; written < 2 * most; written++) text.value(piece);
  }).toThrow(RangeError);
  expect(written).toBeLessThanOrEqual(most);
});
