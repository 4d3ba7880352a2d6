import { createDecipheriv, createHash } from 'node:crypto';
import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFContext,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { fileKey, type Handler } from './crypt-key.ts';
import { Damage, Locked } from './fault.ts';
import { rc4 } from './rc4.ts';
import { N } from './values.ts';

/** How data of one kind are encrypted. */
type Method = 'none' | 'rc4' | 'aes128' | 'aes256';

/**
 * Undoes the standard security handler (ISO 32000-2, 7.6) in place, with the empty password: files that only
 * their owner may change open for everyone.
 *
 * @throws Locked when a password is needed or the handler is unknown, Damage when the dictionary says neither.
 */
export function decipher(context: PDFContext, encryption: PDFDict, trailer: PDFDict): void {
  const handler = readHandler(encryption, trailer);
  if (!isWhole(handler)) throw new Damage('its encryption cannot be read');
  const key = fileKey(handler);
  if (!key) throw new Locked('a password is needed to open it');
  const streams = methodOf(encryption, handler, 'StmF');
  const strings = methodOf(encryption, handler, 'StrF');
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (object === encryption) continue;
    if (object instanceof PDFRawStream) decipherStream(object, ref, streams, key);
    context.assign(ref, decipherStrings(object, ref, strings, key));
  }
}

function readHandler(encryption: PDFDict, trailer: PDFDict): Handler {
  const integer = (name: string, missing: number): number => {
    const value = encryption.lookup(N(name));
    return value instanceof PDFNumber ? value.asNumber() : missing;
  };
  if (encryption.lookup(N('Filter')) !== N('Standard'))
    throw new Locked('it is encrypted by an unknown handler');
  const ids = trailer.lookup(N('ID'));
  return {
    version: integer('V', 0),
    revision: integer('R', 2),
    length: Math.min(256, Math.max(40, integer('Length', 40))) >> 3,
    permissions: integer('P', 0),
    encryptMetadata: encryption.lookup(N('EncryptMetadata')) !== PDFBool.False,
    owner: bytesOf(encryption.lookup(N('O'))),
    ownerKey: bytesOf(encryption.lookup(N('OE'))),
    user: bytesOf(encryption.lookup(N('U'))),
    userKey: bytesOf(encryption.lookup(N('UE'))),
    id: ids instanceof PDFArray ? bytesOf(ids.lookup(0)) : Buffer.alloc(0),
  };
}

/** What proves a password has its length (ISO 32000-2, tables 20 and 21); where it has not, no password opens the file. */
function isWhole({ version, revision, owner, user, userKey }: Handler): boolean {
  if (version < 1 || version > 5 || revision < 2 || revision > 6) return false;
  const least = revision >= 5 ? 48 : 32;
  return owner.length >= least && user.length >= least && (revision < 5 || userKey.length >= 32);
}

function bytesOf(value: PDFObject | undefined): Buffer {
  return value instanceof PDFString || value instanceof PDFHexString
    ? Buffer.from(value.asBytes())
    : Buffer.alloc(0);
}

function methodOf(encryption: PDFDict, handler: Handler, which: 'StmF' | 'StrF'): Method {
  if (handler.version < 4) return 'rc4';
  const name = encryption.lookup(N(which));
  const filters = encryption.lookup(N('CF'));
  const filter = filters instanceof PDFDict && name instanceof PDFName ? filters.lookup(name) : null;
  if (!(filter instanceof PDFDict)) return 'none';
  const method = filter.lookup(N('CFM'));
  if (method === N('V2')) return 'rc4';
  if (method === N('AESV2')) return 'aes128';
  if (method === N('AESV3')) return 'aes256';
  if (method === N('None') || !method) return 'none';
  throw new Locked('it is encrypted by an unknown method');
}

function decipherStream(stream: PDFRawStream, ref: PDFRef, method: Method, key: Buffer): void {
  const type = stream.dict.lookup(N('Type'));
  // Cross-reference streams are never encrypted (7.5.8.2); metadata may say that they are not.
  if (type === N('XRef') || isIdentity(stream)) return;
  stream.contents = apply(Buffer.from(stream.contents), ref, method, key);
}

function isIdentity(stream: PDFRawStream): boolean {
  const filter = stream.dict.lookup(N('Filter'));
  const first = filter instanceof PDFArray ? filter.lookup(0) : filter;
  return first === N('Crypt');
}

/** A copy of the object with its strings in the clear. */
function decipherStrings(object: PDFObject, ref: PDFRef, method: Method, key: Buffer): PDFObject {
  if (object instanceof PDFString || object instanceof PDFHexString)
    return PDFHexString.of(apply(bytesOf(object), ref, method, key).toString('hex'));
  if (object instanceof PDFArray) {
    object.asArray().forEach((item, i) => object.set(i, decipherStrings(item, ref, method, key)));
    return object;
  }
  const dict = object instanceof PDFRawStream ? object.dict : object;
  if (dict instanceof PDFDict)
    for (const [name, value] of dict.entries()) dict.set(name, decipherStrings(value, ref, method, key));
  return object;
}

function apply(data: Buffer, ref: PDFRef, method: Method, key: Buffer): Buffer {
  if (method === 'none') return data;
  const own = method === 'aes256' ? key : objectKey(ref, method, key);
  if (method === 'rc4') return rc4(own, data);
  // Some writers leave short strings in the clear; what is no sequence of blocks was never enciphered.
  if (data.length < 32 || data.length % 16 !== 0) return data;
  const algorithm = method === 'aes256' ? 'aes-256-cbc' : 'aes-128-cbc';
  const cipher = createDecipheriv(algorithm, own, data.subarray(0, 16)).setAutoPadding(false);
  return unpadded(Buffer.concat([cipher.update(data.subarray(16)), cipher.final()]));
}

/** Without the last bytes, which say how many they are (7.6.3.1); writers that got them wrong lose nothing. */
function unpadded(data: Buffer): Buffer {
  const count = data.at(-1) ?? 0;
  const padding = data.subarray(-count);
  return count >= 1 && count <= 16 && padding.every((byte) => byte === count)
    ? data.subarray(0, -count)
    : data;
}

/** Algorithm 1: the file key mixed with the number of the object. */
function objectKey(ref: PDFRef, method: Method, key: Buffer): Buffer {
  const salt = Buffer.alloc(5);
  salt.writeUIntLE(ref.objectNumber, 0, 3);
  salt.writeUIntLE(ref.generationNumber, 3, 2);
  const hash = createHash('md5').update(key).update(salt);
  if (method === 'aes128') hash.update('sAlT');
  return hash.digest().subarray(0, Math.min(key.length + 5, 16));
}
