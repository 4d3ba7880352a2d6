/** Objects in the operator's storage that callers name instead of sending documents and fetching results: `s3://bucket/key`. */
export interface JobObjects {
  /** Whether the operator lets the account name it. */
  mayName(account: string, url: string): boolean;
  /** In the order of their keys, without what stands for a folder. @throws HttpError 503. */
  list(prefix: string): AsyncIterable<string>;
  /** @throws HttpError 503. */
  read(url: string, most: number): Promise<Buffer<ArrayBuffer> | 'absent' | 'too large'>;
  /** @throws HttpError 503. */
  write(url: string, body: Buffer, type: string): Promise<void>;
}

/** One document of a chunk that is an object: read when it is worked on. */
export interface Named {
  readonly object: string;
}

/** Of a job that names some. @throws Error where this process has no storage: another one works on it. */
export function configured(objects: JobObjects | null): JobObjects {
  if (objects === null)
    throw new Error('a job names objects, and here neither S3_BUCKET nor CONFORME_JOB_PLACES is set');
  return objects;
}
