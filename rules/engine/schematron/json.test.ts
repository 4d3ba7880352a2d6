import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { SourceError } from './error.ts';
import { placeOfKey, readJson } from './json.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'json-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(text: string): string {
  const file = path.join(folder, 'pack.json');
  writeFileSync(file, text);
  return file;
}

function faultOf(text: string): string {
  try {
    readJson(written(text));
  } catch (error) {
    const { message, place } = error as SourceError;
    return `${place.line}:${place.column} ${message}`;
  }
  return 'none';
}

describe('a file that is no JSON', () => {
  it.each([
    ['', '1:1 this is no JSON: a value was expected, found the end'],
    ['{', '1:2 this is no JSON: a key in double quotes was expected, found the end'],
    ['{"a": 1,\n "b": x}', '2:7 this is no JSON: a value was expected, found "x"'],
    ['{"a": 1\n "b": 2}', '2:2 this is no JSON: "," or "}" was expected, found "\\""'],
    ['{"a": 1,\r\n}', '2:1 this is no JSON: a key in double quotes was expected, found "}"'],
    ['{"a" 1}', '1:6 this is no JSON: ":" was expected, found "1"'],
    ["{'a': 1}", '1:2 this is no JSON: a key in double quotes was expected, found "\'"'],
    ['[1, 2', '1:6 this is no JSON: "," or "]" was expected, found the end'],
    ['[01]', '1:2 this is no JSON: a value was expected, found "0"'],
    ['{"a": "b\nc"}', '1:9 this is no JSON: the text is not closed on its line'],
    ['{"a": "C:\\dir"}', '1:10 this is no JSON: the text has a wrong escape'],
    ['{} {}', '1:4 this is no JSON: the end was expected, found "{"'],
    ['{"a": NaN}', '1:7 this is no JSON: a value was expected, found "N"'],
    ['[', '1:2 this is no JSON: a value was expected, found the end'],
  ])('%j is told at the character where it stops being one', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('may nest as deeply as it likes', () => {
    expect(faultOf('['.repeat(100_000))).toMatch(/^1:50\d this is no JSON: it is nested too deeply$/);
  });
});

it('JSON is read as it is, with a byte order mark too', () => {
  const value = { a: [1.5, -2e3, true, null, 'é"\\\u0001'], b: {} };
  expect(readJson(written(JSON.stringify(value)))).toEqual(value);
  expect(readJson(written(`\uFEFF${JSON.stringify(value, null, 1)}`))).toEqual(value);
});

it('a key is found by the keys that lead to it, never in a text', () => {
  const file = written('{ "title": "the \\"syntax\\" of",\n  "applies": { "id": 1 },\n  "id": 2 }');
  expect(placeOfKey(file, ['applies', 'id'])).toMatchObject({ line: 2, column: 16 });
  expect(placeOfKey(file, ['id'])).toMatchObject({ line: 3, column: 3 });
  expect(placeOfKey(file, ['syntax'])).toMatchObject({ line: 1, column: 1 });
});
