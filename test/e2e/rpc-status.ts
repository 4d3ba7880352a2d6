import { fromBinary } from '@bufbuild/protobuf';
import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';
import { AnySchema, anyUnpack } from '@bufbuild/protobuf/wkt';
import type { ServiceError } from '@grpc/grpc-js';
import { ErrorDetailSchema, type ErrorDetail } from '@conforme/proto/v1';

/** Field `details` of google.rpc.Status, which grpc-js hands over as bytes. */
const DETAILS = 3;

/** The typed details of a failed call: google.rpc.Status in the trailer `grpc-status-details-bin`. */
export function rpcStatusDetails(error: ServiceError): ErrorDetail[] {
  const [bytes] = error.metadata.get('grpc-status-details-bin');
  if (!Buffer.isBuffer(bytes)) return [];
  const reader = new BinaryReader(bytes);
  const details: ErrorDetail[] = [];
  while (reader.pos < reader.len) {
    const [field, type] = reader.tag();
    if (field !== DETAILS) {
      reader.skip(type, field);
      continue;
    }
    if (type !== WireType.LengthDelimited) throw new Error('google.rpc.Status.details is a message');
    const detail = anyUnpack(fromBinary(AnySchema, reader.bytes()), ErrorDetailSchema);
    if (detail) details.push(detail);
  }
  return details;
}
