import { ExactNumber } from '@conforme/proto/schema/decimals';
import { describe, expect, it } from 'vitest';
import { JsonError, messageFrom } from './message.ts';

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
