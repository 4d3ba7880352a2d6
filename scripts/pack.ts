// `npm run pack -- build|check|test FOLDER`, `conforme pack`: what an integrator does with a plugin before a service loads it.

import { spawnSync } from 'node:child_process';
import { globSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBuilt, writeBuilt } from '../core/extension/built.ts';
import { locate } from '../core/extension/locate.ts';
import { faultsOf, preparedOf, preparePack } from '../core/extension/prepare-here.ts';
import { PluginError } from '../core/extension/prepare.ts';
import type { Prepared, PreparedPack } from '../core/extension/prepared.ts';
import { termsOf } from '../core/extension/manifest.ts';
import { rulesetsOf } from '../core/extension/rulesets.ts';
import { compileFolder } from '../rules/packs/folder.ts';
import { publishedStructures } from '../rules/packs/published-xsd.ts';
import { manifestFor, publishedSchemas, type PublishedSchema } from '../rules/packs/publisher.ts';
import { compileStructure } from '../rules/packs/structure.ts';

const usageOf = (command: string): string => `${command} check FOLDER
    compiles the plugin in the folder and says what it holds
${command} build FOLDER [--out FOLDER]
    compiles it into a folder that a service loads at once (by default FOLDER.built)
    of a publisher's folder without pack.json: [--schematron FILE] [--id ID] [--version V] [--syntax cii|ubl] [--phase P]
    [--xsd FILE]… (the schema it holds documents to; of a folder without .sch, those of CII and UBL invoices are found)
    [--guideline BT-24]… (judge these only; with * at the end, all that begin so) [--replaces xsd|schematron:base]…
${command} test FOLDER
    runs its tests (*.test.ts, *.test.js)`;

const OPTIONS = {
  out: { type: 'string' },
  id: { type: 'string' },
  version: { type: 'string' },
  syntax: { type: 'string' },
  schematron: { type: 'string' },
  xsd: { type: 'string', multiple: true },
  phase: { type: 'string' },
  guideline: { type: 'string', multiple: true },
  replaces: { type: 'string', multiple: true },
} as const;

type Given = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** How it was called: where paths are meant, and under which name. */
interface Caller {
  readonly here: string;
  readonly command: string;
}

/** Gives the exit code; what is wrong is told on standard error. */
export async function main(args: readonly string[], caller: Caller): Promise<number> {
  try {
    return await dispatch(args, caller);
  } catch (error) {
    for (const fault of faultsOf(error instanceof PluginError ? new AggregateError(error.faults) : error))
      process.stderr.write(`${fault}\n`);
    return 1;
  }
}

async function dispatch(args: readonly string[], { here, command: name }: Caller): Promise<number> {
  const { positionals, values } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [command, folder] = positionals;
  if (positionals.length !== 2 || folder === undefined) return usage(name);
  const root = path.resolve(here, folder);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`there is no folder ${root}`);
  if (command === 'check') return check(realpathSync(root), values);
  if (command === 'build') return build(realpathSync(root), values, here);
  return command === 'test' ? test(realpathSync(root)) : usage(name);
}

