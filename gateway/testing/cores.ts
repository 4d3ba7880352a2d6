import { createServer, type Http2Server, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { Code, ConnectError, createRouterTransport, type Transport } from '@connectrpc/connect';
import { connectNodeAdapter } from '@connectrpc/connect-node';
import { Health, HealthCheckResponse_ServingStatus as Status } from '@conforme/proto/health';
import { Engine } from '@conforme/proto/v1';
import { expect, vi } from 'vitest';
import { openCores, type OpenCores, type OpenCoresOptions } from '../cores/index.ts';
import { engineClient, type EngineClient } from '@conforme/proto/engine-client';
import type { Answers } from './engine.ts';

/** A core of canned answers behind a port of its own, which can die as processes do. */
export interface FakeCore {
  readonly url: string;
  /** What its health service says: serving, not serving, or nothing at all. */
  health: 'serving' | 'leaving' | 'silent';
  /** Drops every connection and refuses new ones. */
  kill(): Promise<void>;
  /** Tells every connection that it goes, finishes the calls on them, and refuses new ones. */
  stop(): Promise<void>;
  /** The same port again. */
  start(): Promise<void>;
}

async function fakeCore(answers: Answers): Promise<FakeCore> {
  const sessions = new Set<ServerHttp2Session>();
  const sockets = new Set<Socket>();
  let [server, port]: [Http2Server | null, number] = [null, 0];
  const check = async () => {
    if (core.health === 'silent') await new Promise(() => {});
    return { status: core.health === 'serving' ? Status.SERVING : Status.NOT_SERVING };
  };
  const start = async (): Promise<void> => {
    const made = createServer(
      connectNodeAdapter({
        routes: (router) => router.service(Engine, answers).service(Health, { check }),
      }),
    );
    made.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    made.on('session', (session) => {
      // One that was on its way when the door closed.
      if (server !== made) return session.destroy();
      sessions.add(session);
      session.once('close', () => sessions.delete(session));
    });
    await new Promise<void>((resolve, reject) =>
      made.once('error', reject).listen(port, '127.0.0.1', () => resolve()),
    );
    server = made;
    ({ port } = made.address() as AddressInfo);
  };
  const shut = (): Promise<void> => {
    const closing = server;
    server = null;
    return new Promise((resolve) => (closing ? closing.close(() => resolve()) : resolve()));
  };
  /** Calls that are never answered would keep the server open: nobody waits for them. */
  const kill = async (): Promise<void> => {
    void shut();
    for (const socket of sockets) socket.destroy();
  };
  const stop = async (): Promise<void> => {
    const closed = shut();
    for (const session of sessions) session.close();
    await closed;
  };
  const core: FakeCore = {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    health: 'serving',
    kill,
    stop,
    start,
  };
  await start();
  return core;
}

/** Checks come often, and only a core that is told to say nothing is silent. */
export const TIMES = { checkMs: 20, slowMs: 60_000, silentMs: 60_000, brokenMs: 50 } as const;
export const GENEROUS = { timeout: 300_000, interval: 10 } as const;

const closing: (() => unknown)[] = [];

/** Ends every core and gateway made since. */
export async function endCores(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close();
}

export async function coresOf(...answers: readonly Answers[]): Promise<FakeCore[]> {
  const made = await Promise.all(answers.map(fakeCore));
  closing.push(...made.map((core) => () => core.kill()));
  return made;
}

export interface Over {
  readonly open: OpenCores;
  readonly engine: EngineClient;
}

/** A gateway's side of these cores. */
export async function over(urls: readonly string[], more: Partial<OpenCoresOptions> = {}): Promise<Over> {
  const open = await openCores({ urls, most: 64, limitMs: 60_000, times: TIMES, ...more });
  closing.push(() => open.close());
  return { open, engine: engineClient(open.transport) };
}

/** Waits until the gateway thinks this of its cores. */
export function knows(open: OpenCores, states: Record<string, number>): Promise<void> {
  return vi.waitFor(() => expect(Object.fromEntries(open.report().states)).toEqual(states), GENEROUS);
}

export const serving = (count: number): Record<string, number> => ({ serving: count });

/** Answers with its name once it may. */
export class Named {
  readonly got: string[] = [];
  readonly left: string[] = [];
  readonly answers: Answers;
  #may = Promise.withResolvers<void>();

  constructor(name: string, isHeld = false) {
    if (!isHeld) this.#may.resolve();
    this.answers = {
      validate: async ({ language }, { signal }) => {
        this.got.push(language ?? '');
        signal.addEventListener('abort', () => this.left.push(language ?? ''));
        await this.#may.promise;
        return { rulesets: [name] };
      },
    };
  }

  release(): void {
    this.#may.resolve();
  }
}

/** A transport in memory whose calls of the engine, and not those of health, are lost. */
export function losing(answers: Answers, isLosing: boolean): Transport {
  const transport = createRouterTransport((router) => {
    router.service(Engine, answers).service(Health, { check: () => ({ status: Status.SERVING }) });
  });
  const unary: typeof transport.unary = (method, ...rest) =>
    isLosing && method.parent.typeName === Engine.typeName
      ? Promise.reject(new ConnectError('reset', Code.Internal))
      : transport.unary(method, ...rest);
  return { ...transport, unary };
}
