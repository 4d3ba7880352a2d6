// What callers give, as fields of messages.

import type { Language } from '@conforme/proto/schema/languages';
import { compileReader } from '@conforme/proto/schema/reader';
import { exactFrom, JsonError } from '@conforme/proto/schema/json';
import { readWhole } from '@conforme/proto/schema/walk';
import { faultAt } from '@conforme/proto/schema/faults';
import { xmlBytes } from '@conforme/proto/schema/xml-text';
import type { Call, Document } from './conforme.ts';
import { faulty } from './refused.ts';

/** @throws TypeError for what holds no document */
export function bytesOf(document: Document): Uint8Array<ArrayBuffer> {
  if (typeof document === 'string') return xmlBytes(document);
  if (document instanceof ArrayBuffer) return new Uint8Array(document);
  if (ArrayBuffer.isView(document)) return document as Uint8Array<ArrayBuffer>;
  throw new TypeError('A document is given as bytes (Uint8Array, ArrayBuffer) or as XML text.');
}

/** The JSON a caller over HTTP would have sent. @throws TypeError for what JSON cannot say */
export function jsonOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) throw new TypeError('A request is an object or JSON text.');
  return text;
}

/** Options with their defaults. A name that is not known is a fault: a misspelled `check` must not change what is judged. */
export function optionsOf<T>(
  schema: Parameters<typeof compileReader>[0],
  given: object,
  { language = 'en' }: Call,
): T {
  const read = readWhole<T>(compileReader(schema, {}), exactOf(given, language), {
    prefix: ['options'],
    language,
  });
  if (read.faults) throw faulty(read.faults, language);
  return read.ok;
}

function exactOf(given: object, language: Language): ReturnType<typeof exactFrom> {
  try {
    return exactFrom(given);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw faulty([faultAt(['options'], 'object_type', [], language)], language);
  }
}

/** A Buffer of Node is not what it says it is to who compares, copies or sends it. */
export function plain({ buffer, byteOffset, length }: Uint8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, length);
}
