// A call of gRPC without a client library: what hostile programs send, and no client would.

import { connect } from 'node:http2';
import { Engine } from '@conforme/proto/v1';

/** A message as it stands in a body: a byte of flags, its length, itself. */
export function framed(message: Uint8Array, flags = 0): Buffer {
  const head = Buffer.alloc(5);
  head[0] = flags;
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

export interface GrpcAnswer {
  /** Of gRPC, or of HTTP where there is none. */
  readonly status: number;
  /** The words beside the status. */
  readonly message: string;
  /** Of the body. */
  readonly bytes: number;
}

/** Sends one message to a method of the engine at `url`. */
export async function sendMessage(url: string, method: string, message: Uint8Array): Promise<GrpcAnswer> {
  const session = connect(url);
  const stream = session.request({
    ':method': 'POST',
    ':path': `/${Engine.typeName}/${method}`,
    'content-type': 'application/grpc',
    te: 'trailers',
  });
  let headers: Readonly<Record<string, unknown>> = {};
  for (const name of ['response', 'trailers'] as const)
    stream.on(name, (more: object) => (headers = { ...headers, ...more }));
  let bytes = 0;
  try {
    stream.end(framed(message));
    for await (const chunk of stream) bytes += (chunk as Buffer).length;
  } finally {
    session.close();
  }
  const { 'grpc-status': status = headers[':status'], 'grpc-message': words = '' } = headers;
  return { status: Number(status), message: decodeURIComponent(words as string), bytes };
}
