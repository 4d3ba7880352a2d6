import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { createRouterTransport } from '@connectrpc/connect';
import { Engine } from '@conforme/proto/v1';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../testing/engine.ts';
import { serveLines } from './stdio.ts';
import { engineClient } from '@conforme/proto/engine-client';

const rpc = (id: number, method: string, params: object = {}): string =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
const validate = (id: number, xml: string): string =>
  rpc(id, 'tools/call', { name: 'validate_invoice', arguments: { xml } });

interface Line {
  readonly id: number | null;
  readonly result?: { readonly structuredContent?: { readonly profile?: string } };
  readonly error?: { readonly code: number };
}

function talk(answers: Answers) {
  const transport = createRouterTransport((router) => router.service(Engine, answers));
  const input = new PassThrough();
  const output = new PassThrough();
  const failures: Error[] = [];
  const served = { engine: engineClient(transport), version: '1.2.3', language: 'fr' as const };
  const ended = serveLines(served, input, output, (error) => failures.push(error));
  let text = '';
  output.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const lines = (): Line[] =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line);
  return { input, output, lines, ended, failures };
}

const ECHO: Answers = {
  validate: ({ document }) => ({ validation: { profile: Buffer.from(document).toString() } }),
};

describe('messages line by line', () => {
  it('answers what came before the input ended, then ends', async () => {
    let finish = (): void => {};
    const slow = new Promise<void>((resolve) => (finish = resolve));
    const { input, lines, ended } = talk({
      validate: async (request, context) => {
        await slow;
        return ECHO.validate!(request, context);
      },
    });
    input.end(validate(1, '<a/>') + validate(2, '<b/>').trim());
    await once(input, 'end');
    finish();
    await ended;
    expect(lines().map(({ id, result }) => [id, result!.structuredContent!.profile])).toEqual([
      [1, '<a/>'],
      [2, '<b/>'],
    ]);
  });

  it('puts messages together however they are cut', async () => {
    const { input, lines, ended } = talk(ECHO);
    const text = Buffer.from(validate(1, '<é/>') + validate(2, '<b/>'));
    for (const byte of text) input.write(Buffer.of(byte));
    input.end();
    await ended;
    expect(lines().map(({ result }) => result!.structuredContent!.profile)).toEqual(['<é/>', '<b/>']);
  });

  it('answers what is no message, and goes on', async () => {
    const { input, lines, ended } = talk(ECHO);
    input.end(`{\n\n{"a":1}\n${validate(3, '<c/>')}`);
    await ended;
    expect(lines().map(({ id, error }) => [id, error?.code])).toEqual([
      [null, -32_700],
      [null, -32_600],
      [3, undefined],
    ]);
  });

  it('says where a text is no message, in its language, and under the id that is waited for where it has one', async () => {
    const { input, lines, ended } = talk(ECHO);
    const twice = '{"jsonrpc":"2.0","id":"a","method":"ping","params":{"x":1,"x":2}}';
    input.end(`{,\n${twice}\n${rpc(5, 'resources/read')}`);
    await ended;
    expect(lines()).toMatchObject([
      { id: null, error: { code: -32_700, message: expect.stringContaining('line 1, column 2') } },
      {
        id: 'a',
        error: {
          code: -32_600,
          message: 'The name x stands twice in one object; the second time at line 1, column 59.',
          data: {
            details: [{ type: 'duplicate_name', msg: expect.stringMatching(/^Le nom x figure deux fois/) }],
          },
        },
      },
      { id: 5, error: { code: -32_602 } },
    ]);
  });

  it('refuses a message of more than 21 MB without keeping it, and goes on', async () => {
    const { input, lines, ended } = talk(ECHO);
    const piece = Buffer.alloc(1024 * 1024, 0x20);
    for (let at = 0; at < 22; at++) input.write(piece);
    input.end(`\n${validate(4, '<d/>')}`);
    await ended;
    expect(lines().map(({ id, error }) => [id, error?.code])).toEqual([
      [null, -32_600],
      [4, undefined],
    ]);
  });

  it('asks for no key', async () => {
    const { input, lines, ended } = talk({ previewXml: () => ({ xml: Buffer.from('<a/>') }) });
    input.end(rpc(1, 'tools/call', { name: 'preview_xml', arguments: {} }));
    await ended;
    expect(lines()[0]!.result!.structuredContent).toMatchObject({ code: 'validation_error' });
  });

  it('stops work that is cancelled, and waits for no answer to it', async () => {
    let stopped = false;
    let asked = (): void => {};
    const arrived = new Promise<void>((resolve) => (asked = resolve));
    const { input, lines, ended } = talk({
      validate: async (_request, { signal }) => {
        asked();
        await once(signal, 'abort');
        stopped = true;
        throw signal.reason;
      },
    });
    input.write(validate(7, '<a/>'));
    await arrived;
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } };
    input.end(`${JSON.stringify(cancelled)}\n`);
    await ended;
    await expect.poll(() => stopped).toBe(true);
    expect(lines()).toEqual([]);
  });

  it('ends, with its work, when nobody reads the answers', async () => {
    let stopped = false;
    const { input, output, ended } = talk({
      validate: async (_request, { signal }) => {
        output.destroy(new Error('EPIPE'));
        await once(signal, 'abort');
        stopped = true;
        throw signal.reason;
      },
    });
    input.write(validate(1, '<a/>'));
    await ended;
    await expect.poll(() => stopped).toBe(true);
  });
});
