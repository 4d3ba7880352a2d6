import { Type as Typebox } from 'typebox';
import { expect, test } from 'vitest';
import { Type } from './type.ts';

test.each([
  [
    'properties that are required and others',
    ({ Unsafe, Optional }: typeof Type) => ({
      a: Unsafe<string>({ type: 'string', 'x-terms': ['BT-1'] }),
      b: Optional(Unsafe<number>({ type: 'integer', default: 0 })),
    }),
  ],
  [
    'nothing required',
    ({ Unsafe, Optional }: typeof Type) => ({ a: Optional(Unsafe<string>({ type: 'string' })) }),
  ],
  ['nothing at all', () => ({})],
])('an object of %s is the schema typebox makes, key by key', (_what, properties) => {
  const made = [Type, Typebox as unknown as typeof Type].map((type) =>
    JSON.stringify(type.Object(properties(type), { additionalProperties: false, title: 'T' })),
  );
  expect(made[0]).toBe(made[1]);
});

test('to make a copy optional leaves the schema itself required', () => {
  const schema = Type.Unsafe<string>({ type: 'string' });
  const { required } = Type.Object({ a: schema, b: Type.Optional(schema) }, {}) as { required?: string[] };
  expect(required).toEqual(['a']);
});

test('an optional object stays what it is', () => {
  const inner = Type.Object({ a: Type.Unsafe<string>({ type: 'string' }) }, {});
  expect(Type.Optional(inner)).toEqual(inner);
});
