import { setTimeout as pause } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { BUCKETS, type Fleet } from './fleet.ts';
import { followed, order, own, requestsOf, resultsOf, resultsText, submit } from './orders.ts';
import { at, few, settled, type Row } from './row.ts';
import { deadLetters, lost } from './streams.ts';

const AWAY_MS = 1_500;

const deaths: Row = {
  name: 'kill -9 of both workers, of NATS and of the gateway',
  async play(fleet, count) {
    const { nats, gateway, workers } = fleet;
    const before = await fleet.used();
    let kills = 0;
    const killWorker = (which: number) => async (): Promise<void> => {
      kills++;
      workers[which]!.kill();
    };
    const killNats = async (): Promise<void> => {
      kills++;
      await nats.kill();
      await pause(AWAY_MS);
      await nats.up();
    };
    const killGateway = async (): Promise<void> => {
      kills++;
      await gateway.end('SIGKILL');
      await pause(AWAY_MS);
      await gateway.start();
    };
    const job = await order(fleet, { kind: 'generate' }, requestsOf(count));
    const ended = await followed(
      fleet,
      job,
      at([
        [0.05, killWorker(0)],
        [0.1, killNats],
        [0.25, killWorker(1)],
        [0.3, killNats],
        [0.45, killWorker(0)],
        [0.5, killWorker(1)],
        // Last, for only the gateway reports how far the job is: while it is away, workers go on, perhaps to the end.
        [0.55, killGateway],
      ]),
    );
    const { lines, faults } = await settled(fleet, ended, before, { count, succeeded: count });
    if (kills < 7) faults.push(`only ${kills} kills`);
    return {
      figures: `${count} documents, ${kills} kills, ${ended.rate}/s`,
      faults: [...faults, ...own(lines)],
    };
  },
};

const weather: Row = {
  name: 'S3 that refuses every fifth request, and is slow',
  async play(fleet, documents) {
    const count = few(documents);
    const before = await fleet.used();
    const refusedBefore = fleet.proxy.refused();
    Object.assign(fleet.proxy.weather, { refuses: 0.2, slowMs: 100 });
    try {
      const job = await order(fleet, { kind: 'generate' }, requestsOf(count));
      const ended = await followed(fleet, job);
      Object.assign(fleet.proxy.weather, { refuses: 0, slowMs: 0 });
      const { lines, faults } = await settled(fleet, ended, before, { count, succeeded: count });
      const refused = fleet.proxy.refused() - refusedBefore;
      if (refused === 0) faults.push('nothing was refused');
      return {
        figures: `${count} documents, ${refused} requests refused`,
        faults: [...faults, ...own(lines)],
      };
    } finally {
      Object.assign(fleet.proxy.weather, { refuses: 0, slowMs: 0 });
    }
  },
};

const outage: Row = {
  name: 'S3 that is away for a while',
  async play(fleet, documents) {
    const count = few(documents);
    const before = await fleet.used();
    const job = await order(fleet, { kind: 'generate' }, requestsOf(count));
    fleet.proxy.weather.refuses = 1;
    await pause(2 * AWAY_MS);
    fleet.proxy.weather.refuses = 0;
    const ended = await followed(fleet, job);
    const { lines, faults } = await settled(fleet, ended, before, { count, succeeded: count });
    return { figures: `${count} documents`, faults: [...faults, ...own(lines)] };
  },
};

const poison: Row = {
  name: 'a document that kills its worker',
  async play(fleet) {
    const [count, bad] = [120, 70];
    const made = await order(fleet, { kind: 'generate' }, requestsOf(1));
    await followed(fleet, made);
    const [first] = (await resultsText(fleet, made)).split('\n');
    const { result } = JSON.parse(first!) as { readonly result: { readonly content_base64: string } };
    const xml = Buffer.from(result.content_base64, 'base64').toString();
    const documents = Array.from({ length: count }, (_, index) => {
      const content = xml.replace('F-0-', index === bad ? 'F-POISON' : `F-${index}-`);
      return JSON.stringify({
        name: `${index}.xml`,
        content_base64: Buffer.from(content).toString('base64'),
      });
    });
    const before = await fleet.used();
    const deathsBefore = deathsOf(fleet);
    const ended = await followed(fleet, await order(fleet, { kind: 'validate' }, documents.join('\n')));
    const { lines, faults } = await settled(fleet, ended, before, { count, succeeded: count - 1 });
    const refused = lines.filter(({ status }) => status !== 200);
    if (refused.length !== 1 || refused[0]!.index !== bad || !/set aside/.test(refused[0]!.error!.message))
      faults.push(`refused are ${JSON.stringify(refused)}`);
    const letters = await deadLetters(fleet.nats.url);
    if (letters.length !== 1 || letters[0]!.index !== bad || letters[0]!.job !== ended.id)
      faults.push(`dead letters are ${JSON.stringify(letters)}`);
    const died = deathsOf(fleet) - deathsBefore;
    // With the first, nobody knew which document it was.
    if (died !== 4) faults.push(`${died} workers died of it, not 4`);
    return { figures: `${count} documents, ${died} deaths`, faults };
  },
};

