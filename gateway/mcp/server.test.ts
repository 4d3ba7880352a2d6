import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { TSchema } from 'typebox';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorOutSchema } from '@conforme/proto/schema';
import { definitionsOf } from '@conforme/proto/schema/json-schema';
import { KEY, refusal, type Answers } from '../testing/engine.ts';
import { TOOLS } from './server.ts';
import { FINDING, INVOICE, call, closeAll, connect, serve } from './testing/agent.ts';

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

afterAll(closeAll);

const names = TOOLS.map(({ name }) => name);

function judgeOf(schema: TSchema): ValidateFunction {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats(ajv);
  const named = (schema as { title?: string }).title!;
  return ajv.compile({ $ref: `#/$defs/${named}`, $defs: definitionsOf([schema], '#/$defs/') });
}

const judges = new Map<string, ValidateFunction>(TOOLS.map(({ name, output }) => [name, judgeOf(output)]));
const judgeRefusal = judgeOf(ErrorOutSchema);

describe.each(['a handshake', 'each request on its own'] as const)('with a client that makes %s', (era) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect((await serve()).url, era);
  });

  it('lists tools with schemas and hints to whoever asks, key or not', async () => {
    const { url } = await serve();
    const client = await connect(url, era, null);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(names);
    const sent = JSON.stringify({ jsonrpc: '2.0', id: 1, result: { tools } });
    expect(Buffer.byteLength(sent)).toBeLessThanOrEqual(25 * 1024);
    for (const { name, annotations, description } of tools) {
      expect(annotations!.readOnlyHint).toBe(name !== 'submit_job');
      expect(description!.length).toBeGreaterThan(40);
    }
    expect(tools.filter(({ annotations }) => annotations!.openWorldHint).map(({ name }) => name)).toEqual([
      'generate_invoice',
    ]);
  });

  it.each(names)('answers %s with a structured result and words', async (name) => {
    const { isError, structuredContent, content } = await call(client, name);
    expect(isError ?? false).toBe(false);
    expect([judges.get(name)!(structuredContent), judges.get(name)!.errors]).toEqual([true, null]);
    expect(content[0]!.text).not.toBe('');
  });

  it.each(names)('refuses %s with what is wrong, as the schema of its results allows', async (name) => {
    const { isError, structuredContent, content } = await call(client, name, { nmae: 1 });
    expect(isError).toBe(true);
    expect(structuredContent).toMatchObject({ code: 'validation_error' });
    expect((structuredContent!['details'] as object[])[0]).toMatchObject({
      pointer: expect.stringMatching(/^\//),
    });
    expect(judgeRefusal(structuredContent)).toBe(true);
    expect(content[0]!.text).toMatch(/^validation_error: /);
  });

  it('reads rules and schemas as resources, and completes rule ids', async () => {
    const { url } = await serve();
    const client = await connect(url, era, null);
    const { resources } = await client.listResources();
    for (const { uri } of resources) {
      const [content] = (await client.readResource({ uri })).contents;
      expect(JSON.parse((content as { text: string }).text)).toBeTypeOf('object');
    }
    const { contents } = await client.readResource({ uri: 'conforme://rules/BR-CO-10' });
    expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ id: 'BR-CO-10' });
    await expect(client.readResource({ uri: 'conforme://rules/BR-0' })).rejects.toMatchObject({
      code: -32602,
    });
    const ref = { type: 'ref/resource' as const, uri: 'conforme://rules/{id}' };
    const { completion } = await client.complete({ ref, argument: { name: 'id', value: 'br-co' } });
    expect(completion.values).toEqual(['BR-CO-10', 'BR-CO-11']);
  });

  it('offers prompts', async () => {
    const { url } = await serve();
    const client = await connect(url, era, null);
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['mend-invoice', 'write-invoice']);
    expect(prompts[0]!.arguments).toEqual([
      { name: 'document', description: 'The XML, or where the file is.', required: true },
    ]);
    await expect(client.getPrompt({ name: 'mend-invoice', arguments: {} })).rejects.toThrow('document');
    const { messages } = await client.getPrompt({
      name: 'write-invoice',
      arguments: { description: 'Two chairs' },
    });
    expect((messages[0]!.content as { text: string }).text).toContain('Two chairs');
  });

  it('answers 64 calls at once, each its own', async () => {
    const { url } = await serve({
      validate: async ({ document }) => {
        await new Promise((resolve) => setTimeout(resolve, Number(Buffer.from(document).toString()) % 7));
        return { validation: { profile: Buffer.from(document).toString() } };
      },
    });
    const client = await connect(url, era);
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, at) => call(client, 'validate_invoice', { xml: String(at) })),
    );
    expect(answers.map(({ structuredContent }) => structuredContent!['profile'])).toEqual(
      answers.map((_, at) => String(at)),
    );
  });

  it('stops the work of a call that is given up', async () => {
    let stopped = false;
    let asked = (): void => {};
    const arrived = new Promise<void>((resolve) => (asked = resolve));
    const { url, log } = await serve({
      validate: async (_request, { signal }) => {
        asked();
        await new Promise<void>((resolve) =>
          signal.addEventListener('abort', () => resolve(), { once: true }),
        );
        stopped = true;
        throw new Error('stopped');
      },
    });
    const client = await connect(url, era);
    const given = new AbortController();
    const called = client.callTool(
      { name: 'validate_invoice', arguments: { xml: '<a/>' } },
      { signal: given.signal },
    );
    await arrived;
    // Over HTTP a client of 2025 tells it in a message of its own, which no server without sessions can relate.
    given.abort();
    await expect(called).rejects.toThrow();
    await client.close();
    await expect.poll(() => stopped).toBe(true);
    expect(log.failures).toEqual([]);
  });
});

