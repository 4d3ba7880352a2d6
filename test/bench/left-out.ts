// What leaving something out costs: variants that take turns, each in a process of its own, and the table of their least times.

import { spawnSync } from 'node:child_process';
import { ownDocument } from './corpus.ts';

export const SIZES = ['small', '1000'] as const;

export interface LeftOut {
  readonly name: string;
  /** What the child is given after its document and seconds. */
  readonly args: readonly string[];
  /** Milliseconds by size, of all turns so far. */
  readonly least: number[];
}

export const neverMeasured = (): number[] => SIZES.map(() => Infinity);

/** A turn of a variant, each size in a process of this script, which prints its milliseconds. */
export function takeTurn(script: string, seconds: string, { args, least }: LeftOut): void {
  for (const [index, size] of SIZES.entries()) {
    const given = [script, '--child', ownDocument(size, 'cii'), '--seconds', seconds, ...args];
    const { stdout, status, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    least[index] = Math.min(least[index]!, Number(stdout));
  }
}

/** The first variant leaves nothing out. */
export function printLeftOut<V extends LeftOut>(
  variants: readonly V[],
  more = { head: '', of: (_variant: V): string => '' },
): void {
  process.stdout.write(`without      small ms          1,000 lines ms${more.head}\n`);
  for (const variant of variants) {
    const figures = variant.least.map((ms, index) => {
      const extra = (ms / variants[0]!.least[index]! - 1) * 100;
      return `${ms.toFixed(4).padStart(9)} ${`${extra >= 0 ? '+' : ''}${extra.toFixed(1)} %`.padStart(9)}`;
    });
    process.stdout.write(`${variant.name.padEnd(10)}${figures.join(' ')}${more.of(variant)}\n`);
  }
}
