import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../scripts/build-bundled.ts';
import { bundledPackages, type Bundled } from '../../scripts/bundled.ts';
import { loadedBy } from './child.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'conforme-bundled-'));
const made = path.join(folder, 'made');
beforeAll(() => bundle(made));
afterAll(() => rmSync(folder, { recursive: true }));

const names = [
  '@bufbuild/protobuf',
  '@connectrpc/connect',
  '@connectrpc/connect-node',
  'fastify',
  'prom-client',
];

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
      await import('./gateway/door.ts');`);
  const isTheirs = (name: string): boolean => /^node_modules\/(@bufbuild|@connectrpc|fastify)\//.test(name);

  it('stand for their modules, all of them', () => {
    expect(importing(made).filter(isTheirs)).toEqual([]);
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
