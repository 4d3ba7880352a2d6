import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Run } from '../command.ts';
import { EXIT, UsageError } from '../exit.ts';
import type { World } from '../world.ts';

const PORT = '8089';

/** `conforme platform`: until it is interrupted. */
export const platform: Run = async (given, world) => {
  if (given.rest.length > 0) throw new UsageError('platform takes options alone', 'platform');
  const secret = given.text('secret') ?? randomBytes(12).toString('base64url');
  const { interrupted } = world;
  const store = given.text('store');
  const running = await world.platform({
    host: given.text('host') ?? '127.0.0.1',
    port: Number(given.text('port') ?? PORT),
    store: store === undefined ? ':memory:' : path.resolve(world.cwd, store),
    secret,
    quirks: given.text('quirks') ?? '',
    directory: await entriesOf(given.text('directory'), world),
  });
  await world.err.write(`${running.notice}\n\n`);
  await world.out.write(settingsOf(running.url, secret));
  if (!interrupted.aborted) await once(interrupted, 'abort');
  await running.close();
  return EXIT.ok;
};

/** @throws UsageError */
async function entriesOf(file: string | undefined, { cwd }: World): Promise<object> {
  if (file === undefined) return {};
  try {
    return JSON.parse(await readFile(path.resolve(cwd, file), 'utf8')) as object;
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`, 'platform');
  }
}

/** What `conforme flow` and `conforme directory` want in their environment. */
const settingsOf = (url: string, secret: string): string =>
  Object.entries({
    CONFORME_FLOW_URL: `${url}/flow-service`,
    CONFORME_DIRECTORY_URL: `${url}/directory-service`,
    CONFORME_TOKEN_URL: `${url}/token`,
    CONFORME_CLIENT_ID: '732829320',
    CONFORME_CLIENT_SECRET: secret,
  })
    .map(([name, value]) => `export ${name}=${value}\n`)
    .join('');
