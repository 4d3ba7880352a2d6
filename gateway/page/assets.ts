import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A file of the built page, in each form a browser may accept, the smallest first. */
export interface Asset {
  readonly type: string;
  readonly forms: readonly Form[];
  /** Its name is made from its content, so it can be cached for ever. */
  readonly forever: boolean;
}

interface Form {
  /** As Content-Encoding and Accept-Encoding name it; null for the file as it is. */
  readonly encoding: string | null;
  readonly bytes: Buffer;
  /** A strong validator names bytes, so each encoding has its own (RFC 9110, 8.8.1). */
  readonly etag: string;
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** Hashes of ours, and of the bundler. */
const HASHED = /-([0-9a-f]{12}|[0-9A-Z]{8})\.\w+$/;

/** @throws Error when the page was not built. */
export function readAssets(folder: string): ReadonlyMap<string, Asset> {
  const names = readdirSync(folder);
  return new Map(
    names
      .filter((name) => MEDIA_TYPES[extname(name)] !== undefined)
      .map((name): [string, Asset] => [
        name,
        {
          type: MEDIA_TYPES[extname(name)]!,
          forms: formsOf(folder, name, names),
          forever: HASHED.test(name),
        },
      ]),
  );
}

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
  [null, ''],
] as const;

function formsOf(folder: string, name: string, names: readonly string[]): readonly Form[] {
  return ENCODINGS.filter(([, ending]) => names.includes(name + ending)).map(([encoding, ending]) => {
    const bytes = readFileSync(join(folder, name + ending));
    return { encoding, bytes, etag: `"${hash('sha256', bytes).slice(0, 20)}"` };
  });
}

/** The smallest form the browser takes; 304 when it has it already. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const form = asset.forms.find(({ encoding }) => encoding === null || takes(accepted, encoding))!;
  reply
    .header('etag', form.etag)
    .header('cache-control', asset.forever ? 'public, max-age=31536000, immutable' : 'no-cache');
  addVary(reply, 'accept-encoding');
  if (request.headers['if-none-match'] === form.etag) return reply.code(304).send();
  if (form.encoding !== null) reply.header('content-encoding', form.encoding);
  return reply.type(asset.type).send(form.bytes);
}

function takes(accepted: string, encoding: string): boolean {
  return new RegExp(`(^|[,\\s])${encoding}\\s*($|,|;\\s*q=(1|0?\\.\\d*[1-9]))`, 'i').test(accepted);
}

export function addVary(reply: FastifyReply, name: string): void {
  const given = reply.getHeader('vary');
  reply.header('vary', given === undefined ? name : `${String(given)}, ${name}`);
}
