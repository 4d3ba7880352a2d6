// NATS as its operator sees it: streams that go, and dead letters.

import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { followed, order, own, requestsOf } from './orders.ts';
import { at, few, settled, type Row } from './row.ts';

const CHUNKS = 'CONFORME_JOBS';
const WORKERS = 'workers';
const DEAD_LETTERS = 'CONFORME_DEAD_LETTERS';

/** Rows get new messages by themselves only when `followed` has long given up. */
export const lost: Row = {
  name: 'NATS that loses its streams, their consumer, and all it has',
  async play(fleet, documents) {
    const { nats } = fleet;
    const count = Math.max(1_000, few(documents));
    const before = await fleet.used();
    let losses = 0;
    const loseStreams = async (): Promise<void> => {
      losses++;
      await connected(nats.url, async (connection) => {
        const { streams } = await jetstreamManager(connection);
        for (const name of [CHUNKS, DEAD_LETTERS]) await streams.delete(name);
      });
    };
    const loseConsumer = async (): Promise<void> => {
      losses++;
      await connected(nats.url, async (connection) => {
        const { consumers } = await jetstreamManager(connection);
        await consumers.delete(CHUNKS, WORKERS);
      });
    };
    const loseAll = async (): Promise<void> => {
      losses++;
      await nats.lose();
      await nats.up();
    };
    const job = await order(fleet, { kind: 'generate' }, requestsOf(count));
    const ended = await followed(
      fleet,
      job,
      at([
        [0.1, loseStreams],
        [0.3, loseConsumer],
        [0.5, loseAll],
      ]),
    );
    const { lines, faults } = await settled(fleet, ended, before, { count, succeeded: count });
    if (losses < 3) faults.push(`only ${losses} losses`);
    return { figures: `${count} documents, ${losses} losses`, faults: [...faults, ...own(lines)] };
  },
};

export async function deadLetters(
  url: string,
): Promise<readonly { readonly job: string; readonly index: number }[]> {
  return connected(url, async (connection) => {
    const letters: { job: string; index: number }[] = [];
    const consumer = await jetstream(connection).consumers.get(DEAD_LETTERS);
    for (;;) {
      const message = await consumer.next({ expires: 1_000 });
      if (message === null) return letters;
      letters.push(message.json());
    }
  });
}

async function connected<T>(url: string, use: (connection: NatsConnection) => Promise<T>): Promise<T> {
  const connection = await connect({ servers: new URL(url).host });
  try {
    return await use(connection);
  } finally {
    await connection.close();
  }
}
