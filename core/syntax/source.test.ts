import { expect, test } from 'vitest';
import { names, parse, type Tree } from '@conforme/engine/xml';
import { pointerStep } from '../invoice/index.ts';
import { attributeOf, holdsOnly, textAt, textAtPath } from './source.ts';

const ID = names.intern('urn:source', 'ID');
function rootOf(xml: string): [Tree, number] {
  const tree = parse(Buffer.from(xml));
  return [tree, tree.root];
}

test('the text of a child is that of the first, trimmed; none is not an empty one', () => {
  expect(textAt(...rootOf('<r xmlns="urn:source"><o/><ID> 1\n</ID><ID>2</ID></r>'), ID)).toBe('1');
  expect(textAt(...rootOf('<r xmlns="urn:source"><ID/></r>'), ID)).toBe('');
  expect(textAt(...rootOf('<r xmlns="urn:source"><o><ID>1</ID></o></r>'), ID)).toBeNull();
});

test.each([
  ['<ID>\n  <o> true </o>\n</ID>', 'true'],
  ['<ID a="b"><o><o>1</o> </o></ID>', '1'],
  ['<ID><o>1</o> <o>2</o></ID>', '1 2'],
  ['<ID>0<o>1</o></ID>', '01'],
  ['<ID><!-- 0 --><o>1</o></ID>', '1'],
  ['<ID><![CDATA[ 0]]><o>1</o></ID>', '01'],
  ['<ID><o/></ID>', ''],
])('the text of %s is all that is inside', (child, text) => {
  expect(textAt(...rootOf(`<r xmlns="urn:source">${child}</r>`), ID)).toBe(text);
});

test('a text stands at a path, or nowhere', () => {
  const root = rootOf('<r xmlns="urn:source"><ID><ID> 1 </ID></ID></r>');
  expect(textAtPath(...root, [ID, ID])).toBe('1');
  expect(textAtPath(...root, [ID, ID, ID])).toBeNull();
});

test.each([
  ['<ID a="b"/>', 2, true],
  ['<!-- 0 --><ID>0<!-- 1 -->2</ID>\n<?x y?>', 1, true],
  ['<ID/><ID/>', 1, false],
  ['<ID a="b" b="c"/>', 2, false],
  ['<ID/>0', 1, false],
])('whether %s holds %i and no more', (content, count, expected) => {
  expect(holdsOnly(...rootOf(`<r xmlns="urn:source">${content}</r>`), count)).toBe(expected);
});

test('an attribute is found by its spelling, among any others', () => {
  const source = rootOf(
    '<r xmlns:p="urn:p" p:schemeID="no" a="b" schemeID=" 0002 "><c currencyID="EUR"/></r>',
  );
  expect(attributeOf(...source, 'schemeID')).toBe('0002');
  expect(attributeOf(...source, 'a')).toBe('b');
  expect(attributeOf(...source, 'currencyID')).toBeNull();
});

test.each([
  ['a/b', 'a~1b'],
  ['~', '~0'],
  ['~1', '~01'],
  ['', ''],
])('%j is %j in a pointer', (key, step) => {
  expect(pointerStep(key)).toBe(step);
});
