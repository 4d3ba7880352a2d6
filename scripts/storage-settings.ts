// Settings of jobs that live beyond one machine: a queue, and objects.

/** An S3-compatible service. */
export interface S3Settings {
  /** Null: Amazon's of the region. */
  readonly endpoint: string | null;
  readonly region: string;
  /** Null: what the machine has in its environment. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  /** Of the service's own, for documents and results of a fleet; null without one. */
  readonly bucket: string | null;
  /** What callers may name, `s3://bucket/prefix/`; `{account}` in it stands for the caller's account. */
  readonly places: readonly string[];
}

type Environment = NodeJS.ProcessEnv;

/** Null where nothing names a bucket. @throws Error naming the variable. */
export function s3Of(env: Environment): S3Settings | null {
  const bucket = env['S3_BUCKET'] || null;
  const places = placesOf(env, bucket);
  if (bucket === null && places.length === 0) return null;
  if (bucket !== null && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new Error(`S3_BUCKET is not the name of a bucket: ${bucket}`);
  const endpoint = env['S3_ENDPOINT'] || null;
  if (endpoint !== null && !(URL.canParse(endpoint) && /^https?:/.test(endpoint)))
    throw new Error(`S3_ENDPOINT is not an http or https address: ${endpoint}`);
  return {
    endpoint,
    region: env['S3_REGION'] || 'us-east-1',
    credentials: credentialsOf(env),
    bucket,
    places,
  };
}

function credentialsOf(env: Environment): S3Settings['credentials'] {
  const accessKeyId = env['S3_ACCESS_KEY_ID'] || null;
  const secretAccessKey = env['S3_SECRET_ACCESS_KEY'] || null;
  if (accessKeyId !== null && secretAccessKey !== null) return { accessKeyId, secretAccessKey };
  if (accessKeyId === null && secretAccessKey === null) return null;
  throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together');
}

/** The service's own bucket holds the documents of all accounts, so no caller may name it. */
function placesOf(env: Environment, own: string | null): readonly string[] {
  const places = (env['CONFORME_JOB_PLACES'] ?? '').split(',').map((each) => each.trim());
  const named = places.filter((each) => each !== '');
  for (const place of named) {
    const bucket = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/(\S*\/)?$/.exec(place)?.[1];
    if (bucket === undefined)
      throw new Error(`CONFORME_JOB_PLACES is not s3://bucket/, or s3://bucket/prefix/: ${place}`);
    if (bucket === own)
      throw new Error(`CONFORME_JOB_PLACES names S3_BUCKET, which is the service's own: ${place}`);
  }
  return named;
}

/** Null: no fleet. The address may hold a password: it is never repeated. @throws Error for what it needs and is not there. */
export function natsOf(env: Environment, database: string | null): string | null {
  const text = env['NATS_URL'] || null;
  if (text === null) return null;
  const urls = text.split(',').map((each) => each.trim());
  if (!urls.every((url) => URL.canParse(url) && /^(nats|tls):/.test(url)))
    throw new Error('NATS_URL is not an address of the form nats://user:password@host:4222, or tls://…');
  if (database === null || !env['S3_BUCKET'])
    throw new Error('NATS_URL makes a fleet, which needs DATABASE_URL and S3_BUCKET (docs/jobs.md)');
  return text;
}
