// `conforme pack add`: a publisher's release, as it is downloaded, becomes plugins.

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConditions } from '../core/extension/manifest.ts';
import { faultsOf } from '../core/extension/prepare-here.ts';
import { PluginError } from '../core/extension/prepare.ts';
import { readManifest } from '@conforme/engine/schematron';
import { publishedSchemas } from '../rules/packs/publisher.ts';
import { describe } from './pack-describe.ts';
import { folded } from './pack-faults.ts';
import { complain, say, type Caller, type Given } from './pack-options.ts';
import { takeRelease, type TakenPack } from './pack-release.ts';
import { unzip } from './unzip.ts';

/** @throws PluginError, Error saying what is wrong with the release or which option decides. Gives the exit code. */
export async function add(source: string, given: Given, { here }: Caller): Promise<number> {
  if (given.xsd || given.out !== undefined) throw new Error('--xsd and --out are for build');
  const found = statSync(source, { throwIfNoEntry: false });
  if (!found) throw new Error(`there is no file or folder ${source}`);
  const into = path.resolve(here, given.into ?? 'rulesets');
  if (found.isDirectory()) return addFolder(realpathSync(source), path.basename(source), into, given);
  const scratch = realpathSync(mkdtempSync(path.join(tmpdir(), 'release-')));
  try {
    await unzip(source, scratch);
    return await addFolder(scratch, path.basename(source).replace(/\.zip$/i, ''), into, given);
  } catch (error) {
    // Places are relative to the archive: where it was unpacked is gone when they are read.
    throw new PluginError(faultsOf(error).map((fault) => within(scratch, fault)));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function addFolder(root: string, name: string, into: string, given: Given): Promise<number> {
  if (existsSync(path.join(root, 'pack.json')))
    throw new Error(`${name} is a plugin already: CONFORME_PLUGINS loads it as it is`);
  if (publishedSchemas(root).length === 0) throw new Error(withoutRules(root, name));
  const { packs, faults } = takeRelease(root, name, given);
  const targets = packs.map((pack) => [pack, targetOf(pack, into, given.force ?? false)] as const);
  await describe(packs.map(({ prepared }) => prepared));
  for (const [pack, target] of targets) write(root, pack, target);
  const names = targets.map(([, target]) => path.basename(target));
  say(
    `written to ${into}: ${names.join(', ')}; a service loads all that is there with CONFORME_PLUGINS=${into}`,
  );
  return faults.length === 0 ? 0 : incomplete(root, faults);
}

/** What can be used is written; whoever calls it in a script learns that something is missing. */
function incomplete(root: string, faults: readonly string[]): number {
  for (const fault of folded(faults)) complain(within(root, fault));
  complain('what has these faults is left out, and its rules judge nothing');
  return 1;
}

const within = (root: string, fault: string): string => fault.replaceAll(`${root}${path.sep}`, '');

function withoutRules(root: string, name: string): string {
  const sheets = readdirSync(root, { recursive: true }).filter((file) => /\.xslt?$/i.test(String(file)));
  return sheets.length === 0
    ? `there is no Schematron in ${name}`
    : `${name} holds stylesheets alone (${sheets.length}), and no Schematron they were made from: the publisher offers that as a download of its own`;
}

/** @throws Error where something else is there, or the pack in any version without --force. */
function targetOf({ prepared: { id, version } }: TakenPack, into: string, isForced: boolean): string {
  const target = path.join(into, id);
  if (!existsSync(target)) return target;
  if (!existsSync(path.join(target, 'pack.json')))
    throw new Error(`${target} is there, and is no plugin: --into names another folder`);
  const there = readManifest(target);
  if (!isForced)
    throw new Error(
      `${target} holds ${there.id} ${there.version} already: --force puts ${version} in its place`,
    );
  say(`${there.id} ${there.version} makes room for ${version}`);
  return target;
}

/** pack.json and, below `schematron`, the files it was made from, as they lie to each other. */
function write(root: string, { manifest, files, released }: TakenPack, target: string): void {
  const sources = files.filter((file) => existsSync(file) && file !== path.join(root, 'pack.json'));
  const base = commonFolder(sources);
  rmSync(target, { recursive: true, force: true });
  for (const file of sources) {
    const copy = path.join(target, 'schematron', path.relative(base, file));
    mkdirSync(path.dirname(copy), { recursive: true });
    cpSync(file, copy);
  }
  for (const file of licences(root)) cpSync(file, path.join(target, path.basename(file)));
  const schematron = ['schematron', ...path.relative(base, path.join(root, released.file)).split(path.sep)];
  const written = { ...manifest, schematron: schematron.join('/') };
  writeFileSync(path.join(target, 'pack.json'), `${JSON.stringify(written, null, 2)}\n`);
  readConditions(target);
}

function commonFolder(files: readonly string[]): string {
  const [first = [], ...rest] = files.map((file) => path.dirname(file).split(path.sep));
  const length = first.findIndex((step, at) => rest.some((other) => other[at] !== step));
  return (length < 0 ? first : first.slice(0, length)).join(path.sep) || path.sep;
}

/** What the publisher allows travels with the rules; archives often have one folder around everything. */
function licences(root: string): readonly string[] {
  const folders = [root, ...readdirSync(root).map((name) => path.join(root, name))].filter((folder) =>
    statSync(folder).isDirectory(),
  );
  const found = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^(?:LICEN[CS]E|COPYING|NOTICE)/i.test(name))
      .map((name) => path.join(folder, name)),
  );
  return found.filter((file) => statSync(file).isFile());
}
