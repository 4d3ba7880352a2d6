import type { FastifyInstance } from 'fastify';
import type { RulesStatus } from '@conforme/core/main';
import type { Gate } from '@conforme/gateway/accounts/gate';
import { jobsBeside } from '@conforme/gateway/grpc/jobs';
import type { Jobs } from '@conforme/gateway/jobs';
import { buildGateway } from '@conforme/gateway/app';
import { openAccounts } from '@conforme/gateway/accounts';
import { Operations } from '@conforme/gateway/operations';
import { drain } from '@conforme/gateway/operations/drain';
import { startCore, watchStages, type AtTheDoor } from './core.ts';
import { coresOf } from './cores.ts';
import { pageExamples } from './examples.ts';
import { certificatesOf, type Certificates } from './doors.ts';
import { jobsOf } from './jobs.ts';
import { openLog, type Log } from './log.ts';
import { BACKLOG, opened } from './ports.ts';
import { runUntilStopped, type Running } from './run.ts';
import { settingsFrom, type Settings } from './settings.ts';
import { tracingOf } from './tracing.ts';
import { packageVersion } from './version.ts';

/** A running service. */
export interface Service extends Running {
  readonly url: string;
  readonly grpcPort: number | null;
  /** Loads the rules anew; null where they live in another process. */
  reload(): Promise<RulesStatus | null>;
}

/** What the settings say of the HTTP door. */
function gatewayOptionsOf({
  batchMaxBytes: batchBytes,
  inFlightBytes,
  mcpHosts,
  publicUrl,
  maxDelayMs,
}: Settings) {
  return { batchBytes, inFlightBytes, mcpHosts, publicUrl, maxDelayMs, examples: pageExamples };
}

/**
 * Both doors in one process; with a core elsewhere, the gateway alone.
 * @param say where the operator reads: addresses, and the development key that once.
 */
export async function start(
  settings: Settings,
  say: (line: string) => void,
  log: Log = openLog(),
): Promise<Service> {
  const accounts = await openAccounts(settings, (key) => say(`Development key, shown this once: ${key}`));
  const version = packageVersion();
  const tracing = await tracingOf(settings, version);
  const operations = new Operations({
    version,
    log,
    store: () => accounts.ready(),
    load: () => core?.work.load() ?? null,
    cores: () => cores?.report() ?? null,
    metricsToken: settings.metricsToken,
    spans: tracing,
  });
  const cores = await coresOf(settings);
  const certificates = certificatesOf(settings, say);
  let jobs: Jobs | null = null;
  const atTheDoor = atTheDoorOf(settings, operations, accounts.gate, () => jobs);
  const core = cores ? null : await startCore(settings, operations, atTheDoor, certificates);
  const { transport } = (cores ?? core)!;
  jobs = await jobsOf(settings, { transport, gate: accounts.gate, log });
  const options = { ...gatewayOptionsOf(settings), version, operations, tls: certificates?.options, jobs };
  const app = await buildGateway({ transport, gate: accounts.gate, ...options });
  // The doors are open before the rules are loaded: early requests are answered with 503 and `Retry-After`.
  const door = await openHttp(app, settings, certificates);
  const stopStages = watchStages(operations, tracing);
  const close = async (drainMs: number | null = settings.drainMs): Promise<void> => {
    core?.grpc.leave();
    await drain(operations, app.server, drainMs);
    core?.rules.stop();
    await door.close();
    await jobs?.close();
    cores?.close();
    await core?.grpc.close();
    await core?.work.close();
    await accounts.close();
    stopStages();
    await tracing?.close();
    log.flush();
  };
  const failed = (failure: unknown): Promise<never> => close(0).then(() => Promise.reject(failure));
  await core?.rules.begin().catch(failed);
  sayDoors(say, door.url, core && `${settings.host}:${core.grpc.port}`);
  await operations.count();
  const reload = async (): Promise<RulesStatus | null> => (await core?.rules.live.reload()) ?? null;
  return { url: door.url, grpcPort: core?.grpc.port ?? null, reload, close, log };
}

function sayDoors(say: (line: string) => void, http: string, grpc: string | null): void {
  say(`HTTP on ${http}`);
  if (grpc !== null) say(`gRPC on ${grpc}`);
}

function atTheDoorOf(
  settings: Settings,
  operations: Operations,
  gate: Gate,
  jobs: () => Jobs | null,
): AtTheDoor {
  const offered = { jobs, gate, stopping: () => operations.draining };
  return { gate, beside: settings.jobs ? jobsBeside(offered) : null };
}

async function openHttp(app: FastifyInstance, settings: Settings, certificates: Certificates | null) {
  const { host, port } = settings;
  const url = await opened(settings, 'port', () => app.listen({ host, port, backlog: BACKLOG }));
  const stopRenewing = certificates?.renew(app.server);
  const close = async (): Promise<void> => {
    stopRenewing?.();
    await app.close();
  };
  return { url, close };
}

/** As the environment says, until SIGTERM or SIGINT. */
export function main(prepared: Settings['prepared']): Promise<void> {
  const settings = settingsFrom(process.env, prepared);
  return runUntilStopped(start(settings, (line) => process.stdout.write(`${line}\n`)));
}
