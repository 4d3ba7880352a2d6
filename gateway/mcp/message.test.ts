import { ExactNumber } from '@conforme/proto/schema/decimals';
import { describe, expect, it } from 'vitest';
import { JsonError, messageFrom, unreadable } from './message.ts';

describe('messageFrom', () => {
  it('keeps the numbers of arguments as they were written, and makes numbers of all others', () => {
    const text =
      '{"id":7,"method":"tools/call","params":{"name":"t","_meta":{"n":2.50},"arguments":{"a":[1.10],"s":"x"}}}';
    const message = messageFrom(text) as {
      id: number;
      params: { _meta: object; arguments: { a: ExactNumber[] } };
    };
    expect(message.id).toBe(7);
    expect(message.params._meta).toEqual({ n: 2.5 });
    expect(message.params.arguments.a[0]).toBeInstanceOf(ExactNumber);
    expect(message.params.arguments.a[0]!.source).toBe('1.10');
  });

  it('reads messages that are no call of a tool as JSON.parse does', () => {
    const text = '{"id":1,"method":"prompts/get","params":{"arguments":{"n":1e2,"l":[true,null,"a"]}}}';
    expect(messageFrom(text)).toEqual(JSON.parse(text));
    for (const odd of [
      'null',
      '"a"',
      '3',
      '[]',
      '{"method":"tools/call"}',
      '{"method":"tools/call","params":[1]}',
    ])
      expect(messageFrom(odd)).toEqual(JSON.parse(odd));
  });

  it('reads each message of a batch', () => {
    const [first, second] = messageFrom(
      '[{"method":"ping","params":{"n":1}},{"method":"tools/call","params":{"arguments":{"n":1}}}]',
    ) as { params: { n?: number; arguments?: { n: unknown } } }[];
    expect(first!.params.n).toBe(1);
    expect(second!.params.arguments!.n).toBeInstanceOf(ExactNumber);
  });

  it.each(['', '{', '[1,]', '['.repeat(200)])('throws for %s', (text) => {
    expect(() => messageFrom(text)).toThrow(JsonError);
  });
});

describe('unreadable', () => {
  const answer = (text: string): object => {
    try {
      messageFrom(text);
    } catch (thrown) {
      return unreadable(thrown as JsonError, text, 'en');
    }
    return expect.unreachable('it was read');
  };
  const deep = `${'['.repeat(200)}${']'.repeat(200)}`;

  it.each([
    ['a name twice', '{"id":7,"method":"x","params":{"id":1,"a":1,"a":2}}', 7],
    [
      'a name twice before the id',
      '{"a":{"id":"no"},"b":["id",{"id":1}],"a":"\\"id\\":3","id" : "x\\"y"}',
      'x"y',
    ],
    ['depth', `{"params":${deep},"id":-1}`, -1],
    ['too many values', `{"id":"n","a":[${'0,'.repeat(50_000)}0]}`, 'n'],
    ['no id', '{"a":1,"a":2}', null],
    ['an id that is none', '{"id":{"id":1},"a":1,"a":2}', null],
    ['two ids', '{"id":7,"id":8}', null],
    ['a batch', '[{"id":7,"a":1,"a":2}]', null],
    ['an end in the middle of a text', '{"a":1,"a":2,"id":3,"', 3],
  ])('answers under the id of what is JSON all the same: %s', (_what, text, id) => {
    expect(answer(text)).toMatchObject({ id, error: { code: -32_600, data: { code: 'validation_error' } } });
  });

  it('has no id for what is no JSON, and says where it is none', () => {
    expect(answer('{"id":7,\n"a":}')).toMatchObject({
      id: null,
      error: {
        code: -32_700,
        message: 'This is not JSON: something else is expected at line 2, column 5.',
        data: { details: [{ type: 'json_invalid', pointer: '' }] },
      },
    });
  });
});
