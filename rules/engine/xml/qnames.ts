const SLOTS = 4096;
/** Bytes of a cached name; longer ones are resolved each time (the longest of an invoice schema has 61). */
const WIDTH = 64;
const PROBES = 4;

const owner = new Int32Array(SLOTS);
const size = new Uint8Array(SLOTS);
const number = new Int32Array(SLOTS);
/** Never the same for two entries, nor for one that was overwritten and came again. */
const serial = new Int32Array(SLOTS);
const text = new Uint8Array(SLOTS * WIDTH);
const words = new DataView(text.buffer);

/** Set by a miss: where `remember` puts the answer. */
let free = 0;

/** Keeps the bytes of the last, partly filled word that belong to a name; index is how many do. */
const LAST_BYTES = Int32Array.of(0, 0xff, 0xffff, 0xffffff);
const WORD = 4;

export const sizeAt = (slot: number): number => size[slot]!;
export const numberAt = (slot: number): number => number[slot]!;
export const serialAt = (slot: number): number => serial[slot]!;

/** True when the slot speaks for one of these owners. */
export function belongs(slot: number, shared: number, own: number): boolean {
  const who = owner[slot]!;
  return who !== 0 && (who === shared || who === own);
}

/** True when the bytes from here are those of the slot's name, compared four at a time. */
export function standsAt(slot: number, view: DataView, start: number, stop: number): boolean {
  const length = size[slot]!;
  if (start + length + WORD > stop) return false;
  let at = slot * WIDTH;
  const whole = start + (length & -WORD);
  let i = start;
  for (; i < whole; i += WORD, at += WORD)
    if (view.getInt32(i, true) !== words.getInt32(at, true)) return false;
  const mask = LAST_BYTES[length & (WORD - 1)]!;
  return mask === 0 || ((view.getInt32(i, true) ^ words.getInt32(at, true)) & mask) === 0;
}

/**
 * Bytes of a qualified name → slot, under an owner: either a set of namespace bindings (shared by every document that
 * declares the same prefixes; only names some pack knows) or one document (its unknown names). One fixed table for the
 * process: resolving the 80 distinct names of an invoice from strings costs more than reading all its tags. -1: not there.
 *
 * The owners of attribute names are negative: the default namespace does not reach them.
 *
 * Entries of owners that are gone are overwritten, never searched for, so the table neither grows nor needs clearing.
 */
export function recall(bytes: Buffer, start: number, length: number, shared: number, own: number): number {
  let slot = slotOf(bytes, start, length, shared);
  free = slot;
  for (let probe = 0; probe < PROBES; probe++, slot = (slot + 1) & (SLOTS - 1)) {
    const who = owner[slot]!;
    if (who === 0) free = slot;
    if ((who === shared || who === own) && size[slot] === length && same(bytes, start, length, slot))
      return slot;
  }
  return -1;
}

/** Keeps the answer to the `recall` that has just missed; returns its slot, or -1 for a name too long to keep. */
export function remember(bytes: Buffer, start: number, length: number, who: number, answer: number): number {
  if (length > WIDTH) return -1;
  owner[free] = who;
  size[free] = length;
  number[free] = answer;
  serial[free] = ++lastSerial;
  text.set(bytes.subarray(start, start + length), free * WIDTH);
  return free;
}

function slotOf(bytes: Buffer, start: number, length: number, shared: number): number {
  let hash = 0;
  for (let i = start; i < start + length; i++) hash = (Math.imul(hash, 31) + bytes[i]!) | 0;
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
let lastSerial = 0;
let begun = 0;

/** How often all was forgotten: owners and serials from before mean nothing. */
export const restarts = (): number => begun;

/** A number never given before, for the names of one document. */
export function newOwner(): number {
  if (lastOwner === MAX_OWNER || lastSerial >= MAX_OWNER) restart();
  return ++lastOwner;
}

/** Days of full load later the numbers run out: forget everything rather than meet an old number again. */
function restart(): void {
  owner.fill(0);
  sets.clear();
  lastSet = null;
  lastOwner = 0;
  lastSerial = 0;
  begun++;
}

/** What a prefix is bound to; '' is the default namespace. */
interface Bound {
  readonly prefix: string;
  readonly uri: string;
}

/** The bindings last asked for, and their owner: most documents have those of the one before. */
let lastSet: { readonly bindings: readonly Bound[]; readonly owner: number } | null = null;

/** The owner for a set of bindings; the list of sets is bounded, a set that was dropped just starts anew. */
export function ownerOf(bindings: readonly Bound[]): number {
  if (lastSet !== null && areSame(lastSet.bindings, bindings)) return lastSet.owner;
  const text = bindings.map(({ prefix, uri }) => `${prefix} ${uri}\n`).join('');
  if (!sets.has(text)) {
    if (sets.size >= MAX_SETS) sets.clear();
    sets.set(text, newOwner());
  }
  const owner = sets.get(text)!;
  lastSet = { bindings: bindings.map(({ prefix, uri }) => ({ prefix, uri })), owner };
  return owner;
}

function areSame(a: readonly Bound[], b: readonly Bound[]): boolean {
  return (
    a.length === b.length && a.every(({ prefix, uri }, i) => prefix === b[i]!.prefix && uri === b[i]!.uri)
  );
}
