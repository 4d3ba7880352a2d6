import {
  constants,
  createSecureServer,
  createServer,
  type Http2SecureServer,
  type Http2Server,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type SecureServerOptions,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { DescFile } from '@bufbuild/protobuf';
import { createConnectRouter } from '@connectrpc/connect';
import type { ConnectRouter, ContextValues, Interceptor, Transport } from '@connectrpc/connect';
import { compressionBrotli, compressionGzip } from '@connectrpc/connect-node';
import { Engine, file_conforme_v1_engine } from '@conforme/proto/v1';
import { file_conforme_v1_reporting, Reporting } from '@conforme/proto/v1/reporting';
import { file_conforme_v1_statuses, Statuses } from '@conforme/proto/v1/statuses';
import { file_grpc_health_v1_health, Health } from '@conforme/proto/health';
import { file_grpc_reflection_v1_reflection, ServerReflection } from '@conforme/proto/reflection';
import type { RegistrySource } from '../registry/live.ts';
import { inline } from '../worker/inline.ts';
import type { Work } from '../worker/work.ts';
import { MAX_DOCUMENT_BYTES } from './document-call.ts';
import { shortenDeadline } from './deadline.ts';
import { encodedEngine, WRAPPED_PATHS } from './encoded-engine.ts';
import { engineService, offered, type EngineParts } from './engine.ts';
import { reporting, toStandardError, type Failure } from './failures.ts';
import { healthService } from './health.ts';
import { inProcessTransport, offer } from './in-process.ts';
import { reflectionService } from './reflection.ts';
import { requestHandler, type Routes } from './request-handler.ts';
import { limitSession, SESSION_OPTIONS } from './session.ts';

/**
 * Room for the other fields of a message around the largest document, so that the limit names the document. A stream may go on
 * for long, and a caller may say how long; what one document may take is for the worker to limit.
 */
const OPTIONS = {
  readMaxBytes: 2 * MAX_DOCUMENT_BYTES + 1024 * 1024,
  maxTimeoutMs: 3_600_000,
  acceptCompression: [compressionGzip, compressionBrotli],
};

/** JSON is read on the event loop, as a whole: a megabyte takes some 20 ms. Who has more sends the binary format, or asks over REST. */
const JSON_OPTIONS = { readMaxBytes: 1024 * 1024 };

/** Of health and reflection. */
const SMALL = { readMaxBytes: 64 * 1024 };

const FILES = [
  file_conforme_v1_engine,
  file_conforme_v1_reporting,
  file_conforme_v1_statuses,
  file_grpc_health_v1_health,
  file_grpc_reflection_v1_reflection,
];

/** The engine without a network: what the gateway uses when both live in one process. */
export function inProcess(
  rules: RegistrySource,
  now: () => Date,
  report: (failure: Failure) => void = toStandardError,
  work: Work = inline(rules),
): Transport {
  const services = offered(engineService({ rules, work, now, report }));
  return inProcessTransport([...services, offer(Health, healthService(rules))], report);
}

interface Ending {
  readonly leaving: AbortSignal;
  readonly stopping: AbortSignal;
}

/** Every service this process offers others, for messages of either format. */
function routersOf(
  { rules, now, work }: Omit<EngineParts, 'report'>,
  { interceptors = [], beside = null }: Pick<GrpcDoor, 'interceptors' | 'beside'>,
  { leaving, stopping }: Ending,
): Pick<Routes, 'binary' | 'json'> {
  const engine = engineService({ rules, work, now, report: toStandardError });
  // Who watches or asks on would keep the server open for ever.
  const until = { ...SMALL, shutdownSignal: stopping };
  const routerOf = (engineRoutes: (router: ConnectRouter) => void): ConnectRouter => {
    const router = createConnectRouter({
      ...OPTIONS,
      interceptors: [reporting(toStandardError), ...interceptors],
    });
    engineRoutes(router);
    beside?.add(router);
    return router
      .service(Health, healthService(rules, leaving), until)
      .service(ServerReflection, reflectionService(beside ? [...FILES, beside.file] : FILES), until);
  };
  return {
    binary: routerOf(encodedEngine({ work, now }, engine)),
    json: routerOf((router) =>
      router
        .service(Engine, engine, JSON_OPTIONS)
        .service(Reporting, engine, JSON_OPTIONS)
        .service(Statuses, engine, JSON_OPTIONS),
    ),
  };
}

export { onStage, type StageTime } from '../pipeline/stage.ts';
export { watched, type CallWatch } from '../worker/watched.ts';
export { threaded, type Work } from '../worker/work.ts';

export interface GrpcServer {
  readonly port: number;
  /** Says on its health service that no more calls are wanted; it serves those that come. */
  leave(): void;
  /** Its certificates may be replaced. */
  readonly server: Http2Server | Http2SecureServer;
  close(): Promise<void>;
}

/** A request, as far as it says who is at the other end. */
export interface Connected {
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Where the gRPC door is, and who comes through it. */
export interface GrpcDoor {
  readonly host: string;
  readonly port: number;
  /** Connections that wait to be accepted; Node's own number where it is left out. */
  readonly backlog?: number;
  /** Certificate and key, and whose clients' certificates are wanted; null: h2c. */
  readonly tls?: SecureServerOptions | null;
  /** Runs before each call; what it refuses gets no further. */
  readonly interceptors?: readonly Interceptor[];
  /** What interceptors know of the connection. */
  readonly contextValues?: (request: Connected) => ContextValues;
  /** A service beside the engine. */
  readonly beside?: Beside | null;
}

/** What else is offered at the gRPC door, by whoever opens it. */
export interface Beside {
  readonly file: DescFile;
  add(router: ConnectRouter): void;
}

/** A call of the engine that neither sends nor takes anything for so long is given up; watches of health may wait. */
const IDLE_MS = 120_000;
const WAITS = `/${Health.typeName}/`;

/** A caller that was answered and sends on is given so long to hear of it: a stream says it is finished before its trailers are out. */
const LINGER_MS = 1000;

/** RFC 9113, 8.1: a stream whose answer is whole may be closed without an error, whatever its caller still sends. */
function closeAnswered({ stream }: Http2ServerRequest): void {
  stream.once('finish', () => {
    if (stream.readableEnded) return;
    const impatient = setTimeout(() => stream.close(constants.NGHTTP2_NO_ERROR), LINGER_MS).unref();
    stream.once('close', () => clearTimeout(impatient));
  });
}

/** Serves gRPC, gRPC-Web and Connect, over TLS or h2c. */
export async function listen(
  rules: RegistrySource,
  now: () => Date,
  door: GrpcDoor,
  work: Work = inline(rules),
): Promise<GrpcServer> {
  const [leaving, stopping] = [new AbortController(), new AbortController()];
  const signals = { leaving: leaving.signal, stopping: stopping.signal };
  const { tls = null, contextValues } = door;
  const handle = requestHandler({
    ...routersOf({ rules, now, work }, door, signals),
    wrapped: WRAPPED_PATHS,
    most: OPTIONS.readMaxBytes,
    contextValues,
  });
  const answer = (request: Http2ServerRequest, response: Http2ServerResponse): void => {
    shortenDeadline(request);
    const { stream } = request;
    if (!request.url.startsWith(WAITS))
      stream.setTimeout(IDLE_MS, () => stream.close(constants.NGHTTP2_CANCEL));
    closeAnswered(request);
    handle(request, response);
  };
  const server =
    tls === null
      ? createServer(SESSION_OPTIONS, answer)
      : createSecureServer({ ...SESSION_OPTIONS, ...tls }, answer);
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session);
    limitSession(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: door.port, host: door.host, backlog: door.backlog }, () => resolve());
  });
  const stop = async (): Promise<void> => {
    leaving.abort();
    stopping.abort();
    await close(server, sessions);
  };
  const { port } = server.address() as AddressInfo;
  return { port, server, leave: () => leaving.abort(), close: stop };
}

/** The longest a call that was running may keep the server, in ms; a stream may never end by itself. */
const PATIENCE_MS = 35_000;

/** Lets running calls finish: GOAWAY to every client, then the socket. */
async function close(
  server: Http2Server | Http2SecureServer,
  sessions: ReadonlySet<ServerHttp2Session>,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const session of sessions) session.close();
  const impatient = setTimeout(() => sessions.forEach((session) => session.destroy()), PATIENCE_MS);
  await closed;
  clearTimeout(impatient);
}
