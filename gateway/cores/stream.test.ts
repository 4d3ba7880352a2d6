import { afterEach, describe, expect, it, vi } from 'vitest';
import { create } from '@bufbuild/protobuf';
import { Code } from '@connectrpc/connect';
import {
  ValidateResponseSchema,
  ValidateStreamResponseSchema,
  type ValidateStreamResponse,
} from '@conforme/proto/v1';
import {
  coresOf,
  endCores,
  GENEROUS,
  knows,
  over,
  serving,
  type FakeCore,
  type Over,
} from '../testing/cores.ts';
import type { Answers } from '../testing/engine.ts';
import type { OpenCoresOptions } from './index.ts';

afterEach(endCores);

/** A core that answers each of a stream with its own name, `ahead` requests after it took it, and what it was asked. */
async function naming(name: string, ahead: number, most = Infinity) {
  const got: string[] = [];
  let answered = 0;
  const answers: Answers = {
    async *validateStream(requests) {
      const waiting: string[] = [];
      const answer = () => answerOf(waiting.shift()!, name);
      for await (const { id } of requests) {
        got.push(id);
        waiting.push(id);
        if (waiting.length > ahead && answered < most) {
          answered++;
          yield answer();
        }
      }
      if (answered === most && waiting.length > 0) await new Promise(() => {});
      while (waiting.length > 0) yield answer();
    },
  };
  const [core] = await coresOf(answers);
  return { core: core!, got };
}

function answerOf(id: string, name: string): ValidateStreamResponse {
  const value = create(ValidateResponseSchema, { rulesets: [name] });
  return create(ValidateStreamResponseSchema, { id, result: { case: 'response', value } });
}

async function overAll(named: readonly { readonly core: FakeCore }[], more: Partial<OpenCoresOptions> = {}) {
  const made = await over(
    named.map(({ core }) => core.url),
    more,
  );
  await knows(made.open, serving(named.length));
  return made;
}

async function* numbered(count: number, seen: string[] = []) {
  for (let at = 0; at < count; at++) {
    seen.push(String(at));
    yield { id: String(at), request: {} };
  }
}

/** Reads a stream to its end. @param at told of each answer. */
async function read(
  { engine }: Over,
  requests: AsyncIterable<object>,
  at = async (_ids: string[], _name: string) => {},
) {
  const [ids, names]: string[][] = [[], []];
  for await (const { id, result } of engine.validateStream(requests)) {
    ids!.push(id);
    names!.push(result.case === 'response' ? result.value.rulesets[0]! : 'refused');
    await at(ids!, names!.at(-1)!);
  }
  return { ids: ids!, names: names! };
}

const ALL = Array.from({ length: 20 }, (_, at) => String(at));

describe('a stream of documents', () => {
  it('goes on elsewhere when its core is lost, each document answered once and in its order', async () => {
    const [a, b] = [await naming('a', 3, 5), await naming('b', 2)];
    // The first turn is that of the first.
    const open = await overAll([a, b]);
    const taken: string[] = [];
    const answers = await read(open, numbered(20, taken), async (ids) => {
      if (ids.length === 5) await a.core.kill();
    });
    expect(answers.ids).toEqual(ALL);
    expect(answers.names).toEqual([...Array(5).fill('a'), ...Array(15).fill('b')]);
    expect(taken).toEqual(ALL);
    expect(b.got).toEqual(ALL.slice(5));
    expect(open.open.report()).toMatchObject({ busy: 0, moved: 1 });
  });

  it('goes on as often as it gets on', async () => {
    const named = { a: await naming('a', 0, 3), b: await naming('b', 0, 3), c: await naming('c', 0, 3) };
    const open = await overAll(Object.values(named));
    const answers = await read(open, numbered(9), async (ids, name) => {
      if (ids.length === 3 || ids.length === 6) await named[name as keyof typeof named].core.kill();
    });
    expect(answers.ids).toEqual(ALL.slice(0, 9));
    expect(new Set(answers.names).size).toBe(3);
  });

  it('is refused where no core can go on', async () => {
    const a = await naming('a', 3, 5);
    const open = await overAll([a]);
    const seen: string[] = [];
    const reading = read(open, numbered(20), async (ids) => {
      seen.push(ids.at(-1)!);
      if (ids.length === 5) await a.core.kill();
    });
    await expect(reading).rejects.toMatchObject({ name: 'HttpError', status: 503 });
    expect(seen).toEqual(ALL.slice(0, 5));
    expect(open.open.report().busy).toBe(0);
  });

  it('waits for no answer longer than a call may take, and for its sender as long as that takes', async () => {
    const a = await naming('a', 0, 2);
    const open = await overAll([a], { limitMs: 2_000 });
    async function* slow() {
      yield { id: '0', request: {} };
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      yield { id: '1', request: {} };
      yield { id: '2', request: {} };
    }
    const seen: string[] = [];
    const reading = read(open, slow(), async (ids) => void seen.push(ids.at(-1)!));
    await expect(reading).rejects.toMatchObject({ code: Code.DeadlineExceeded });
    expect(seen).toEqual(['0', '1']);
    expect(open.open.report()).toMatchObject({ busy: 0, moved: 0 });
  });

  it('ends when its caller leaves, even one who reads no more', async () => {
    const open = await overAll([await naming('a', 0)]);
    const left = new AbortController();
    const ended = vi.fn();
    async function* endless() {
      try {
        for (let at = 0; ; at++) yield { id: String(at), request: {} };
      } finally {
        ended();
      }
    }
    const stream = open.engine.validateStream(endless(), { signal: left.signal });
    await stream[Symbol.asyncIterator]().next();
    expect(open.open.report().busy).toBe(1);
    left.abort();
    expect(open.open.report().busy).toBe(0);
    await vi.waitFor(() => expect(ended).toHaveBeenCalled(), GENEROUS);
  });
});
