import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkedNames } from './names.ts';
import { publishedDecisions, publishedRows } from './published.ts';

const recorded = JSON.parse(readFileSync(join(import.meta.dirname, 'published.json'), 'utf8')) as object;

describe('the list of rows', () => {
  it('has a test for every row that is published', () => {
    const checked = new Set(checkedNames());
    expect(Object.keys(recorded).filter((name) => !checked.has(name))).toEqual([]);
    expect(Object.keys(recorded).length).toBeGreaterThan(320);
  });

  it('names each row once', () => {
    const names = checkedNames();
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('reading published rows', () => {
  const text = [
    '# Title',
    'Words.',
    '## One (of two)',
    '| a | b |',
    '|---|---|',
    '| `x` | 1 |',
    '| y (old) | 2 |',
    '',
    '1. first',
    '   and more',
    '2. second',
    '',
    '- a point',
    '',
    '- another',
    '### Two',
    '| a | b |',
    '|---|---|',
    '| 400 | `x` |',
    '| 400 | y |',
    '- a point',
  ];
  const names = (lines: readonly string[]) => [...publishedRows(lines.join('\n')).keys()];

  it('names rows by their first cells, rules and points by their numbers', () => {
    expect(names(text.slice(0, -1))).toEqual([
      'One: x',
      'One: y',
      'One: rule 1',
      'One: rule 2',
      'One: point 1',
      'One: point 2',
      'Two: 400 x',
      'Two: 400 y',
    ]);
  });

  it('numbers decisions through all headings', () => {
    expect([...publishedDecisions('## A\n1. x\n## B\n2. y\n').keys()]).toEqual(['Decision 1', 'Decision 2']);
  });

  it('tells when a row says something else, wherever the words stand in it', () => {
    const changed = text.with(9, '   and less');
    const [before, after] = [publishedRows(text.join('\n')), publishedRows(changed.join('\n'))];
    expect([...before].filter(([name, digest]) => after.get(name) !== digest).map(([name]) => name)).toEqual([
      'One: rule 1',
    ]);
  });
});
