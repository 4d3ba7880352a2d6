import { hash as digest, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'cfm_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_BYTES = 32;
/** 62^43 > 2^256 and 62^6 > 2^32: every secret and every checksum has the same length. */
const SECRET_DIGITS = 43;
const CHECK_DIGITS = 6;
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_DIGITS + CHECK_DIGITS}}$`);

/** A new key: letters and digits only, so that a double click selects the whole of it. */
export function mintKey(): string {
  const secret = BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`);
  const body = `${PREFIX}${inDigits(secret, SECRET_DIGITS)}`;
  return `${body}${checkOf(body)}`;
}

/** True for what cannot be a key of ours because it was cut or mistyped; no look-up is needed then. */
export function isMistyped(key: string): boolean {
  if (!key.startsWith(PREFIX)) return false;
  return !SHAPE.test(key) || checkOf(key.slice(0, -CHECK_DIGITS)) !== key.slice(-CHECK_DIGITS);
}

/** Whether a key of ours stands in a text, alone or behind something. */
export function holdsKey(text: string): boolean {
  return text.includes(PREFIX);
}

/**
 * What is stored of a key. A plain hash is right for 256 random bits: slow and salted hashes protect what people choose,
 * and would cost every request what they cost a guesser. In one step: an object for it costs more than the hash itself.
 */
export function hashOf(key: string): string {
  return digest('sha256', key, 'hex');
}

/** What a key is called once it can no longer be read; names it in lists and commands, and opens nothing. */
export function idOf(hash: string): string {
  return `key_${hash.slice(0, 12)}`;
}

/** Its beginning, by which its owner knows it again: 24 bits of 256. */
export function hintOf(key: string): string {
  return `${key.slice(0, PREFIX.length + 4)}…`;
}

function checkOf(body: string): string {
  return inDigits(BigInt(crc32(body)), CHECK_DIGITS);
}

function inDigits(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) text = DIGITS[Number(rest % 62n)] + text;
  return text;
}
