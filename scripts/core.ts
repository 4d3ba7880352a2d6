import type { Transport } from '@connectrpc/connect';
import {
  type Beside,
  inProcess,
  listen,
  onStage,
  threaded,
  watched,
  type GrpcServer,
  type Work,
} from '@conforme/core/server';
import type { Gate } from '@conforme/gateway/accounts/gate';
import { buildOperatorDoor } from '@conforme/gateway/app';
import { Operations } from '@conforme/gateway/operations';
import { drain } from '@conforme/gateway/operations/drain';
import type { Tracing } from '@conforme/gateway/operations/tracing';
import { THREAD } from './bundled.ts';
import { certificatesOf, guardOf, type Certificates } from './doors.ts';
import { openLog, type Log } from './log.ts';
import { rulesOf, type Rules } from './rules.ts';
import { BACKLOG, opened } from './ports.ts';
import { runUntilStopped, type Running } from './run.ts';
import { settingsFrom, type Settings } from './settings.ts';
import { tracingOf } from './tracing.ts';
import { packageVersion } from './version.ts';

const now = (): Date => new Date();

/** A core in this process. */
export interface Core {
  /** To it, without a network. */
  readonly transport: Transport;
  readonly grpc: GrpcServer;
  readonly rules: Rules;
  readonly work: Work;
}

/** What a gateway in the same process adds to the gRPC door. */
export interface AtTheDoor {
  readonly gate: Gate;
  /** Its jobs; null for none. */
  readonly beside: Beside | null;
}

/**
 * The core with its gRPC door, watched by `operations`; its rules are not loaded yet.
 * @param gateway null for a core that runs alone, which keeps no accounts
 */
export async function startCore(
  settings: Settings,
  operations: Operations,
  gateway: AtTheDoor | null,
  certificates: Certificates | null,
): Promise<Core> {
  const rules = rulesOf(settings);
  const work = watched(threaded(rules.live, { thread: THREAD, ...settings.work }), operations);
  const { host, grpcPort: port } = settings;
  const asksClients = settings.tls?.clientCa ? { requestCert: true, rejectUnauthorized: true } : {};
  const tls = certificates && { ...certificates.options, ...asksClients };
  const beside = gateway?.beside ?? null;
  const grpc = await opened(settings, 'grpcPort', () =>
    listen(
      rules.live,
      now,
      { host, port, backlog: BACKLOG, tls, beside, ...guardOf(settings, gateway?.gate ?? null) },
      work,
    ),
  );
  const stopRenewing = certificates?.renew(grpc.server);
  const close = async (): Promise<void> => {
    stopRenewing?.();
    await grpc.close();
  };
  return { rules, work, transport: inProcess(rules.live, now, undefined, work), grpc: { ...grpc, close } };
}

/** Reports the steps of the engine to metrics and traces, from the first use of either on. @returns what ends that */
export function watchStages(operations: Operations, tracing: Tracing | null): () => void {
  let stop = (): void => {};
  const watch = (): void => {
    stop = onStage((step) => {
      operations.stage(step.stage, step.ms);
      tracing?.step(step);
    });
  };
  if (tracing) watch();
  else operations.onFirstUse(watch);
  return () => stop();
}

/** A core that runs alone, with a door for its operator. */
export interface CoreAlone extends Running {
  readonly grpcPort: number;
  /** Of the operator's door. */
  readonly url: string;
}

/**
 * The core alone, for gateways that reach it through CORE_URL.
 * @param say where the operator reads the addresses
 */
export async function startAlone(
  settings: Settings,
  say: (line: string) => void,
  log: Log = openLog(),
): Promise<CoreAlone> {
  const version = packageVersion();
  const tracing = await tracingOf(settings, version);
  const { metricsToken } = settings;
  const load = (): ReturnType<Work['load']> => work.load();
  const operations = new Operations({ version, log, load, metricsToken, spans: tracing });
  const certificates = certificatesOf(settings, say);
  const { rules, work, grpc, transport } = await startCore(settings, operations, null, certificates);
  const door = buildOperatorDoor({ transport, version, operations });
  const { host, operationsPort } = settings;
  const url = await opened(settings, 'operationsPort', () =>
    door.listen({ host, port: operationsPort, backlog: BACKLOG }),
  );
  const stopStages = watchStages(operations, tracing);
  const close = async (drainMs: number | null = settings.drainMs): Promise<void> => {
    // Gateways keep their connections to a core, and each is notified when the core goes (GOAWAY): it waits for a stated time only.
    grpc.leave();
    await drain(operations, door.server, drainMs ?? 0);
    rules.stop();
    await grpc.close();
    await work.close();
    await door.close();
    stopStages();
    await tracing?.close();
    log.flush();
  };
  await rules.begin().catch(async (failure: unknown) => {
    await close(0);
    throw failure;
  });
  await operations.count();
  say(`operations on ${url}`);
  say(`gRPC on ${settings.host}:${grpc.port}`);
  return { url, grpcPort: grpc.port, log, reload: () => rules.live.reload(), close };
}

/** As the environment says, until SIGTERM or SIGINT. */
export function main(prepared: Settings['prepared']): Promise<void> {
  const settings = settingsFrom(process.env, prepared);
  return runUntilStopped(startAlone(settings, (line) => process.stdout.write(`${line}\n`)));
}
