import { listen, onStage, threaded, traced } from '@conforme/core/server';
import { rulesOf } from './rules.ts';
import { settingsFrom } from './settings.ts';
import { tracingOf } from './tracing.ts';
import { packageVersion } from './version.ts';

/** The core alone, for gateways that reach it through CORE_URL. */
export async function main(): Promise<void> {
  const settings = settingsFrom(process.env);
  const { host, grpcPort } = settings;
  const rules = rulesOf(settings);
  process.on('SIGHUP', () => void rules.live.reload());
  const tracing = await tracingOf(settings, packageVersion());
  const work = traced(threaded(rules.live, settings.work), tracing);
  if (tracing) onStage((step) => tracing.step(step));
  const server = await listen(rules.live, () => new Date(), host, grpcPort, work);
  await rules.begin();
  process.stdout.write(`gRPC on ${host}:${server.port}\n`);
  const stop = (): void => {
    rules.stop();
    void server
      .close()
      .then(() => work.close())
      .then(() => tracing?.close());
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
