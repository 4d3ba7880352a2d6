import { setTimeout as wait } from 'node:timers/promises';
import { Code, ConnectError, createClient } from '@connectrpc/connect';
import { Engine, type ValidateStreamResponse } from '@conforme/proto/v1';
import { afterEach, describe, expect, it } from 'vitest';
import { fixed } from '../registry/live.ts';
import { Registry } from '../registry/registry.ts';
import { bytes, fakeContainer, fakeRuleset, fakeSyntax, invoiceXml } from '../testing/plugins.ts';
import type { Failure } from './failures.ts';
import { inProcess } from './server.ts';
import { inOrder } from './stream.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const DOCUMENT = invoiceXml() as Bytes;

/** The engine over a container whose documents `%PDF<ms>` take so long, and what it was asked and reported. */
function service() {
  const taken: string[] = [];
  const failures: Failure[] = [];
  const container = fakeContainer(
    {},
    {
      extract: async (document) => {
        const text = Buffer.from(document).toString();
        taken.push(text);
        if (text === '%PDFbroken') throw new Error('nobody foresaw this');
        if (text === '%PDFtogether') await together(taken);
        else await wait(Number(text.slice(4)));
        const facts = { pages: 1, attachments: [], pdfa: null, facturx_xmp: null };
        return { xml: invoiceXml(), xmlFilename: 'factur-x.xml', facts, findings: [] };
      },
    },
  );
  const registry = new Registry([fakeSyntax(), fakeRuleset('en'), container]);
  const transport = inProcess(
    fixed(registry),
    () => new Date('2026-11-21T12:00:00Z'),
    (failure) => failures.push(failure),
  );
  return { client: createClient(Engine, transport), taken, failures };
}

/** Comes back when twelve documents have been taken that none was answered of. */
async function together(taken: readonly string[]): Promise<void> {
  while (taken.length < 12) await wait(1);
}

const pdf = (rest: string | number): Bytes => bytes(`%PDF${rest}`) as Bytes;

interface Sent {
  readonly id: string;
  readonly request?: { document: Bytes; check?: string; explain?: boolean };
}

async function* sending(items: Iterable<Sent>): AsyncGenerator<Sent> {
  yield* items;
}

async function all(answers: AsyncIterable<ValidateStreamResponse>): Promise<ValidateStreamResponse[]> {
  const seen: ValidateStreamResponse[] = [];
  for await (const answer of answers) seen.push(answer);
  return seen;
}

