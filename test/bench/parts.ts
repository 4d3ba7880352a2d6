// npm run bench -- small | large | FILE.xml: milliseconds per validation of ours by parts, packs compiled from their
// sources in this very process, so that a change of the compiler shows without a build. `small` puts libxml2-wasm's schema
// check and SaxonJS running our own rule pack beside; `large` tells what ten times the lines cost.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSchema } from '@conforme/engine/schema';
import { toXsd } from '@conforme/engine/schema/testing/xsd';
import type { SchemaTable } from '@conforme/engine/schema';
import { parse } from '@conforme/engine/xml';
import type { Tree } from '@conforme/engine/xml';
import { compileXsd } from '../oracle/libxml2-schema.ts';
import { compileInMemory, unknownContext } from '../oracle/our-pack.ts';
import { compileSheet } from '../oracle/saxonjs.ts';
import { packToXslt } from '../oracle/sch/pack.ts';
import { officialCiiSchema } from '../oracle/setup.ts';
import { ownDocument, type Syntax } from './corpus.ts';
import { measure, printTable } from './rounds.ts';
import type { Contestant, Plan, Timing } from './rounds.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, '.cache');
const packs = path.join(root, 'rules/packs');

const PACKS: Readonly<Record<Syntax, { readonly schema: string; readonly rules: readonly string[] }>> = {
  cii: { schema: 'cii-d22b', rules: ['en16931/cii', 'br-fr/cii'] },
  ubl: { schema: 'ubl-2.1', rules: ['en16931/ubl', 'br-fr/ubl'] },
};

/** The official schema when the oracle is set up; else the same content written from our table. */
function xsdFile(): { file: string; whose: string } {
  const official = officialCiiSchema();
  if (official) return { file: official, whose: 'official D22B' };
  const folder = path.join(cache, 'xsd');
  mkdirSync(folder, { recursive: true });
  const table = JSON.parse(readFileSync(path.join(packs, 'cii-d22b/schema.json'), 'utf8')) as SchemaTable;
  for (const [name, text] of toXsd(table)) writeFileSync(path.join(folder, name), text);
  return { file: path.join(folder, 'rsm.xsd'), whose: 'from our table' };
}

type Judge = (tree: Tree) => unknown;

async function judges(syntax: Syntax): Promise<{ schema: Judge; en: Judge; fr: Judge }> {
  const { schema: table, rules } = PACKS[syntax];
  const schema = loadSchema(path.join(packs, table));
  const [en, fr] = await Promise.all(rules.map((folder) => compileInMemory(path.join(packs, folder))));
  return {
    schema: (tree) => schema.validate(tree),
    en: (tree) => en!.run(tree, unknownContext),
    fr: (tree) => fr!.run(tree, unknownContext),
  };
}

/** Every run reads the document anew: a tree keeps what packs have found out about it. */
async function ours(bytes: Uint8Array, syntax: Syntax): Promise<Contestant[]> {
  const { schema, en, fr } = await judges(syntax);
  const fresh =
    (...all: readonly Judge[]) =>
    () => {
      const tree = parse(bytes);
      const results = all.map((judge) => judge(tree));
      tree.release();
      return results;
    };
  return [
    { name: 'ours: parse', run: fresh() },
    { name: 'ours: parse + schema', run: fresh(schema) },
    { name: 'ours: parse + EN 16931', run: fresh(en) },
    { name: 'ours: parse + schema + EN 16931', run: fresh(schema, en) },
    { name: 'ours: parse + schema + EN 16931 + BR-FR', run: fresh(schema, en, fr) },
  ];
}

function peers(bytes: Uint8Array): Contestant[] {
  const { file, whose } = xsdFile();
  const faults = compileXsd(file);
  const sheet = compileSheet(packToXslt(path.join(packs, 'en16931/cii')));
  const text = Buffer.from(bytes).toString('utf8');
  return [
    { name: `libxml2-wasm: parse + schema (${whose})`, run: () => faults(bytes) },
    { name: 'SaxonJS: parse + our en16931-cii as XSLT', run: () => sheet.run(text) },
  ];
}

async function table(
  file: string,
  plan: Plan,
  beside: (bytes: Uint8Array) => Contestant[],
): Promise<Timing[]> {
  const bytes = readFileSync(file);
  const syntax: Syntax = bytes.includes('CrossIndustryInvoice') ? 'cii' : 'ubl';
  const timings = measure([...(await ours(bytes, syntax)), ...beside(bytes)], plan);
  process.stdout.write(`${path.basename(file)}, ${bytes.length} bytes, Node ${process.versions.node}\n\n`);
  process.stdout.write(`${printTable(timings)}\n\n`);
  return timings;
}

const SMALL: Plan = { rounds: 9, sliceMs: 400 };
const LARGE: Plan = { rounds: 5, sliceMs: 150 };
const alone = (): Contestant[] => [];

async function small(): Promise<void> {
  await table(ownDocument('small', 'cii'), SMALL, peers);
  await table(ownDocument('small', 'ubl'), SMALL, alone);
}

/** Ten times the lines may cost eleven times as much: memory caches, not the algorithms, may ask for the eleventh. */
async function large(): Promise<void> {
  for (const syntax of ['cii', 'ubl'] as const) {
    const thousand = await table(ownDocument('1000', syntax), LARGE, alone);
    const tenThousand = await table(ownDocument('10000', syntax), LARGE, alone);
    tenThousand.forEach(({ name, cpuMs }, index) => {
      const ratio = (cpuMs / thousand[index]!.cpuMs).toFixed(1);
      process.stdout.write(`10,000 lines : 1,000 lines, ${syntax}, ${name}: ${ratio} times the CPU\n`);
    });
    process.stdout.write('\n');
  }
}

/** @param what `small`, `large`, or a document's file. */
export async function partsOf(what: string): Promise<void> {
  if (what === 'small') await small();
  else if (what === 'large') await large();
  else await table(path.resolve(what), SMALL, alone);
}
