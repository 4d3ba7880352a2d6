const SLOTS = 4096;
/** Bytes of a cached name; longer ones are resolved each time (the longest of an invoice schema has 61). */
const WIDTH = 64;
const PROBES = 4;

const owner = new Int32Array(SLOTS);
const size = new Uint8Array(SLOTS);
const number = new Int32Array(SLOTS);
const text = new Uint8Array(SLOTS * WIDTH);

/** Set by a miss: where `remember` puts the answer. */
let free = 0;

/**
 * Bytes of a qualified name → number, under an owner: either a set of namespace bindings (shared by every document that
 * declares the same prefixes; only names some pack knows) or one document (its unknown names). One fixed table for the
 * process: resolving the 80 distinct names of an invoice from strings costs more than reading all its tags.
 *
 * Entries of owners that are gone are overwritten, never searched for, so the table neither grows nor needs clearing.
 */
export function recall(
  bytes: Buffer,
  start: number,
  length: number,
  hash: number,
  shared: number,
  own: number,
): number | undefined {
  let slot = slotOf(hash, shared);
  free = slot;
  for (let probe = 0; probe < PROBES; probe++, slot = (slot + 1) & (SLOTS - 1)) {
    const who = owner[slot]!;
    if (who === 0) free = slot;
    if ((who === shared || who === own) && size[slot] === length && same(bytes, start, length, slot))
      return number[slot];
  }
  return undefined;
}

/** Keeps the answer to the `recall` that has just missed. */
export function remember(bytes: Buffer, start: number, length: number, who: number, answer: number): void {
  if (length > WIDTH) return;
  owner[free] = who;
  size[free] = length;
  number[free] = answer;
  text.set(bytes.subarray(start, start + length), free * WIDTH);
}

function slotOf(hash: number, shared: number): number {
  const mixed = Math.imul(hash ^ Math.imul(shared, 0x9e3779b1), 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) & (SLOTS - 1);
}

function same(bytes: Buffer, start: number, length: number, slot: number): boolean {
  for (let i = 0, at = slot * WIDTH; i < length; i++) if (text[at + i] !== bytes[start + i]) return false;
  return true;
}

const MAX_SETS = 256;
const sets = new Map<string, number>();
const MAX_OWNER = 2 ** 30;
let lastOwner = 0;

/** A number never given before, for the names of one document. */
export function newOwner(): number {
  if (lastOwner === MAX_OWNER) restart();
  return ++lastOwner;
}

/** Days of full load later the numbers run out: forget everything rather than meet an old number again. */
function restart(): void {
  owner.fill(0);
  sets.clear();
  lastOwner = 0;
}

/** The owner for a set of bindings; the list of sets is bounded, a set that was dropped just starts anew. */
export function ownerOf(bindings: string): number {
  const known = sets.get(bindings);
  if (known !== undefined) return known;
  if (sets.size >= MAX_SETS) sets.clear();
  const fresh = newOwner();
  sets.set(bindings, fresh);
  return fresh;
}
