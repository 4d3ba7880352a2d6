import type { Transport } from '@connectrpc/connect';
import type { Sink, World } from '../world.ts';

/** A world that keeps what is written. */
export interface Recorded extends World {
  readonly written: { out: string; err: string };
}

export function worldWith(engine: World['engine'], more: Partial<World> = {}): Recorded {
  const written = { out: '', err: '' };
  const sink = (name: 'out' | 'err'): Sink => ({
    isTerminal: false,
    columns: 80,
    write: async (content) => {
      written[name] += typeof content === 'string' ? content : Buffer.from(content).toString('utf8');
    },
  });
  return {
    written,
    version: '1.2.3',
    cwd: process.cwd(),
    env: { LANG: 'C' },
    out: sink('out'),
    err: sink('err'),
    stdin: async () => new Uint8Array(),
    engine,
    judge: async () => {
      throw new Error('nothing is judged here');
    },
    workers: async () => {
      throw new Error('there are no workers here');
    },
    platform: async () => {
      throw new Error('there is no platform here');
    },
    cores: 2,
    outside: {},
    interrupted: new AbortController().signal,
    ...more,
  };
}

/** For what must not need an engine. */
export const NO_ENGINE = async (): Promise<Transport> => {
  throw new Error('the engine was asked for');
};
