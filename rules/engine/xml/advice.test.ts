// What is said of documents that break in the ways that people break them: what to write, and where.

import { expect, it } from 'vitest';
import { parse } from './index.ts';

it.each([
  ['<a>x &amp; y\r\nA & B; C</a>', /^"&" begins no reference; write it as &amp; \(line 2, column 3\)$/],
  ['<a b="A&B"/>', /^"&" begins no reference; write it as &amp; \(line 1, column 8\)$/],
  [
    '<a>caf&eacute;</a>',
    /^the reference "&eacute;" is not known; write the character itself \(line 1, column 7\)$/,
  ],
])('says of %j what to write, and where', (source, said) =>
  expect(() => parse(Buffer.from(source))).toThrow(said),
);

it('says where bytes begin that are not UTF-8', () => {
  const bytes = Buffer.concat([Buffer.from('<a>\n\ufffdé '), Buffer.from('é</a>', 'latin1')]);
  expect(() => parse(bytes)).toThrow(/not UTF-8 text; write the document in UTF-8.*\(line 2, column 4\)$/);
});

it('says that letters of one byte are not the UTF-16 that is declared', () =>
  expect(() => parse(Buffer.from('<?xml version="1.0" encoding="utf-16"?><a/>'))).toThrow(
    /declares utf-16, but its letters have one byte each; declare UTF-8/,
  ));

it.each(['us-ascii', 'ASCII'])('says where letters begin that are not the %s that is declared', (label) =>
  expect(() => parse(Buffer.from(`<?xml version="1.0" encoding="${label}"?>\n<a>é</a>`))).toThrow(
    /declares us-ascii, but holds letters beyond it; declare UTF-8 \(line 2, column 4\)$/,
  ),
);