describe('ValidateStream', () => {
  it('answers in the order of the requests, however long each takes, with their ids', async () => {
    const { client } = service();
    const times = [40, 1, 25, 0, 10, 5];
    const sent = times.map((time, at) => ({ id: `d${at}`, request: { document: pdf(time), check: 'base' } }));
    const answers = await all(client.validateStream(sending(sent)));
    expect(answers.map(({ id }) => id)).toEqual(['d0', 'd1', 'd2', 'd3', 'd4', 'd5']);
    expect(answers.every(({ result }) => result.case === 'response')).toBe(true);
    expect(answers[0]!.result.value).toMatchObject({ validation: { valid: true }, rulesets: ['en@1.0'] });
  });

  it('works on several documents at once', async () => {
    const { client } = service();
    const sent = Array.from({ length: 12 }, (_, at) => ({
      id: String(at),
      request: { document: pdf('together'), check: 'base' },
    }));
    expect(await all(client.validateStream(sending(sent)))).toHaveLength(12);
  });

  it('answers what it refuses in its place, and goes on', async () => {
    const { client, failures } = service();
    const large = new Uint8Array(15 * 1024 * 1024 + 1);
    const sent: Sent[] = [
      { id: 'text', request: { document: bytes('no invoice') as Bytes } },
      { id: 'cut', request: { document: bytes('<invoice') as Bytes } },
      { id: 'check', request: { document: DOCUMENT, check: 'all' } },
      { id: 'large', request: { document: large } },
      { id: 'none' },
      { id: 'broken', request: { document: pdf('broken') } },
      { id: 'good', request: { document: DOCUMENT, check: 'base' } },
    ];
    const answers = await all(
      client.validateStream(sending(sent), { headers: { 'x-request-id': 'call-1' } }),
    );
    const codes = answers.map(({ id, result }) => [
      id,
      result.case === 'error' ? result.value.code : result.case,
    ]);
    expect(codes).toEqual([
      ['text', 'not_an_einvoice'],
      ['cut', 'invalid_input'],
      ['check', 'validation_error'],
      ['large', 'too_large'],
      ['none', 'validation_error'],
      ['broken', 'internal_error'],
      ['good', 'response'],
    ]);
    expect(answers[2]!.result.value).toMatchObject({ faults: [{ pointer: '/check' }] });
    expect(answers[4]!.result.value).toMatchObject({ faults: [{ pointer: '/request', type: 'missing' }] });
    expect(failures).toMatchObject([{ requestId: 'call-1', method: 'ValidateStream' }]);
  });

  it('takes the same id twice, and no document at all', async () => {
    const { client } = service();
    const twice = [1, 2].map(() => ({ id: 'same', request: { document: DOCUMENT } }));
    expect((await all(client.validateStream(sending(twice)))).map(({ id }) => id)).toEqual(['same', 'same']);
    expect(await all(client.validateStream(sending([])))).toEqual([]);
  });

  it('reads 16 documents ahead of its reader and no more', async () => {
    const { client } = service();
    let read = 0;
    async function* endless(): AsyncGenerator<Sent> {
      for (;;) yield { id: String(read++), request: { document: DOCUMENT } };
    }
    const leave = new AbortController();
    const answers = client.validateStream(endless(), { signal: leave.signal })[Symbol.asyncIterator]();
    for (let taken = 1; taken <= 40; taken++) {
      expect((await answers.next()).value).toMatchObject({ id: String(taken - 1) });
      await wait(1);
      expect(read).toBeLessThanOrEqual(taken + 17);
    }
    leave.abort();
  });

  it('holds few large documents', async () => {
    const { client } = service();
    let read = 0;
    async function* large(): AsyncGenerator<Sent> {
      for (;;) {
        read++;
        yield { id: '', request: { document: new Uint8Array(9 * 1024 * 1024) } };
      }
    }
    const leave = new AbortController();
    const answers = client.validateStream(large(), { signal: leave.signal })[Symbol.asyncIterator]();
    await answers.next();
    await wait(20);
    expect(read).toBeLessThanOrEqual(4);
    leave.abort();
  });

  it('stops when its caller leaves, even while it waits for a request', async () => {
    const { client, taken } = service();
    const leave = new AbortController();
    let closed = false;
    async function* slow(): AsyncGenerator<Sent> {
      try {
        for (let at = 0; ; at++) {
          yield { id: String(at), request: { document: pdf(at === 0 ? 1 : 20) } };
          if (at === 3) await wait(200);
        }
      } finally {
        closed = true;
      }
    }
    const answers = client.validateStream(slow(), { signal: leave.signal })[Symbol.asyncIterator]();
    await answers.next();
    setTimeout(() => leave.abort(), 5);
    await expect(all({ [Symbol.asyncIterator]: () => answers })).rejects.toMatchObject({
      code: Code.Canceled,
    });
    const begun = taken.length;
    await expect.poll(() => closed).toBe(true);
    expect(taken.length).toBeLessThanOrEqual(begun + 1);
  });

  it('ends with what its requests end with', async () => {
    const { client } = service();
    async function* failing(): AsyncGenerator<Sent> {
      yield { id: '1', request: { document: DOCUMENT } };
      throw new ConnectError('cut off', Code.Aborted);
    }
    await expect(all(client.validateStream(failing()))).rejects.toMatchObject({ code: Code.Aborted });
  });
});

describe('inOrder', () => {
  const unhandled: unknown[] = [];
  const keep = (reason: unknown): void => void unhandled.push(reason);
  process.on('unhandledRejection', keep);
  afterEach(() => expect(unhandled).toEqual([]));

  it('fails in the place of the item that fails, leaving no rejection behind', async () => {
    const seen: number[] = [];
    const work = async (item: number): Promise<number> => {
      if (item > 1) throw new Error(`item ${item}`);
      await wait(5);
      return item;
    };
    const answers = inOrder(numbers(5), work, new AbortController().signal, () => true);
    await expect(
      (async () => {
        for await (const answer of answers) seen.push(answer);
      })(),
    ).rejects.toThrow('item 2');
    expect(seen).toEqual([0, 1]);
    await wait(5);
  });

  it('closes its source when it is closed itself', async () => {
    let closed = false;
    async function* source(): AsyncGenerator<number> {
      try {
        yield* numbers(100);
      } finally {
        closed = true;
      }
    }
    const room = (underWay: readonly number[]): boolean => underWay.length < 1;
    for await (const answer of inOrder(source(), async (n) => n, new AbortController().signal, room))
      if (answer === 2) break;
    await expect.poll(() => closed).toBe(true);
  });

  async function* numbers(count: number): AsyncGenerator<number> {
    for (let n = 0; n < count; n++) yield n;
  }
});
