import { crc32 } from 'node:zlib';
import { fromBufferPromise, getFileNameLowLevel, type Entry, type ZipFile } from 'yauzl';
import type { Bilingual } from '@conforme/proto/schema';
import { beginningOf, OFFICE_FILE, OTHER_ARCHIVE, PDF, XML } from '@conforme/proto/schema/beginning';
import { beyond, HttpError } from '../errors.ts';
import { malformed } from '../faults.ts';
import { largeDocument, type BatchDocument, type BatchLimits } from './document.ts';

/** Everything read out of one archive, per byte of the largest upload: invoices shrink ten times, bombs a thousand. */
const EXPANSION = 10;
/** One entry may expand so often, once it is larger than the size below; repetitive invoices reach 100. */
const RATIO = { most: 250, from: 1024 * 1024 };

/**
 * The documents of a zip, one after the other. The table at the end of an archive lists what is in it, and the headers on
 * the way there may say otherwise: hence the whole archive in memory, and one document of it at a time.
 * @throws HttpError 422 for what is no zip of documents or a damaged one, 413 for too many entries or too much content in all.
 */
export async function* documentsOfZip(archive: Buffer, limits: BatchLimits): AsyncGenerator<BatchDocument> {
  if (isOfficeFile(archive)) throw malformed(OFFICE);
  const zip = await fromBufferPromise(archive, { decodeStrings: false }).catch((thrown: unknown) =>
    damaged(thrown, archive),
  );
  if (zip.entryCount > limits.documents)
    throw beyond('too_large', 'batch_documents', limits.documents, {
      en: `The archive has ${zip.entryCount} entries; at most ${limits.documents} are read.`,
      fr: `L'archive compte ${zip.entryCount} entrées ; ${limits.documents} au plus sont lues.`,
    });
  let room = EXPANSION * limits.uploadBytes;
  const places = new Places();
  for await (const entry of entriesOf(zip)) {
    const name = nameOf(entry);
    if (isClutter(name)) continue;
    const refusal = places.take(entry) ? refusalOf(entry, limits) : OVERLAPS;
    if (refusal) {
      yield { name, content: refusal };
      continue;
    }
    room -= entry.uncompressedSize;
    if (room < 0)
      throw beyond('too_large', 'zip_expansion', EXPANSION, {
        en: `The archive holds more than ${EXPANSION} times the largest upload.`,
        fr: `L'archive contient plus de ${EXPANSION} fois le plus grand envoi.`,
      });
    yield { name, content: await read(zip, entry) };
  }
}

const OFFICE: Bilingual = {
  en: 'the body is a document of Word, Excel or the like, and no zip of invoices; of its rows make requests for generate, or export it to PDF for embed',
  fr: "le corps est un document de Word, d'Excel ou similaire, et non un zip de factures ; faites de ses lignes des requêtes pour generate, ou exportez-le en PDF pour embed",
};

const OVERLAPS = new HttpError('invalid_input', {
  en: 'The entry lies on bytes that belong to another one.',
  fr: "L'entrée occupe des octets qui appartiennent à une autre.",
});

/** The fixed part of a header before an entry (APPNOTE, 4.3.7). */
const LOCAL_HEADER = 30;

