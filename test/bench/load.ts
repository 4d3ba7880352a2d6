// A load generator as light as it can be, since it shares the machine with what it loads: keep-alive connections, each
// sending the same bytes again as soon as its answer is whole.

import { connect, type Socket } from 'node:net';

export interface Load {
  readonly port: number;
  readonly request: Buffer;
  readonly connections: number;
}

/** When the next request is due, in ms of `performance.now()`; undefined when there is none. */
type Due = () => number | undefined;

/**
 * Sends `total` requests, none of them after `until`, each as soon as a connection is free.
 * @returns walls in ms, one for each. @throws Error at the first answer that is not 200.
 */
export async function send(load: Load, total: number, until = Infinity): Promise<number[]> {
  let left = total;
  return sendAll(load, () => {
    const now = performance.now();
    return left-- > 0 && now < until ? now : undefined;
  });
}

/** Sends `total` requests at so many a second. Walls count from when a request was due: one that waits for a connection waits. */
export async function sendPaced(load: Load, perSecond: number, total: number): Promise<number[]> {
  const began = performance.now();
  let taken = 0;
  return sendAll(load, () => (taken < total ? began + (1000 * taken++) / perSecond : undefined));
}

async function sendAll({ port, request, connections }: Load, due: Due): Promise<number[]> {
  const walls: number[] = [];
  await Promise.all(Array.from({ length: connections }, () => keepSending(port, request, due, walls)));
  return walls;
}

function keepSending(port: number, request: Buffer, due: Due, walls: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let started = 0;
    let buffered: Buffer = Buffer.alloc(0);
    const next = (): void => {
      const at = due();
      if (at === undefined) return void socket.end();
      started = at;
      const wait = at - performance.now();
      if (wait > 0) setTimeout(() => socket.write(request), wait);
      else socket.write(request);
    };
    socket.once('connect', next);
    socket.on('data', (chunk: Buffer) => {
      buffered = buffered.length === 0 ? chunk : Buffer.concat([buffered, chunk]);
      try {
        const length = answerLength(buffered);
        if (length === undefined || buffered.length < length) return;
        walls.push(performance.now() - started);
        buffered = buffered.subarray(length);
        next();
      } catch (error) {
        socket.destroy(error as Error);
      }
    });
    socket.once('error', reject).once('close', () => resolve());
  });
}

/** Head and body of a whole answer; undefined while the head is coming in. @throws Error for any status but 200. */
export function answerLength(buffered: Buffer): number | undefined {
  const end = buffered.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = buffered.subarray(0, end).toString('latin1');
  if (!head.startsWith('HTTP/1.1 200 '))
    throw new Error(`the service answered: ${buffered.toString('utf8')}`);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer without Content-Length: ${head}`);
  return end + 4 + Number(length);
}

/** The bytes of one POST. */
export function postOf(path: string, body: Uint8Array, headers: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries({ host: '127.0.0.1', 'content-length': String(body.length), ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([Buffer.from(`POST ${path} HTTP/1.1\r\n${head}\r\n`), body]);
}
