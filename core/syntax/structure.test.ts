import { expect, test } from 'vitest';
import { structureFindings } from './structure.ts';
import { documentWith, schemaSaying } from './testing/index.ts';
import { TOY_NAMESPACES } from './testing/toy.ts';

const tree = documentWith('t:r', TOY_NAMESPACES, '');

test('what the schema finds is fatal and keeps its words, its node and its terms', () => {
  const [found] = schemaSaying().validate(tree);
  const { message, node, values, terms } = found!;
  expect(structureFindings(schemaSaying(), tree)).toEqual([
    { severity: 'fatal', rule: 'missing', message, node, values, terms },
  ]);
});

test('a document the schema has nothing to say of has no finding', () => {
  expect(structureFindings({ ...schemaSaying(), validate: () => [] }, tree)).toEqual([]);
});
