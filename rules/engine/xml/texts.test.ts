import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ELEMENT, parse, type Tree } from './index.ts';

const documentOf = (texts: readonly string[]): Tree =>
  parse(Buffer.from(`<r>${texts.map((text) => `<a>${text}</a>`).join('')}</r>`));

const textsOf = (tree: Tree): string[] =>
  Array.from({ length: tree.count }, (_, node) => node)
    .filter((node) => tree.kind[node] === ELEMENT && tree.children(node).length === 0)
    .map((node) => tree.text(node));

it('reads texts of every length, again and again', () => {
  const piece = fc.string({
    unit: fc.constantFrom('a', '0', '.', ' ', 'é', '€'),
    minLength: 1,
    maxLength: 16,
  });
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 60 }), (texts) => {
      const tree = documentOf(texts);
      expect(textsOf(tree)).toEqual(texts);
      expect(textsOf(tree).reverse()).toEqual(texts.toReversed());
    }),
  );
});

it('tells texts apart that share a place in the table', () => {
  // More different texts than the table has places.
  const texts = Array.from({ length: 5000 }, (_, i) => `${i}`);
  const tree = documentOf(texts);
  expect(textsOf(tree)).toEqual(texts);
  expect(textsOf(tree)).toEqual(texts);
});

it('gives one document nothing of what it holds for another', () => {
  const [one, two] = [documentOf(['A1', 'same']), documentOf(['B1', 'same', 'A1'])];
  for (const _ of [1, 2]) {
    expect(textsOf(one)).toEqual(['A1', 'same']);
    expect(textsOf(two)).toEqual(['B1', 'same', 'A1']);
  }
});

it('reads the last bytes of a document, and texts that lie across its pieces', () => {
  expect(textsOf(parse(Buffer.from('<r>x</r>')))).toEqual(['x']);
  const long = 'y'.repeat(1000);
  const texts = Array.from({ length: 200 }, (_, i) => `${i}${long}`);
  expect(textsOf(documentOf(texts))).toEqual(texts);
  expect(textsOf(documentOf(['z'.repeat(200_000), 'after']))).toEqual(['z'.repeat(200_000), 'after']);
});

it('resolves references and line ends in short texts', () => {
  const tree = documentOf(['a&lt;b', 'a\r\nb', 'a&#233;', 'a&lt;b']);
  expect(textsOf(tree)).toEqual(['a<b', 'a\nb', 'aé', 'a<b']);
  expect(textsOf(tree)).toEqual(['a<b', 'a\nb', 'aé', 'a<b']);
});