/** Where entries lie in an archive: honest ones side by side; on one place a thousand would be a bomb. */
class Places {
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  /** @returns false when some of its bytes are taken */
  take({ relativeOffsetOfLocalHeader: start, fileNameRaw, compressedSize }: Entry): boolean {
    const end = start + LOCAL_HEADER + fileNameRaw.length + compressedSize;
    const at = this.#before(start);
    if ((this.#ends[at - 1] ?? 0) > start || (this.#starts[at] ?? Infinity) < end) return false;
    this.#starts.splice(at, 0, start);
    this.#ends.splice(at, 0, end);
    return true;
  }

  /** How many begin before it. */
  #before(start: number): number {
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#starts[middle]! < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* { [Symbol.asyncIterator]: () => zip.eachEntry() };
  } catch (thrown) {
    damaged(thrown);
  }
}

/** What the reader of archives says in English, of what happens: files cut off or sent for archives, and archives it does not read. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^End of central directory/, "la fin d'un zip manque"],
  [/^Invalid comment length/, 'des octets suivent sa fin'],
  [/encrypt/, 'elle est chiffrée'],
  [/^multi-disk/, 'elle est en plusieurs volumes'],
];

/** What is sent for a zip, by how it begins. */
const KINDS: readonly (readonly [readonly RegExp[], Bilingual])[] = [
  [
    [OTHER_ARCHIVE],
    {
      en: 'the body is an archive of another kind (RAR, 7z, gzip); pack the documents as a zip',
      fr: "le corps est une archive d'un autre format (RAR, 7z, gzip) ; rassemblez les documents dans un zip",
    },
  ],
  [
    [PDF, XML],
    {
      en: 'the body is a document, and no zip archive; one alone is taken by validate, several as a zip or as files of a form',
      fr: 'le corps est un document, et non une archive zip ; validate en prend un seul, plusieurs se mettent dans un zip ou un formulaire',
    },
  ],
];

function damaged(thrown: unknown, archive?: Buffer): never {
  const beginning = archive ? beginningOf(archive) : '';
  const kind = KINDS.find(([patterns]) => patterns.some((pattern) => pattern.test(beginning)));
  if (kind !== undefined) throw malformed(kind[1]);
  const { message } = thrown as Error;
  const reason = REASONS.find(([said]) => said.test(message))?.[1];
  throw malformed({
    en: `the body is no zip archive, or a damaged one (${message})`,
    fr: `le corps n'est pas une archive zip, ou elle est endommagée${reason ? ` (${reason})` : ''}`,
  });
}

/** UTF-8 where the archive declares it, else code page 437, as the format has it; separators become `/`. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
}

/** Folders, and what desktops add to archives by themselves. */
function isClutter(name: string): boolean {
  const steps = name.split('/');
  const last = steps.at(-1)!;
  return last === '' || last === '.DS_Store' || last === 'Thumbs.db' || steps.includes('__MACOSX');
}

/** What the table already tells. */
function refusalOf(entry: Entry, { documentBytes }: BatchLimits): HttpError | null {
  const { uncompressedSize: size, compressedSize, compressionMethod } = entry;
  if (entry.isEncrypted())
    return new HttpError('invalid_input', {
      en: 'The entry is encrypted; send the archive without a password.',
      fr: "L'entrée est chiffrée ; envoyez l'archive sans mot de passe.",
    });
  if (!entry.canDecodeFileData())
    return new HttpError('invalid_input', {
      en: `The entry is compressed by method ${compressionMethod}; only deflate and store are read.`,
      fr: `L'entrée est compressée par la méthode ${compressionMethod} ; seules deflate et store sont lues.`,
    });
  if (size > documentBytes) return largeDocument();
  if (size > RATIO.from && size > RATIO.most * compressedSize)
    return beyond('too_large', 'zip_ratio', RATIO.most, {
      en: `The entry expands more than ${RATIO.most} times.`,
      fr: `L'entrée se décompresse en plus de ${RATIO.most} fois sa taille.`,
    });
  return null;
}

/** The reader holds an entry to the size its table states, so that no more than that is ever in memory. */
async function read(zip: ZipFile, entry: Entry): Promise<BatchDocument['content']> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  } catch (thrown) {
    const { message } = thrown as Error;
    return new HttpError('invalid_input', {
      en: `The entry cannot be read: ${message}.`,
      fr: `L'entrée est illisible : ${message}.`,
    });
  }
  const content = Buffer.concat(chunks);
  if (crc32(content) !== entry.crc32)
    return new HttpError('invalid_input', {
      en: 'The entry is damaged: its checksum (CRC-32) does not fit.',
      fr: "L'entrée est endommagée : sa somme de contrôle (CRC-32) ne correspond pas.",
    });
  return content;
}

const SIGNATURES = ['PK\x03\x04', 'PK\x05\x06'];

/** By its first bytes, of an empty archive too; a file of Word or Excel is a document. */
export function isZip(content: Uint8Array): boolean {
  const signature = Buffer.from(content.subarray(0, 4)).toString('latin1');
  return SIGNATURES.includes(signature) && !isOfficeFile(content);
}

const isOfficeFile = (content: Uint8Array): boolean => OFFICE_FILE.test(beginningOf(content));

const NESTED = new HttpError('not_an_einvoice', {
  en: 'This is an archive inside the batch; send its documents, or the archive itself as application/zip.',
  fr: "C'est une archive dans le lot ; envoyez ses documents, ou l'archive elle-même en application/zip.",
});

/** A document that is to be judged or read, unless it is a zip, which is no invoice here either. */
export function unpacked(content: BatchDocument['content']): BatchDocument['content'] {
  return !(content instanceof HttpError) && isZip(content) ? NESTED : content;
}