const deathsOf = ({ workers }: Fleet): number => workers.reduce((sum, worker) => sum + worker.deaths, 0);

const objects: Row = {
  name: 'objects in and out, while S3 refuses and a worker is killed',
  async play(fleet, documents) {
    const count = few(documents);
    const before = await fleet.used();
    const requests = requestsOf(count).split('\n');
    const put = (Key: string, Body: string): Promise<unknown> =>
      fleet.objects.send(new PutObjectCommand({ Bucket: BUCKETS.callers, Key, Body }));
    const keyOf = (at: number): string => `in/${String(at).padStart(6, '0')}.json`;
    for (const [at, request] of requests.entries()) await put(keyOf(at), request);
    fleet.proxy.weather.refuses = 0.1;
    try {
      const there = `s3://${BUCKETS.callers}/`;
      const words = {
        kind: 'generate',
        input: { prefix: `${there}in/` },
        output: { prefix: `${there}out/` },
      };
      const ended = await followed(
        fleet,
        await order(fleet, words, null),
        at([[0.3, async () => fleet.workers[0]!.kill()]]),
      );
      fleet.proxy.weather.refuses = 0;
      const { lines, faults } = await settled(fleet, ended, before, { count, succeeded: count });
      const results = (await objectsUnder(fleet, 'out/results/')).join('');
      const stored = await resultsText(fleet, ended);
      if (results !== stored) faults.push('the lines among the objects are not those of the job');
      const made = await objectsUnder(fleet, 'out/documents/');
      const own = made.filter((text, index) => text.includes(`>F-${index}-<`)).length;
      if (made.length !== count || own !== count)
        faults.push(`${made.length} objects, ${own} of them in their place`);
      if (lines.some(({ name }, index) => name !== `${there}${keyOf(index)}`))
        faults.push('lines have other names');
      faults.push(...(await refusals(fleet, there)));
      return { figures: `${count} documents`, faults };
    } finally {
      fleet.proxy.weather.refuses = 0;
    }
  },
};

const gone: Row = {
  name: 'documents that are gone from the storage',
  async play(fleet) {
    const [count, chunk] = [500, 50];
    const before = await fleet.used();
    const job = await order(fleet, { kind: 'generate' }, requestsOf(count));
    const last = count / chunk - 1;
    const Key = `jobs/${job.id}/${last}.documents`;
    await fleet.objects.send(new DeleteObjectCommand({ Bucket: BUCKETS.own, Key }));
    const ended = await followed(fleet, job);
    const succeeded = count - chunk;
    const { lines, faults } = await settled(fleet, ended, before, { count, succeeded });
    const refused = lines.filter(({ status }) => status === 500);
    if (refused.length !== chunk || refused[0]!.index !== succeeded)
      faults.push(`refused are ${JSON.stringify(refused.slice(0, 3))}`);
    return { figures: `${count} documents, ${refused.length} refused`, faults };
  },
};

/** Faults: what an order may not name, and an object that is none. */
async function refusals(fleet: Fleet, there: string): Promise<string[]> {
  const faults: string[] = [];
  for (const address of [
    `s3://${BUCKETS.own}/jobs/`,
    `${there}../${BUCKETS.own}/`,
    's3://elsewhere/',
    'http://127.0.0.1/',
  ]) {
    const answer = await submit(fleet, { kind: 'validate', input: { prefix: address } }, null);
    if (answer.status !== 422) faults.push(`${address} may be read: ${answer.status}`);
    const wanted = await submit(fleet, { kind: 'validate', output: { prefix: address } }, '[]');
    if (wanted.status !== 422) faults.push(`${address} may be written: ${wanted.status}`);
  }
  const absent = await order(fleet, { kind: 'validate', input: { objects: [`${there}absent`] } }, null);
  await followed(fleet, absent);
  const [line] = await resultsOf(fleet, absent);
  if (line?.status !== 404) faults.push(`an absent object is ${JSON.stringify(line)}`);
  return faults;
}

async function objectsUnder({ objects: client }: Fleet, Prefix: string): Promise<readonly string[]> {
  const texts: string[] = [];
  const pages = paginateListObjectsV2({ client }, { Bucket: BUCKETS.callers, Prefix });
  for await (const { Contents: found = [] } of pages)
    for (const { Key } of found) {
      const { Body: body } = await client.send(new GetObjectCommand({ Bucket: BUCKETS.callers, Key }));
      texts.push(await body!.transformToString());
    }
  return texts;
}

export const ROWS: readonly Row[] = [deaths, lost, weather, outage, poison, objects, gone];
