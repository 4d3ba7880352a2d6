import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A collector of traces that keeps what it is sent (OTLP over HTTP, JSON). */
export interface Collector {
  readonly endpoint: string;
  /** The body of each export, in the order they came. */
  readonly texts: string[];
  close(): void;
}

export async function collector(): Promise<Collector> {
  const texts: string[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      texts.push(Buffer.concat(pieces).toString());
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, texts, close: () => void server.close() };
}
