import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How a service behaves on a bad day. */
export interface Weather {
  /** Share of requests that are answered with 503. */
  refuses: number;
  /** Before a request is passed on, in ms. */
  slowMs: number;
}

export interface Proxy {
  readonly url: string;
  readonly weather: Weather;
  /** How many requests it has refused. */
  readonly refused: () => number;
  close(): Promise<void>;
}

const BUSY =
  '<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Reduce your request rate.</Message></Error>';

/** Stands before a service and lets it refuse, or be slow. */
export async function startProxy(target: string): Promise<Proxy> {
  const weather: Weather = { refuses: 0, slowMs: 0 };
  let [refused, due] = [0, 0];
  const pass = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    // Every fifth is every fifth, however few there are.
    due += weather.refuses;
    if (due >= 1) {
      due -= 1;
      refused++;
      from.resume();
      to.writeHead(503, { 'content-type': 'application/xml' }).end(BUSY);
      return;
    }
    if (weather.slowMs > 0) await pause(weather.slowMs);
    const { method, url, headers } = from;
    const passed = request(target + url, { method, headers }, (answer) => {
      to.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(to);
    });
    passed.once('error', () => to.destroy());
    from.pipe(passed);
  };
  const server = createServer((from, to) => void pass(from, to));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { readonly port: number };
  return { url: `http://127.0.0.1:${port}`, weather, refused: () => refused, close: () => closed(server) };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
