// One interleaved run: in every round every contestant works a slice at every document, so that a noisy neighbour and a
// clock that slows down meet all of them alike.

import type { BenchDocument } from './corpus.ts';
import { PeerProcess, type Slice } from './protocol.ts';
import { absence, type Peer, type PeerName, type WorkName } from './peers.ts';
import { median } from './rounds.ts';

/** One peer doing one work on one document. */
export interface Cell {
  readonly peer: PeerName;
  readonly work: WorkName;
  readonly document: string;
}

export interface Measure extends Cell {
  readonly runs: number;
  /** The median of the rounds, and the least: what a neighbour does to a round only ever adds. */
  readonly cpuMs: number;
  readonly leastCpuMs: number;
  readonly bestMs: number;
  readonly medianMs: number;
  readonly fatal: number;
}

export interface Skipped {
  readonly peer: PeerName;
  readonly reason: string;
}

/** Peers' measures, and whoever or whatever is missing from them. */
export interface Outcome {
  readonly measures: readonly Measure[];
  readonly skipped: readonly Skipped[];
}

export interface ContestPlan {
  readonly rounds: number;
  readonly sliceMs: number;
  /** Share of a peer's warm-up that is really done. */
  readonly warmth: number;
}

interface Entry {
  readonly cell: Cell;
  readonly process: PeerProcess;
  readonly slices: Slice[];
  /** How many runs fill a slice. */
  count: number;
  /** One run takes so many slices that one round must do. */
  once: boolean;
}

/** All peers in turns over these documents, each peer in one fresh process. */
export async function contest(
  contestants: readonly Peer[],
  documents: readonly BenchDocument[],
  plan: ContestPlan,
  say: (line: string) => void,
): Promise<Outcome> {
  const skipped: Skipped[] = [];
  const processes: PeerProcess[] = [];
  const entries: Entry[] = [];
  try {
    for (const peer of contestants) {
      if (!documents.some((each) => takesPart(peer, each))) continue;
      const reason = absence(peer);
      if (reason !== undefined) {
        skipped.push({ peer: peer.name, reason });
        continue;
      }
      const process = new PeerProcess(peer.name, peer.command());
      processes.push(process);
      const started = performance.now();
      await enter(peer, process, documents, plan, entries, skipped);
      say(`${peer.name} is warm after ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
    await playRounds(sideBySide(entries), plan, skipped);
  } finally {
    for (const process of processes) process.stop();
  }
  return { measures: entries.filter(({ slices }) => slices.length > 0).map(summarise), skipped };
}

/** What is compared has its turns one after the other: a neighbour who comes for seconds then meets them all. */
function sideBySide(entries: readonly Entry[]): Entry[] {
  const works = entries.map(({ cell }) => cell.work);
  const documents = entries.map(({ cell }) => cell.document);
  return entries.toSorted(
    ({ cell: a }, { cell: b }) =>
      works.indexOf(a.work) - works.indexOf(b.work) ||
      documents.indexOf(a.document) - documents.indexOf(b.document),
  );
}

/** Loads a peer's documents and warms it up on each; a cell that fails is left out with the peer's own reason. */
async function enter(
  peer: Peer,
  process: PeerProcess,
  documents: readonly BenchDocument[],
  plan: ContestPlan,
  entries: Entry[],
  skipped: Skipped[],
): Promise<void> {
  const warmed = new Set<string>();
  for (const document of documents.filter((each) => takesPart(peer, each))) {
    for (const work of peer.works.filter((each) => document.works.includes(each))) {
      try {
        const code = `${work} ${document.syntax}`;
        const warmth = plan.warmth * (warmed.has(code) ? WARMED_SHARE : 1);
        warmed.add(code);
        await process.load(document.name, document.syntax, document.file);
        const wallMs = await warmUp(process, work, document, peer.warm, warmth);
        const cell = { peer: peer.name, work, document: document.name };
        entries.push({ cell, process, slices: [], ...sliceOf(wallMs, plan.sliceMs) });
      } catch (error) {
        skipped.push({ peer: peer.name, reason: `${work} on ${document.name}: ${(error as Error).message}` });
      }
    }
  }
}

/** A second document of a syntax runs the code the first one has warmed up. */
const WARMED_SHARE = 0.2;

const LONG_SLICES = 6;

export function sliceOf(wallMs: number, sliceMs: number): { count: number; once: boolean } {
  return { count: Math.max(1, Math.round(sliceMs / wallMs)), once: wallMs > LONG_SLICES * sliceMs };
}

/** The pair that shows growth is for ours, and for whoever bears ten thousand lines too. */
function takesPart({ maxLines }: Peer, { name, lines }: BenchDocument): boolean {
  return lines <= maxLines && (!name.startsWith('grow') || maxLines >= 10_000);
}

/**
 * The first run, in which sheets may still be compiled, is not counted; then batches grow until the peer's count or its
 * time is reached. @returns median wall of the last batch, in ms.
 */
async function warmUp(
  process: PeerProcess,
  work: WorkName,
  { name }: BenchDocument,
  { runs, ms }: Peer['warm'],
  warmth: number,
): Promise<number> {
  let wallMs = (await process.run(work, name, 1)).medianMs;
  const end = performance.now() + ms * warmth;
  for (let done = 0, batch = 1; done < runs * warmth && performance.now() < end; done += batch, batch *= 2) {
    const left = Math.max(1, Math.floor((end - performance.now()) / (wallMs || 1)));
    wallMs = (await process.run(work, name, Math.min(batch, left))).medianMs;
  }
  return wallMs;
}

async function playRounds(
  entries: Entry[],
  { rounds, sliceMs }: ContestPlan,
  skipped: Skipped[],
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const entry of entries) {
      if (entry.once && entry.slices.length > 0) continue;
      const { cell, process, count, slices } = entry;
      try {
        const slice = await process.run(cell.work, cell.document, count);
        slices.push(slice);
        Object.assign(entry, sliceOf(slice.medianMs, sliceMs));
      } catch (error) {
        // What was measured so far stays; the reader learns that rounds are missing.
        skipped.push({
          peer: cell.peer,
          reason: `${cell.work} on ${cell.document}, round ${round + 1}: ${(error as Error).message}`,
        });
      }
    }
  }
}

/** CPU and wall are medians of the rounds: one disturbed round cannot move them. */
export function summarise({ cell, slices }: Pick<Entry, 'cell' | 'slices'>): Measure {
  const cpus = slices.map(({ cpuMs, count }) => cpuMs / count);
  return {
    ...cell,
    runs: slices.reduce((sum, { count }) => sum + count, 0),
    cpuMs: median(cpus),
    leastCpuMs: Math.min(...cpus),
    bestMs: Math.min(...slices.map(({ bestMs }) => bestMs)),
    medianMs: median(slices.map(({ medianMs }) => medianMs)),
    fatal: slices.at(-1)?.fatal ?? 0,
  };
}
