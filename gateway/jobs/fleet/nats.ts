import type { ConsumerInfo, JetStreamManager, JsMsg } from '@nats-io/jetstream';
import { AckPolicy, jetstream, jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { connect, nanos, type NatsConnection } from '@nats-io/transport-node';
import type { Place } from './postgres.ts';

/** A message stands for a chunk that waits for a worker. */
const STREAM = 'CONFORME_JOBS';
const SUBJECT = 'conforme.jobs';
const WORKERS = 'workers';
/** A message stands for a document that was set aside. */
const DEAD = 'CONFORME_DEAD_LETTERS';
const DEAD_SUBJECT = 'conforme.dead';
const DEAD_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
/** A message that is sent again so soon is not kept a second time. */
export const TWICE_MS = 120_000;
/** The shortest the server lets a worker wait for a message. */
const WAIT_MS = 1_000;

export interface NatsOptions {
  /** Servers of one cluster, `nats://user:password@host:port` or `tls://…`, separated by commas. */
  readonly url: string;
  readonly leaseMs: number;
  /** Most messages that workers have at a time, all of them together. */
  readonly inFlight: number;
}

/** A document that was set aside, for the operator. */
export interface DeadLetter extends Place {
  readonly index: number;
  readonly name: string;
  readonly reason: string;
  readonly at: string;
}

/** What is there once connected. */
interface Line {
  readonly connection: NatsConnection;
  readonly manager: JetStreamManager;
}

/** The streams of a fleet in NATS JetStream. Connects with the first call, and again for ever when the server was away. */
export class Nats {
  readonly #options: NatsOptions;
  #line: Promise<Line> | null = null;

  constructor(options: NatsOptions) {
    this.#options = options;
  }

  async send(place: Place): Promise<void> {
    const { connection } = await this.#open();
    const { job, number } = place;
    await jetstream(connection).publish(SUBJECT, JSON.stringify({ job, number }), {
      msgID: `${job}/${number}`,
    });
  }

  async setAside(letter: DeadLetter): Promise<void> {
    const { connection } = await this.#open();
    await jetstream(connection).publish(DEAD_SUBJECT, JSON.stringify(letter), {
      msgID: `${letter.job}/${letter.index}`,
    });
  }

  /** The next message; null when none came in a second. */
  async next(): Promise<JsMsg | null> {
    const { connection } = await this.#open();
    const consumer = await jetstream(connection).consumers.get(STREAM, WORKERS);
    return consumer.next({ expires: WAIT_MS });
  }

  /** Whether no message waits, and no worker has one. */
  async isEmpty(): Promise<boolean> {
    const { manager } = await this.#open();
    const { num_pending: waiting, num_ack_pending: taken }: ConsumerInfo = await manager.consumers.info(
      STREAM,
      WORKERS,
    );
    return waiting + taken === 0;
  }

  async close(): Promise<void> {
    const line = await this.#line?.catch(() => null);
    await line?.connection.drain().catch(() => {});
  }

  #open(): Promise<Line> {
    this.#line ??= this.#connect().catch((failure: unknown) => {
      this.#line = null;
      throw failure;
    });
    return this.#line;
  }

  async #connect(): Promise<Line> {
    const connection = await connect({
      ...addressesOf(this.#options.url),
      maxReconnectAttempts: -1,
      name: 'conforme',
    });
    try {
      const manager = await jetstreamManager(connection);
      await this.#prepare(manager);
      return { connection, manager };
    } catch (failure) {
      await connection.close();
      throw failure;
    }
  }

  /** Streams that an operator has made with replicas or limits of their own stay as they are. */
  async #prepare({ streams, consumers }: JetStreamManager): Promise<void> {
    const names: string[] = [];
    for await (const name of streams.names()) names.push(name);
    const file = { storage: StorageType.File } as const;
    if (!names.includes(STREAM))
      await streams.add({
        ...file,
        name: STREAM,
        subjects: [SUBJECT],
        retention: RetentionPolicy.Workqueue,
        duplicate_window: nanos(TWICE_MS),
      });
    if (!names.includes(DEAD))
      await streams.add({
        ...file,
        name: DEAD,
        subjects: [DEAD_SUBJECT],
        max_age: nanos(DEAD_DAYS * DAY_MS),
      });
    const { leaseMs, inFlight } = this.#options;
    const changing = { ack_wait: nanos(leaseMs), max_ack_pending: inFlight };
    // A chunk is never given up: what ends workers is a document in it, and that one is set aside.
    const consumer = { durable_name: WORKERS, ack_policy: AckPolicy.Explicit, max_deliver: -1, ...changing };
    await consumers.add(STREAM, consumer).catch(() => consumers.update(STREAM, WORKERS, changing));
  }
}

/** The library takes who logs in apart from where. */
function addressesOf(text: string) {
  const urls = text.split(',').map((each) => new URL(each.trim()));
  const { username, password, protocol } = urls[0]!;
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: urls.map(({ host }) => host),
    ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
    ...(protocol === 'tls:' && { tls: {} }),
  };
}
