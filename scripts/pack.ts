// `npm run pack -- add|build|check|test`, `conforme pack`: what an integrator does with a plugin before a service loads it.

import { spawnSync } from 'node:child_process';
import { globSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBuilt, writeBuilt } from '../core/extension/built.ts';
import { locate } from '../core/extension/locate.ts';
import { faultsOf, preparePack } from '../core/extension/prepare-here.ts';
import { PluginError } from '../core/extension/prepare.ts';
import type { Prepared, PreparedPack } from '../core/extension/prepared.ts';
import { publishedStructures } from '../rules/packs/published-xsd.ts';
import { publishedSchemas } from '../rules/packs/publisher.ts';
import { add } from './pack-add.ts';
import { describe } from './pack-describe.ts';
import { folded } from './pack-faults.ts';
import { OPTIONS, complain, say, type Caller, type Given } from './pack-options.ts';
import { takeRelease } from './pack-release.ts';
import { takeStructures } from './pack-structures.ts';

const usageOf = (command: string): string => `${command} add RELEASE.zip|FOLDER [--into FOLDER] [--force]
    a publisher's release as it is downloaded becomes plugins in a folder (by default rulesets), one a schema; says what each judges
${command} check FOLDER
    compiles the plugin in the folder and says what it holds
${command} build FOLDER [--out FOLDER]
    compiles it into a folder that a service loads at once (by default FOLDER.built)
add, and check and build of a publisher's folder without pack.json, take what the release says, or
    [--schematron FILE] [--id ID] [--version V] [--syntax cii|ubl] [--phase P]
    [--root '{namespace}Name']… (documents that are no invoices)
    [--guideline BT-24]… (judge these only; with * at the end, all that begin so) [--check base|fr-ctc|always]
    [--replaces xsd|schematron:base]…
    build only: [--xsd FILE]… (the schema it holds documents to; of a folder without .sch, those of CII and UBL invoices are found)
${command} test FOLDER
    runs its tests (*.test.ts, *.test.js)`;

/** Gives the exit code; faults are reported on standard error. */
export async function main(args: readonly string[], caller: Caller): Promise<number> {
  try {
    return await dispatch(args, caller);
  } catch (error) {
    for (const fault of folded(faultsOf(error))) complain(fault);
    return 1;
  }
}

async function dispatch(args: readonly string[], caller: Caller): Promise<number> {
  const { here, command: name } = caller;
  const { positionals, values } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [command, folder] = positionals;
  if (positionals.length !== 2 || folder === undefined) return usage(name);
  const root = path.resolve(here, folder);
  if (command === 'add') return add(root, values, caller);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`there is no folder ${root}`);
  if (command === 'check') return check(realpathSync(root), values);
  if (command === 'build') return build(realpathSync(root), values, here);
  return command === 'test' ? test(realpathSync(root)) : usage(name);
}

function usage(command: string): number {
  complain(usageOf(command));
  return 2;
}

async function check(root: string, given: Given): Promise<number> {
  await describe(prepare(root, given));
  return 0;
}

async function build(root: string, given: Given, here: string): Promise<number> {
  const prepared = prepare(root, given);
  const packs = prepared.filter((each): each is PreparedPack => each.kind === 'pack');
  if (packs.length < prepared.length)
    throw new Error('modules are not built: give the folder itself, or its package, to the service');
  await describe(prepared);
  const out = given.out === undefined ? `${root}.built` : path.resolve(here, given.out);
  writeBuilt(out, packs);
  readBuilt(out, out);
  say(`written to ${out}; a service loads it with CONFORME_PLUGINS=${out}`);
  return 0;
}

/** All that is in the folder, compiled. @throws PluginError with every fault. */
function prepare(root: string, given: Given): readonly Prepared[] {
  const named = Object.keys(given).some((key) => key !== 'out');
  const located = named ? null : locatedIn(root);
  if (!located) return published(root, given);
  const faults: string[] = [];
  const packs = located.packs.flatMap((folder) => {
    try {
      return [preparePack(folder, root)];
    } catch (error) {
      faults.push(...faultsOf(error));
      return [];
    }
  });
  if (faults.length > 0) throw new PluginError(faults);
  const modules = located.modules.map(
    (file) => ({ kind: 'module', entry: root, file, root, stamp: 'check' }) as const,
  );
  return [...packs, ...modules];
}

function published(root: string, given: Given): readonly PreparedPack[] {
  if (given.schematron === undefined && publishedSchemas(root).length === 0)
    return takeStructures(root, given);
  const { packs, faults } = takeRelease(root, path.basename(root), given);
  if (faults.length > 0) throw new PluginError(faults);
  return packs.map(({ prepared }) => prepared);
}

/** Null where its publisher knows nothing of us. */
function locatedIn(root: string): ReturnType<typeof locate> | null {
  const packs = globSync(['pack.json', '*/pack.json', 'package.json', 'manifest.json'], { cwd: root });
  return packs.length > 0 && publishedByUs(root) ? locate(root) : null;
}

/** A publisher's folder may have a package.json or manifest.json of its own. */
function publishedByUs(root: string): boolean {
  try {
    locate(root);
    return true;
  } catch (error) {
    if (publishedSchemas(root).length + publishedStructures(root).length > 0) return false;
    throw error;
  }
}

/** Node's own runner, with the test kit within reach of a folder anywhere. */
function test(root: string): number {
  const tests = globSync('**/*.test.{ts,js,mjs}', { cwd: root, exclude: (name) => name === 'node_modules' });
  if (tests.length === 0) throw new Error(`there is no *.test.ts or *.test.js in ${root}`);
  const preload = path.join(import.meta.dirname, '../core/testkit/preload.ts');
  const { status } = spawnSync(process.execPath, ['--import', preload, '--test', ...tests.sort()], {
    cwd: root,
    env: { ...process.env, CONFORME_TESTED: root },
    stdio: 'inherit',
  });
  return status ?? 1;
}

// npm runs scripts in its own folder; paths are meant where npm was called.
if (import.meta.main)
  process.exitCode = await main(process.argv.slice(2), {
    here: process.env['INIT_CWD'] ?? process.cwd(),
    command: 'npm run pack --',
  });
