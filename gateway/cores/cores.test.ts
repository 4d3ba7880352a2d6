import { Code, ConnectError } from '@connectrpc/connect';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { coresOf, endCores, GENEROUS, knows, losing, Named, over, serving, TIMES } from '../testing/cores.ts';
import { refusal, type Answers } from '../testing/engine.ts';

afterEach(endCores);

describe('of several cores', () => {
  it('the least busy gets the next call, and each its turn when all are idle', async () => {
    const [a, b] = [new Named('a', true), new Named('b', true)];
    const { open, engine } = await over((await coresOf(a.answers, b.answers)).map(({ url }) => url));
    await knows(open, serving(2));
    const calls = Array.from({ length: 6 }, () => engine.validate({}));
    await vi.waitFor(() => expect([a.got.length, b.got.length]).toEqual([3, 3]), GENEROUS);
    expect(open.report().busy).toBe(6);
    for (const core of [a, b]) core.release();
    await Promise.all(calls);
    for (let at = 0; at < 4; at++) await engine.validate({});
    expect([a.got.length, b.got.length]).toEqual([5, 5]);
    expect(open.report()).toMatchObject({ busy: 0, moved: 0, shed: 0 });
  });

  it('one that is killed loses no call, gets none, and gets them again when it is back', async () => {
    const [a, b] = [new Named('a', true), new Named('b')];
    const [first, second] = await coresOf(a.answers, b.answers);
    const { open, engine } = await over([first!.url, second!.url]);
    await knows(open, serving(2));
    const calls = Array.from({ length: 8 }, () => engine.validate({}));
    await vi.waitFor(() => expect(a.got.length).toBe(4), GENEROUS);
    await first!.kill();
    expect(new Set((await Promise.all(calls)).map(({ rulesets }) => rulesets[0]))).toEqual(new Set(['b']));
    expect(open.report().moved).toBe(4);
    await knows(open, { serving: 1, away: 1 });
    for (let at = 0; at < 4; at++) expect((await engine.validate({})).rulesets).toEqual(['b']);
    await first!.start();
    await knows(open, serving(2));
    a.release();
    const back = await Promise.all(Array.from({ length: 4 }, () => engine.validate({})));
    expect(new Set(back.map(({ rulesets }) => rulesets[0]))).toEqual(new Set(['a', 'b']));
  });

  it('one that stops finishes what it has, and no call fails', async () => {
    const [a, b] = [new Named('a', true), new Named('b')];
    const [first, second] = await coresOf(a.answers, b.answers);
    const { open, engine } = await over([first!.url, second!.url]);
    await knows(open, serving(2));
    const before = Array.from({ length: 4 }, () => engine.validate({}));
    await vi.waitFor(() => expect(a.got.length).toBe(2), GENEROUS);
    const stopped = first!.stop();
    const meanwhile = await Promise.all(Array.from({ length: 8 }, () => engine.validate({})));
    expect(new Set(meanwhile.map(({ rulesets }) => rulesets[0]))).toEqual(new Set(['b']));
    a.release();
    const answered = (await Promise.all(before)).map(({ rulesets }) => rulesets[0]).sort();
    expect(answered).toEqual(['a', 'a', 'b', 'b']);
    await stopped;
  });

  it('one that says it is about to stop gets no more calls', async () => {
    const [a, b] = [new Named('a'), new Named('b')];
    const [first, second] = await coresOf(a.answers, b.answers);
    const { open, engine } = await over([first!.url, second!.url]);
    first!.health = 'leaving';
    await knows(open, { serving: 1, away: 1 });
    for (let at = 0; at < 4; at++) await engine.validate({});
    expect(a.got).toEqual([]);
    expect(b.got.length).toBe(4);
  });

  it('one that says nothing any more loses its calls to another, and is asked again when it speaks', async () => {
    const [a, b] = [new Named('a', true), new Named('b')];
    const [first, second] = await coresOf(a.answers, b.answers);
    const { open, engine } = await over([first!.url, second!.url], { times: { ...TIMES, silentMs: 1_000 } });
    await knows(open, serving(2));
    const calls = [engine.validate({}), engine.validate({})];
    await vi.waitFor(() => expect(a.got.length).toBe(1), GENEROUS);
    first!.health = 'silent';
    for (const { rulesets } of await Promise.all(calls)) expect(rulesets).toEqual(['b']);
    expect(open.report().moved).toBe(1);
    first!.health = 'serving';
    await knows(open, serving(2));
  });

  it('one that is slow to say how it is gets no calls while another is quick, and its calls stay with it', async () => {
    const [a, b] = [new Named('a', true), new Named('b')];
    const [first, second] = await coresOf(a.answers, b.answers);
    const { open, engine } = await over([first!.url, second!.url], { times: { ...TIMES, slowMs: 50 } });
    await knows(open, serving(2));
    const calls = [engine.validate({}), engine.validate({})];
    await vi.waitFor(() => expect(a.got.length).toBe(1), GENEROUS);
    first!.health = 'silent';
    // Of two that serve, every other call would go to it.
    await vi.waitFor(async () => {
      const got = a.got.length;
      const some = Array.from({ length: 6 }, () => engine.validate({}));
      calls.push(...some);
      await vi.waitFor(() => expect(open.report().busy).toBe(a.got.length), GENEROUS);
      expect(a.got.length).toBe(got);
    }, GENEROUS);
    expect(open.report()).toMatchObject({ moved: 0, states: new Map([['serving', 2]]) });
    a.release();
    await Promise.all(calls);
  });

  it('one that loses calls while it says it is well is left alone for a while', async () => {
    const b = new Named('b');
    const lost: Answers = {
      validate: () => {
        throw new ConnectError('the stream is reset', Code.Canceled);
      },
    };
    const [first, second] = await coresOf({}, b.answers);
    const channels = { [first!.url]: { Engine: lost }, [second!.url]: { Engine: b.answers } };
    const { open, engine } = await over([first!.url, second!.url], {
      times: { ...TIMES, brokenMs: 3_600_000 },
      channel: ({ url }) => ({
        transport: losing(channels[url]!.Engine, url === first!.url),
        renew: () => {},
      }),
    });
    await knows(open, serving(2));
    await vi.waitFor(async () => {
      expect((await engine.validate({})).rulesets).toEqual(['b']);
      expect(Object.fromEntries(open.report().states)).toEqual({ serving: 1, away: 1 });
    }, GENEROUS);
    expect(open.report().moved).toBe(5);
  });
});

