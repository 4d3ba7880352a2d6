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

test('behind the most that are told, what the schema counts keeps its count', () => {
  const [found] = schemaSaying().validate(tree);
  const counting = {
    ...schemaSaying(),
    validate: (_: typeof tree, most?: number) => [{ ...found!, times: most! }],
  };
  expect(structureFindings(counting, tree, 7)).toMatchObject([{ rule: 'missing', times: 7 }]);
});

test('a document the schema has nothing to say of has no finding', () => {
  expect(structureFindings({ ...schemaSaying(), validate: () => [] }, tree)).toEqual([]);
});
