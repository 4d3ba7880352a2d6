import { Code, ConnectError } from '@connectrpc/connect';
import { ErrorDetailSchema } from '@conforme/proto/v1';
import { describe, expect, it } from 'vitest';
import { EngineError, type EngineErrorCode } from '../errors.ts';
import { InputError } from '../plugin/index.ts';
import { faultsError, toConnectError, tooLargeError } from './errors.ts';

const detailOf = (error: ConnectError) => error.findDetails(ErrorDetailSchema)[0];

describe('what the engine refuses', () => {
  it.each([
    ['invalid_input', Code.InvalidArgument],
    ['unsupported_profile', Code.InvalidArgument],
    ['not_an_einvoice', Code.InvalidArgument],
    ['not_found', Code.NotFound],
    ['schematron_unavailable', Code.Unavailable],
    ['render_error', Code.Internal],
    ['internal_error', Code.Internal],
  ] as [EngineErrorCode, Code][])(
    '%s has the gRPC status %i, and its own code in the detail',
    (code, status) => {
      const error = toConnectError(new EngineError(code, { en: 'A sentence.', fr: 'Une phrase.' }), 'fr');
      expect(error.code).toBe(status);
      expect(error.rawMessage).toBe('Une phrase.');
      expect(detailOf(error)).toMatchObject({ code, message: 'Une phrase.', findings: [], faults: [] });
    },
  );

  it('carries its findings as typed details', () => {
    const [message, fix] = [
      { en: 'No font.', fr: 'Pas de police.' },
      { en: 'Embed.', fr: 'Incorporez.' },
    ];
    const fault = { source: 'pdf', rule: null, message, pointer: '/pdf', fix };
    expect(detailOf(toConnectError(new InputError(message, [fault]), 'fr'))).toMatchObject({
      code: 'invalid_input',
      message: message.fr,
      findings: [{ source: 'pdf', severity: 'fatal', message: message.fr, pointer: '/pdf', fix: fix.fr }],
    });
  });

  it('says nothing of what nobody foresaw, but keeps it for the log', () => {
    const cause = new TypeError('marked');
    const error = toConnectError(cause, 'en');
    expect(error.cause).toBe(cause);
    expect(error.message + JSON.stringify(detailOf(error))).not.toContain('marked');
  });

  it('leaves alone what already crosses the wire', () => {
    const error = new ConnectError('No.', Code.Canceled);
    expect(toConnectError(error, 'en')).toBe(error);
  });
});

describe('a request that does not match the contract', () => {
  const fault = {
    loc: ['invoice', 'lines', 0],
    msg: 'Missing.',
    type: 'missing',
    pointer: '/invoice/lines/0',
  };

  it.each([
    [1, 'en', 'The request has 1 fault.'],
    [2, 'en', 'The request has 2 faults.'],
    [2, 'fr', 'La requête contient 2 fautes.'],
  ] as const)('of %i faults says in %s: %s', (count, language, message) => {
    const error = faultsError(
      Array.from({ length: count }, () => fault),
      language,
    );
    expect(error.code).toBe(Code.InvalidArgument);
    expect(detailOf(error)).toMatchObject({ code: 'validation_error', message, faults: { length: count } });
  });
});

it('a document that is too large exhausts a resource', () => {
  const error = tooLargeError('en');
  expect(error.code).toBe(Code.ResourceExhausted);
  expect(detailOf(error)).toMatchObject({
    code: 'too_large',
    message: 'The document is larger than 15 MB.',
    faults: [{ type: 'limit', limit: 'request_bytes', value: 15 * 1024 * 1024 }],
  });
});
