import { expect, test } from 'vitest';
import { parse } from '@conforme/engine/xml';
import { fakeSyntax } from '../testing/plugins.ts';
import { unreadValues } from './unread.ts';

const syntax = fakeSyntax({
  prefixes: new Map([['urn:t', 't']]),
  terms: (path) => (path === '/t:r/t:a/t:b' ? ['BT-1', 'BT-2'] : []),
});

test('a comment or an instruction inside a value hides none of it', () => {
  const tree = parse(Buffer.from('<r xmlns="urn:t"><a><!-- of --><b>1<!-- dozen -->2<?x y?></b></a></r>'));
  expect(unreadValues(tree, syntax, [tree.root]).map(({ value }) => value)).toEqual(['12']);
});

test('each value of an unread element has its place, name, term and text', () => {
  const tree = parse(
    Buffer.from('<r xmlns="urn:t"><a/><a><b> x </b><b s="1"/><c xmlns="http://o/p">y</c></a></r>'),
  );
  const [, second] = tree.children(tree.root);
  expect(unreadValues(tree, syntax, [second!])).toEqual([
    { location: '/t:r/t:a[2]/t:b[1]', name: 't:b', term: 'BT-1', value: 'x' },
    { location: '/t:r/t:a[2]/t:b[2]/@s', name: '@s', term: null, value: '1' },
    {
      location: "/t:r/t:a[2]/*[local-name()='c' and namespace-uri()='http://o/p']",
      name: 'c',
      term: null,
      value: 'y',
    },
  ]);
});
