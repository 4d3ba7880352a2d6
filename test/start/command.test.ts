import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRegistry } from '@conforme/core/main';
import { invoiceXml } from '../../core/testkit/invoice.ts';
import { bundleCommand } from '../../scripts/build-command.ts';
import { currentCommand, stampOf, type BundledCommand } from '../../scripts/bundled-command.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'conforme-command-'));
const made = path.join(folder, 'made');
let index: BundledCommand;

beforeAll(async () => {
  await bundleCommand(made);
  index = currentCommand(made)!;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The sources it was made of, in a folder where a test may write. */
function copied(name: string): string {
  const root = path.join(folder, name);
  for (const source of Object.keys(index.sources))
    cpSync(path.join(ROOT, source), path.join(root, source), { preserveTimestamps: true });
  return root;
}

/** What lies in a folder, changed. */
function changed(name: string, change: Partial<BundledCommand>): string {
  const place = path.join(folder, name);
  mkdirSync(place);
  writeFileSync(path.join(place, 'index.json'), JSON.stringify({ ...index, ...change }));
  return place;
}

describe('the bundled command line', () => {
  it('is current as it was made, of every module it holds and of what says where they lie', () => {
    expect(Object.keys(index.sources)).toEqual(
      expect.arrayContaining([
        'scripts/cli.ts',
        'core/pipeline/validate.ts',
        'rules/engine/package.json',
        'scripts/build-command.ts',
      ]),
    );
    expect(Object.keys(index.sources).length).toBeGreaterThan(400);
    expect(Object.keys(index.sources).filter((name) => name.includes('node_modules'))).toEqual([]);
  });

  it.each(['core/pipeline/validate.ts', 'cli/report/text.ts', 'proto/package.json'])(
    'does not run once %s was written, however short the change and whatever its time',
    (source) => {
      const root = copied(source.replaceAll('/', '-'));
      const stamps = Object.fromEntries(
        Object.keys(index.sources).map((name) => [name, stampOf(path.join(root, name))!]),
      );
      const place = changed(`of-${source.replaceAll('/', '-')}`, { sources: stamps });
      expect(currentCommand(place, root)).not.toBeNull();
      utimesSync(path.join(root, source), new Date('2020-01-01'), new Date('2020-01-01'));
      expect(currentCommand(place, root)).toBeNull();
      rmSync(path.join(root, source));
      expect(currentCommand(place, root)).toBeNull();
    },
  );

  const text = (pattern: string): string =>
    globSync(path.join(made, pattern))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
  const named = (code: string, form: RegExp): readonly string[] =>
    [...new Set([...code.matchAll(form)].map(([, name]) => name!))].sort();

  it('imports the sources of threads and of commands that share nothing with it, and of no other module', () => {
    const sources = named(text('made-*/*.js'), /import\("file:.*\/(\w+\/[\w-]+\.ts)"\)/g);
    expect(sources).toEqual(['cli-workers', 'keys', 'pack', 'usage'].map((name) => `scripts/${name}.ts`));
    expect(Object.keys(index.sources)).toContain('rules/engine/xpath/runtime/keys.ts');
  });

  it('judges with what of Node is there before flags are set', () => {
    const judging = named(
      text('made-*/first-*.js'),
      /^const .* = process\.getBuiltinModule\("node:([\w/]+)"\);$/gm,
    );
    const launcher = readFileSync(path.join(ROOT, 'scripts/conforme.mjs'), 'utf8');
    const listed = /OF_NODE = \[([^\]]+)\]/.exec(launcher)![1]!;
    const before = [...named(launcher, /from 'node:([\w/]+)'/g), ...named(listed, /'([\w/]+)'/g)];
    expect(judging.filter((name) => !before.includes(name))).toEqual([]);
    expect(judging).toEqual(expect.arrayContaining(['fs', 'util']));
  });

  it('imports nothing of Node, whose facades ask for all of its exports', () =>
    expect(text('made-*/first-*.js')).not.toMatch(/^import .* from "node:/m));

  it('judges one document without what hashes', async () => {
    const registry = await createRegistry();
    await registry.syntax('cii').load?.();
    const document = path.join(folder, 'document.xml');
    writeFileSync(document, invoiceXml(registry, {}, { syntax: 'cii' }));
    const at = (file: string): string => JSON.stringify(pathToFileURL(path.join(made, file)).href);
    const judging = `
      import { registerHooks } from 'node:module';
      const runtime = { url: ${at(index.runtime)}, format: 'module', shortCircuit: true };
      const resolve = (name, context, next) => name === '@conforme/engine/runtime' ? runtime : next(name, context);
      registerHooks({ resolve });
      const { main } = await import(${at(index.command)});
      console.log(await main(['validate', ${JSON.stringify(document)}, '--check', 'base']));
      console.log(process.moduleLoadList.join('\\n'));`;
    const given = ['--input-type=module', '--eval', judging];
    const said = execFileSync(process.execPath, given, { encoding: 'utf8' }).split('\n');
    expect(said).toEqual(expect.arrayContaining(['0', 'NativeModule fs']));
    expect(said).not.toContain('NativeModule crypto');
  });

  it('does not run with other packages than it was made of, nor where none was made', () => {
    expect(currentCommand(changed('older', { installed: 'before' }))).toBeNull();
    expect(currentCommand(changed('unknown', { installed: null }))).toBeNull();
    expect(currentCommand(path.join(folder, 'nowhere'))).toBeNull();
  });

  it('says which file is damaged', () => {
    const damaged = path.join(folder, 'damaged');
    mkdirSync(damaged);
    writeFileSync(path.join(damaged, 'index.json'), '{');
    expect(() => currentCommand(damaged)).toThrow(path.join(damaged, 'index.json'));
  });
});
