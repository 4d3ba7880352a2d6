import { expect, test } from 'vitest';
import { canonical, compareLocations } from './locations.ts';
import { parseKnown } from './known.ts';

const prefixes = { a: 'urn:a', b: 'urn:b' };

test('four spellings of one place are one', () => {
  const place = '/{urn:a}r[1]/{urn:b}x[3]/@{}k';
  expect(canonical('/a:r/b:x[3]/@k', prefixes)).toBe(place);
  expect(canonical("/*:r[namespace-uri()='urn:a'][1]/*:x[namespace-uri()='urn:b'][3]/@k", {})).toBe(place);
  expect(canonical('/Q{urn:a}r[1]/Q{urn:b}x[3]/@k', {})).toBe(place);
  expect(canonical("/a:r/*[local-name()='x' and namespace-uri()='urn:b'][3]/@k", prefixes)).toBe(place);
  expect(canonical('/', {})).toBe('/');
});

test('names without a namespace and other namespaces stay apart', () => {
  expect(canonical('/r[1]', {})).toBe('/{}r[1]');
  expect(canonical('/b:r', prefixes)).not.toBe(canonical('/a:r', prefixes));
});

test('what is no location is refused', () => {
  expect(() => canonical('line 3', {})).toThrow(/cannot be read from "line 3"/);
});

test('findings are matched one to one; rules we do not have are left out', () => {
  const known = parseKnown(
    '| pack | file | rule | who is right and why |\n|---|---|---|---|\n| en | * | CII-* | official |',
  );
  const official = ['A /r[1]', 'A /r[1]', 'B /r[1]', 'CII-1 /r[1]'];
  const differences = compareLocations('en', 'f.xml', official, ['A /r[1]', 'B /r[2]'], known);
  expect(differences.map(({ rule, official: left, ours }) => [rule, left, ours])).toEqual([
    ['A', '/r[1]', '–'],
    ['B', '/r[1]', '–'],
    ['B', '–', '/r[2]'],
  ]);
});
