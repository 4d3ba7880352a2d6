import { readFileSync } from 'node:fs';
import { create, fromJson, toJson, type DescMessage } from '@bufbuild/protobuf';
import { describe, expect, test } from 'vitest';
import { Engine, ErrorDetailSchema, PreviewXmlRequestSchema } from '../gen/conforme/v1/engine_pb.ts';
import { file_conforme_v1_types } from '../gen/conforme/v1/types_pb.ts';
import { Health } from '../gen/grpc/health/v1/health_pb.ts';
import { ServerReflection, ServerReflectionResponseSchema } from '../gen/grpc/reflection/v1/reflection_pb.ts';
import { isNullable, messages, nodeOf, wireTypeOf } from './messages.ts';
import { extendNumbers, protoFile, type FieldNumbers } from './proto-file.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const lock = JSON.parse(read('field-numbers.json')) as FieldNumbers;

const block = (text: string, message: string) => text.split(`message ${message} {`)[1]!.split('\n}\n')[0]!;

test('what is committed is what the schemas give', () => {
  expect(extendNumbers(lock)).toEqual(lock);
  expect(protoFile(lock)).toBe(read('conforme/v1/types.proto'));
});

test('the generated code knows every message and field, with the numbers of the lock', () => {
  for (const { name, variants } of messages()) {
    const message = file_conforme_v1_types.messages.find((candidate) => candidate.name === name);
    const numbers = Object.fromEntries(message!.fields.map((field) => [field.name, field.number]));
    const fields = Object.keys(nodeOf(variants[0]!).properties!);
    expect(numbers).toEqual(Object.fromEntries(fields.map((field) => [field, lock[name]![field]])));
  }
});

test('variants of one message have the same fields in the same order and of the same kinds', () => {
  const several = messages().filter((message) => message.variants.length > 1);
  expect(several.map((message) => message.name)).toEqual(
    expect.arrayContaining(['Party', 'Address', 'Contact', 'AllowanceCharge', 'LineAllowanceCharge']),
  );
  for (const { variants } of several) {
    const shapes = variants.map((variant) =>
      Object.entries(nodeOf(variant).properties!).map(
        ([name, property]) => `${name} ${wireTypeOf(property).kind}`,
      ),
    );
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  }
});

test('scalars have presence where null or absence means something', () => {
  for (const { name, variants, explicit } of messages()) {
    const message = file_conforme_v1_types.messages.find(
      (candidate) => candidate.name === name,
    ) as DescMessage;
    for (const [field, property] of Object.entries(nodeOf(variants[0]!).properties!)) {
      const desc = message.fields.find((candidate) => candidate.name === field)!;
      if (desc.fieldKind !== 'scalar') continue;
      expect({ name, field, optional: desc.proto.proto3Optional }).toEqual({
        name,
        field,
        optional: explicit || isNullable(property),
      });
    }
  }
});

describe('field numbers', () => {
  test('a new field takes the next number and moves no other', () => {
    const { quantity: _, ...others } = lock.Line!;
    const extended = extendNumbers({ ...lock, Line: others });
    const highest = Math.max(...Object.values(others));
    expect(extended.Line).toEqual({ ...others, quantity: highest + 1 });
  });

  test('a removed field stays reserved by number and name', () => {
    const text = protoFile({ ...lock, Note: { ...lock.Note, colour: 9, shape: 11 } });
    expect(block(text, 'Note')).toContain('  reserved 9, 11;\n  reserved "colour", "shape";');
  });

  test('the number of a removed field is never given again', () => {
    const extended = extendNumbers({ Note: { text: 1, colour: 7 } });
    expect(extended.Note).toMatchObject({ text: 1, colour: 7, subject_code: 8 });
  });

  test('a field without number is refused', () => {
    expect(() => protoFile({})).toThrow(/GenerateRequest\.invoice has no number/);
  });
});

describe('comments', () => {
  const text = read('conforme/v1/types.proto');

  test('name the terms of each role', () => {
    expect(block(text, 'Party')).toContain('Full legal name. BT-27 (Seller), BT-44 (Buyer)');
    expect(block(text, 'LineAllowanceCharge')).toContain('BT-136 (LineAllowance), BT-141 (LineCharge).');
    expect(block(text, 'Address')).toContain(
      'BT-40 (SellerAddress), BT-55 (BuyerAddress), BT-80 (DeliveryAddress)',
    );
  });

  test('name choices, defaults and decimals', () => {
    expect(block(text, 'GenerateOptions')).toMatch(
      /One of basicwl, en16931, extended, extended-ctc-fr\.\s+(\/\/ )?Default en16931\./,
    );
    expect(block(text, 'Line')).toContain('BT-129. Decimal (Quantity).');
  });

  test('stay within the width of the house', () => {
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(118);
  });
});

describe('the service', () => {
  test('has its methods and nothing else', () => {
    expect(Engine.typeName).toBe('conforme.v1.Engine');
    expect(Engine.methods.map((method) => method.name)).toEqual([
      'Generate',
      'PreviewXml',
      'GenerateFromText',
      'PreviewFromText',
      'Embed',
      'Validate',
      'ValidateStream',
      'Extract',
      'Render',
      'Convert',
      'Compare',
      'Receive',
      'ListRulesets',
      'GetRule',
      'DiffRulesets',
    ]);
    const streams = Engine.methods.filter(({ methodKind }) => methodKind !== 'unary');
    expect(streams).toEqual([Engine.method.validateStream]);
    expect(Engine.method.validateStream.methodKind).toBe('bidi_streaming');
  });

  test('preview takes what generate takes', () => {
    expect(PreviewXmlRequestSchema.fields.map((field) => field.name)).toEqual(['invoice', 'options']);
  });

  test('errors carry findings and faults as types', () => {
    const detail = fromJson(ErrorDetailSchema, {
      code: 'invalid_input',
      findings: [{ rule: 'BR-1', pointer: '/invoice' }],
      faults: [{ loc: [{ name: 'body' }, { index: 0 }] }],
    });
    expect(detail.findings[0]!.pointer).toBe('/invoice');
    expect(detail.faults[0]!.loc[1]!.step).toEqual({ case: 'index', value: 0 });
    expect(toJson(ErrorDetailSchema, create(ErrorDetailSchema))).toEqual({});
  });
});

describe('the well-known services', () => {
  test('health is where every client looks for it', () => {
    expect(Health.typeName).toBe('grpc.health.v1.Health');
    expect(Health.methods.map(({ name, methodKind }) => `${name} ${methodKind}`)).toEqual([
      'Check unary',
      'Watch server_streaming',
    ]);
  });

  test('reflection has the numbers every client knows', () => {
    expect(ServerReflection.typeName).toBe('grpc.reflection.v1.ServerReflection');
    expect(ServerReflection.methods[0]!.methodKind).toBe('bidi_streaming');
    const numbers = ServerReflectionResponseSchema.fields.map(({ name, number }) => [name, number]);
    expect(Object.fromEntries(numbers)).toEqual({
      valid_host: 1,
      original_request: 2,
      file_descriptor_response: 4,
      all_extension_numbers_response: 5,
      list_services_response: 6,
      error_response: 7,
    });
  });
});
