import type { Document } from './document.ts';
import * as plain from './plain.ts';
import { ShortTexts } from './short-texts.ts';
import { normalizeSpace } from './text.ts';

// Constants of this module: V8 looks an imported name up at every use (rules/engine/docs/performance.md, For the machine).
const { textBitAt } = plain;

// Rules ask the same nodes for one code after another: is the category S, Z, E, AE? Which codes the nodes of a name have at all is found once a
// document, so that rules about the others are not looked into.

/** The texts that rules ask the nodes of one name for, each a bit; the last bit stands for all that found no bit of their own. */
export interface Vocabulary {
  readonly name: number;
  /** The name of their parents; null for any. */
  readonly parent: number | null;
  /** Do they ask for the normalize-space of a text? */
  readonly isNormal: boolean;
  readonly bits: Map<string, number>;
  /** Those of the texts that can be found by bytes. */
  readonly short: ShortTexts;
}

const MOST = 29;
const OTHERS = 1 << MOST;

export const vocabulary = (name: number, parent: number | null, isNormal: boolean): Vocabulary => ({
  name,
  parent,
  isNormal,
  bits: new Map(),
  short: new ShortTexts(MOST),
});

/** The bits of these texts; compiled packs take them when they are loaded. */
export function bitsOf({ bits, short }: Vocabulary, ...texts: readonly string[]): number {
  let all = 0;
  for (const text of texts) {
    if (!bits.has(text) && bits.size < MOST) {
      const bit = 1 << bits.size;
      bits.set(text, bit);
      short.add(text, bit);
    }
    all |= bits.get(text) ?? OTHERS;
  }
  return all;
}

/** The bits of what the nodes of the name say in this document. */
export function said(d: Document, { name, parent, isNormal, bits, short }: Vocabulary): number {
  let all = OTHERS;
  for (let node = d.first[name]!; node > 0; node = d.next[node]!) {
    if (parent !== null && d.name[d.parent[node]!] !== parent) continue;
    const bit = textBitAt(d, node, short, isNormal);
    all |= bit < 0 ? (bits.get(isNormal ? normalizeSpace(d.text(node)) : d.text(node)) ?? 0) : bit;
  }
  return all;
}
