// node test/bench/joins.ts [PACK…] [--size N]: does any rule cost more than in proportion to a document? Every list of the model is N long
// (20 unless told), then ten times as long: how many times more steps each rule of each pack takes; without PACK, of each that has no last
// day yet. A step is a piece of code between two branches, counted by V8, so the answer is the same on every machine, busy or not.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { LIKENESSES } from './joins/family.ts';
import type { Base as FamilyBase, Likeness } from './joins/family.ts';
import type { FunctionsOfRules } from './joins/module.ts';
import { StepCounter, type Steps } from './joins/steps.ts';

/** Ten times the document may cost twelve times the steps. */
const MOST = 12;
/** A rule that joins grows a hundred times; one that first pays for an index, or first remembers, grows a little more than its document. */
const MOST_OF_RULE = 20;
/** Rules below this part of all steps cost nothing yet; what grows like a square is soon above it. */
const PART = 0.01;

const { values, positionals } = parseArgs({ options: { size: { type: 'string' } }, allowPositionals: true });
const size = Number(values.size ?? 20);

const counter = new StepCounter();
await counter.start();

// What is compiled before the counter starts is not counted.
const { complete } = await import('../../core/invoice/index.ts');
const { write: writeCii } = await import('../../plugins/cii/write.ts');
const { write: writeUbl } = await import('../../plugins/ubl/write.ts');
const { openPacks } = await import('../../rules/packs/index.ts');
const { parse } = await import('../../rules/engine/xml/index.ts');
const { wholeInvoices } = await import('../invoice/whole.ts');
const { placedInUbl } = await import('../invoice/placed-in-ubl.ts');
const { unknownContext } = await import('../oracle/our-pack.ts');
const { Base } = await import('./joins/family.ts');
const { MESSAGES } = await import('./joins/messages.ts');
const { functionsOfRules } = await import('./joins/module.ts');

const RULES = path.resolve(import.meta.dirname, '../../rules');
const counted = (url: string): boolean => /\/rules\/(dist|engine)\//.test(url);

const readJson = <T>(...names: string[]): T =>
  JSON.parse(readFileSync(path.join(RULES, ...names), 'utf8')) as T;

type OpenedPack = ReturnType<typeof openPacks>[number];

const bases = new Map<string, FamilyBase>();

/** All that whole invoices hold, or documents of a message, as far as the schema of a pack knows it. */
function baseFor(pack: OpenedPack): FamilyBase {
  const message = MESSAGES.get(pack.syntax);
  return message === undefined ? baseOfInvoices(pack) : baseOf(message.schema, () => message.documents);
}

function baseOf(schema: string, documents: () => Iterable<string | Uint8Array>): FamilyBase {
  const known = bases.get(schema);
  if (known) return known;
  const base = new Base(readJson('packs', schema, 'schema.json'));
  for (const each of documents()) base.add(parse(typeof each === 'string' ? Buffer.from(each) : each));
  bases.set(schema, base);
  return base;
}

function baseOfInvoices({ id, syntax }: OpenedPack): FamilyBase {
  const folder = /^facturx-(.*)$/.exec(id)?.[1];
  const schema = syntax === 'ubl' ? 'ubl-2.1' : folder ? `facturx/${folder}/schema` : 'cii-d22b';
  const written = (invoice: Parameters<typeof placedInUbl>[0]): Uint8Array =>
    syntax === 'ubl'
      ? writeUbl(complete(placedInUbl(invoice), []).invoice, 'extended-ctc-fr').bytes
      : writeCii(complete(invoice, []).invoice, 'extended-ctc-fr').bytes;
  return baseOf(schema, () => fc.sample(wholeInvoices, { seed: 1, numRuns: 20 }).map(written));
}

/** The module of a pack, and what of it belongs to which rule. */
interface Judged {
  readonly pack: OpenedPack;
  readonly module: string;
  readonly rules: FunctionsOfRules;
}

function judgedBy(pack: OpenedPack): Judged {
  const { packs } = readJson<{ packs: { id: string; version: string; module: string }[] }>(
    'dist/manifest.json',
  );
  const { module } = packs.find(({ id, version }) => id === pack.id && version === pack.version)!;
  const ids = readJson<{ rules: { id: string }[] }>('dist', module.replace(/js$/, 'json')).rules;
  const file = path.join(RULES, 'dist', module);
  return {
    pack,
    module,
    rules: functionsOfRules(
      file,
      ids.map(({ id }) => id),
    ),
  };
}

interface Run {
  readonly steps: Steps;
  readonly all: number;
}

async function runOf(pack: OpenedPack, document: string): Promise<Run> {
  const tree = parse(Buffer.from(document));
  await counter.take(counted);
  pack.run(tree, unknownContext);
  const steps = await counter.take(counted);
  tree.release();
  return { steps, all: [...steps.values()].reduce((sum, each) => sum + each, 0) };
}

let passed = 0;
let failed = 0;

/** One document of the family: prints what it costs ten times over, and each rule that grows faster than it. */
async function judge(judged: Judged, base: FamilyBase, likeness: Likeness, category: string): Promise<void> {
  const { pack } = judged;
  const runs: Run[] = [];
  for (const each of [size, 10 * size]) runs.push(await runOf(pack, base.grown(each, likeness, category)));
  const [few, many] = runs as [Run, Run];
  const growth = many.all / few.all;
  const worst = rulesBeyond(judged, few, many);
  const holds = growth <= MOST && worst.length === 0;
  if (holds) passed++;
  else failed++;
  const name = `${pack.id}@${pack.version} ${likeness} ${category || 'in turn'}`;
  console.log(
    `${holds ? 'ok' : 'not ok'} ${name.padEnd(52)}${String(many.all).padStart(11)} steps ${growth.toFixed(1).padStart(6)}×`,
  );
  for (const line of worst) console.log(`    ${line}`);
}

function rulesBeyond({ module, rules }: Judged, few: Run, many: Run): string[] {
  const stepsIn = ({ steps }: Run, names: ReadonlySet<string>): number =>
    [...names].reduce((sum, name) => sum + (steps.get(`${name}@${module}`) ?? 0), 0);
  return [...rules]
    .map(([rule, names]) => ({ rule, less: stepsIn(few, names), more: stepsIn(many, names) }))
    .filter(({ less, more }) => more > PART * many.all && more > MOST_OF_RULE * less)
    .map(({ rule, less, more }) => `${rule}: ${less} steps, ${more} steps, ${(more / less).toFixed(1)}×`);
}

const isAskedFor = ({ id, version, validity }: OpenedPack): boolean =>
  positionals.length === 0
    ? validity.to === null
    : positionals.some((each) => `${id}@${version}`.startsWith(each));

for (const pack of openPacks()) {
  if (!isAskedFor(pack)) continue;
  await pack.load();
  const judged = judgedBy(pack);
  const base = baseFor(pack);
  // Rules of messages ask for no category of VAT.
  const categories = MESSAGES.has(pack.syntax) ? [''] : ['S', 'E', ''];
  for (const likeness of LIKENESSES)
    for (const category of categories) await judge(judged, base, likeness, category);
}
await counter.stop();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
