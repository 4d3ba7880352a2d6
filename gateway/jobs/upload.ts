// The documents of an upload to a job: of a zip, of a list (lines of JSON, or a JSON array), or files one by one.

import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { meantName } from '@conforme/proto/schema/meant-field';
import { isDocument, partsWithin, unknownPart, utf8, type PartOfForm } from '../body.ts';
import type { BatchLimits } from '../batch/document.ts';
import { largeDocument } from '../batch/document.ts';
import { leave, NO_FILE, readUpTo } from '../batch/upload.ts';
import { documentsOfZip, isZip, unpacked } from '../batch/zip.ts';
import { HttpError, tooLarge } from '../errors.ts';
import { fault, validationError } from '../faults.ts';
import { malformedForm } from '../form-faults.ts';
import type { JobKind } from '@conforme/proto/schema/jobs';
import type { Uploaded } from './document.ts';
import type { Order } from './job.ts';
import { isList, listed } from './listed.ts';

/** What a caller orders, and its documents as they come. */
export interface Form {
  readonly order: Order;
  readonly documents: AsyncGenerator<Uploaded>;
}

const FORM = {
  en: 'Send a multipart/form-data with the part job, then the documents as parts file.',
  fr: 'Envoyez un multipart/form-data avec la partie job, puis les documents en parties file.',
};
const JOB_FIRST = {
  en: 'The part job is required, before any file; it is JSON, such as {"kind": "validate"}.',
  fr: 'La partie job est obligatoire, avant tout fichier ; c\'est du JSON, tel que {"kind": "validate"}.',
};
const PARTS = ['job', 'file'];

/** Reads as far as the part `job`. @throws HttpError 415, 422. */
export async function formOf(
  request: FastifyRequest,
  orderOf: (job: string) => Order,
  limits: BatchLimits,
): Promise<Form> {
  if (!request.isMultipart()) throw new HttpError('unsupported_media_type', FORM);
  const { uploadBytes, documents: files } = limits;
  const most = { fileSize: uploadBytes, files, parts: files + 1 };
  const parts = partsWithin(request, most, ['batch_bytes', uploadBytes]);
  try {
    const { done, value: first } = await parts.next();
    if (done || first.fieldname !== 'job')
      throw validationError([fault(['body', 'job'], 'missing', JOB_FIRST)]);
    const order = orderOf(await textOf(first, limits.documentBytes));
    return { order, documents: documentsOf(request, parts, order.kind, limits) };
  } catch (thrown) {
    leave(request);
    throw malformedForm(thrown, limits.documents, 'batch_documents');
  }
}

async function textOf({ file }: PartOfForm, limit: number): Promise<string> {
  const { bytes, whole } = await readUpTo(file, limit);
  if (!whole) throw tooLarge(limit);
  return utf8(bytes, ['body', 'job']);
}

async function* documentsOf(
  request: FastifyRequest,
  parts: AsyncIterable<PartOfForm>,
  kind: JobKind,
  limits: BatchLimits,
): AsyncGenerator<Uploaded> {
  try {
    for await (const part of parts) {
      if (part.fieldname !== 'file')
        throw validationError([
          fault(['body', part.fieldname], 'extra_forbidden', unknownPart(PARTS, partMeant(part.fieldname))),
        ]);
      if (!isDocument(part)) throw validationError([fault(['body', 'file'], 'file', NO_FILE)]);
      yield* documentsIn(part.file, part.filename || 'file', kind, limits);
    }
  } catch (thrown) {
    throw malformedForm(thrown, limits.documents, 'batch_documents');
  } finally {
    leave(request);
  }
}

/** Behind the order comes nothing but files. */
const partMeant = (name: string): string | null => meantName(name, ['file']);

/** By its first bytes: lists of JSON are read as they come, everything else is held whole. */
async function* documentsIn(
  file: Readable & { readonly truncated?: boolean },
  name: string,
  kind: JobKind,
  limits: BatchLimits,
): AsyncGenerator<Uploaded> {
  const pieces = file[Symbol.asyncIterator]() as AsyncIterator<Buffer<ArrayBuffer>>;
  const first = await pieces.next();
  const begin = first.done ? Buffer.alloc(0) : first.value;
  const all = followed(begin, pieces);
  if (isList(begin)) {
    yield* listed(all, name, kind, limits.documentBytes);
    if (file.truncated) throw tooLarge(limits.uploadBytes, 'batch_bytes');
    return;
  }
  const bytes = await whole(all);
  if (file.truncated) throw tooLarge(limits.uploadBytes, 'batch_bytes');
  if (isZip(bytes)) {
    for await (const entry of documentsOfZip(bytes, limits)) {
      // What is no JSON is a fault of a request, and the engine's to say.
      const content = kind === 'generate' ? entry.content : unpacked(entry.content);
      const isRefused = content instanceof HttpError;
      yield {
        name: entry.name,
        content: isRefused ? content : Buffer.from(content.buffer, content.byteOffset, content.length),
      };
    }
  } else yield { name, content: bytes.length > limits.documentBytes ? largeDocument() : bytes };
}

async function* followed<T>(first: T, rest: AsyncIterator<T>): AsyncGenerator<T> {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
}

async function whole(pieces: AsyncIterable<Buffer<ArrayBuffer>>): Promise<Buffer<ArrayBuffer>> {
  const all: Buffer<ArrayBuffer>[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
