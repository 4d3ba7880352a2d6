import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unavailable } from '../unavailable.ts';

export interface S3Options {
  /** Null: that of the region. */
  readonly endpoint: string | null;
  readonly region: string;
  /** Null: what the library finds in its environment, as of a cloud's machines. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/** Where an object is. */
export interface Place {
  readonly bucket: string;
  readonly key: string;
}

export interface Listed {
  readonly key: string;
  readonly bytes: number;
}

const CONNECT_MS = 3_000;
/** Without a byte. */
const SILENT_MS = 10_000;
/** What is answered with 503 or not at all is asked again, later each time. */
const ATTEMPTS = 6;

/** Objects of one S3-compatible service, the one that is configured: nothing a caller says leads to another. */
export class S3 {
  readonly #client: S3Client;

  constructor({ endpoint, region, credentials }: S3Options) {
    this.#client = new S3Client({
      region,
      maxAttempts: ATTEMPTS,
      // Buckets of services other than Amazon's have no names of their own in DNS.
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Its own pipes each answer into a stream, and what is left of that holds the next request, and so on: what was sent stays in memory
      // until the whole heap is collected, 64 MB of it.
      streamCollector: buffer,
    });
  }

  /** @throws HttpError 503. */
  async put({ bucket, key }: Place, body: Buffer, type = 'application/octet-stream'): Promise<void> {
    await this.#client
      .send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: type }))
      .catch(unavailable);
  }

  /** Null where there is none. @throws HttpError 503, also where there is no such bucket: the operator names them all. */
  async get({ bucket, key }: Place): Promise<Readable | null> {
    try {
      const { Body: body } = await this.#client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return body as Readable;
    } catch (failure) {
      if (isAbsent(failure)) return null;
      return unavailable(failure);
    }
  }

  /** Null as of `get`, and for one that is larger. @throws HttpError 503. */
  async whole(place: Place, most: number): Promise<Buffer<ArrayBuffer> | 'absent' | 'too large'> {
    const stream = await this.get(place);
    if (stream === null) return 'absent';
    const pieces: Buffer[] = [];
    let size = 0;
    try {
      for await (const piece of stream as AsyncIterable<Buffer>) {
        size += piece.length;
        if (size > most) return 'too large';
        pieces.push(piece);
      }
    } catch (failure) {
      return unavailable(failure);
    }
    return Buffer.concat(pieces);
  }

  /** In the order of their keys. @throws HttpError 503. */
  async *list({ bucket, key }: Place): AsyncGenerator<Listed> {
    for (let token: string | undefined; ;) {
      const page = await this.#client
        .send(new ListObjectsV2Command({ Bucket: bucket, Prefix: key, ContinuationToken: token }))
        .catch(unavailable);
      for (const { Key: name = '', Size: bytes = 0 } of page.Contents ?? []) yield { key: name, bytes };
      token = page.NextContinuationToken;
      if (!page.IsTruncated || token === undefined) return;
    }
  }

  /** At most a thousand. @throws HttpError 503. */
  async remove(bucket: string, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const objects = { Objects: keys.map((key) => ({ Key: key })), Quiet: true };
    await this.#client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: objects })).catch(unavailable);
  }

  close(): void {
    this.#client.destroy();
  }
}

function isAbsent(failure: unknown): boolean {
  return failure instanceof S3ServiceException && failure.name === 'NoSuchKey';
}
