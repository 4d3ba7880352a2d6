import { fromBinary, toBinary, type DescMessage, type MessageShape } from '@bufbuild/protobuf';
import { Code, ConnectError } from '@connectrpc/connect';
import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';
import { ValidateStreamRequestSchema, type ValidateStreamRequest } from '@conforme/proto/v1';
import { HEAVY_MESSAGE_BYTES, HEAVY_XML_BYTES } from '../worker/weight.ts';
import type { Answered, DocumentCall, DocumentMethod, EncodedCall, Requested } from './document-call.ts';
import { METHODS } from '@conforme/proto/methods';

/** Whether to decode it already keeps others waiting. A document is one field, whatever is in it; an invoice is one for each value. */
export function isLargeMessage({ method, encoded }: EncodedCall): boolean {
  const holdsDocument = METHODS[method].input.fields.some(({ localName }) => localName === 'document');
  return encoded.length >= (holdsDocument ? HEAVY_XML_BYTES : HEAVY_MESSAGE_BYTES);
}

/** @throws ConnectError for what is no message of this method. */
export function decodedCall<M extends DocumentMethod>(call: EncodedCall<M>): DocumentCall<M> {
  const { method, now, language } = call;
  const message = decoded(METHODS[method].input, call.encoded) as Requested<M>;
  return { method, message, now, language };
}

/** @throws ConnectError for what is no such message. */
export function decoded<D extends DescMessage>(desc: D, bytes: Uint8Array): MessageShape<D> {
  try {
    return fromBinary(desc, bytes, { readUnknownFields: false });
  } catch (thrown) {
    throw new ConnectError(`parse binary: ${(thrown as Error).message}`, Code.InvalidArgument);
  }
}

/** A request of a stream has two fields, and the one inside it has not ten. */
const MOST_FIELDS = 100;

/**
 * One message of a stream is decoded where it comes: its document is one field, whatever is in it.
 * @throws ConnectError for what is no such message, and for one with thousands of fields, which no client has a reason to send
 */
export function decodedStreamRequest(bytes: Uint8Array): ValidateStreamRequest {
  if (
    bytes.length >= HEAVY_XML_BYTES &&
    hasManyFields(bytes, ValidateStreamRequestSchema.field.request.number)
  )
    throw new ConnectError(`parse binary: more than ${MOST_FIELDS} fields`, Code.InvalidArgument);
  return decoded(ValidateStreamRequestSchema, bytes);
}

/** @param inside number of the field whose message is looked into as well; 0 for none */
function hasManyFields(bytes: Uint8Array, inside: number): boolean {
  const reader = new BinaryReader(bytes);
  try {
    for (let count = 0; reader.pos < reader.len; count++) {
      const [number, type] = reader.tag();
      // Groups are no longer written, and one may hold anything.
      if (count === MOST_FIELDS || type === WireType.StartGroup) return true;
      if (number !== inside || type !== WireType.LengthDelimited) reader.skip(type, number);
      else if (hasManyFields(reader.bytes(), 0)) return true;
    }
    return false;
  } catch {
    // Decoding says what is wrong with it.
    return false;
  }
}

export function encodedAnswer<M extends DocumentMethod>(
  method: M,
  answer: Answered<M>,
): Uint8Array<ArrayBuffer> {
  return toBinary(METHODS[method].output as DescMessage, answer);
}
