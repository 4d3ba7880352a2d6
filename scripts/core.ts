import { listen, threaded } from '@conforme/core/server';
import { rulesOf } from './rules.ts';
import { settingsFrom } from './settings.ts';

/** The core alone, for gateways that reach it through CORE_URL. */
export async function main(): Promise<void> {
  const settings = settingsFrom(process.env);
  const { host, grpcPort } = settings;
  const rules = rulesOf(settings);
  process.on('SIGHUP', () => void rules.live.reload());
  const work = threaded(rules.live, settings.work);
  const server = await listen(rules.live, () => new Date(), host, grpcPort, work);
  await rules.begin();
  process.stdout.write(`gRPC on ${host}:${server.port}\n`);
  const stop = (): void => {
    rules.stop();
    void server.close().then(() => work.close());
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
