import { createServer, type Http2Server, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { ConnectRouter, Transport } from '@connectrpc/connect';
import { connectNodeAdapter } from '@connectrpc/connect-node';
import { Engine, file_conforme_v1_engine } from '@conforme/proto/v1';
import { file_grpc_health_v1_health, Health } from '@conforme/proto/health';
import { file_grpc_reflection_v1_reflection, ServerReflection } from '@conforme/proto/reflection';
import type { RegistrySource } from '../registry/live.ts';
import { inline } from '../worker/inline.ts';
import type { Work } from '../worker/work.ts';
import { MAX_DOCUMENT_BYTES } from './calls.ts';
import { engineService } from './engine.ts';
import { reporting, toStandardError, type Failure } from './failures.ts';
import { healthService } from './health.ts';
import { inProcessTransport, offer } from './in-process.ts';
import { reflectionService } from './reflection.ts';

/**
 * Room for the other fields of a message around the largest document, so that the limit names the document. A stream may go on
 * for long, and a caller may say how long; what one document may take is for the worker to limit.
 */
const OPTIONS = { readMaxBytes: 2 * MAX_DOCUMENT_BYTES + 1024 * 1024, maxTimeoutMs: 3_600_000 };

const FILES = [file_conforme_v1_engine, file_grpc_health_v1_health, file_grpc_reflection_v1_reflection];

/** The engine without a network: what the gateway uses when both live in one process. */
export function inProcess(
  rules: RegistrySource,
  now: () => Date,
  report: (failure: Failure) => void = toStandardError,
  work: Work = inline(rules),
): Transport {
  const engine = offer(Engine, engineService({ rules, work, now, report }));
  return inProcessTransport([engine, offer(Health, healthService(rules))], report);
}

/** Every service this process offers others. */
function routesOf(
  rules: RegistrySource,
  now: () => Date,
  work: Work,
  { leaving, stopping }: { readonly leaving: AbortSignal; readonly stopping: AbortSignal },
): (router: ConnectRouter) => void {
  return (router) => {
    router.service(Engine, engineService({ rules, work, now, report: toStandardError }));
    // Who watches or asks on would keep the server open for ever.
    const until = { shutdownSignal: stopping };
    router.service(Health, healthService(rules, leaving), until);
    router.service(ServerReflection, reflectionService(FILES), until);
  };
}

export { onStage, type StageTime } from '../pipeline/stage.ts';
export { watched, type CallWatch } from '../worker/watched.ts';
export { threaded, type Work } from '../worker/work.ts';

export interface GrpcServer {
  readonly port: number;
  /** Says on its health service that no more calls are wanted; it serves those that come. */
  leave(): void;
  close(): Promise<void>;
}

/** Serves gRPC, gRPC-Web and Connect over h2c. */
export async function listen(
  rules: RegistrySource,
  now: () => Date,
  host: string,
  port: number,
  work: Work = inline(rules),
): Promise<GrpcServer> {
  const interceptors = [reporting(toStandardError)];
  const [leaving, stopping] = [new AbortController(), new AbortController()];
  const told = { leaving: leaving.signal, stopping: stopping.signal };
  const server = createServer(
    connectNodeAdapter({ routes: routesOf(rules, now, work, told), ...OPTIONS, interceptors }),
  );
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const stop = async (): Promise<void> => {
    leaving.abort();
    stopping.abort();
    await close(server, sessions);
  };
  return { port: (server.address() as AddressInfo).port, leave: () => leaving.abort(), close: stop };
}

/** The longest a call that was running may keep the server, in ms; a stream may never end by itself. */
const PATIENCE_MS = 35_000;

/** Lets running calls finish: GOAWAY to every client, then the socket. */
async function close(server: Http2Server, sessions: ReadonlySet<ServerHttp2Session>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const session of sessions) session.close();
  const impatient = setTimeout(() => sessions.forEach((session) => session.destroy()), PATIENCE_MS);
  await closed;
  clearTimeout(impatient);
}
