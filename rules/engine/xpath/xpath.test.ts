import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from '../xml/index.ts';
import { XPathError } from './error.ts';
import { compile } from './evaluate.ts';
import { ALL } from './passes/pass.ts';
import type { Passes } from './passes/pass.ts';
import { EvaluationError } from './runtime/index.ts';

// Every line of testing/cases/*.txt is `expression  =>  item | item`, `()` for nothing, `error` for a static or dynamic error.
// The results were recorded from Saxon; adding a case is adding a line.

const folder = path.join(import.meta.dirname, 'testing/cases');
const bytes = readFileSync(path.join(folder, 'document.xml'));
const namespaces = new Map([
  ['s', 'urn:shop'],
  ['p', 'urn:price'],
]);

const NONE: Passes = { has: () => false };

function outcome(expression: string, passes: Passes): string {
  try {
    const run = compile(expression, namespaces, passes);
    const items = run(parse(bytes));
    return items.length === 0 ? '()' : items.map(escaped).join(' | ');
  } catch (error) {
    if (error instanceof XPathError || error instanceof EvaluationError) return 'error';
    throw error;
  }
}

const escaped = (item: string): string =>
  item === ''
    ? '""'
    : item
        .replaceAll('\\', '\\\\')
        .replaceAll('\n', '\\n')
        .replaceAll('|', String.raw`\|`);

const files = globSync('*.txt', { cwd: folder }).sort();

it('finds its cases', () => {
  expect(files.length).toBeGreaterThanOrEqual(6);
});

describe.each(files)('%s', (file) => {
  const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
  const cases = lines.filter((line) => line !== '').map((line) => line.split('  =>  '));
  it.each(cases)('%s => %s', (expression, expected) => {
    expect(outcome(expression!, ALL)).toBe(expected);
    expect(outcome(expression!, NONE)).toBe(expected);
  });
});

describe('a function that is refused', () => {
  it.each(['format-number(1.5, "0.00")', 'format-date(xs:date("2026-03-07"), "[D]")', 'base-uri(.)'])(
    '%s is named, when the pack is built',
    (expression) => {
      const [name] = /^[a-z-]+/.exec(expression)!;
      expect(() => compile(expression, namespaces)).toThrow(`the function ${name} is refused: `);
    },
  );
});
