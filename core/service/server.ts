import { createServer, type Http2Server, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { ConnectRouter, Transport } from '@connectrpc/connect';
import { connectNodeAdapter } from '@connectrpc/connect-node';
import { Engine, file_conforme_v1_engine } from '@conforme/proto/v1';
import { file_grpc_health_v1_health, Health } from '@conforme/proto/health';
import { file_grpc_reflection_v1_reflection, ServerReflection } from '@conforme/proto/reflection';
import type { RegistrySource } from '../registry/live.ts';
import { engineService, MAX_DOCUMENT_BYTES } from './engine.ts';
import { reporting, toStandardError, type Failure } from './failures.ts';
import { healthService } from './health.ts';
import { inProcessTransport, offer } from './in-process.ts';
import { reflectionService } from './reflection.ts';

/** Room for the other fields of a message around the largest document, so that the limit names the document. */
const OPTIONS = { readMaxBytes: 2 * MAX_DOCUMENT_BYTES + 1024 * 1024, maxTimeoutMs: 60_000 };

const FILES = [file_conforme_v1_engine, file_grpc_health_v1_health, file_grpc_reflection_v1_reflection];

/** The engine without a network: what the gateway uses when both live in one process. */
export function inProcess(
  rules: RegistrySource,
  now: () => Date,
  report: (failure: Failure) => void = toStandardError,
): Transport {
  const engine = offer(Engine, engineService(rules, now, report));
  return inProcessTransport([engine, offer(Health, healthService(rules))], report);
}

/** Every service this process offers others. */
function routesOf(rules: RegistrySource, now: () => Date): (router: ConnectRouter) => void {
  return (router) => {
    router.service(Engine, engineService(rules, now, toStandardError));
    router.service(Health, healthService(rules));
    router.service(ServerReflection, reflectionService(FILES));
  };
}

export interface GrpcServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves gRPC, gRPC-Web and Connect over h2c. */
export async function listen(
  rules: RegistrySource,
  now: () => Date,
  host: string,
  port: number,
): Promise<GrpcServer> {
  const interceptors = [reporting(toStandardError)];
  const server = createServer(connectNodeAdapter({ routes: routesOf(rules, now), ...OPTIONS, interceptors }));
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return { port: (server.address() as AddressInfo).port, close: () => close(server, sessions) };
}

/** Lets running calls finish: GOAWAY to every client, then the socket. */
function close(server: Http2Server, sessions: ReadonlySet<ServerHttp2Session>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const session of sessions) session.close();
  return closed;
}
