import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The files below the repository that a script imports in a process of its own, in the order they are loaded. */
export function loadedBy(script: string): readonly string[] {
  const reporter = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    process.on('exit', () => process.stdout.write(JSON.stringify(loaded)));`;
  const given = ['--import', dataUrl(reporter), '--input-type=module-typescript', '--eval', script];
  const said = execFileSync(process.execPath, given, { cwd: ROOT, encoding: 'utf8' });
  const loaded = JSON.parse(said.slice(said.lastIndexOf('\n') + 1)) as string[];
  const ours = new URL(`file://${ROOT}/`).href;
  return loaded
    .filter((url) => url.startsWith(ours))
    .map((url) => decodeURIComponent(url.slice(ours.length)));
}

/** A module that `--import` takes. */
export const dataUrl = (module: string): string => `data:text/javascript,${encodeURIComponent(module)}`;

/** Node writes several lines for each module, with its whole path: a cold start says about a megabyte, Node's own bound. */
const CACHE_LOG_BYTES = 64 * 1024 * 1024;

/** How often V8 took what a compile cache held, and how often it refused it, while a command ran. */
export function cacheUse(cache: string, args: readonly string[]): { taken: number; refused: number } {
  const env = { ...process.env, NODE_COMPILE_CACHE: cache, NODE_DEBUG_NATIVE: 'COMPILE_CACHE' };
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    input: '',
    maxBuffer: CACHE_LOG_BYTES,
  });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr.slice(-2000)}`);
  const count = (word: string): number => stderr.split(`was ${word}`).length - 1;
  return { taken: count('accepted'), refused: count('rejected') };
}
