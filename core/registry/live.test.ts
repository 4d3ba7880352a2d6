import { describe, expect, it } from 'vitest';
import { fixed, LiveRegistry, type RulesStatus } from './live.ts';
import { Registry } from './registry.ts';

/** A load whose end the test decides. */
function gated() {
  const begun: { resolve(registry: Registry): void; reject(error: unknown): void }[] = [];
  const load = (): Promise<Registry> =>
    new Promise((resolve, reject) => {
      begun.push({ resolve, reject });
    });
  return { begun, live: new LiveRegistry(load) };
}

const [first, second] = [new Registry([]), new Registry([])];

describe('LiveRegistry', () => {
  it('has nothing to judge with until something is loaded', async () => {
    const { begun, live } = gated();
    expect(() => live.current()).toThrow(expect.objectContaining({ code: 'schematron_unavailable' }));
    const loading = live.reload();
    expect(live.status()).toEqual({ loaded: false, generation: 0, failure: null });
    begun[0]!.resolve(first);
    expect(await loading).toEqual({ loaded: true, generation: 1, failure: null });
    expect(live.current()).toBe(first);
  });

  it('keeps the old one while the new one loads, then replaces it', async () => {
    const { begun, live } = gated();
    const loading = live.reload();
    begun[0]!.resolve(first);
    await loading;
    const again = live.reload();
    expect(live.current()).toBe(first);
    begun[1]!.resolve(second);
    expect(await again).toMatchObject({ generation: 2 });
    expect(live.current()).toBe(second);
  });

  it('leaves the old one in force when the new one fails, says why, and recovers', async () => {
    const { begun, live } = gated();
    const loading = live.reload();
    begun[0]!.resolve(first);
    await loading;
    const failing = live.reload();
    begun[1]!.reject('no');
    expect(await failing).toEqual({ loaded: true, generation: 1, failure: new Error('no') });
    expect(live.current()).toBe(first);
    const healing = live.reload();
    begun[2]!.resolve(second);
    expect(await healing).toEqual({ loaded: true, generation: 2, failure: null });
  });

  it('asked while loading, loads once more and only once', async () => {
    const { begun, live } = gated();
    const [one, two, three] = [live.reload(), live.reload(), live.reload()];
    expect(two).toBe(three);
    begun[0]!.resolve(first);
    await one;
    await Promise.resolve();
    expect(begun).toHaveLength(2);
    begun[1]!.resolve(second);
    expect(await two).toMatchObject({ generation: 2 });
    expect(begun).toHaveLength(2);
  });

  it('tells its listeners of every attempt until they leave', async () => {
    const { begun, live } = gated();
    const told: RulesStatus[] = [];
    const leave = live.onChange((status) => told.push(status));
    const loading = live.reload();
    begun[0]!.reject(new Error('broken'));
    await loading;
    leave();
    const again = live.reload();
    begun[1]!.resolve(first);
    await again;
    expect(told).toEqual([{ loaded: false, generation: 0, failure: new Error('broken') }]);
  });
});

it('a fixed registry stays as it is', () => {
  const source = fixed(first);
  expect(source.current()).toBe(first);
  expect(source.status()).toMatchObject({ loaded: true, failure: null });
  expect(source.onChange(() => expect.unreachable())()).toBeUndefined();
});
