// Our reader of XSD on the official schemas of invoices and messages, as published, held against libxml2 and our own tables:
//   node test/oracle/xsd.ts FOLDER_OF_DOCUMENTS [--mutants 400] [--every 20] [--seed 1]
// Verdict and line of the first error must be those of libxml2. Ends with `N passed, N failed`.

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { openSchema } from '../../rules/engine/schema/index.ts';
import type { Schema, SchemaFinding } from '../../rules/engine/schema/index.ts';
import { mutate, randomFrom, readable } from '../../rules/engine/schema/testing/mutant.ts';
import { oracleOf } from '../../rules/engine/schema/testing/oracle.ts';
import type { Oracle } from '../../rules/engine/schema/testing/oracle.ts';
import { CompiledSchema, validateTree } from '../../rules/engine/schema/index.ts';
import { readXsd } from '../../rules/engine/xsd/index.ts';
import { ATTRIBUTE, parse, sourceOf } from '../../rules/engine/xml/index.ts';
import type { Tree } from '../../rules/engine/xml/index.ts';
import { install, messageSchemas } from './reform.ts';
import { officialSchema, officialSchemas } from './setup.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutants: { type: 'string', default: '400' },
    every: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const [folder] = positionals;
if (folder === undefined)
  throw new Error('usage: xsd.ts FOLDER_OF_DOCUMENTS [--mutants N] [--every N] [--seed N]');

/** Our tables that are the same schema. */
const TABLES: Readonly<Record<string, string>> = {
  cdar: 'cdar/schema',
  flux10: 'flux10/schema',
  'cii-d22b': 'cii-d22b',
  'ubl-invoice-2.1': 'ubl-2.1',
  'ubl-creditnote-2.1': 'ubl-2.1',
};

/** Document elements, where the name of the schema does not say them. */
const ROOTS: Readonly<Record<string, string>> = {
  cdar: 'CrossDomainAcknowledgementAndResponse',
  flux10: 'Report',
};

interface Judges {
  readonly name: string;
  readonly ours: Oracle;
  readonly official: Oracle;
  readonly table: Schema | null;
  readonly root: string;
}

/** As libxml2 counts: an element stands where its start tag ends. */
function lineOf(tree: Tree, node: number | undefined): number {
  if (node === undefined) return 0;
  const element = tree.kind[node] === ATTRIBUTE ? tree.parent[node]! : node;
  const tag = /^(?:[^>"']|"[^"]*"|'[^']*')*/.exec(
    tree.bytes.toString('latin1', sourceOf(tree, element!).from, tree.to[element]),
  )!;
  return tree.position(element).line + tag[0].split('\n').length - 1;
}

const isMessage = (name: string): name is keyof typeof messageSchemas => name in messageSchemas;

function judges(name: string): Judges {
  const file = isMessage(name) ? messageSchemas[name] : officialSchema(name);
  if (file === undefined) throw new Error(`the oracle is not set up: there is no ${name}`);
  const { model } = readXsd([file], path.dirname(path.dirname(file)));
  const schema = new CompiledSchema(model);
  const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(file), { url: file }));
  const table = TABLES[name];
  return {
    name,
    official: oracleOf(validator),
    table:
      table === undefined ? null : openSchema(path.resolve(import.meta.dirname, '../../rules/packs', table)),
    ours: (bytes) => {
      const tree = parse(bytes);
      return lineOf(tree, validateTree(schema, tree)[0]?.node);
    },
    root: ROOTS[name] ?? /^ubl-(\w+)-/.exec(name)?.[1]?.replace('note', 'Note') ?? 'CrossIndustryInvoice',
  };
}

/** Signed, and damaged as the documents are: what an invoice holds of signatures the corpus hardly shows. */
const signed = path.resolve(import.meta.dirname, '../../rules/packs/ubl-2.1/testing/signed.xml');

const isOf = (tree: Tree, root: string): boolean =>
  tree.nameOf(tree.root).local.toLowerCase() === root.toLowerCase();

/** libxml2 passes over what is no character of Base64; Xerces and we do not. */
const passesOver = (fault: SchemaFinding | undefined): boolean =>
  fault?.expected[0] === 'xs:base64Binary' && /[^A-Za-z0-9+/= ]/.test(fault.actual);

/** The verdicts on one document; a line on stderr where they differ. */
function agree({ name, ours, official, table }: Judges, tree: Tree, what: string): boolean {
  const [line, expected] = [ours(tree.bytes), official(tree.bytes)];
  const again = parse(tree.bytes);
  const fault = table?.validate(again)[0];
  const own = table ? lineOf(again, fault?.node) : line;
  if (own === line && (line === expected || passesOver(fault))) return true;
  process.stderr.write(`${name} ${what}: ours ${line}, libxml2 ${expected}, our table ${own}\n`);
  return false;
}

function run(judge: Judges, trees: readonly Tree[]): { passed: number; failed: number } {
  const random = randomFrom(Number(values.seed));
  const mine = trees.filter((tree) => isOf(tree, judge.root));
  const tally = { passed: 0, failed: 0 };
  const count = (agrees: boolean): void => void (agrees ? tally.passed++ : tally.failed++);
  for (const [i, tree] of mine.entries()) count(agree(judge, tree, `document ${i}`));
  const sound = mine.filter((tree) => judge.official(tree.bytes) === 0);
  for (let i = 0; i < Number(values.mutants) && sound.length > 0; i++) {
    const tree = readable(mutate(sound[Math.floor(random() * sound.length)]!, random));
    if (tree) count(agree(judge, tree, `mutant ${i}`));
  }
  const whole = parse(readFileSync(signed));
  for (let i = 0; i < Number(values.mutants) && isOf(whole, judge.root); i++) {
    const tree = readable(i === 0 ? whole.bytes : mutate(whole, random));
    if (tree) count(agree(judge, tree, `signed mutant ${i}`));
  }
  process.stdout.write(
    `${judge.name}: ${mine.length} documents, ${sound.length} of them valid; ${tally.passed} agree, ${tally.failed} differ\n`,
  );
  return tally;
}

xmlRegisterFsInputProviders();
const every = Number(values.every);
const files = globSync('**/*.xml', { cwd: folder }).sort();
const trees = files
  .filter((_, i) => i % every === 0)
  .map((file) => readable(readFileSync(path.join(folder, file))))
  .filter((tree) => tree !== null);
install();
const names = [...officialSchemas, ...Object.keys(messageSchemas)];
const tallies = names.map((name) => run(judges(name), trees));
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
process.stdout.write(`${tallies.reduce((sum, tally) => sum + tally.passed, 0)} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
