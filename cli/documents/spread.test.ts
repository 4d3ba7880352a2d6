import { describe, expect, it } from 'vitest';
import type { Chunk, Crew } from './crew.ts';
import type { Input } from './inputs.ts';
import type { Question } from './judge.ts';
import { isRefusal, type Outcome } from './outcome.ts';
import { judgedByCrew } from './spread.ts';

const QUESTION: Question = { check: 'base', language: 'en', explain: false, ledger: false };
const file = (name: string): Input => ({ name, source: { kind: 'file', path: name } });
const refused = (message: string): Outcome => ({ code: 'not_an_einvoice', message, findings: [] });
const nothing = async (): Promise<never> => {
  throw new Error('not asked for');
};

interface Watched extends Crew {
  readonly chunks: Chunk[];
  most: number;
}

/** Answers each path with itself, late ones first. */
function crewOf(size: number, losing: (path: string) => boolean = () => false): Watched {
  let underWay = 0;
  const crew: Watched = {
    size,
    chunks: [],
    most: 0,
    judge: async (chunk) => {
      crew.chunks.push(chunk);
      crew.most = Math.max(crew.most, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, crew.chunks.length % 2 ? 4 : 0));
      underWay--;
      if (chunk.paths.some(losing)) throw new Error('the thread ran out of memory');
      return chunk.paths.map(refused);
    },
    close: async () => {},
  };
  return crew;
}

async function judgedBy(crew: Crew, inputs: readonly Input[]): Promise<string[]> {
  const all: string[] = [];
  for await (const { name, outcome } of judgedByCrew(inputs, crew, QUESTION, nothing, nothing))
    all.push(`${name}: ${isRefusal(outcome) ? `${outcome.code} ${outcome.message}` : 'judged'}`);
  return all;
}

describe('documents on threads', () => {
  const names = Array.from({ length: 500 }, (_, at) => `${at}.xml`);

  it('are reported in the order they were named in, each once', async () => {
    const crew = crewOf(2);
    expect(await judgedBy(crew, names.map(file))).toEqual(
      names.map((name) => `${name}: not_an_einvoice ${name}`),
    );
    expect(crew.chunks.flatMap(({ paths }) => paths)).toEqual(names);
  });

  it('travel together, but not so many that a core stands idle, and few at a time', async () => {
    const many = crewOf(2);
    await judgedBy(many, names.map(file));
    expect(Math.max(...many.chunks.map(({ paths }) => paths.length))).toBe(32);
    expect(many.most).toBe(6);
    const few = crewOf(4);
    await judgedBy(few, names.slice(0, 32).map(file));
    expect(few.chunks).toHaveLength(16);
  });

  it('that break a thread cost no other its verdict', async () => {
    const all = await judgedBy(
      crewOf(2, (path) => path === '17.xml'),
      names.slice(0, 100).map(file),
    );
    expect(all[17]).toBe('17.xml: internal_error the thread ran out of memory');
    expect(all.filter((line) => line.includes('internal_error'))).toHaveLength(1);
    expect(all).toHaveLength(100);
  });

  it('stand beside folders that cannot be listed', async () => {
    const locked: Input = { name: 'locked', source: { kind: 'unreadable', reason: 'permission denied' } };
    expect(await judgedBy(crewOf(1), [file('a'), locked, file('b')])).toEqual([
      'a: not_an_einvoice a',
      'locked: unreadable permission denied',
      'b: not_an_einvoice b',
    ]);
  });

  it('are not asked for any more when nobody takes them', async () => {
    const crew = crewOf(2);
    for await (const _ of judgedByCrew(names.map(file), crew, QUESTION, nothing, nothing)) break;
    expect(crew.chunks.length).toBeLessThanOrEqual(6);
  });
});
