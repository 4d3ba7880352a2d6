import { readFileSync } from 'node:fs';
import type { Transport } from '@connectrpc/connect';
import { createGrpcTransport } from '@connectrpc/connect-node';
import { pino, type LoggerOptions } from 'pino';
import { liveRules, type LiveRegistry } from '@conforme/core/main';
import { inProcess, listen, type GrpcServer } from '@conforme/core/server';
import { buildGateway } from '@conforme/gateway/app';
import { DevelopmentKey, developmentKey, type KeyStore } from '@conforme/gateway/keys';
import { settingsFrom, type Settings } from './settings.ts';

/** A running service. */
export interface Service {
  readonly url: string;
  readonly grpcPort: number | null;
  close(): Promise<void>;
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
  const core = settings.coreUrl === null ? await startCore(settings) : remoteCore(settings.coreUrl);
  const app = await buildGateway({
    transport: core.transport,
    keys: keyStore(settings, say),
    version: packageVersion(),
    logger: pino(logging),
  });
  const url = await app.listen({ host: settings.host, port: settings.port });
  say(`HTTP on ${url}`);
  if (core.grpc) say(`gRPC on ${settings.host}:${core.grpc.port}`);
  const close = async (): Promise<void> => {
    await app.close();
    await core.grpc?.close();
  };
  await firstLoad(core.rules, close);
  return { url, grpcPort: core.grpc?.port ?? null, close };
}

/** The doors are open by now and answer 503: who asks too early is told to come back. Rules that cannot be loaded end it. */
async function firstLoad(rules: LiveRegistry | null, close: () => Promise<void>): Promise<void> {
  const failure = (await rules?.reload())?.failure;
  if (!failure) return;
  await close();
  throw failure;
}

interface Core {
  readonly transport: Transport;
  readonly grpc: GrpcServer | null;
  /** Null when they live in another process. */
  readonly rules: LiveRegistry | null;
}

async function startCore({ host, grpcPort }: Settings): Promise<Core> {
  const rules = liveRules();
  return { rules, transport: inProcess(rules, now), grpc: await listen(rules, now, host, grpcPort) };
}

function remoteCore(baseUrl: string): Core {
  return { transport: createGrpcTransport({ baseUrl }), grpc: null, rules: null };
}

function keyStore({ devKey, dataDir }: Settings, say: (line: string) => void): KeyStore {
  if (devKey !== null) return DevelopmentKey.of(devKey);
  return developmentKey(dataDir, (key) => say(`Development key, shown this once: ${key}`));
}

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return version;
}

/** As the environment says, until SIGTERM or SIGINT. */
export async function main(): Promise<void> {
  const service = await start(settingsFrom(process.env), (line) => process.stdout.write(`${line}\n`));
  const stop = (): void => void service.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