describe('who may call what', () => {
  const keyed = [
    'generate_invoice',
    'preview_xml',
    'embed_invoice',
    'generate_status',
    'generate_ereporting',
    'submit_job',
    'read_job',
  ];

  let nobody: Client;
  let stranger: Client;
  beforeAll(async () => {
    const { url } = await serve();
    nobody = await connect(url, 'a handshake', null);
    stranger = await connect(url, 'a handshake', 'wrong');
  });

  it.each(names)('%s without a key', async (name) => {
    const { isError, structuredContent } = await call(nobody, name);
    expect(isError ?? false).toBe(keyed.includes(name));
    if (isError) expect(structuredContent).toMatchObject({ code: 'api_key_required' });
  });

  it.each(names)('%s with a wrong key', async (name) => {
    const { isError, structuredContent } = await call(stranger, name);
    const isPublic = ['explain_rule', 'get_schema', 'ereporting_calendar'].includes(name);
    expect(isError ?? false).toBe(!isPublic);
    if (isError) expect(structuredContent).toMatchObject({ code: 'invalid_api_key' });
  });
});

describe('the findings of validate_invoice', () => {
  it('are as many as are asked for, 1,000 unless told', async () => {
    const asked: (number | undefined)[] = [];
    const { url } = await serve({
      validate: ({ maxFindings }) => {
        asked.push(maxFindings);
        return { validation: {} };
      },
    });
    const client = await connect(url);
    await call(client, 'validate_invoice');
    await call(client, 'validate_invoice', { xml: '<a/>', max_findings: 10_000 });
    const { isError, structuredContent } = await call(client, 'validate_invoice', {
      xml: '<a/>',
      max_findings: 10_001,
    });
    expect(asked).toEqual([1000, 10_000]);
    expect(isError).toBe(true);
    expect(structuredContent).toMatchObject({ details: [{ pointer: '/max_findings' }] });
  });
});

describe('refusals of the engine', () => {
  it('keep their findings, and point at the arguments', async () => {
    const answers: Answers = {
      generate: () => {
        const patch = [{ op: 'remove' as const, path: '/invoice/totals', value: null }];
        throw refusal('invalid_input', 'A rule is broken.', { findings: [{ ...FINDING, patch }] });
      },
    };
    const { url } = await serve(answers);
    const { isError, structuredContent, content } = await call(await connect(url), 'generate_invoice');
    expect(isError).toBe(true);
    expect(structuredContent).toMatchObject({
      code: 'invalid_input',
      details: [{ rule: 'BR-CO-10', pointer: '/invoice/totals', fix: 'Leave totals out.' }],
    });
    expect(content[0]!.text).toContain('[fatal · BR-CO-10 · /invoice/totals]');
    expect(content[0]!.text).toContain('"op":"remove"');
  });

  it('say nothing of a failure of ours, and log where it was', async () => {
    const { url, log } = await serve({ validate: () => Promise.reject(new Error('secret')) });
    const { structuredContent } = await call(await connect(url), 'validate_invoice');
    expect(structuredContent).toEqual({
      code: 'internal_error',
      message: 'The service failed on this request.',
    });
    expect(log.failures).toHaveLength(1);
    expect(log.text()).not.toContain('secret');
  });
});

describe('the log', () => {
  it('names the tool, its rules and codes', async () => {
    const { url, log } = await serve();
    const client = await connect(url);
    await call(client, 'validate_invoice');
    await call(client, 'generate_invoice');
    await call(client, 'explain_rule', {});
    const lines = log.lines.filter(({ tool }) => tool !== undefined);
    expect(lines).toMatchObject([
      { route: '/mcp', method: 'POST', status: 200, tool: 'validate_invoice', rules: ['BR-CO-10'] },
      { tool: 'generate_invoice', number: 'F/1' },
      { tool: 'explain_rule', code: 'validation_error' },
    ]);
    expect(lines[0]!['bytes']).toBeGreaterThan(100);
  });
});

it.each([
  [null, {}, 'en'],
  ['fr-FR,fr;q=0.9', {}, 'fr'],
  ['fr', { options: { language: 'en' } }, 'en'],
] as const)('messages of a connection in %s with %j are in %s', async (header, more, language) => {
  const asked: (string | null)[] = [];
  const { url } = await serve({
    generate: (_request, { requestHeader }) => {
      asked.push(requestHeader.get('accept-language'));
      throw refusal('invalid_input', 'No.');
    },
  });
  const headers = header === null ? {} : { 'accept-language': header };
  const client = await connect(url, 'a handshake', KEY, headers);
  await call(client, 'generate_invoice', { invoice: INVOICE.invoice, ...more });
  expect(asked).toEqual([language]);
});
