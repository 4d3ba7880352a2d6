import { constants, type ServerHttp2Session, type ServerOptions } from 'node:http2';

/** What one connection may ask of the server, besides calls. */
export const SESSION_OPTIONS: ServerOptions = {
  settings: { maxConcurrentStreams: 256 },
  maxSettings: 32,
  maxHeaderListPairs: 128,
  // Calls begun and cancelled at once: nothing a client does on purpose more than now and then (CVE-2023-44487).
  streamResetBurst: 500,
  streamResetRate: 50,
};

/** Pings a connection may send: so many at once, and so many a second after that. */
const PINGS = { burst: 100, perSecond: 2 };

/** A client that is gone without a word is found out by a ping of ours. */
export interface KeepAlive {
  readonly everyMs: number;
  readonly patienceMs: number;
}

export const KEEP_ALIVE: KeepAlive = { everyMs: 60_000, patienceMs: 20_000 };

/** Holds a connection to these limits. */
export function limitSession(
  session: ServerHttp2Session,
  { everyMs, patienceMs }: KeepAlive = KEEP_ALIVE,
): void {
  let [left, since] = [PINGS.burst, performance.now()];
  session.on('ping', () => {
    const now = performance.now();
    left = Math.min(PINGS.burst, left + ((now - since) / 1000) * PINGS.perSecond) - 1;
    since = now;
    if (left >= 0 || session.destroyed) return;
    // As gRPC says it, so that its clients understand.
    session.goaway(constants.NGHTTP2_ENHANCE_YOUR_CALM, 0, Buffer.from('too_many_pings'));
    session.destroy();
  });
  let patience: NodeJS.Timeout | undefined;
  const answered = (failure: Error | null): void => {
    clearTimeout(patience);
    if (failure && !session.destroyed) session.destroy();
  };
  const look = setInterval(() => {
    if (session.destroyed || session.closed) return;
    clearTimeout(patience);
    patience = setTimeout(() => session.destroy(), patienceMs).unref();
    session.ping(answered);
  }, everyMs).unref();
  session.once('close', () => {
    clearInterval(look);
    clearTimeout(patience);
  });
}
