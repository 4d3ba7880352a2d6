// How the bench speaks with a contestant in a process of its own: a line asks, a line answers. One process per peer keeps
// heaps, compilers and collectors apart; its own clock and CPU meter leave the pipe out of the measure.
//
//   load NAME SYNTAX FILE    → loaded BYTES               the document's bytes stay in memory
//   run WORK NAME COUNT      → ran CPU_NS BEST_NS MEDIAN_NS FATAL
//   memory                   → memory RSS_BYTES
//   anything that goes wrong → failed REASON

import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** One slice of a contestant: `count` runs over the same document. CPU is user and system time of the whole process. */
export interface Slice {
  readonly count: number;
  readonly cpuMs: number;
  readonly bestMs: number;
  readonly medianMs: number;
  /** What the peer found fatal in the document, by its own counting; shows that it did its work. */
  readonly fatal: number;
}

/** @throws Error with the peer's reason, or naming a line that is no answer. */
export function readAnswer(line: string, expected: string): string[] {
  const [word, ...rest] = line.trim().split(' ');
  if (word === 'failed') throw new Error(rest.join(' '));
  if (word !== expected) throw new Error(`expected "${expected} …", the peer said "${line.slice(0, 200)}"`);
  return rest;
}

/** @throws Error for anything but four numbers. */
export function readSlice(line: string, count: number): Slice {
  const numbers = readAnswer(line, 'ran').map(Number);
  const [cpu, best, median, fatal] = numbers;
  if (numbers.length !== 4 || numbers.some((n) => !Number.isFinite(n) || n < 0))
    throw new Error(`not a measure: "${line}"`);
  return { count, cpuMs: cpu! / 1e6, bestMs: best! / 1e6, medianMs: median! / 1e6, fatal: fatal! };
}

const ANSWER_MS = 300_000;

export class PeerProcess {
  readonly name: string;
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #lines: AsyncIterator<string>;
  #complaints = '';

  constructor(name: string, [program = '', ...args]: readonly string[]) {
    this.name = name;
    this.#child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    this.#child.on('error', (error) => (this.#complaints += error.message));
    // A peer that died is noticed by its missing answer; the pipe's own complaint says less.
    this.#child.stdin.on('error', () => {});
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#complaints = (this.#complaints + text).slice(-2000);
    });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  async load(document: string, syntax: string, file: string): Promise<void> {
    readAnswer(await this.#ask(`load ${document} ${syntax} ${file}`), 'loaded');
  }

  async run(work: string, document: string, count: number): Promise<Slice> {
    return readSlice(await this.#ask(`run ${work} ${document} ${count}`), count);
  }

  /** Resident memory in bytes. */
  async memory(): Promise<number> {
    return Number(readAnswer(await this.#ask('memory'), 'memory')[0]);
  }

  stop(): void {
    this.#child.stdin.end();
    this.#child.kill();
  }

  async #ask(line: string): Promise<string> {
    this.#child.stdin.write(`${line}\n`);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${this.name}: no answer to "${line}"`)), ANSWER_MS);
    });
    try {
      const answer = await Promise.race([this.#lines.next(), late]);
      if (answer.done) throw new Error(`${this.name} ended at "${line}": ${this.#complaints.trim()}`);
      return answer.value;
    } finally {
      clearTimeout(timer);
    }
  }
}
