import { create, toBinary, type DescFile } from '@bufbuild/protobuf';
import { FileDescriptorProtoSchema } from '@bufbuild/protobuf/wkt';
import { Code, ConnectError, type ServiceImpl } from '@connectrpc/connect';
import {
  type ServerReflection,
  ServerReflectionResponseSchema,
  type ServerReflectionRequest,
  type ServerReflectionResponse,
} from '@conforme/proto/reflection';

/** Of one stream: answers are large, and a tool that shows a whole service asks some dozens. */
const MOST_QUESTIONS = 256;

/** gRPC server reflection, v1: lets clients that have no .proto list and call the services of these files. */
export function reflectionService(files: readonly DescFile[]): ServiceImpl<typeof ServerReflection> {
  const all = withDependencies(files);
  return {
    async *serverReflectionInfo(requests) {
      let left = MOST_QUESTIONS;
      for await (const request of requests) {
        if (left-- === 0)
          throw new ConnectError(`more than ${MOST_QUESTIONS} questions`, Code.ResourceExhausted);
        yield answer(request, files, all);
      }
    },
  };
}

function answer(
  request: ServerReflectionRequest,
  served: readonly DescFile[],
  all: readonly DescFile[],
): ServerReflectionResponse {
  const { messageRequest: query } = request;
  const base = { validHost: request.host, originalRequest: request };
  if (query.case === 'listServices') {
    const service = served.flatMap((file) => file.services.map(({ typeName }) => ({ name: typeName })));
    const messageResponse = { case: 'listServicesResponse' as const, value: { service } };
    return create(ServerReflectionResponseSchema, { ...base, messageResponse });
  }
  const file = findFile(query, all);
  if (!file) {
    const value = { errorCode: Code.NotFound, errorMessage: 'not found' };
    return create(ServerReflectionResponseSchema, {
      ...base,
      messageResponse: { case: 'errorResponse', value },
    });
  }
  const fileDescriptorProto = withDependencies([file]).map(({ proto }) =>
    toBinary(FileDescriptorProtoSchema, proto),
  );
  return create(ServerReflectionResponseSchema, {
    ...base,
    messageResponse: { case: 'fileDescriptorResponse', value: { fileDescriptorProto } },
  });
}

function findFile(
  query: ServerReflectionRequest['messageRequest'],
  all: readonly DescFile[],
): DescFile | undefined {
  if (query.case === 'fileByFilename') return all.find(({ proto }) => proto.name === query.value);
  if (query.case === 'fileContainingSymbol') return all.find((file) => declares(file, query.value));
  return undefined;
}

function declares(file: DescFile, symbol: string): boolean {
  return (
    file.services.some(({ typeName }) => symbol === typeName || symbol.startsWith(`${typeName}.`)) ||
    file.messages.some(({ typeName }) => symbol === typeName || symbol.startsWith(`${typeName}.`)) ||
    file.enums.some(({ typeName }) => symbol === typeName)
  );
}

function withDependencies(files: readonly DescFile[]): readonly DescFile[] {
  const found = new Map<string, DescFile>();
  const add = (file: DescFile): void => {
    if (found.has(file.proto.name)) return;
    found.set(file.proto.name, file);
    file.dependencies.forEach(add);
  };
  files.forEach(add);
  return [...found.values()];
}