function usage(command: string): number {
  process.stderr.write(`${usageOf(command)}\n`);
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
  const faults: string[] = [];
  const attempt = <T>(make: () => T): T[] => {
    try {
      return [make()];
    } catch (error) {
      faults.push(...faultsOf(error));
      return [];
    }
  };
  const made: Prepared[] = located
    ? located.packs.flatMap((folder) => attempt(() => preparePack(folder, root)))
    : chosen(root, given).flatMap((schema) => attempt(() => published(root, schema, given)));
  const modules = located?.modules ?? [];
  made.push(...modules.map((file) => ({ kind: 'module', entry: root, file, root, stamp: 'check' }) as const));
  if (faults.length > 0) throw new PluginError(faults);
  return made;
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

/** `file` is '' for a schema without rules. */
type Chosen = PublishedSchema & { readonly syntax: string; readonly xsd?: readonly string[] };

/** @throws Error saying which option decides. */
function chosen(root: string, given: Given): readonly Chosen[] {
  const rules = publishedSchemas(root);
  if (given.schematron === undefined && rules.length === 0) return structures(root, given);
  const { xsd } = given;
  return schemas(rules, root, given).map((schema) => (xsd ? { ...schema, xsd } : schema));
}

/** Schemas of a folder without rules. */
function structures(root: string, { id, version, syntax, xsd }: Given): readonly Chosen[] {
  const found = publishedStructures(root).filter(
    ({ files }) => !xsd || files.some((file) => xsd.includes(file)),
  );
  const [first, ...more] = found;
  if (!first)
    throw new Error(`there is neither a Schematron schema nor an XSD of CII or UBL invoices in ${root}`);
  if (more.length > 0 && id !== undefined)
    throw new Error('--id is for one schema, and there are several; choose with --xsd');
  return found.map(({ files, ...schema }) => {
    const { id: own, version: its, syntax: known } = schema;
    const taken = {
      id: id ?? own,
      version: version ?? its,
      syntax: syntax ?? known,
      file: '',
      xsd: xsd ?? files,
    };
    say(`${taken.xsd.join(', ')}: taken as ${taken.id} ${taken.version}, ${taken.syntax}`);
    return taken as Chosen;
  });
}

/** @throws Error saying which option decides. */
function schemas(
  found: readonly PublishedSchema[],
  root: string,
  { id, version, syntax, schematron }: Given,
): readonly Chosen[] {
  const wanted =
    schematron === undefined ? found : found.filter(({ file }) => file === path.normalize(schematron));
  if (wanted.length === 0)
    throw new Error(`there is no Schematron schema ${schematron ?? ''} in ${root}; roots: ${files(found)}`);
  if (wanted.length > 1 && id !== undefined)
    throw new Error(
      `--id is for one schema, and there are several; choose with --schematron: ${files(found)}`,
    );
  return wanted.flatMap((schema) => {
    const chosen = { ...schema, id: id ?? schema.id, version: version ?? schema.version };
    const known = syntax ?? schema.syntax;
    if (known === 'cii' || known === 'ubl') {
      say(`${schema.file}: taken as ${chosen.id} ${chosen.version}, ${known}`);
      return [{ ...chosen, syntax: known }];
    }
    const reason = `${schema.file} names the namespaces of neither CII nor UBL invoices, or of both`;
    if (wanted.length === 1) throw new Error(`${reason}: give --syntax cii or --syntax ubl`);
    say(`${reason}: left out`);
    return [];
  });
}

const files = (schemas: readonly PublishedSchema[]): string =>
  schemas.map(({ file }) => file).join(', ') || 'none';

function published(root: string, schema: Chosen, { phase, guideline, replaces }: Given): PreparedPack {
  if (replaces && !guideline) throw new Error('--replaces needs --guideline');
  const terms = termsOf({
    ...(guideline && { applies: { guidelines: guideline } }),
    ...(replaces && { replaces }),
  });
  const manifest = { ...manifestFor(schema, phase), ...(schema.xsd && { xsd: schema.xsd }) };
  const model = compileStructure(root, root, manifest);
  return { ...preparedOf(compileFolder(root, root, manifest), terms), ...(model && { xsd: model }) };
}

const MOST_WARNINGS = 20;

/** What is suspicious in a pack, on standard error: nothing keeps it from being used. */
function warn(pack: PreparedPack): void {
  const warnings = pack.warnings ?? [];
  for (const warning of warnings.slice(0, MOST_WARNINGS)) process.stderr.write(`warning: ${warning}\n`);
  const more = warnings.length - MOST_WARNINGS;
  if (more > 0) process.stderr.write(`warning: pack ${pack.id}: and ${more} more\n`);
}

/** Brings everything to life, as the service would. */
async function describe(prepared: readonly Prepared[]): Promise<void> {
  for (const each of prepared) if (each.kind === 'pack') warn(each);
  for (const { id, version, rules, replaces, structure } of await rulesetsOf(prepared, new Set(), {})) {
    const own = rules.filter(({ id: rule }) => !rule.startsWith('xsd:'));
    const fatal = own.filter(({ severity }) => severity === 'fatal').length;
    const instead = replaces?.length ? `, in the place of ${replaces.join(' and ')}` : '';
    say(
      `${id} ${version}: ${own.length} rules, ${fatal} of them fatal${structure ? ', and a schema' : ''}${instead}`,
    );
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
