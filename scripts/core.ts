import { liveRules } from '@conforme/core/main';
import { listen } from '@conforme/core/server';
import { settingsFrom } from './settings.ts';

/** The core alone, for gateways that reach it through CORE_URL. */
export async function main(): Promise<void> {
  const { host, grpcPort } = settingsFrom(process.env);
  const rules = liveRules();
  const server = await listen(rules, () => new Date(), host, grpcPort);
  const { failure } = await rules.reload();
  if (failure) throw failure;
  process.stdout.write(`gRPC on ${host}:${server.port}\n`);
  const stop = (): void => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
