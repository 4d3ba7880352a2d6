import { describe, expect, it } from 'vitest';
import type { Chunk, Workers } from './workers.ts';
import type { Input } from './inputs.ts';
import type { Question } from './judge.ts';
import { isRefusal, type Outcome } from './outcome.ts';
import { judgedByWorkers } from './spread.ts';

const QUESTION: Question = {
  check: 'base',
  language: 'en',
  explain: false,
  ledger: false,
  plausibility: false,
};
const file = (name: string): Input => ({ name, source: { kind: 'file', path: name } });
const refused = (message: string): Outcome => ({ code: 'not_an_einvoice', message, findings: [] });
const nothing = async (): Promise<never> => {
  throw new Error('not asked for');
};

interface Watched extends Workers {
  readonly chunks: Chunk[];
  most: number;
}

/** Answers each path with itself, late ones first. */
function workersOf(size: number, losing: (path: string) => boolean = () => false): Watched {
  let underWay = 0;
  const workers: Watched = {
    size,
    chunks: [],
    most: 0,
    judge: async (chunk) => {
      workers.chunks.push(chunk);
      workers.most = Math.max(workers.most, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, workers.chunks.length % 2 ? 4 : 0));
      underWay--;
      if (chunk.paths.some(losing)) throw new Error('the thread ran out of memory');
      return chunk.paths.map(refused);
    },
    close: async () => {},
  };
  return workers;
}

async function judgedBy(workers: Workers, inputs: readonly Input[]): Promise<string[]> {
  const all: string[] = [];
  for await (const { name, outcome } of judgedByWorkers(inputs, workers, QUESTION, nothing, nothing))
    all.push(`${name}: ${isRefusal(outcome) ? `${outcome.code} ${outcome.message}` : 'judged'}`);
  return all;
}

describe('documents on threads', () => {
  const names = Array.from({ length: 500 }, (_, at) => `${at}.xml`);

  it('are reported in the order they were named in, each once', async () => {
    const workers = workersOf(2);
    expect(await judgedBy(workers, names.map(file))).toEqual(
      names.map((name) => `${name}: not_an_einvoice ${name}`),
    );
    expect(workers.chunks.flatMap(({ paths }) => paths)).toEqual(names);
  });

  it('travel together, but not so many that a core stands idle, and few at a time', async () => {
    const many = workersOf(2);
    await judgedBy(many, names.map(file));
    expect(Math.max(...many.chunks.map(({ paths }) => paths.length))).toBe(32);
    expect(many.most).toBe(6);
    const few = workersOf(4);
    await judgedBy(few, names.slice(0, 32).map(file));
    expect(few.chunks).toHaveLength(16);
  });

  it('that break a thread cost no other its verdict', async () => {
    const all = await judgedBy(
      workersOf(2, (path) => path === '17.xml'),
      names.slice(0, 100).map(file),
    );
    expect(all[17]).toBe('17.xml: internal_error the thread ran out of memory');
    expect(all.filter((line) => line.includes('internal_error'))).toHaveLength(1);
    expect(all).toHaveLength(100);
  });

  it('stand beside folders that cannot be listed', async () => {
    const locked: Input = { name: 'locked', source: { kind: 'unreadable', reason: 'permission denied' } };
    expect(await judgedBy(workersOf(1), [file('a'), locked, file('b')])).toEqual([
      'a: not_an_einvoice a',
      'locked: unreadable permission denied',
      'b: not_an_einvoice b',
    ]);
  });

  it('are not asked for any more when nobody takes them', async () => {
    const workers = workersOf(2);
    for await (const _ of judgedByWorkers(names.map(file), workers, QUESTION, nothing, nothing)) break;
    expect(workers.chunks.length).toBeLessThanOrEqual(6);
  });
});
