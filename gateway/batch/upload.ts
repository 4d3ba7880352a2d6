import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { isDocument, partsWithin } from '../body.ts';
import { HttpError, tooLarge } from '../errors.ts';
import { fault, validationError } from '../faults.ts';
import { malformedForm } from '../form-faults.ts';
import { largeDocument, type BatchDocument, type BatchLimits } from './document.ts';
import { documentsOfZip, unpacked } from './zip.ts';

/** Media types that mean a zip; the last is what clients send who do not know. */
export const ZIP_TYPES: readonly string[] = [
  'application/zip',
  'application/x-zip-compressed',
  'application/octet-stream',
];

const UPLOAD = {
  en: 'Send a zip as application/zip, or the documents as files of a multipart/form-data.',
  fr: "Envoyez un zip en application/zip, ou les documents comme fichiers d'un multipart/form-data.",
};

export const NO_FILE = {
  en: 'Send each document as a file: a part with a filename.',
  fr: 'Envoyez chaque document comme fichier : une partie qui a un nom de fichier.',
};

/** The documents of a request, each as soon as it is there. @throws HttpError when the rest cannot be read. */
export function documentsOf(request: FastifyRequest, limits: BatchLimits): AsyncGenerator<BatchDocument> {
  if (request.isMultipart()) return documentsOfForm(request, limits);
  if (isStream(request.body)) return documentsOfArchive(request.body, limits);
  throw new HttpError('unsupported_media_type', UPLOAD);
}

function isStream(body: unknown): body is Readable {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}

async function* documentsOfArchive(body: Readable, limits: BatchLimits): AsyncGenerator<BatchDocument> {
  const { bytes, whole } = await readUpTo(body, limits.uploadBytes);
  // The rest of what is too large is let go by: unread, it would hold the connection.
  body.resume();
  if (!whole) throw tooLarge(limits.uploadBytes, 'batch_bytes');
  for await (const { name, content } of documentsOfZip(bytes, limits))
    yield { name, content: unpacked(content) };
}

/** Parts are judged while the next ones arrive; only one of them is in memory at a time. */
async function* documentsOfForm(request: FastifyRequest, limits: BatchLimits): AsyncGenerator<BatchDocument> {
  const { documentBytes: fileSize, documents: files, uploadBytes } = limits;
  const most = { fileSize, files, parts: files };
  try {
    for await (const part of partsWithin(request, most, ['batch_bytes', uploadBytes])) {
      if (!isDocument(part)) {
        part.file.resume();
        yield {
          name: part.fieldname,
          content: validationError([fault(['body', part.fieldname], 'file', NO_FILE)]),
        };
        continue;
      }
      const { bytes, whole } = await readUpTo(part.file, fileSize);
      yield { name: part.filename || part.fieldname, content: whole ? unpacked(bytes) : largeDocument() };
    }
  } catch (thrown) {
    throw malformedForm(thrown, files, 'batch_documents');
  } finally {
    leave(request);
  }
}

/** The rest of an upload is let go by: unread, it would hold the connection. */
export function leave({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

/** Reads to the end of a stream, or past the limit; what lies beyond is thrown away as it comes. */
export async function readUpTo(
  stream: Readable & { readonly truncated?: boolean },
  limit: number,
): Promise<{ bytes: Buffer<ArrayBuffer>; whole: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Closing the stream would close the connection under the answer with the reason.
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > limit) break;
    chunks.push(chunk as Buffer);
  }
  return { bytes: Buffer.concat(chunks), whole: size <= limit && stream.truncated !== true };
}
