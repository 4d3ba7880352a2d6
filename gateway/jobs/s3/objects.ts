import type { JobObjects } from '../objects.ts';
import type { Place, S3 } from './s3.ts';

/** S3 itself allows no more. */
const MOST_KEY_BYTES = 1_024;

/** Objects in the places that callers may name. */
export class S3Objects implements JobObjects {
  readonly #s3: S3;
  readonly #places: readonly string[];

  /** @param places `s3://bucket/prefix/`; `{account}` in them stands for the caller's account */
  constructor(s3: S3, places: readonly string[]) {
    [this.#s3, this.#places] = [s3, places];
  }

  mayName(account: string, url: string): boolean {
    if (placeOf(url) === null) return false;
    return this.#places.some((place) => url.startsWith(place.replaceAll('{account}', account)));
  }

  async *list(prefix: string): AsyncGenerator<string> {
    const place = placeOf(prefix)!;
    for await (const { key } of this.#s3.list(place))
      if (!key.endsWith('/')) yield `s3://${place.bucket}/${key}`;
  }

  async read(url: string, most: number): Promise<Buffer<ArrayBuffer> | 'absent' | 'too large'> {
    return this.#s3.whole(placeOf(url)!, most);
  }

  async write(url: string, body: Buffer, type: string): Promise<void> {
    await this.#s3.put(placeOf(url)!, body, type);
  }
}

/** Null for what is none, and for keys that services which keep objects as files would take for another folder. */
function placeOf(url: string): Place | null {
  const [, bucket, key] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/(.*)$/su.exec(url) ?? [];
  if (bucket === undefined || key === undefined) return null;
  if (Buffer.byteLength(key) > MOST_KEY_BYTES || /\p{Cc}|\\/u.test(key)) return null;
  return key.split('/').some((part) => part === '.' || part === '..') ? null : { bucket, key };
}
