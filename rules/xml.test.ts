import * as engine from '@conforme/engine/xml';
import * as former from '@conforme/rules/xml';
import { expect, test } from 'vitest';

test('plugins that import the tree from @conforme/rules/xml have the very functions of the engine', () => {
  expect(former.parse).toBe(engine.parse);
  expect(Object.keys(former)).toEqual(Object.keys(engine));
});
