import { describe, expect, it } from 'vitest';
import { credential } from './credential.ts';
import { mintKey } from './key.ts';

describe('credential', () => {
  it.each([
    [{}, null],
    [{ authorization: 'Bearer abc' }, 'abc'],
    [{ authorization: 'bearer  abc ' }, 'abc'],
    [{ 'x-api-key': 'abc' }, 'abc'],
    [{ authorization: 'Bearer a', 'x-api-key': 'b' }, 'a'],
    [{ authorization: 'Basic dTpw', 'x-api-key': 'b' }, 'b'],
    [{ authorization: 'Basic dTpw' }, null],
    [{ authorization: 'Bearerx a' }, null],
    [{ 'x-api-key': '' }, null],
  ])('%j → %j', (headers, expected) => expect(credential(headers)).toBe(expected));

  it.each([
    { authorization: 'Bearer' },
    { authorization: 'Bearer ' },
    { authorization: 'Bearer two words' },
    { authorization: 'Bearer', 'x-api-key': 'right' },
    { authorization: mintKey() },
    { authorization: `Token ${mintKey()}` },
    { authorization: mintKey(), 'x-api-key': 'right' },
  ])('refuses %j: who means to show a key is not anonymous', (headers) => {
    expect(() => credential(headers)).toThrow(expect.objectContaining({ code: 'invalid_api_key' }));
  });

  it('tells a mistyped key from others, without quoting it', () => {
    const key = `${mintKey().slice(0, -1)}-`;
    const refusal = expect.objectContaining({
      code: 'invalid_api_key',
      message: expect.stringMatching(/mistyped/),
    });
    expect(() => credential({ 'x-api-key': key })).toThrow(refusal);
    expect(() => credential({ 'x-api-key': key })).not.toThrow(key);
  });
});
