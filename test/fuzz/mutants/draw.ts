// Mutants of recorded documents: which document and which damages, by a seed.

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readable } from '@conforme/engine/schema/testing/mutant';
import { readRecords } from '../../conformance/records.ts';
import { numbersFrom } from '../../conformance/recorded/fresh.ts';
import { DAMAGES } from '../../oracle/damages.ts';
import { documentText, mutate } from '../../oracle/mutate.ts';
import type { Damage } from '../../oracle/mutate.ts';
import { readMarkup } from '../../oracle/sch/markup.ts';
import type { Markup } from '../../oracle/sch/markup.ts';
import type { Syntax } from './packs.ts';

export interface Mutant {
  /** Where it was written. */
  readonly file: string;
  /** What it was made of and how, to make it again. */
  readonly recipe: string;
}

/** Larger ones take the oracles long and say nothing more. */
const MOST_BYTES = 20_000;
/** An invoice with signatures and what else extensions hold, which recorded ones hardly show. */
const SIGNED = path.resolve(import.meta.dirname, '../../../rules/packs/ubl-2.1/testing/signed.xml');
const SOURCES: Readonly<Record<Syntax, readonly (readonly [folder: string, ...roots: string[]])[]>> = {
  cii: [
    ['', 'cii'],
    ['reform', 'cii'],
  ],
  ubl: [
    ['', 'ubl-invoice', 'ubl-creditnote'],
    ['reform', 'ubl-invoice', 'ubl-creditnote'],
  ],
  cdar: [['reform', 'cdar']],
  flux10: [['reform', 'flux10']],
};

/** @param folder of recorded documents @param into where the mutants are written */
export function drawMutants(
  folder: string,
  into: string,
  syntax: Syntax,
  seed: number,
  count: number,
): Mutant[] {
  const next = numbersFrom(seed);
  const below = (number: number): number => Math.floor(next() * number);
  // Each set as often as the other: of one there may be ten times as many.
  const recorded = SOURCES[syntax].map(([below, ...roots]) => {
    return readRecords(path.join(folder, below), ...roots).map(({ file }) => path.join(folder, below, file));
  });
  const sets = syntax === 'ubl' ? [...recorded, ...recorded, [SIGNED]] : recorded;
  const mutants: Mutant[] = [];
  while (mutants.length < count) {
    const set = sets[below(sets.length)]!;
    const source = set[below(set.length)]!;
    const damages = Array.from({ length: 1 + below(3) }, () => {
      return { kind: below(DAMAGES.length), at: below(9999), value: below(99_999) };
    });
    const text = mutantOf(source, damages);
    if (text === null) continue;
    const file = path.join(into, `${syntax}-${String(mutants.length).padStart(5, '0')}.xml`);
    writeFileSync(file, text);
    mutants.push({ file, recipe: `${path.relative(folder, source)} ${JSON.stringify(damages)}` });
  }
  return mutants;
}

/** Null where document or mutant cannot be read: that is what `xml.ts` holds us to. Large documents are left out. */
function mutantOf(source: string, damages: readonly Damage[]): string | null {
  const bytes = readFileSync(source);
  const root = bytes.length > MOST_BYTES && source !== SIGNED ? null : read(bytes, source);
  const text = root && documentText(mutate(root, damages, DAMAGES));
  return text !== null && readable(Buffer.from(text)) ? text : null;
}

function read(bytes: Uint8Array, source: string): Markup | null {
  try {
    return readMarkup(bytes, source);
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
