// The engine in fresh processes: how soon the first verdict is there, and what memory it keeps.

import { spawn } from 'node:child_process';
import path from 'node:path';
import { PeerProcess } from './protocol.ts';
import { median } from './rounds.ts';
import { firstHttpVerdict } from './service.ts';

const program = path.join(import.meta.dirname, 'peers/engine.ts');
const cold = path.join(import.meta.dirname, 'peers/first-verdict.mjs');

export interface ColdFigure {
  readonly what: string;
  readonly bestMs: number;
  readonly medianMs: number;
}

/** From the start of the process to the verdict's line, and to the first verdict over HTTP; in turns. */
export async function measureCold(document: string, times: number): Promise<ColdFigure[]> {
  const [empty, engine, http]: number[][] = [[], [], []];
  for (let i = 0; i < times; i += 1) {
    empty!.push(await firstOutput(['-e', 'console.log(1)']));
    engine!.push(await firstOutput([cold, document]));
    http!.push(await firstHttpVerdict(document));
  }
  const figure = (what: string, walls: number[]): ColdFigure => ({
    what,
    bestMs: Math.min(...walls),
    medianMs: median(walls),
  });
  return [
    figure('Node alone', empty!),
    figure('the engine: process start to first verdict', engine!),
    figure('npm start: process start to first HTTP verdict', http!),
  ];
}

/** Wall time until a process of Node has said something. @throws Error when it ends in silence. */
function firstOutput(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    child.once('error', reject).once('close', (status) => reject(new Error(`ended with status ${status}`)));
    child.stdout.once('data', () => resolve(performance.now() - started));
  });
}

export interface MemoryFigure {
  readonly halfMb: number;
  readonly wholeMb: number;
}

/** Resident memory of the engine halfway through and after `validations` with schema, EN 16931 and BR-FR. */
export async function measureMemory(
  document: string,
  syntax: string,
  validations: number,
): Promise<MemoryFigure> {
  const engine = new PeerProcess('engine', [process.execPath, '--no-maglev', program]);
  try {
    await engine.load('memory', syntax, document);
    const after = async (count: number): Promise<number> => {
      await engine.run('fr-ctc', 'memory', count);
      return (await engine.memory()) / 2 ** 20;
    };
    const half = Math.floor(validations / 2);
    return { halfMb: await after(half), wholeMb: await after(validations - half) };
  } finally {
    engine.stop();
  }
}
