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

const declaring = (label: string): string => `<?xml version="1.0" encoding="${label}"?><a>é</a>`;

it.each([
  ['', 'utf-16'],
  // As .NET writes what a StringWriter made.
  ['\ufeff', 'utf-16'],
  ['', 'ucs-2'],
  ['', 'ISO-10646-UCS-2'],
])('says that letters of one byte, behind %j, are not the %s that is declared', (mark, label) =>
  expect(() => parse(Buffer.from(mark + declaring(label)))).toThrow(
    `the document declares ${label.toLowerCase()}, but its letters have one byte each; declare UTF-8 (line 1, column 31)`,
  ),
);

it.each(['', '\ufeff'])('says that an encoding is not known, behind %j', (mark) =>
  expect(() => parse(Buffer.from(mark + declaring('x-none')))).toThrow(
    /the encoding x-none is not known; save the document as UTF-8 \(line 1, column 31\)$/,
  ),
);

it.each([
  ['\ufeff', 'UTF-8', false],
  ['\ufeff', 'windows-1252', false],
  ['\ufeff', 'utf-16be', false],
  ['\ufeff', 'UTF-16LE', true],
  ['', 'UTF-8', false],
  ['', 'utf-16le', true],
])('says of UTF-16, behind %j, that declares %s what to do', (mark, label, isBig) => {
  const bytes = Buffer.from(mark + declaring(label), 'utf16le');
  expect(() => parse(isBig ? bytes.swap16() : bytes)).toThrow(
    `the document is UTF-16, but declares ${label.toLowerCase()}; save it as UTF-8, or declare UTF-16 (line 1, column 31)`,
  );
});

it('says of UTF-16 with neither mark nor declaration what to do', () =>
  expect(() => parse(Buffer.from('<a>é</a>', 'utf16le'))).toThrow(
    /is UTF-16 and declares no encoding; save it as UTF-8 \(line 1, column 1\)$/,
  ));

it.each([
  ['', 'us-ascii'],
  ['', 'ASCII'],
  ['\ufeff', 'US-ASCII'],
])('says where letters begin, behind %j, that are not the %s that is declared', (mark, label) =>
  expect(() => parse(Buffer.from(`${mark}<?xml version="1.0" encoding="${label}"?>\n<a>é</a>`))).toThrow(
    /declares us-ascii, but holds letters beyond it; declare UTF-8 \(line 2, column 4\)$/,
  ),
);
