import { create, toBinary } from '@bufbuild/protobuf';
import { fingerprints } from '@conforme/proto/failure';
import { ErrorDetailSchema, EmbedRequestSchema, ValidateResponseSchema } from '@conforme/proto/v1';
import { expect, it } from 'vitest';
import { EngineError } from '../errors.ts';
import type { DocumentCall } from '../service/document-call.ts';
import { faultsError } from '../service/errors.ts';
import { documentsOf, refusalOf, thrownAgain, transferables } from './wire.ts';

const KB = 1024;

it('a refusal arrives with its code, message, details and where it was met, and without what was said there', () => {
  const cause = new RangeError('a sentence of the document');
  const said = { en: 'It could not be drawn.', fr: "Elle n'a pas pu être dessinée." };
  const sent = structuredClone(refusalOf(new EngineError('render_error', said, [], { cause }), 'fr'));
  expect(JSON.stringify(sent)).not.toContain('sentence');
  const error = thrownAgain(sent);
  expect(error.rawMessage).toBe(said.fr);
  expect(error.findDetails(ErrorDetailSchema)).toMatchObject([{ code: 'render_error' }]);
  expect(fingerprints(error).map((print) => print.error)).toEqual([
    'ConnectError',
    'ConnectError',
    'RangeError',
  ]);
});

it('faults of a request arrive as they were', () => {
  const fault = { loc: ['check'], msg: 'm', type: 'enum', pointer: '/check' } as const;
  const there = faultsError([fault as never], 'en');
  const here = thrownAgain(structuredClone(refusalOf(there, 'en')));
  expect([here.code, here.findDetails(ErrorDetailSchema)]).toEqual([
    there.code,
    there.findDetails(ErrorDetailSchema),
  ]);
});

it('an answer is plain data: its message is written alike on the other side', () => {
  const answer = create(ValidateResponseSchema, {
    rulesets: ['a@1'],
    validation: { valid: true, findings: [{ rule: 'R' }] },
  });
  expect(toBinary(ValidateResponseSchema, structuredClone(answer))).toEqual(
    toBinary(ValidateResponseSchema, answer),
  );
});

it('documents of a call are all its bytes', () => {
  const [pdf, xml] = [new Uint8Array(1), new Uint8Array(2)];
  const message = create(EmbedRequestSchema, { pdf, source: { case: 'xml', value: xml } });
  expect(documentsOf({ method: 'embed', message } as DocumentCall)).toEqual([pdf, xml]);
});

it('only a large buffer that is whole is handed over, and once', () => {
  const [whole, small] = [new Uint8Array(64 * KB), new Uint8Array(64 * KB - 1)];
  const part = new Uint8Array(200 * KB).subarray(0, 100 * KB);
  expect(transferables([whole, small, part, whole])).toEqual([whole.buffer]);
});
