import { describe, expect, it } from 'vitest';
import { ExactNumber } from '@conforme/proto/schema/decimals';
import { paramsRefusal } from './params.ts';

const request = (method: string, params?: unknown) => ({ jsonrpc: '2.0', id: 1, method, params });
const argument = { name: 'id', value: 'BR' };

describe('parameters of the protocol', () => {
  it.each([
    ['tools/call', undefined, 'name must be a name that is offered'],
    ['tools/call', { name: 'constructor' }, 'name must be a name that is offered'],
    ['tools/call', { name: 'x', arguments: new ExactNumber('1') }, 'arguments must be an object'],
    ['prompts/get', { name: 'toString' }, 'name must be a name that is offered'],
    ['prompts/get', { name: 'x', arguments: { a: 1 } }, 'arguments must be an object of strings'],
    ['resources/read', {}, 'uri must be a string'],
    ['resources/read', [], 'uri must be a string'],
    [
      'completion/complete',
      { ref: { type: 'ref/prompt', name: 'constructor' }, argument },
      'ref must be {"type"',
    ],
    [
      'completion/complete',
      { ref: { type: 'ref/resource', uri: 'a' }, argument: { name: 'id' } },
      'argument.value must be a string',
    ],
    [
      'initialize',
      {},
      'protocolVersion must be a string; capabilities must be an object; clientInfo must be',
    ],
  ])('of %s are refused in words: %j', (method, params, words) => {
    const message = expect.stringContaining(`Invalid parameters of ${method}: ${words}`) as unknown;
    expect(paramsRefusal(request(method, params))).toMatchObject({
      id: 1,
      error: { code: -32_602, message },
    });
  });

  it.each([
    request('tools/call', { name: 'no_such_tool' }),
    request('tools/call', { name: 'validate_invoice', arguments: {} }),
    request('prompts/get', { name: 'mend-invoice', arguments: { document: '<a/>' } }),
    request('resources/read', { uri: 'constructor' }),
    request('completion/complete', { ref: { type: 'ref/resource', uri: 'a' }, argument }),
    request('ping'),
    request('constructor'),
    { jsonrpc: '2.0', method: 'tools/call' },
    [],
    null,
  ])('are left to the framework where they are as they should be, or its to judge: %j', (message) =>
    expect(paramsRefusal(message)).toBeNull(),
  );
});
