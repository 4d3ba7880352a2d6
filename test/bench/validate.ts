// npm run bench [-- FILE.xml]: milliseconds per validation of one CII document, ours beside libxml2-wasm's schema check
// and SaxonJS running our own rule pack. Prints a table; there is no target and speed never fails it.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSchema, toXsd } from '@conforme/rules/schema';
import type { SchemaTable } from '@conforme/rules/schema';
import { parse } from '@conforme/rules/xml';
import { compileXsd } from '../oracle/libxml2-schema.ts';
import { compileInMemory, unknownContext } from '../oracle/our-pack.ts';
import { compileSheet } from '../oracle/saxonjs.ts';
import { packToXslt } from '../oracle/sch/pack.ts';
import { officialCiiSchema } from '../oracle/setup.ts';
import { measure, printTable } from './rounds.ts';
import type { Contestant } from './rounds.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, '.cache');
const schemaPack = path.join(root, 'rules/packs/cii-d22b');
const rulePack = path.join(root, 'rules/packs/en16931/cii');

/** The file named by the caller, else the first light example as our own writer puts it. */
function documentFile(argument: string | undefined): string {
  if (argument) return path.resolve(argument);
  const folder = path.join(cache, 'examples');
  const file = path.join(folder, 'services.xml');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    execFileSync(process.execPath, ['test/e2e/render-examples.ts', folder], { cwd: root, stdio: 'inherit' });
  }
  return file;
}

/** The official schema when the oracle is set up; else the same content written from our table. */
function xsdFile(): { file: string; whose: string } {
  const official = officialCiiSchema();
  if (official) return { file: official, whose: 'official D22B' };
  const folder = path.join(cache, 'xsd');
  mkdirSync(folder, { recursive: true });
  const table = JSON.parse(readFileSync(path.join(schemaPack, 'schema.json'), 'utf8')) as SchemaTable;
  for (const [name, text] of toXsd(table)) writeFileSync(path.join(folder, name), text);
  return { file: path.join(folder, 'rsm.xsd'), whose: 'from our table' };
}

async function ours(bytes: Uint8Array): Promise<Contestant[]> {
  const schema = loadSchema(schemaPack);
  const pack = await compileInMemory(rulePack);
  const tree = parse(bytes);
  const whole = (): unknown => {
    const fresh = parse(bytes);
    return [schema.validate(fresh), pack.run(fresh, unknownContext)];
  };
  return [
    { name: 'ours: parse', run: () => parse(bytes) },
    { name: 'ours: schema, parsed before', run: () => schema.validate(tree) },
    { name: 'ours: en16931-cii, parsed before', run: () => pack.run(tree, unknownContext) },
    { name: 'ours: parse + schema', run: () => schema.validate(parse(bytes)) },
    { name: 'ours: parse + schema + en16931-cii', run: whole },
  ];
}

function peers(bytes: Uint8Array): Contestant[] {
  const { file, whose } = xsdFile();
  const faults = compileXsd(file);
  const sheet = compileSheet(packToXslt(rulePack));
  const text = Buffer.from(bytes).toString('utf8');
  return [
    { name: `libxml2-wasm: parse + schema (${whose})`, run: () => faults(bytes) },
    { name: 'SaxonJS: parse + our en16931-cii as XSLT', run: () => sheet.run(text) },
  ];
}

const file = documentFile(process.argv[2]);
const bytes = readFileSync(file);
const timings = measure([...(await ours(bytes)), ...peers(bytes)], { rounds: 9, sliceMs: 150 });
process.stdout.write(`${path.basename(file)}, ${bytes.length} bytes, Node ${process.versions.node}\n\n`);
process.stdout.write(`${printTable(timings)}\n`);
