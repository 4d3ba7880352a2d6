import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below what systems hand to connections that go out: a request of another test cannot take one of these meanwhile. */
const [FIRST, END] = [10_000, 32_000];

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