describe('a call', () => {
  it('that a core has no room for is made on another, and is refused in its words where there is none', async () => {
    const busy: Answers = {
      validate: () => {
        throw new ConnectError(
          'no room',
          Code.Unavailable,
          undefined,
          refusal('schematron_unavailable', 'no room').details as never,
        );
      },
    };
    const b = new Named('b');
    const [first, second] = await coresOf(busy, b.answers);
    const both = await over([first!.url, second!.url]);
    await knows(both.open, serving(2));
    for (let at = 0; at < 4; at++) expect((await both.engine.validate({})).rulesets).toEqual(['b']);
    const alone = await over([first!.url]);
    await knows(alone.open, serving(1));
    await expect(alone.engine.validate({})).rejects.toThrow('no room');
    expect(Object.fromEntries(alone.open.report().states)).toEqual(serving(1));
  });

  it.each([
    ['refuses', refusal('not_an_einvoice', 'no invoice')],
    ['fails at', refusal('internal_error', 'failed')],
    ['fails at without a word of ours', new ConnectError('failed', Code.Internal)],
  ])('that a core %s is not made again', async (_, thrown) => {
    let got = 0;
    const answers: Answers = {
      validate: () => {
        got++;
        throw thrown;
      },
    };
    const { open, engine } = await over((await coresOf(answers, answers)).map(({ url }) => url));
    await knows(open, serving(2));
    await expect(engine.validate({})).rejects.toThrow(thrown.rawMessage);
    expect([got, open.report().moved]).toEqual([1, 0]);
  });

  it('is refused at once where no core can be reached', async () => {
    const [core] = await coresOf({});
    await core!.kill();
    const { open, engine } = await over([core!.url]);
    await knows(open, { away: 1 });
    await expect(engine.validate({})).rejects.toMatchObject({ name: 'HttpError', status: 503 });
  });

  it('is refused at once where each core has as many as it may', async () => {
    const a = new Named('a', true);
    const { open, engine } = await over([(await coresOf(a.answers))[0]!.url], { most: 2 });
    await knows(open, serving(1));
    const calls = [engine.validate({}), engine.validate({})];
    await expect(engine.validate({})).rejects.toMatchObject({ name: 'HttpError', status: 503 });
    expect(open.report().shed).toBe(1);
    a.release();
    await Promise.all(calls);
    await engine.validate({});
  });

  it('ends at its deadline, of which the core is told, and work there with it', async () => {
    const told: (number | undefined)[] = [];
    const stopped = Promise.withResolvers<void>();
    const answers: Answers = {
      validate: async (_request, { signal, timeoutMs }) => {
        told.push(timeoutMs());
        signal.addEventListener('abort', () => stopped.resolve());
        await new Promise(() => {});
        return {};
      },
    };
    const { open, engine } = await over(
      (await coresOf(answers, answers)).map(({ url }) => url),
      { limitMs: 500 },
    );
    await knows(open, serving(2));
    await expect(engine.validate({})).rejects.toMatchObject({ code: Code.DeadlineExceeded });
    await stopped.promise;
    expect(told.length).toBe(1);
    expect(told[0]).toBeLessThanOrEqual(500);
    expect(open.report()).toMatchObject({ busy: 0, moved: 0 });
  });

  it('ends when its caller leaves, and work with it', async () => {
    const a = new Named('a', true);
    const { open, engine } = await over([(await coresOf(a.answers))[0]!.url]);
    const left = new AbortController();
    const call = engine.validate({ language: 'fr' }, { signal: left.signal });
    await vi.waitFor(() => expect(a.got).toEqual(['fr']), GENEROUS);
    left.abort();
    await expect(call).rejects.toMatchObject({ code: Code.Canceled });
    await vi.waitFor(() => expect(a.left).toEqual(['fr']), GENEROUS);
    expect(open.report()).toMatchObject({ busy: 0, moved: 0 });
  });
});
