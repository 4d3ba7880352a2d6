import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { placeOf, positionOf } from './json-place.ts';

const TEXT = `{
  "invoice": {
    "number": "A\\"{[1",
    "lines": [
      { "quantity": 1 }, {"quantity":[ ], "a/b": {"~": -1.5e3}}
    ]
  },
  "options": null }`;

describe('the place of a pointer', () => {
  it.each([
    ['', 1, 1],
    ['/invoice', 2, 3],
    ['/invoice/number', 3, 5],
    ['/invoice/lines/1', 5, 26],
    ['/invoice/lines/1/a~1b/~0', 5, 51],
    ['/options', 8, 3],
    // What is missing belongs into what there is.
    ['/invoice/lines/0/item_name', 5, 7],
    ['/invoice/lines/7', 4, 5],
    ['/invoice/number/x', 3, 5],
    ['/nothing', 1, 1],
  ])('%s: %i:%i', (pointer, line, column) => {
    expect(placeOf(TEXT, pointer)).toEqual({ line, column });
  });

  it('is that of the last, where a name is given twice', () => {
    expect(placeOf('{"a": 1,\n"a": 2}', '/a')).toEqual({ line: 2, column: 1 });
  });

  it('is found in any JSON, however it is laid out', () => {
    const indent = fc.constantFrom(0, 1, 3);
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.string(), indent, (value, name, indent) => {
        const text = JSON.stringify({ before: value, [`k${name}`]: 1 }, null, indent);
        const pointer = `/k${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        const offset = text.lastIndexOf(JSON.stringify(`k${name}`));
        expect(placeOf(text, pointer)).toEqual(positionOf(text, offset));
      }),
      { numRuns: 300 },
    );
  });
});
