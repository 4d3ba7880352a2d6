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

export const LOCKED = 'a password is needed to open it';

/** How data of one kind are encrypted. */
type Method = 'none' | 'rc4' | 'aes128' | 'aes256';

/**
 * Undoes the standard security handler (ISO 32000-2, 7.6) in place, with the empty password: files that only
 * their owner may change open for everyone.
 *
 * @returns the streams a password is needed for, where those and all strings are in the clear that name no filter of their own (7.6.6)
 * @throws Locked when a password is needed or the handler is unknown, Damage when the dictionary says neither.
 */
export function decipher(
  context: PDFContext,
  encryption: PDFDict,
  trailer: PDFDict,
): ReadonlySet<PDFRawStream> {
  const handler = readHandler(encryption, trailer);
  if (!isWhole(handler)) throw new Damage('its encryption cannot be read');
  const key = fileKey(handler);
  const methods = new Methods(encryption, handler);
  if (!key) return lockedStreams(context, methods);
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (object === encryption) continue;
    if (object instanceof PDFRawStream)
      object.contents = apply(Buffer.from(object.contents), ref, methods.of(object), key);
    context.assign(ref, decipherStrings(object, ref, methods.strings, key));
  }
  return new Set();
}

function lockedStreams(context: PDFContext, methods: Methods): ReadonlySet<PDFRawStream> {
  if (methods.streams !== 'none' || methods.strings !== 'none') throw new Locked(LOCKED);
  const streams = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));
  return new Set(streams.filter((stream) => methods.of(stream) !== 'none'));
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

/** How each part is encrypted: by the filter of the dictionary for its kind, or by one of its own (ISO 32000-2, 7.6.6). */
class Methods {
  readonly streams: Method;
  readonly strings: Method;
  readonly #files: Method;
  readonly #metadata: Method;
  readonly #filters: PDFObject | undefined;

  constructor(encryption: PDFDict, { version, encryptMetadata }: Handler) {
    const byFilter = version >= 4;
    const named = (key: string): Method => (byFilter ? this.#named(encryption.lookup(N(key))) : 'rc4');
    this.#filters = encryption.lookup(N('CF'));
    this.streams = named('StmF');
    this.strings = named('StrF');
    this.#files = byFilter && encryption.get(N('EFF')) ? named('EFF') : this.streams;
    this.#metadata = byFilter && !encryptMetadata ? 'none' : this.streams;
  }

  of(stream: PDFRawStream): Method {
    const type = stream.dict.lookup(N('Type'));
    // Cross-reference streams are never encrypted (7.5.8.2).
    if (type === N('XRef')) return 'none';
    const own = ownFilter(stream);
    if (own) return this.#named(own);
    if (type === N('Metadata')) return this.#metadata;
    return isFile(type, stream) ? this.#files : this.streams;
  }

  #named(name: PDFObject | undefined): Method {
    const filters = this.#filters;
    const filter = filters instanceof PDFDict && name instanceof PDFName ? filters.lookup(name) : null;
    if (!(filter instanceof PDFDict)) return 'none';
    const method = filter.lookup(N('CFM'));
    if (method === N('V2')) return 'rc4';
    if (method === N('AESV2')) return 'aes128';
    if (method === N('AESV3')) return 'aes256';
    if (method === N('None') || !method) return 'none';
    throw new Locked('it is encrypted by an unknown method');
  }
}

/** Streams of attached files need not say their type; only they have parameters (ISO 32000-1, table 45). */
const isFile = (type: PDFObject | undefined, { dict }: PDFRawStream): boolean =>
  type === N('EmbeddedFile') || (!type && dict.lookup(N('Params')) instanceof PDFDict);

/** The filter a stream names itself, Identity unless it says another (7.4.10); null where it names none. */
function ownFilter(stream: PDFRawStream): PDFName | null {
  const first = (key: string): PDFObject | undefined => {
    const value = stream.dict.lookup(N(key));
    return value instanceof PDFArray ? value.lookup(0) : value;
  };
  if (first('Filter') !== N('Crypt')) return null;
  const parameters = first('DecodeParms');
  const name = parameters instanceof PDFDict ? parameters.lookup(N('Name')) : null;
  return name instanceof PDFName ? name : N('Identity');
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
