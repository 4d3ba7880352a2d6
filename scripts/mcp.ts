import { languageOf } from '@conforme/cli/language';
import { engineClient } from '@conforme/proto/engine-client';
import { serveLines } from '@conforme/gateway/mcp/stdio';
import { logFailure } from '@conforme/gateway/request-log';
import { engineBehind } from './engine-behind.ts';
import { settingsFrom, type Settings } from './settings.ts';
import { packageVersion } from './version.ts';

/**
 * MCP over the standard streams, for the agent that started this process; the engine is here, or where CORE_URL says. Ends
 * when its input does. Failures are logged on the error stream, as the service logs them.
 * @returns the exit code.
 */
export async function main(args: readonly string[] = [], prepared?: Settings['prepared']): Promise<number> {
  if (args.length > 0) {
    process.stderr.write('mcp takes no arguments; what it needs is in the environment (docs/mcp.md)\n');
    return 2;
  }
  const settings = settingsFrom(process.env, prepared);
  const { transport, close } = await engineBehind(settings);
  const write = (line: object): void => void process.stderr.write(`${JSON.stringify(line)}\n`);
  const sink = { info: write, error: write };
  const served = {
    engine: engineClient(transport),
    version: packageVersion(),
    language: languageOf(process.env),
  };
  await serveLines(served, process.stdin, process.stdout, (error) => logFailure(sink, 'stdio', error));
  await close();
  return 0;
}
