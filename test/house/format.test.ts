import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { misformatted } from './format.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'conforme-format-'));
  write('.prettierrc.json', '{}\n');
  write('.prettierignore', 'ignored');
  write('.editorconfig', 'root = true\n');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const record = (): string => path.join(root, '.cache/check/formatted');
const look = (): Promise<readonly string[]> => misformatted(root, record());

test('finds what is ill formed wherever it stands, again and again, and nothing that is foreign or ignored', async () => {
  const spoiled = ['a.ts', '.hidden/b.json', 'room/.deep/c.mjs'];
  for (const file of [...spoiled, 'ignored/d.ts', 'node_modules/e.ts', 'f.unknown']) write(file, '  x ( )');
  write('fine.ts', "x('');\n".replaceAll("'", '"'));
  expect((await look()).toSorted()).toEqual(spoiled.toSorted());
  expect((await look()).toSorted()).toEqual(spoiled.toSorted());
});

test('looks again at what has changed, and at all when what decides the form has', async () => {
  write('a.ts', 'x();\n');
  write('b.ts', 'x("");\n');
  expect(await look()).toEqual([]);
  expect(readFileSync(record(), 'utf8')).not.toBe('');
  write('a.ts', 'x()\n');
  expect(await look()).toEqual(['a.ts']);
  write('.prettierrc.json', '{ "semi": false, "singleQuote": true }\n');
  expect(await look()).toEqual(['b.ts']);
});
