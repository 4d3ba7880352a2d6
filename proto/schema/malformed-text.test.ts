import { expect, test } from 'vitest';
import { readGenerateRequest } from './read.ts';

const said = (text: string, language: 'en' | 'fr' = 'en'): string | undefined =>
  readGenerateRequest(text, { language }).faults?.[0]!.msg;

const SOMETHING = /^This is not JSON: something else is expected at line \d+, column \d+\.$/;

test.each([
  ['<?xml version="1.0"?><Invoice/>', /It is XML\./],
  ['numero;date;montant\nF-1;05/10/2026;240,00\n', /a table \(CSV\)/],
  ['{"a": 100,00, "b": 1}', /a point for its decimals/],
  ['{"postal_code": 01000}', /put codes, such as postal codes, in quotes/],
  ['{"a": 1, }', /take that comma away/],
  ['{"a": [1, 2,\n]}', /take that comma away/],
  ["{'a': 1}", /straight double quotes/],
  ['{“a”: 1}', /straight double quotes/],
  ['// invoice\n{}', /no comments/],
  ['{"a": None}', /true, false and null/],
  ['{"a": "two\nlines"}', /written \\n/],
  ['{a: 1}', /Names stand in double quotes/],
  ['{"a": {"b": 1}', /ends too early/],
  ['Bonjour', SOMETHING],
  ['', /It is empty\./],
  ['{"a": 1}\n{"a": 2}', /A second object follows.*conforme job submit/],
  ['[object Object]', /JSON\.stringify/],
  ['@facture.json', /the name of a file/],
  ['[objects]', SOMETHING],
  ['{"a" 1}', SOMETHING],
])('%j is no JSON, and why', (text, why) => {
  expect(said(text)).toMatch(why);
  expect(said(text, 'fr')).toMatch(/^Ceci n'est pas du JSON : /);
});
