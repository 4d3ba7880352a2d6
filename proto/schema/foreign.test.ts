// The messages as clients see them that know nothing of our generated code: they read the .proto files themselves.

import { fileURLToPath } from 'node:url';
import { fromBinary, toBinary } from '@bufbuild/protobuf';
import { makeGenericClientConstructor, type MethodDefinition } from '@grpc/grpc-js';
import { loadSync, type MessageTypeDefinition } from '@grpc/proto-loader';
import { describe, expect, test } from 'vitest';
import * as engine from '../gen/conforme/v1/engine_pb.ts';
import * as pb from '../gen/conforme/v1/types_pb.ts';
import { goodRequest } from '../testing/request.ts';
import {
  acceptGenerateMessage,
  faultCodec,
  findingCodec,
  generateRequestCodec,
  validationCodec,
} from './codec.ts';
import { UNTOLD } from './findings.ts';
import { readGenerateRequest } from './read.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const definitions = loadSync(
  ['conforme/v1/engine.proto', 'grpc/health/v1/health.proto', 'grpc/reflection/v1/reflection.proto'],
  {
    includeDirs: [root],
    keepCase: true,
    defaults: true,
    oneofs: true,
  },
);

type Methods = Record<string, MethodDefinition<object, object>>;
const methods = definitions['conforme.v1.Engine'] as unknown as Methods;
type Foreign = MessageTypeDefinition<object, object>;
const foreign = (name: string) => definitions[`conforme.v1.${name}`] as Foreign;

describe('a client that reads the .proto files', () => {
  test('finds its methods under their paths', () => {
    const paths = Object.values(methods).map((method) => method.path);
    expect(paths).toEqual(engine.Engine.methods.map(({ name }) => `/conforme.v1.Engine/${name}`));
    expect(makeGenericClientConstructor(methods, 'Engine').service).toBe(methods);
  });

  test('sends the names of the contract and is understood', () => {
    const { invoice } = goodRequest();
    const lines = invoice.lines.map((line) => ({
      ...line,
      quantity: `${line.quantity}`,
      unit_price: `${line.unit_price}`,
    }));
    const request = { invoice: { ...invoice, lines: lines.map((line) => ({ ...line, vat_rate: '20' })) } };
    const bytes = methods.Generate!.requestSerialize(request);
    const message = fromBinary(pb.GenerateRequestSchema, bytes);
    const expected = readGenerateRequest(JSON.stringify(request)).ok;
    expect(acceptGenerateMessage(message).ok).toEqual(expected);
  });

  test('reads what the canonical form sends', () => {
    const request = readGenerateRequest(JSON.stringify(goodRequest())).ok!;
    const bytes = toBinary(pb.GenerateRequestSchema, generateRequestCodec.toMessage(request));
    const received = methods.Generate!.requestDeserialize(Buffer.from(bytes)) as {
      invoice: { number: string; lines: { quantity: string; item_name: string; _net_amount?: string }[] };
    };
    expect(received.invoice.number).toBe('F-1');
    expect(received.invoice.lines[1]).toMatchObject({ item_name: 'Two', quantity: '2' });
    // proto-loader names the field that is set; an absent one is not.
    expect(received.invoice.lines[1]!._net_amount).toBeUndefined();
  });

  test('reads a verdict', () => {
    const finding = {
      source: 'xsd',
      severity: 'fatal',
      rule: null,
      message: 'm',
      location: null,
      test: null,
    } as const;
    const counts = {
      valid: false,
      error_count: 1,
      warning_count: 0,
      checks_run: ['xsd'],
      checks_skipped: [],
    };
    const validation = { ...counts, flavor: null, profile: 'en16931', findings: [finding], pdf: null };
    const message = { validation: validationCodec.toMessage(validation), rulesets: ['a@1'] };
    const bytes = toBinary(engine.ValidateResponseSchema, {
      ...message,
      details: [],
      causes: [],
      rules: [],
      $typeName: 'conforme.v1.ValidateResponse',
    });
    const received = methods.Validate!.responseDeserialize(Buffer.from(bytes));
    expect(received).toMatchObject({
      rulesets: ['a@1'],
      validation: { valid: false, error_count: 1, profile: 'en16931' },
    });
  });

  test('reads findings and faults of a failed call', () => {
    const fault = faultCodec.toMessage({
      loc: ['body', 'invoice', 0],
      msg: 'm',
      type: 'missing',
      pointer: '/invoice/0',
    });
    const finding = findingCodec.toMessage({
      ...UNTOLD,
      source: 'schematron:base',
      rule: 'BR-CO-10',
      message: 'm',
      pointer: '/invoice/totals',
      pointers: ['/invoice/totals'],
      terms: ['BT-106'],
    });
    const head = { $typeName: 'conforme.v1.ErrorDetail', code: 'invalid_input', message: 'm' } as const;
    const bytes = toBinary(engine.ErrorDetailSchema, {
      ...head,
      findings: [finding],
      faults: [fault],
      losses: [],
      causes: [],
    });
    const received = foreign('ErrorDetail').deserialize(Buffer.from(bytes));
    expect(received).toMatchObject({
      code: 'invalid_input',
      findings: [{ rule: 'BR-CO-10', pointer: '/invoice/totals', terms: ['BT-106'] }],
      faults: [{ type: 'missing', loc: [{ name: 'body' }, { name: 'invoice' }, { index: 0 }] }],
    });
  });

  test('finds health and reflection', () => {
    const health = definitions['grpc.health.v1.Health'] as unknown as Methods;
    expect(health.Check!.path).toBe('/grpc.health.v1.Health/Check');
    const reflection = definitions['grpc.reflection.v1.ServerReflection'] as unknown as Methods;
    expect(reflection.ServerReflectionInfo).toMatchObject({ requestStream: true, responseStream: true });
  });
});
