import type { Transport } from '@connectrpc/connect';
import { createGrpcTransport } from '@connectrpc/connect-node';
import type { LoggerOptions } from 'pino';
import type { RulesStatus } from '@conforme/core/main';
import {
  inProcess,
  listen,
  onStage,
  threaded,
  traced,
  type CallSpans,
  type GrpcServer,
  type Work,
} from '@conforme/core/server';
import { buildGateway } from '@conforme/gateway/app';
import { openAccounts } from '@conforme/gateway/accounts';
import { Operations } from '@conforme/gateway/operations';
import { drain } from '@conforme/gateway/operations/drain';
import { shownExamples } from './examples.ts';
import { openLog, type Log } from './log.ts';
import { runUntilStopped } from './run.ts';
import { rulesOf, type Rules } from './rules.ts';
import { settingsFrom, type Settings } from './settings.ts';
import { tracingOf } from './tracing.ts';
import { packageVersion } from './version.ts';

/** A running service. */
export interface Service {
  readonly url: string;
  readonly grpcPort: number | null;
  /** Loads the rules anew; null where they live in another process. */
  reload(): Promise<RulesStatus | null>;
  readonly log: Log;
  /** @param drainMs how long to leave the doors open; as the settings say without it */
  close(drainMs?: number): Promise<void>;
}

const now = (): Date => new Date();

/**
 * Both doors in one process; with a core elsewhere, the gateway alone.
 * @param say where the operator reads: addresses, and the development key that once.
 */
export async function start(
  settings: Settings,
  say: (line: string) => void,
  logging: LoggerOptions = { level: 'info' },
): Promise<Service> {
  const accounts = await openAccounts(settings, (key) => say(`Development key, shown this once: ${key}`));
  const version = packageVersion();
  const tracing = await tracingOf(settings, version);
  const core = settings.coreUrl === null ? await startCore(settings, tracing) : remoteCore(settings.coreUrl);
  const log = openLog(logging);
  const { work } = core;
  const operations = new Operations({
    version,
    log,
    store: () => accounts.ready(),
    load: () => work?.load() ?? null,
    metricsToken: settings.metricsToken,
    spans: tracing,
  });
  const { batchMaxBytes: batchBytes, mcpHosts } = settings;
  const manners = { version, batchBytes, examples: shownExamples, mcpHosts, operations };
  const app = await buildGateway({ transport: core.transport, gate: accounts.gate, ...manners });
  // The doors are open before the rules are loaded: who asks too early is told to come back.
  const url = await app.listen({ host: settings.host, port: settings.port });
  const stopStages = onStage((step) => {
    operations.stage(step.stage, step.ms);
    tracing?.step(step);
  });
  const close = async (drainMs: number | null = settings.drainMs): Promise<void> => {
    await drain(operations, app.server, drainMs);
    core.rules?.stop();
    await app.close();
    await core.grpc?.close();
    await work?.close();
    await accounts.close();
    stopStages();
    await tracing?.close();
    log.flush();
  };
  await core.rules?.begin().catch(async (failure: unknown) => {
    await close(0);
    throw failure;
  });
  say(`HTTP on ${url}`);
  if (core.grpc) say(`gRPC on ${settings.host}:${core.grpc.port}`);
  await operations.metrics();
  const reload = async (): Promise<RulesStatus | null> => (await core.rules?.live.reload()) ?? null;
  return { url, grpcPort: core.grpc?.port ?? null, reload, close, log };
}

interface Core {
  readonly transport: Transport;
  readonly grpc: GrpcServer | null;
  /** Null when they live in another process. */
  readonly rules: Rules | null;
  readonly work: Work | null;
}

async function startCore(settings: Settings, tracing: CallSpans | null): Promise<Core> {
  const rules = rulesOf(settings);
  const work = traced(threaded(rules.live, settings.work), tracing);
  const grpc = await listen(rules.live, now, settings.host, settings.grpcPort, work);
  return { rules, work, transport: inProcess(rules.live, now, undefined, work), grpc };
}

function remoteCore(baseUrl: string): Core {
  return { transport: createGrpcTransport({ baseUrl }), grpc: null, rules: null, work: null };
}

/** As the environment says, until SIGTERM or SIGINT. */
export function main(): Promise<void> {
  return runUntilStopped(start(settingsFrom(process.env), (line) => process.stdout.write(`${line}\n`)));
}
