import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const files = globSync('**/messages/fr.json', { cwd: import.meta.dirname });

it.each(files)('no French title of %s is half English', (file) => {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const titles = [...text.matchAll(/"title":\s*("(?:[^"\\]|\\.)*")/g)].map(([, title]) => title);
  expect(titles).not.toEqual([]);
  expect(titles.filter((title) => /\b(?:Status|of|the)\b/.test(title!))).toEqual([]);
});
