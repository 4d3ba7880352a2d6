import type { ConsumerInfo, JetStreamManager, JsMsg } from '@nats-io/jetstream';
import {
  AckPolicy,
  jetstream,
  jetstreamManager,
  JetStreamApiCodes,
  JetStreamApiError,
  JetStreamError,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
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

/** What is answered to who asks for what is not there, and to who waits for a message when it goes. */
const ABSENT: readonly number[] = [JetStreamApiCodes.StreamNotFound, JetStreamApiCodes.ConsumerNotFound];
const DELETED = /^(stream|consumer) deleted$/;

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

/**
 * The streams of a fleet in NATS JetStream. Connects with the first call, and again for ever when the server was away; what is not there,
 * at the first start or because the server lost it, is made.
 */
export class Nats {
  readonly #options: NatsOptions;
  readonly #allLost: () => Promise<void>;
  #line: Promise<Line> | null = null;
  #preparing: Promise<void> | null = null;

  /** @param allLost is awaited before the stream of chunks is made: whatever was sent so far is not in it */
  constructor(options: NatsOptions, allLost: () => Promise<void>) {
    [this.#options, this.#allLost] = [options, allLost];
  }

  async send({ job, number }: Place): Promise<void> {
    const message = JSON.stringify({ job, number });
    await this.#use(({ connection }) =>
      jetstream(connection).publish(SUBJECT, message, { msgID: `${job}/${number}` }),
    );
  }

  async setAside(letter: DeadLetter): Promise<void> {
    const msgID = `${letter.job}/${letter.index}`;
    await this.#use(({ connection }) =>
      jetstream(connection).publish(DEAD_SUBJECT, JSON.stringify(letter), { msgID }),
    );
  }

  /** The next message; null when none came in a second. */
  next(): Promise<JsMsg | null> {
    return this.#use(async ({ connection }) => {
      const consumer = await jetstream(connection).consumers.get(STREAM, WORKERS);
      return consumer.next({ expires: WAIT_MS });
    });
  }

  /** Whether no message waits, and no worker has one. */
  isEmpty(): Promise<boolean> {
    return this.#use(async ({ manager }) => {
      const { num_pending: waiting, num_ack_pending: taken }: ConsumerInfo = await manager.consumers.info(
        STREAM,
        WORKERS,
      );
      return waiting + taken === 0;
    });
  }

  async close(): Promise<void> {
    const line = await this.#line?.catch(() => null);
    await line?.connection.drain().catch(() => {});
  }

  /** Once more where a stream was gone, which is there by then. */
  async #use<T>(attempt: (line: Line) => Promise<T>): Promise<T> {
    const line = await this.#open();
    try {
      return await attempt(line);
    } catch (failure) {
      if (!isGone(failure)) throw failure;
      await this.#prepared(line.manager);
      return attempt(line);
    }
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
      await this.#prepared(manager);
      return { connection, manager };
    } catch (failure) {
      await connection.close();
      throw failure;
    }
  }

  /** One at a time: many messages find their stream gone at once. */
  #prepared(manager: JetStreamManager): Promise<void> {
    this.#preparing ??= this.#prepare(manager).finally(() => (this.#preparing = null));
    return this.#preparing;
  }

  /** Streams that an operator has made with replicas or limits of their own stay as they are. */
  async #prepare({ streams, consumers }: JetStreamManager): Promise<void> {
    const names: string[] = [];
    for await (const name of streams.names()) names.push(name);
    const file = { storage: StorageType.File } as const;
    if (!names.includes(STREAM)) {
      await this.#allLost();
      await streams.add({
        ...file,
        name: STREAM,
        subjects: [SUBJECT],
        retention: RetentionPolicy.Workqueue,
        duplicate_window: nanos(TWICE_MS),
      });
    }
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

/** A stream or its consumer is not there. The library takes a subject that no stream has for a server without JetStream. */
function isGone(failure: unknown): boolean {
  if (failure instanceof JetStreamApiError) return ABSENT.includes(failure.code);
  if (failure instanceof JetStreamError) return DELETED.test(failure.message);
  return failure instanceof Error && failure.name === 'JetStreamNotEnabled';
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
