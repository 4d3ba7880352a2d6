import { describe, expect, it } from 'vitest';
import { isEnd, readLines, type BatchEnd, type BatchLine } from './ndjson.ts';

function body(...parts: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

async function all(stream: ReadableStream<Uint8Array>): Promise<(BatchLine | BatchEnd)[]> {
  const lines: (BatchLine | BatchEnd)[] = [];
  for await (const line of readLines(stream)) lines.push(line);
  return lines;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('readLines', () => {
  it('gives a line as soon as it is whole, wherever the network cut it', async () => {
    const whole = bytes(
      '{"name":"é.xml","status":200}\n{"name":"b","status":400}\n{"summary":{"documents":2}}\n',
    );
    const cut = Array.from({ length: Math.ceil(whole.length / 7) }, (_, i) =>
      whole.subarray(i * 7, i * 7 + 7),
    );
    const lines = await all(body(...cut));
    expect(lines.map((line) => (isEnd(line) ? 'end' : line.name))).toEqual(['é.xml', 'b', 'end']);
  });

  it('takes a last line without its line break', async () => {
    expect(await all(body(bytes('{"name":"a","status":200}')))).toEqual([{ name: 'a', status: 200 }]);
  });

  it('gives nothing for nothing', async () => {
    expect(await all(body())).toEqual([]);
  });

  it('fails on what is no JSON', async () => {
    await expect(all(body(bytes('<html>\n')))).rejects.toThrow(SyntaxError);
  });
});
