import { join } from 'node:path';
import * as grpc from '@grpc/grpc-js';
import { loadFileDescriptorSetFromBuffer, loadSync, type PackageDefinition } from '@grpc/proto-loader';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { FileDescriptorProtoSchema, FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';

/** gRPC as others speak it: Google's own client, not Connect's, with descriptors from our .proto files or from reflection. */

const PROTO = join(import.meta.dirname, '../../proto');
const LOADING = { keepCase: true, longs: Number, defaults: false, oneofs: true, includeDirs: [PROTO] };

/** How long a caller waits. */
export interface Patience {
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
}

/** A unary call by method name; rejects with grpc-js's ServiceError. */
export type Call = (method: string, message: object, patience?: Patience) => Promise<Record<string, unknown>>;

export interface ForeignClient {
  readonly call: Call;
  /** A call with streams on both sides, as grpc-js gives it. */
  readonly stream: (method: string) => grpc.ClientDuplexStream<object, Record<string, unknown>>;
  close(): void;
}

export function fromProtoFiles(address: string): ForeignClient {
  return clientOf(loadSync('conforme/v1/engine.proto', LOADING), address);
}

function clientOf(definition: PackageDefinition, address: string): ForeignClient {
  const loaded = grpc.loadPackageDefinition(definition) as unknown as {
    conforme: { v1: { Engine: grpc.ServiceClientConstructor } };
  };
  const options = {
    'grpc.max_receive_message_length': 32 * 1024 * 1024,
    'grpc.max_send_message_length': 32 * 1024 * 1024,
  };
  const client = new loaded.conforme.v1.Engine(address, grpc.credentials.createInsecure(), options);
  const methods = client as unknown as Record<string, ForeignClient['stream']>;
  return {
    call: (method, message, patience) => unary(client, method, message, patience),
    stream: (method) => methods[method]!.call(client, method),
    close: () => client.close(),
  };
}

type Unary = (
  message: object,
  options: grpc.CallOptions,
  done: grpc.requestCallback<object>,
) => grpc.ClientUnaryCall;

function unary(
  client: grpc.Client,
  method: string,
  message: object,
  { deadlineMs, signal }: Patience = {},
): Promise<Record<string, unknown>> {
  const options = deadlineMs === undefined ? {} : { deadline: Date.now() + deadlineMs };
  return new Promise((resolve, reject) => {
    const methods = client as unknown as Record<string, Unary>;
    const call = methods[method]!.call(client, message, options, (error, answer) =>
      error ? reject(error) : resolve(answer as Record<string, unknown>),
    );
    signal?.addEventListener('abort', () => call.cancel(), { once: true });
  });
}

/** What the server says of itself by reflection: its services, and a client built from its own descriptors. */
export async function byReflection(address: string): Promise<{ services: string[]; client: ForeignClient }> {
  const [listed, files] = await ask(address, [
    { list_services: '' },
    { file_containing_symbol: 'conforme.v1.Engine' },
  ]);
  const services = (listed!['list_services_response'] as { service: { name: string }[] }).service.map(
    ({ name }) => name,
  );
  const described = (files!['file_descriptor_response'] as { file_descriptor_proto: Uint8Array[] })
    .file_descriptor_proto;
  const file = described.map((bytes) => fromBinary(FileDescriptorProtoSchema, bytes));
  const set = Buffer.from(toBinary(FileDescriptorSetSchema, create(FileDescriptorSetSchema, { file })));
  return { services, client: clientOf(loadFileDescriptorSetFromBuffer(set, LOADING), address) };
}

type Answer = Record<string, unknown>;

function ask(address: string, questions: readonly object[]): Promise<Answer[]> {
  const loaded = grpc.loadPackageDefinition(
    loadSync('grpc/reflection/v1/reflection.proto', LOADING),
  ) as unknown as {
    grpc: { reflection: { v1: { ServerReflection: grpc.ServiceClientConstructor } } };
  };
  const client = new loaded.grpc.reflection.v1.ServerReflection(address, grpc.credentials.createInsecure());
  return new Promise((resolve, reject) => {
    const answers: Answer[] = [];
    const stream = (
      client as unknown as { ServerReflectionInfo(): grpc.ClientDuplexStream<object, Answer> }
    ).ServerReflectionInfo();
    stream.on('data', (answer: Answer) => answers.push(answer));
    stream.on('error', reject);
    stream.on('end', () => {
      client.close();
      resolve(answers);
    });
    for (const question of questions) stream.write(question);
    stream.end();
  });
}

export function health(address: string, service: string): Promise<Answer> {
  const loaded = grpc.loadPackageDefinition(
    loadSync('grpc/health/v1/health.proto', { ...LOADING, enums: String }),
  ) as unknown as {
    grpc: { health: { v1: { Health: grpc.ServiceClientConstructor } } };
  };
  const client = new loaded.grpc.health.v1.Health(address, grpc.credentials.createInsecure());
  return unary(client, 'Check', { service }).finally(() => client.close());
}
