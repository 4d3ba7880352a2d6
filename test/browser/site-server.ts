// A web server that only gives out files, below some path; and a proxy, so that a browser that has it as its proxy can ask nobody
// without being seen: page, workers, beacons, and what the browser does by itself.

import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.xml': 'application/xml',
  '.wasm': 'application/wasm',
};

/** A request that left the browser. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: string;
  readonly body: string;
}

export interface SiteServer {
  readonly origin: string;
  /** Address of the site, without a slash at its end. */
  readonly root: string;
  readonly seen: readonly Seen[];
  /** Addresses on the site where there is nothing. */
  readonly missing: readonly string[];
  close(): void;
}

export async function serveSite(folder: string, below: string): Promise<SiteServer> {
  const seen: Seen[] = [];
  const missing: string[] = [];
  let origin = '';
  const give = ({ pathname }: URL, response: ServerResponse): void => {
    const place = decodeURIComponent(pathname).slice(below.length);
    try {
      const content = readFileSync(path.join(folder, path.posix.normalize(place)));
      response.writeHead(200, { 'content-type': TYPES[path.extname(place)] ?? 'application/octet-stream' });
      response.end(content);
    } catch {
      missing.push(pathname);
      response.writeHead(404).end();
    }
  };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      // Who takes us for a proxy names the whole address.
      const url = new URL(request.url!, origin);
      const { method = '', rawHeaders } = request;
      seen.push({ method, url: url.href, headers: rawHeaders.join('\n'), body });
      if (url.origin === origin) give(url, response);
      else response.writeHead(502).end();
    });
  });
  server.on('connect', ({ url = '' }, socket) => {
    seen.push({ method: 'CONNECT', url, headers: '', body: '' });
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    root: origin + below,
    seen,
    missing,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Requests that are more than a wish for a file of the site. @param ofBrowser addresses a browser asks by itself, whatever it shows */
export function oddAmong({ seen, origin, root }: SiteServer, folder: string, ofBrowser: RegExp): Seen[] {
  return seen.filter(({ method, url, body }) => {
    if (ofBrowser.test(url)) return false;
    if (method !== 'GET' || body !== '' || !url.startsWith(`${root}/`)) return true;
    const { pathname, search } = new URL(url);
    const file = path.join(folder, decodeURIComponent(pathname).slice(root.length - origin.length));
    return search !== '' || !existsSync(file);
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('latin1');
}
