// What a fleet is asked for, and whether each document has one result and one count.

import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import type { JobOut } from '@conforme/proto/schema/jobs';
import { linesIn } from '../../gateway/jobs/lines-in.ts';
import { example } from '../e2e/service.ts';
import type { Fleet } from './fleet.ts';

const LOOK_MS = 50;
/** Many leases, and the time a worker takes to come back. */
const STUCK_MS = 60_000;
const LF = 0x0a;

/** A line of results without the documents in it, of which there are too many to hold. */
export interface Line {
  readonly index: number;
  readonly name: string;
  readonly status: number;
  readonly error?: { readonly code: string; readonly message: string };
  /** Its document is the one that was ordered in its place. */
  readonly isOwn: boolean;
}

/** Generate requests, one a line, each with a number of its own. */
export function requestsOf(count: number): string {
  const { invoice, options } = example('services');
  const request = JSON.stringify({
    invoice: { ...invoice, number: 'F-@' },
    options: { ...options, output: 'cii-xml' },
  });
  return Array.from({ length: count }, (_, at) => request.replace('F-@', `F-${at}-`)).join('\n');
}

export async function order(fleet: Fleet, job: object, upload: string | null): Promise<JobOut> {
  const answer = await submit(fleet, job, upload);
  if (answer.status !== 200) throw new Error(`no job: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as JobOut;
}

export function submit(fleet: Fleet, job: object, upload: string | null): Promise<Response> {
  const body = new FormData();
  body.append('job', JSON.stringify(job));
  if (upload !== null) body.append('file', new Blob([upload]), 'list.ndjson');
  return ask(fleet, '/v1/jobs', { method: 'POST', body });
}

/**
 * Until it has ended.
 * @throws Error where it does not move for a minute. @param look sees it again and again; what it does to the fleet is awaited
 */
export async function followed(
  fleet: Fleet,
  { id }: JobOut,
  look: (job: JobOut) => Promise<void> = async () => {},
  everyMs: number = LOOK_MS,
): Promise<JobOut> {
  let [moved, processed] = [performance.now(), -1];
  for (;;) {
    // A gateway that was killed is away for a moment, and so is what it asks.
    const answer = await ask(fleet, `/v1/jobs/${id}`).catch(() => null);
    if (answer?.ok) {
      const job = (await answer.json()) as JobOut;
      if (job.state === 'done') return job;
      await look(job);
      if (job.processed !== processed) [moved, processed] = [performance.now(), job.processed];
    }
    if (performance.now() - moved > STUCK_MS) throw new Error(`${id} stands still at ${processed}`);
    await pause(everyMs);
  }
}

/** Read as they come. */
export async function resultsOf(fleet: Fleet, { id }: JobOut): Promise<readonly Line[]> {
  const answer = await ask(fleet, `/v1/jobs/${id}/results`);
  const lines: Line[] = [];
  for await (const line of linesIn(Readable.fromWeb(answer.body as ReadableStream)))
    lines.push(lineOf(line.toString()));
  return lines;
}

function lineOf(text: string): Line {
  const { result, ...line } = JSON.parse(text) as Line & { readonly result?: { content_base64?: string } };
  const content = Buffer.from(result?.content_base64 ?? '', 'base64');
  return { ...line, isOwn: line.status === 200 && content.includes(`>F-${line.index}-<`) };
}

export async function resultsText(
  fleet: Fleet,
  { id }: Pick<JobOut, 'id'>,
  kind = 'results',
): Promise<string> {
  return (await ask(fleet, `/v1/jobs/${id}/${kind}`)).text();
}

/** Read as they come: how many there are, and how long. */
export async function resultsSize(
  fleet: Fleet,
  { id }: JobOut,
): Promise<{ readonly lines: number; readonly bytes: number }> {
  const answer = await ask(fleet, `/v1/jobs/${id}/results`);
  let [lines, bytes] = [0, 0];
  for await (const piece of answer.body!) {
    bytes += piece.length;
    for (const byte of piece) if (byte === LF) lines++;
  }
  return { lines, bytes };
}

/** Faults: of `count` documents each must have one result, in its place. */
export function once(lines: readonly Line[], count: number): string[] {
  const seen = new Map<number, number>();
  for (const { index } of lines) seen.set(index, (seen.get(index) ?? 0) + 1);
  const lost = Array.from({ length: count }, (_, at) => at).filter((at) => !seen.has(at));
  const double = [...seen].filter(([, times]) => times > 1);
  const strange = lines.filter(({ index }) => index < 0 || index >= count);
  const faults: string[] = [];
  if (lost.length > 0) faults.push(`${lost.length} lost, as ${lost.slice(0, 5).join()}`);
  if (double.length > 0) faults.push(`${double.length} double, as ${double.slice(0, 5).join(' ')}`);
  if (strange.length > 0) faults.push(`${strange.length} that nobody ordered`);
  return faults;
}

/** Faults: the document of each line is the one that was ordered in its place. */
export function own(lines: readonly Line[]): string[] {
  const wrong = lines.filter(({ isOwn }) => !isOwn);
  const [first] = wrong;
  return first ? [`${wrong.length} are others, as ${JSON.stringify(first).slice(0, 300)}`] : [];
}

function ask({ url, key }: Fleet, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${url}${path}`, { ...init, headers: { 'x-api-key': key, ...init.headers } });
}
