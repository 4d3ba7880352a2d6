// The engine in a browser, as strangers would have it: its folder and a page on a web server that only gives out files, under a policy
// that lets the page ask nothing but that server.

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';

/** A page of any browser. */
interface Evaluating {
  evaluate(code: string): Promise<unknown>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.wasm': 'application/wasm',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

export const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'";

const PAGE =
  '<!doctype html><html lang="en"><title>Engine</title><link rel="icon" href="data:,"><p>Engine</p></html>';

/** What was asked of the server, and how much of it went out, as it would be compressed. */
export interface Served {
  readonly method: string;
  readonly path: string;
  /** Bytes that came with the question. */
  readonly received: number;
  readonly gzip: number;
}

export interface Files {
  readonly url: string;
  readonly served: readonly Served[];
  close(): Promise<void>;
}

const sizesCache = new Map<string, number>();

/** Gives out a folder, and a page at `/`. @param counted each answer is compressed to learn its size */
export async function serveFiles(folder: string, counted = false): Promise<Files> {
  const served: Served[] = [];
  const server: Server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url!, 'http://files').pathname);
    let received = 0;
    request.on('data', (chunk: Buffer) => (received += chunk.length));
    request.on('end', () => {
      const content = contentOf(folder, name);
      const gzip = content === null || !counted ? 0 : sizeOf(name, content);
      served.push({ method: request.method!, path: request.url!, received, gzip });
      response.writeHead(content === null ? 404 : 200, {
        'content-type':
          name === '/' ? TYPES['.html'] : (TYPES[path.extname(name)] ?? 'application/octet-stream'),
        'content-security-policy': POLICY,
        'cache-control': 'max-age=3600',
      });
      response.end(content ?? '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    served,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function contentOf(folder: string, name: string): Buffer | string | null {
  if (name === '/') return PAGE;
  try {
    return readFileSync(path.join(folder, path.posix.normalize(name)));
  } catch {
    return null;
  }
}

function sizeOf(name: string, content: Buffer | string): number {
  const size = sizesCache.get(name) ?? gzipSync(content, { level: 9 }).length;
  sizesCache.set(name, size);
  return size;
}

/** A page with the engine open, as `engine`. */
export async function openEngine(browser: Browser, { url }: Files): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  await page.evaluate(`(async () => {
    const { open } = await import('/index.js');
    globalThis.engine = await open({ at: '/' });
  })()`);
  return page;
}

/** What a call of the engine answers; bytes as base64, a refusal as its code. */
export async function called(
  page: Evaluating,
  name: string,
  document: Uint8Array | string,
  ...rest: readonly unknown[]
) {
  const given = typeof document === 'string' ? document : Buffer.from(document).toString('base64');
  const decoded =
    typeof document === 'string' ? 'given' : 'Uint8Array.from(atob(given), (c) => c.charCodeAt(0))';
  return page.evaluate(`(async () => {
    const given = ${JSON.stringify(given)};
    try {
      const answer = await engine[${JSON.stringify(name)}](${decoded}, ...${JSON.stringify(rest)});
      const { content } = answer;
      if (!content) return answer;
      return { ...answer, content: btoa(Array.from(content, (byte) => String.fromCharCode(byte)).join('')) };
    } catch (error) {
      if (error.name !== 'ConformeError') return { thrown: String(error) };
      return { refused: error.code, message: error.message, details: error.details };
    }
  })()`);
}
