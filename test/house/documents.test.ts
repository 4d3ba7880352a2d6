import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readTree } from './tree.ts';

const ROOT = path.join(import.meta.dirname, '../..');

test('every file that docs/security.md says holds something is there', () => {
  const tree = readTree(ROOT);
  const text = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
  const named = [...text.matchAll(/`([\w/.-]+\.ts)`/g)].map(([, file]) => file!);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !tree.has(file))).toEqual([]);
});
