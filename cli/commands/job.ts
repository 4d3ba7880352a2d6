import { createWriteStream, openAsBlob } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { JobOut } from '@conforme/proto/schema/jobs';
import type { Language } from '@conforme/proto/schema';
import type { Run } from '../command.ts';
import { inputsOf, type Input } from '../documents/inputs.ts';
import { MAX_BYTES, reasonOf } from '../documents/read.ts';
import { EXIT, UsageError, type Exit } from '../exit.ts';
import { Service } from '../jobs/service.ts';
import { watched } from '../jobs/watch.ts';
import type { Given } from '../options.ts';
import type { World } from '../world.ts';
import { langOf } from './given.ts';

interface Call {
  readonly given: Given;
  readonly world: World;
  readonly service: Service;
  /** What stands after the verb. */
  readonly rest: readonly string[];
}

const VERBS: Readonly<Record<string, (call: Call) => Promise<Exit>>> = {
  submit,
  status: async (call) => shown(call, await call.service.job(pathOf(call))),
  watch: (call) => followed(call, idOf(call)),
  results: (call) => lines(call, 'results'),
  errors: (call) => lines(call, 'errors'),
  cancel: async (call) => shown(call, await call.service.job(pathOf(call), { method: 'DELETE' })),
};

/** `conforme job`. */
export const job: Run = async (given, world) => {
  const [verb = '', ...rest] = given.rest;
  const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!run)
    throw new UsageError(`job is one of ${Object.keys(VERBS).join(', ')}, not ${verb || 'nothing'}`, 'job');
  const url = world.env['CONFORME_URL'] || 'http://127.0.0.1:8080';
  if (!URL.canParse(url)) throw new UsageError(`CONFORME_URL is no address: ${url}`, 'job');
  const signal = world.interrupted;
  const service = new Service({
    url,
    key: world.env['CONFORME_KEY'],
    language: langOf(given, world),
    signal,
  });
  return run({ given, world, service, rest }).catch((thrown: unknown) => {
    if (signal.aborted) return EXIT.interrupted;
    throw thrown;
  });
};

async function submit(call: Call): Promise<Exit> {
  const { given, world, service, rest } = call;
  const areObjects = rest.length > 0 && rest.every((each) => each.startsWith('s3://'));
  const { inputs } = areObjects ? { inputs: [] } : inputsOf(rest, world.cwd, 'job');
  const form = new FormData();
  form.append('job', JSON.stringify(orderOf(given, areObjects ? rest : [])));
  for (const input of inputs) form.append('file', await contentOf(input, world), input.name);
  const key = given.text('idempotency-key');
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const ordered = await service.job('/v1/jobs', { method: 'POST', body: form, headers });
  const secret = ordered.webhook?.secret;
  // Shown by the service this once.
  if (secret !== undefined && !given.has('json')) await world.err.write(`webhook secret: ${secret}\n`);
  if (!given.has('wait')) return given.has('json') ? shown(call, ordered) : written(world, `${ordered.id}\n`);
  if (!given.has('quiet')) await world.err.write(`${ordered.id}\n`);
  return followed(call, ordered.id);
}

function orderOf(given: Given, objects: readonly string[]): object {
  const pairs = given
    .text('options')
    ?.split(',')
    .map((pair) => pair.split(/=(.*)/s, 2));
  const [webhook, output] = [given.text('webhook'), given.text('output')];
  return {
    kind: given.text('kind') ?? 'validate',
    ...(pairs && { options: Object.fromEntries(pairs) as object }),
    ...(webhook !== undefined && { webhook: { url: webhook } }),
    ...(objects.length > 0 && { input: inputOf(objects) }),
    ...(output !== undefined && { output: { prefix: output } }),
  };
}

/** What ends with a slash is a prefix, of which one is taken. */
function inputOf(objects: readonly string[]): object {
  const [first, ...more] = objects;
  return first!.endsWith('/') && more.length === 0 ? { prefix: first } : { objects };
}

/** Of a file, what is sent is read while it is. */
async function contentOf({ name, source }: Input, world: World): Promise<Blob> {
  if (source.kind === 'unreadable') throw new Error(`${name}: ${source.reason}`);
  if (source.kind === 'stdin') return new Blob([new Uint8Array(await world.stdin(MAX_BYTES))]);
  return openAsBlob(source.path).catch((error: unknown) => {
    throw new Error(`${name}: ${reasonOf(error)}`);
  });
}

async function followed(call: Call, id: string): Promise<Exit> {
  const { given, world, service } = call;
  const signal = world.interrupted;
  const ended = await watched(id, { service, err: world.err, quiet: given.has('quiet'), signal });
  await shown(call, ended);
  return ended.state === 'done' && ended.invalid + ended.refused === 0 ? EXIT.ok : EXIT.findings;
}

async function shown({ given, world }: Call, found: JobOut): Promise<Exit> {
  return written(
    world,
    `${given.has('json') ? JSON.stringify(found) : sentence(found, langOf(given, world))}\n`,
  );
}

async function written(world: World, text: string): Promise<Exit> {
  await world.out.write(text);
  return EXIT.ok;
}

const STATES: Readonly<Record<JobOut['state'], string>> = {
  receiving: 'arrive',
  waiting: 'en attente',
  running: 'en cours',
  done: 'terminé',
  cancelled: 'annulé',
};

function sentence(found: JobOut, language: Language): string {
  const { id, state, documents, processed, invalid, refused, expected_at: expected } = found;
  const [words, end] =
    language === 'fr'
      ? [
          `${STATES[state]}, ${processed}/${documents} documents, ${invalid} invalides, ${refused} refusés`,
          'fin prévue',
        ]
      : [`${state}, ${processed}/${documents} documents, ${invalid} invalid, ${refused} refused`, 'expected'];
  return `${id}: ${words}${expected ? `, ${end} ${expected}` : ''}`;
}

/** The lines of a job, as they come. */
async function lines(call: Call, kind: 'results' | 'errors'): Promise<Exit> {
  const { given, world, service } = call;
  const format = given.text('format');
  if (format === 'parquet' && kind === 'errors')
    throw new UsageError('errors are lines of JSON alone', 'job');
  const query = format === 'parquet' ? '?format=parquet' : '';
  const { body } = await service.call(`${pathOf(call)}/${kind}${query}`);
  const pieces = Readable.fromWeb(body as never);
  const output = given.text('output');
  if (output === undefined || output === '-')
    for await (const piece of pieces) await world.out.write(piece as Uint8Array);
  else
    await pipeline(pieces, createWriteStream(path.resolve(world.cwd, output))).catch((error: unknown) => {
      throw new Error(`${output}: ${reasonOf(error)}`);
    });
  return EXIT.ok;
}

const pathOf = (call: Call): string => `/v1/jobs/${encodeURIComponent(idOf(call))}`;

function idOf({ rest: [id, ...more] }: Call): string {
  if (id === undefined || more.length > 0)
    throw new UsageError('one job is named, as submit printed it', 'job');
  return id;
}
