// `node:crypto` in a browser: WebCrypto answers later, and a document is read in one go.

import { cbc } from '@noble/ciphers/aes.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { Buffer } from './buffer.ts';

const HASHES = { md5, sha256, sha384, sha512 } as const;

class Hash {
  readonly #hash: ReturnType<typeof md5.create>;

  constructor(name: string) {
    const make = HASHES[name as keyof typeof HASHES];
    if (make === undefined) throw new Error(`there is no hash ${name}`);
    this.#hash = make.create();
  }

  update(data: string | Uint8Array): this {
    this.#hash.update(typeof data === 'string' ? Buffer.from(data, 'utf8') : data);
    return this;
  }

  digest(): Buffer;
  digest(encoding: 'hex' | 'base64' | 'base64url'): string;
  digest(encoding?: 'hex' | 'base64' | 'base64url'): Buffer | string {
    const digest = Buffer.from(this.#hash.digest());
    if (encoding !== 'base64url') return encoding === undefined ? digest : digest.toString(encoding);
    return digest.toString('base64').replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  }
}

export const createHash = (name: string): Hash => new Hash(name);

const BLOCK = 16;

/** AES in CBC mode over whole blocks: PDF has a padding of its own. */
class Cipher {
  readonly #key: Uint8Array;
  readonly #encrypts: boolean;
  #vector: Uint8Array;

  constructor(algorithm: string, key: Uint8Array, vector: Uint8Array, encrypts: boolean) {
    const [, bits] = /^aes-(128|256)-cbc$/.exec(algorithm) ?? [];
    if (bits === undefined) throw new Error(`there is no cipher ${algorithm}`);
    if (key.length * 8 !== Number(bits)) throw new RangeError('Invalid key length');
    this.#key = key;
    this.#vector = vector;
    this.#encrypts = encrypts;
  }

  setAutoPadding(padding: false): this {
    void padding;
    return this;
  }

  update(data: Uint8Array): Buffer {
    if (data.length % BLOCK !== 0) throw new Error('wrong final block length');
    const cipher = cbc(this.#key, this.#vector, { disablePadding: true });
    const done = this.#encrypts ? cipher.encrypt(data) : cipher.decrypt(data);
    if (data.length > 0) this.#vector = (this.#encrypts ? done : data).slice(-BLOCK);
    return Buffer.from(done.buffer, done.byteOffset, done.length);
  }

  final(): Buffer {
    return Buffer.alloc(0);
  }
}

export const createCipheriv = (algorithm: string, key: Uint8Array, vector: Uint8Array): Cipher =>
  new Cipher(algorithm, key, vector, true);

export const createDecipheriv = (algorithm: string, key: Uint8Array, vector: Uint8Array): Cipher =>
  new Cipher(algorithm, key, vector, false);
