// Messages as a hostile program sends them to the gRPC port.

import { create, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import { Engine, ValidateStreamRequestSchema } from '@conforme/proto/v1';

const MB = 1024 * 1024;
const many = <T>(length: number, item: () => T): T[] => Array.from({ length }, item);

type Asked<M extends keyof typeof Engine.method> = MessageInitShape<(typeof Engine.method)[M]['input']>;

export interface GrpcCase {
  readonly name: string;
  readonly method: string;
  readonly message: () => Uint8Array;
  /** Codes of gRPC that are right. */
  readonly statuses: readonly number[];
}

function messageOf<M extends keyof typeof Engine.method>(method: M, init: Asked<M>): Uint8Array {
  const { input } = Engine.method[method];
  return toBinary(input, create(input, init as never));
}

/** So many fields that nobody knows, the smallest there are. */
function unknownFields(count: number): Uint8Array {
  const writer = new BinaryWriter();
  for (let at = 0; at < count; at++) writer.tag(15, WireType.Varint).uint32(1);
  return writer.finish();
}

const allowances = () => many(300_000, () => ({ amount: '1.00', reason: 'x' }));
/** INVALID_ARGUMENT, RESOURCE_EXHAUSTED, UNAVAILABLE: a busy machine may need longer than a call may take. */
const REFUSED = [3, 8, 14];

export const GRPC_CASES: readonly GrpcCase[] = [
  {
    name: 'generate: 300,000 allowances',
    method: 'Generate',
    message: () => messageOf('generate', { invoice: { allowances: allowances() } }),
    statuses: REFUSED,
  },
  {
    name: 'preview-xml: 1,000,000 notes',
    method: 'PreviewXml',
    message: () => messageOf('previewXml', { invoice: { notes: many(1_000_000, () => ({ text: 'n' })) } }),
    statuses: REFUSED,
  },
  {
    name: 'embed: 300,000 allowances',
    method: 'Embed',
    message: () =>
      messageOf('embed', {
        pdf: new Uint8Array(100),
        source: { case: 'invoice', value: { allowances: allowances() } },
      }),
    statuses: REFUSED,
  },
  {
    name: 'generate: 15,000,000 unknown fields',
    method: 'Generate',
    message: () => unknownFields(15_000_000),
    statuses: REFUSED,
  },
  {
    name: 'validate: 15,000,000 unknown fields',
    method: 'Validate',
    message: () => unknownFields(15_000_000),
    statuses: REFUSED,
  },
  {
    name: 'validate stream: 15,000,000 unknown fields',
    method: 'ValidateStream',
    message: () => unknownFields(15_000_000),
    statuses: REFUSED,
  },
  {
    name: 'validate stream: a document of 14 MB',
    method: 'ValidateStream',
    message: () => {
      const document = Buffer.from(`<a>${'<b/>'.repeat(3_500_000)}</a>`);
      return toBinary(
        ValidateStreamRequestSchema,
        create(ValidateStreamRequestSchema, { id: '1', request: { document } }),
      );
    },
    statuses: [0],
  },
  {
    name: 'extract: text of 14 MB',
    method: 'Extract',
    message: () => messageOf('extract', { document: Buffer.from(`<a>${'x'.repeat(14 * MB)}</a>`) }),
    statuses: REFUSED,
  },
];
