import { create } from '@bufbuild/protobuf';
import { expect, it } from 'vitest';
import { ValidationOutSchema } from '../gen/conforme/v1/types_pb.ts';
import { verdictOf } from './answers.ts';

it.each([
  ['an invoice has no property for a root', undefined],
  ['what is no invoice has its root last', 'Order'],
])('the verdict on %s', (_, root) => {
  const verdict = verdictOf(create(ValidationOutSchema, root === undefined ? {} : { root }));
  expect(Object.keys(verdict).at(-1) === 'root').toBe(root !== undefined);
  expect(Object.hasOwn(verdict, 'root')).toBe(root !== undefined);
});
