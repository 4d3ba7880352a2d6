import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below what systems hand to connections that go out, so that no request of another test takes one of these meanwhile, and above 10,080,
 * the last port that `fetch` refuses to ask (Fetch Standard, 2.9).
 */
const [FIRST, END] = [10_081, 32_000];

/** A port of this machine that nothing listens on; another process may take it before the caller does. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
