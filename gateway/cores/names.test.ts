import { afterEach, describe, expect, it, vi } from 'vitest';
import { coresOf, endCores, GENEROUS, knows, losing, Named, over, serving } from '../testing/cores.ts';
import type { Target } from './channel.ts';

afterEach(endCores);

describe('a name', () => {
  const at = (address: string) => ({ address, family: 4 });

  it('stands for every machine behind it, and is looked up again', async () => {
    const known: Target[] = [];
    let addresses = [at('10.0.0.1'), at('10.0.0.2')];
    const { open } = await over(['http://cores.test:50051'], {
      namesMs: 10,
      resolve: async () => addresses,
      channel: (target) => {
        known.push(target);
        return { transport: losing({}, false), renew: () => {} };
      },
    });
    await knows(open, serving(2));
    expect(known.map(({ address }) => address!.address)).toEqual(['10.0.0.1', '10.0.0.2']);
    addresses = [at('10.0.0.2'), at('10.0.0.3'), at('10.0.0.4')];
    await knows(open, serving(3));
    expect(known.map(({ address }) => address!.address).slice(2)).toEqual(['10.0.0.3', '10.0.0.4']);
  });

  it('keeps what is known of it while nobody can say where it leads', async () => {
    let looks = 0;
    const { open } = await over(['http://cores.test:1'], {
      namesMs: 10,
      resolve: async () => {
        if (looks++ > 0) throw new Error('ENOTFOUND');
        return [at('10.0.0.1')];
      },
      channel: () => ({ transport: losing({}, false), renew: () => {} }),
    });
    await vi.waitFor(() => expect(looks).toBeGreaterThan(3), GENEROUS);
    expect(Object.fromEntries(open.report().states)).toEqual(serving(1));
  });

  it('is what the core is called by, whichever machine is dialled', async () => {
    const [core] = await coresOf(new Named('a').answers);
    const { port } = new URL(core!.url);
    const { open, engine } = await over([`http://cores.test:${port}`], {
      resolve: async () => [at('127.0.0.1')],
    });
    await knows(open, serving(1));
    expect((await engine.validate({})).rulesets).toEqual(['a']);
  });
});
