import { on } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../scripts/build-bundled.ts';
import { bundledPackages, THREAD, type Bundled } from '../../scripts/bundled.ts';
import { createRegistry } from '@conforme/core/main';
import { dataUrl, loadedBy } from './child.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'conforme-bundled-'));
const made = path.join(folder, 'made');
beforeAll(() => bundle(made));
afterAll(() => rmSync(folder, { recursive: true }));

const names = [
  '@cantoo/pdf-lib',
  '@cantoo/pdf-lib/standard-fonts',
  '@bufbuild/protobuf',
  '@connectrpc/connect',
  '@connectrpc/connect-node',
  'fastify',
  'prom-client',
];

/** What a thread of the service loads until it answers. */
async function loadedByThread(): Promise<readonly string[]> {
  const reporter = `
    import { registerHooks } from 'node:module';
    import { parentPort } from 'node:worker_threads';
    registerHooks({ load: (url, context, next) => (parentPort.postMessage(url), next(url, context)) });`;
  const { extensions } = await createRegistry();
  const thread = new Worker(THREAD, { workerData: extensions, execArgv: ['--import', dataUrl(reporter)] });
  const loaded: string[] = [];
  thread.postMessage({ method: 'none', message: {} });
  for await (const [said] of on(thread, 'message')) {
    if (typeof said !== 'string') break;
    loaded.push(said);
  }
  await thread.terminate();
  return loaded;
}

describe('bundled packages', () => {
  it.each(names)('%s exports what the package does', async (name) => {
    const theirs = (await import(name)) as object;
    const ours = (await import(bundledPackages(made)!.get(name)!)) as object;
    const keys = Object.keys(theirs).filter((key) => key !== 'module.exports');
    expect(Object.keys(ours)).toEqual(expect.arrayContaining(keys));
  });

  const importing = (bundled: string): readonly string[] =>
    loadedBy(`
      import { importBundled } from './scripts/bundled.ts';
      importBundled(${JSON.stringify(bundled)});
      await import('./core/service/server.ts');
      await import('./pdf/file/load.ts');
      await import('./gateway/door.ts');`);
  const isTheirs = (name: string): boolean =>
    /node_modules\/(@bufbuild|@cantoo|@connectrpc|culori|fastify)\//.test(name);

  it('stand for their modules, all of them', () => {
    expect(importing(made).filter(isTheirs)).toEqual([]);
  });

  it('stand for them in the threads of the service, too', async () => {
    const loaded = await loadedByThread();
    expect(loaded).toContainEqual(expect.stringMatching(/core\/worker\/thread\.ts$/));
    expect(loaded.filter(isTheirs)).toEqual([]);
  });

  it('do not stand for what the plugin of an operator imports', () => {
    const plugin = path.join(folder, 'plugin.mjs');
    writeFileSync(plugin, "import 'fastify';");
    const importingIt = `
      import { importBundled } from './scripts/bundled.ts';
      importBundled(${JSON.stringify(made)});
      const fails = await import(${JSON.stringify(plugin)}).then(() => '', ({ code }) => code);
      if (fails !== 'ERR_MODULE_NOT_FOUND') throw new Error(\`got \${fails}\`);`;
    expect(() => loadedBy(importingIt)).not.toThrow();
  });

  it('are passed over where they were not made, or of what is installed no more', () => {
    const index = JSON.parse(readFileSync(path.join(made, 'index.json'), 'utf8')) as Bundled;
    const older = path.join(folder, 'older');
    mkdirSync(older);
    writeFileSync(path.join(older, 'index.json'), JSON.stringify({ ...index, installed: 'before' }));
    expect(bundledPackages(older)).toBeNull();
    expect(bundledPackages(path.join(folder, 'nowhere'))).toBeNull();
    expect(importing(older).filter(isTheirs).length).toBeGreaterThan(100);
  });

  it('say which file is damaged', () => {
    const damaged = path.join(folder, 'damaged');
    mkdirSync(damaged);
    writeFileSync(path.join(damaged, 'index.json'), '{');
    expect(() => bundledPackages(damaged)).toThrow(path.join(damaged, 'index.json'));
  });
});
