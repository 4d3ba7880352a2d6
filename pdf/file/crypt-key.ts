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
  readonly user: Buffer;
  readonly userKey: Buffer;
  readonly id: Buffer;
}

/** What stands in for the missing characters of a password (7.6.4.3.2). */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** The file key for the empty user password, or null when that is not the password. */
export function fileKey(handler: Handler): Buffer | null {
  return handler.revision >= 5 ? modernKey(handler) : classicKey(handler);
}

const md5 = (...parts: Uint8Array[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('md5')).digest();

/** Algorithm 2, and algorithms 4 and 5 to prove the key against U. */
function classicKey(handler: Handler): Buffer | null {
  const { revision, owner, user, id } = handler;
  const length = revision === 2 ? 5 : handler.version === 4 ? 16 : Math.min(16, handler.length);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(handler.permissions | 0, 0);
  const open = revision >= 4 && !handler.encryptMetadata ? Buffer.alloc(4, 255) : Buffer.alloc(0);
  let key = md5(PADDING, owner.subarray(0, 32), permissions, id, open).subarray(0, length);
  if (revision >= 3) for (let i = 0; i < 50; i++) key = md5(key).subarray(0, length);
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32)) ? key : null;
  let proof = md5(PADDING, id);
  for (let i = 0; i < 20; i++)
    proof = rc4(
      key.map((byte) => byte ^ i),
      proof,
    );
  return proof.equals(user.subarray(0, 16)) ? key : null;
}

/** Algorithm 2.A: the key stands encrypted in UE. */
function modernKey({ revision, user, userKey }: Handler): Buffer | null {
  if (user.length < 48 || userKey.length < 32) return null;
  const hash = revision === 5 ? simpleHash : hardenedHash;
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return null;
  const cipher = createDecipheriv(
    'aes-256-cbc',
    hash(user.subarray(40, 48)),
    Buffer.alloc(16),
  ).setAutoPadding(false);
  return Buffer.concat([cipher.update(userKey.subarray(0, 32)), cipher.final()]);
}

const simpleHash = (salt: Buffer): Buffer => createHash('sha256').update(salt).digest();

/** Algorithm 2.B for the empty password: at least 64 rounds of AES and a SHA-2 chosen by their result. */
function hardenedHash(salt: Buffer): Buffer {
  let key = simpleHash(salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const block = Buffer.concat(Array.from({ length: 64 }, () => key));
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
