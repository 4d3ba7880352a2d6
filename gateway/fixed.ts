import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface FixedBody {
  readonly type: string;
  readonly cacheControl?: string;
  /** More headers, lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers of the request that decide about the body. */
  readonly varies?: string;
}

interface Form {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** What changes with releases only: an hour without asking, then a question that costs no body. */
const CACHE_CONTROL = 'public, max-age=3600';

/**
 * A handler for a body that stays the same while the service runs. It is made, compressed and named by its ETag when it is
 * first requested, so that a start pays for none of it.
 */
export function fixed(
  make: () => string | Buffer | Promise<string | Buffer>,
  { type, cacheControl = CACHE_CONTROL, headers = {}, varies = 'Accept-Encoding' }: FixedBody,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  let made: Promise<{ readonly plain: Form; readonly gzip: Form }> | undefined;
  const prepare = async () => {
    const plain = Buffer.from(await make());
    return { plain: form(plain), gzip: form(gzipSync(plain)) };
  };
  return async (request, reply) => {
    const { plain, gzip } = await (made ??= prepare());
    const zipped = takesGzip(request.headers['accept-encoding']);
    const { bytes, etag } = zipped ? gzip : plain;
    reply.headers({ ...headers, etag, 'cache-control': cacheControl, vary: varies });
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (zipped) reply.header('content-encoding', 'gzip');
    return reply.type(type).send(bytes);
  };
}

/** A strong validator names bytes, so each encoding has its own (RFC 9110, 8.8.1). */
function form(bytes: Buffer): Form {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const given = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return given.includes('*') || given.includes(etag);
}

function takesGzip(header: string | string[] | undefined): boolean {
  return /(?:^|,)\s*gzip\s*(?:,|$|;\s*q=(?:1|0\.\d*[1-9]))/i.test(String(header ?? ''));
}
