import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { locate, pluginFolders } from './locate.ts';

const base = realpathSync(mkdtempSync(join(tmpdir(), 'locate-')));
afterAll(() => rmSync(base, { recursive: true }));

/** Files below the base: path → text. */
function write(files: Readonly<Record<string, string | object>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(base, name)), { recursive: true });
    writeFileSync(join(base, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

write({
  'one/pack.json': {},
  'two/a/pack.json': {},
  'two/b/pack.json': {},
  'two/c/other.json': {},
  'empty/readme.md': '',
  'module/package.json': { conforme: { plugin: './index.ts', pack: ['./p'] } },
  'module/index.ts': '',
  'module/p/pack.json': {},
  'module/ignored/pack.json': {},
  'built/manifest.json': {},
  'app/node_modules/@acme/rules/package.json': { conforme: { plugin: 'x.js' } },
  'app/node_modules/@acme/rules/x.js': '',
  'app/deep/er/file': '',
  'wrong/key/package.json': { conforme: { plugins: './x.js' } },
  'wrong/missing/package.json': { conforme: { plugin: './x.js' } },
  'wrong/outside/package.json': { conforme: { plugin: '../../module/index.ts' } },
  'wrong/type/package.json': { conforme: { pack: [1] } },
});
symlinkSync(join(base, 'one'), join(base, 'link'));
mkdirSync(join(base, 'wrong/linked'));
symlinkSync(join(base, 'module/index.ts'), join(base, 'wrong/linked/x.ts'));
write({ 'wrong/linked/package.json': { conforme: { plugin: 'x.ts' } } });

const found = (entry: string, from = base) => {
  const { root, packs, modules, built } = locate(entry, [from]);
  const short = (files: readonly string[]): string[] => files.map((file) => file.slice(base.length + 1));
  return { root: root.slice(base.length + 1), packs: short(packs), modules: short(modules), built };
};

describe('a plugin', () => {
  it('is a folder with a pack, or with folders of packs', () => {
    expect(found('one')).toEqual({ root: 'one', packs: ['one'], modules: [], built: false });
    expect(found('./two').packs).toEqual(['two/a', 'two/b']);
    expect(found(join(base, 'one'), '/')).toMatchObject({ packs: ['one'] });
  });

  it('is known by its real folder', () => {
    expect(found('link').root).toBe('one');
    expect(pluginFolders([join(base, 'link'), join(base, 'two')])).toEqual([
      join(base, 'one'),
      join(base, 'two'),
    ]);
  });

  it('is a package whose package.json names its packs and modules, and no others', () => {
    expect(found('module')).toMatchObject({ packs: ['module/p'], modules: ['module/index.ts'] });
  });

  it('is a package installed here or above', () => {
    const modules = ['app/node_modules/@acme/rules/x.js'];
    expect(found('@acme/rules', join(base, 'app/deep/er'))).toMatchObject({ modules });
  });

  it('is looked for in one place after the other', () => {
    expect(locate('@acme/rules', [base, join(base, 'app')]).entry).toBe('@acme/rules');
    expect(locate('one', ['/', base]).root).toBe(join(base, 'one'));
  });

  it('is a folder that was built', () => {
    expect(found('built')).toMatchObject({ built: true, packs: [], modules: [] });
  });

  it.each([
    ['nowhere', 'plugin nowhere: there is no such folder, and no such package is installed'],
    ['empty', 'plugin empty: neither a pack.json nor a "conforme" entry in package.json is in'],
    ['wrong/key', '"conforme.plugins" of package.json is unknown'],
    ['wrong/missing', '"conforme.plugin" of package.json names ./x.js, which does not exist'],
    ['wrong/outside', 'names ../../module/index.ts, which lies outside the package'],
    ['wrong/linked', 'names x.ts, which lies outside the package'],
    ['wrong/type', '"conforme.pack" of package.json is not a path'],
  ])('%s is refused', (entry, reason) => {
    expect(() => locate(entry, [base])).toThrow(reason);
  });
});
