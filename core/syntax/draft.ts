import { BLANK_ADDRESS, BLANK_CONTACT, BLANK_DELIVERY, BLANK_PARTY } from '../invoice/index.ts';
import { BLANK_PAYMENT, BLANK_TOTALS } from '../invoice/index.ts';

/** An object of the contract while it is being read. The tables' types say which keys it has. */
export type Draft = Record<string, unknown>;

/** What a part of the invoice looks like before anything of it was read, by its property. */
const BLANKS: Readonly<Record<string, object>> = {
  address: BLANK_ADDRESS,
  buyer: BLANK_PARTY,
  contact: BLANK_CONTACT,
  delivery: BLANK_DELIVERY,
  payment: BLANK_PAYMENT,
  seller: BLANK_PARTY,
  totals: BLANK_TOTALS,
};

/** A deep copy in which nothing is shared: seller and buyer have one blank, and structuredClone would keep it one. */
export function draftOf(blank: object): Draft {
  return JSON.parse(JSON.stringify(blank)) as Draft;
}

/** Keeps a value read; blank says nothing, and what was read first stays (foreign documents repeat elements). */
export function keep(draft: Draft, key: string, value: string): void {
  const trimmed = value.trim();
  if (trimmed !== '' && draft[key] === null) draft[key] = trimmed;
}

/** Keeps an entry of a map, which holds a key once: of a repeated one, the first. */
export function keepEntry(map: Draft, key: string, value: string): void {
  if (!Object.hasOwn(map, key)) map[key] = value.trim();
}

/** Reads a part: into what is known of it already, and into the draft only if there was something to read. */
export function readPart(draft: Draft, key: string, read: (part: Draft) => void): void {
  const blank = BLANKS[key];
  if (!blank) throw new RangeError(`no part of the invoice is called ${key}`);
  const part = (draft[key] as Draft | null) ?? draftOf(blank);
  read(part);
  if (!isBlank(part)) draft[key] = part;
}

/** True when a part would say nothing: an element without content is as good as none. */
function isBlank(part: Draft): boolean {
  return Object.values(part).every((value) => value === null || sizeOf(value) === 0);
}

/** Lists and maps that are empty say nothing either. */
function sizeOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 1;
}
