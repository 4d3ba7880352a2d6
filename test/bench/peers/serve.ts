// The peers' side of protocol.ts, for peers in Node.

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { median } from '../rounds.ts';

export interface LoadedDocument {
  readonly bytes: Uint8Array;
  readonly syntax: string;
}

/** Parses and judges one document; the number of fatal findings. */
export type Work = (document: LoadedDocument) => number | Promise<number>;

type Works = Readonly<Record<string, Work>>;

/** Answers lines until standard input ends. */
export async function serve(works: Works): Promise<void> {
  const documents = new Map<string, LoadedDocument>();
  for await (const line of createInterface({ input: process.stdin }))
    process.stdout.write(`${await answer(works, documents, line)}\n`);
}

/** One answer to one line; a fault becomes `failed`, because a peer that ends takes its other works with it. */
export async function answer(
  works: Works,
  documents: Map<string, LoadedDocument>,
  line: string,
): Promise<string> {
  const [verb, ...args] = line.split(' ');
  try {
    if (verb === 'load') return load(documents, args);
    if (verb === 'run') return await run(works, documents, args);
    if (verb === 'memory') return `memory ${process.memoryUsage.rss()}`;
    throw new Error(`unknown request "${line}"`);
  } catch (error) {
    return `failed ${error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error)}`;
  }
}

function load(documents: Map<string, LoadedDocument>, [name = '', syntax = '', ...file]: string[]): string {
  const bytes = readFileSync(file.join(' '));
  documents.set(name, { bytes, syntax });
  return `loaded ${bytes.length}`;
}

async function run(
  works: Works,
  documents: ReadonlyMap<string, LoadedDocument>,
  [work = '', name = '', count = '']: string[],
): Promise<string> {
  const [judge, document] = [works[work], documents.get(name)];
  if (!judge) throw new Error(`no work "${work}"`);
  if (!document) throw new Error(`no document "${name}" is loaded`);
  return measure(judge, document, Number(count));
}

async function measure(judge: Work, document: LoadedDocument, count: number): Promise<string> {
  const walls: number[] = [];
  let fatal = 0;
  const cpu = process.cpuUsage();
  for (let i = 0; i < count; i += 1) {
    const started = performance.now();
    const found = judge(document);
    // Awaiting what is no promise would charge a turn of the event loop to work that needs none.
    fatal = typeof found === 'number' ? found : await found;
    walls.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(cpu);
  const best = walls.reduce((least, wall) => Math.min(least, wall), Infinity);
  return `ran ${(user + system) * 1000} ${Math.round(best * 1e6)} ${Math.round(median(walls) * 1e6)} ${fatal}`;
}
