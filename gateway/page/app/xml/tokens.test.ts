import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize, type State } from './tokens.ts';

const kinds = (row: string, state: State = 'text'): string =>
  tokenize(row, state)
    .tokens.map(({ kind, text }) => `${kind}:${text}`)
    .join('|');

describe('tokenize', () => {
  it('tells names, attributes, values and text apart', () => {
    expect(kinds('<ram:ID schemeID="VA">FR1</ram:ID>')).toBe(
      'tag:<|name:ram:ID|tag: |attribute:schemeID|tag:=|value:"|value:VA"|tag:>|text:FR1|tag:</|name:ram:ID|tag:>',
    );
  });

  it.each<[string, State, State]>([
    ['<!-- begun', 'text', 'comment'],
    ['still', 'comment', 'comment'],
    ['ended -->', 'comment', 'text'],
    ['<![CDATA[ <a> ', 'text', 'data'],
    [']]>', 'data', 'text'],
    ['<a', 'text', 'tag'],
    ['b="1', 'tag', 'double'],
    ["2' c='", 'single', 'single'],
    ['"/>', 'double', 'text'],
    ['<?xml version="1.0"', 'text', 'instruction'],
    ['<!DOCTYPE a', 'text', 'declaration'],
  ])('%s, begun in %s, leaves %s', (row, before, after) => {
    expect(tokenize(row, before).state).toBe(after);
  });

  it('takes every character once, however broken the XML', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '</',
      '/>',
      '"',
      "'",
      '=',
      'a',
      ' ',
      '<!--',
      '-->',
      '<?',
      '?>',
      ']]>',
      '&',
    );
    const states = fc.constantFrom<State>(
      'text',
      'tag',
      'double',
      'single',
      'comment',
      'data',
      'instruction',
    );
    fc.assert(
      fc.property(fc.array(piece), states, (pieces, state) => {
        const row = pieces.join('');
        expect(
          tokenize(row, state)
            .tokens.map(({ text }) => text)
            .join(''),
        ).toBe(row);
      }),
    );
  });
});
