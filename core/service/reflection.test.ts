import { fromBinary } from '@bufbuild/protobuf';
import { FileDescriptorProtoSchema } from '@bufbuild/protobuf/wkt';
import { Code, createClient, createRouterTransport } from '@connectrpc/connect';
import { file_grpc_health_v1_health } from '@conforme/proto/health';
import { ServerReflection } from '@conforme/proto/reflection';
import { Engine, file_conforme_v1_engine } from '@conforme/proto/v1';
import { describe, expect, it } from 'vitest';
import { reflectionService } from './reflection.ts';

const service = reflectionService([file_conforme_v1_engine, file_grpc_health_v1_health]);
const client = createClient(
  ServerReflection,
  createRouterTransport((router) => router.service(ServerReflection, service)),
);

type Question = Parameters<
  Parameters<typeof client.serverReflectionInfo>[0] extends AsyncIterable<infer Q> ? (q: Q) => void : never
>[0];

async function ask(...questions: NonNullable<Question['messageRequest']>[]) {
  async function* asked() {
    for (const messageRequest of questions) yield { host: 'here', messageRequest };
  }
  const answers = [];
  for await (const answer of client.serverReflectionInfo(asked())) answers.push(answer);
  return answers;
}

const symbol = (value: string) => ({ case: 'fileContainingSymbol' as const, value });

/** Names of the files an answer holds. */
function filesOf({ messageResponse }: Awaited<ReturnType<typeof ask>>[number]): string[] {
  if (messageResponse.case !== 'fileDescriptorResponse') throw new Error(`got ${messageResponse.case}`);
  return messageResponse.value.fileDescriptorProto.map(
    (bytes) => fromBinary(FileDescriptorProtoSchema, bytes).name,
  );
}

describe('reflection', () => {
  it('lists the services of the files it serves', async () => {
    const [answer] = await ask({ case: 'listServices', value: '' });
    expect(answer!.validHost).toBe('here');
    expect(answer!.messageResponse).toMatchObject({
      case: 'listServicesResponse',
      value: { service: [{ name: Engine.typeName }, { name: 'grpc.health.v1.Health' }] },
    });
  });

  it.each([
    ['a service', 'conforme.v1.Engine'],
    ['a method', 'conforme.v1.Engine.Validate'],
    ['a message', 'conforme.v1.ValidateRequest'],
    ['a field', 'conforme.v1.ValidateRequest.check'],
  ])('gives %s by its file, what that depends on included', async (_kind, name) => {
    const [answer] = await ask(symbol(name));
    expect(filesOf(answer!)).toEqual(['conforme/v1/engine.proto', 'conforme/v1/types.proto']);
  });

  it('gives what a served file only depends on', async () => {
    const [byName, bySymbol] = await ask(
      { case: 'fileByFilename', value: 'conforme/v1/types.proto' },
      symbol('conforme.v1.Invoice'),
    );
    expect(filesOf(byName!)).toEqual(['conforme/v1/types.proto']);
    expect(filesOf(bySymbol!)).toEqual(['conforme/v1/types.proto']);
  });

  it('gives an enum inside a message', async () => {
    const [answer] = await ask(symbol('grpc.health.v1.HealthCheckResponse.ServingStatus'));
    expect(filesOf(answer!)).toEqual(['grpc/health/v1/health.proto']);
  });

  it.each([
    symbol('conforme.v1.Nothing'),
    symbol('conforme.v1'),
    symbol('conforme.v1.Engin'),
    { case: 'fileByFilename' as const, value: 'nothing.proto' },
    { case: 'allExtensionNumbersOfType' as const, value: 'conforme.v1.Invoice' },
  ])('does not find %j, and goes on answering', async (question) => {
    const [missing, list] = await ask(question, { case: 'listServices', value: '' });
    expect(missing!.messageResponse).toMatchObject({
      case: 'errorResponse',
      value: { errorCode: Code.NotFound },
    });
    expect(missing!.originalRequest?.messageRequest).toEqual(question);
    expect(list!.messageResponse.case).toBe('listServicesResponse');
  });
});
