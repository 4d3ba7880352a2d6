import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { rc4 } from './rc4.ts';

/** The standard security handler as its dictionary describes it (ISO 32000-2, 7.6.4). */
export interface Handler {
  readonly version: number;
  readonly revision: number;
  /** Key length in bytes. */
  readonly length: number;
  readonly permissions: number;
  readonly encryptMetadata: boolean;
  readonly owner: Buffer;
  readonly ownerKey: Buffer;
  readonly user: Buffer;
  readonly userKey: Buffer;
  readonly id: Buffer;
}

/** What stands in for the missing characters of a password (7.6.4.3.2). */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** Of RC4 from revision 3 on. */
const STEPS = Array.from({ length: 20 }, (_, step) => step);

/** The file key for the empty password, be it the user's or the owner's, or null when it is neither. */
export function fileKey(handler: Handler): Buffer | null {
  if (handler.revision >= 5) return modernKey(handler);
  return classicKey(handler, PADDING) ?? classicKey(handler, userPasswordOf(handler));
}

const md5 = (...parts: Uint8Array[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('md5')).digest();

/** How long keys are before revision 5, in bytes. */
const classicLength = ({ revision, version, length }: Handler): number =>
  revision === 2 ? 5 : version === 4 ? 16 : Math.min(16, length);

/** Steps of RC4, each with another key. */
const rc4Steps = (key: Buffer, data: Buffer, steps: readonly number[]): Buffer =>
  steps.reduce(
    (text, step) =>
      rc4(
        key.map((byte) => byte ^ step),
        text,
      ),
    data,
  );

/** Algorithm 7 for the empty password of the owner: that of the user, with what stands in for its missing characters. */
function userPasswordOf(handler: Handler): Buffer {
  const length = classicLength(handler);
  let key = md5(PADDING);
  if (handler.revision >= 3) for (let i = 0; i < 50; i++) key = md5(key);
  const steps = handler.revision === 2 ? [0] : STEPS.toReversed();
  return rc4Steps(key.subarray(0, length), handler.owner.subarray(0, 32), steps);
}

/**
 * Algorithm 2, and algorithms 4 and 5 to prove the key against U.
 * @param password of the user, of 32 bytes
 */
function classicKey(handler: Handler, password: Buffer): Buffer | null {
  const { revision, owner, user, id } = handler;
  const length = classicLength(handler);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(handler.permissions | 0, 0);
  const open = revision >= 4 && !handler.encryptMetadata ? Buffer.alloc(4, 255) : Buffer.alloc(0);
  let key = md5(password, owner.subarray(0, 32), permissions, id, open).subarray(0, length);
  if (revision >= 3) for (let i = 0; i < 50; i++) key = md5(key).subarray(0, length);
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32)) ? key : null;
  const proof = rc4Steps(key, md5(PADDING, id), STEPS);
  return proof.equals(user.subarray(0, 16)) ? key : null;
}

/** Algorithm 2.A: the key stands encrypted in OE for the owner, in UE for the user. What proves the owner's password holds U, too. */
function modernKey({ revision, owner, ownerKey, user, userKey }: Handler): Buffer | null {
  const hash = revision === 5 ? simpleHash : hardenedHash;
  const opened = (proof: Buffer, sealed: Buffer, context: Buffer): Buffer | null => {
    if (proof.length < 48 || sealed.length < 32) return null;
    if (!hash(proof.subarray(32, 40), context).equals(proof.subarray(0, 32))) return null;
    const key = hash(proof.subarray(40, 48), context);
    const cipher = createDecipheriv('aes-256-cbc', key, Buffer.alloc(16)).setAutoPadding(false);
    return Buffer.concat([cipher.update(sealed.subarray(0, 32)), cipher.final()]);
  };
  return opened(user, userKey, Buffer.alloc(0)) ?? opened(owner, ownerKey, user.subarray(0, 48));
}

const simpleHash = (salt: Buffer, context: Buffer): Buffer =>
  createHash('sha256').update(salt).update(context).digest();

/** Algorithm 2.B for the empty password: at least 64 rounds of AES and a SHA-2 chosen by their result. */
function hardenedHash(salt: Buffer, context: Buffer): Buffer {
  let key = simpleHash(salt, context);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const block = Buffer.concat(Array.from({ length: 64 }, () => [key, context]).flat());
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const mixed = cipher.update(block);
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][remainder]!).update(mixed).digest();
    last = mixed.at(-1)!;
  }
  return key.subarray(0, 32);
}
