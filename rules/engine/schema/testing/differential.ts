// Holds the validator against libxml2 on mutants of real documents:
//   node rules/engine/schema/differential.ts <pack folder> <official.xsd> <folder of documents> [mutants=2000] [seed=1]
// Prints how often verdict and line of the first error agree, and every disagreement; exits 1 when a verdict differs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import type { Tree } from '@conforme/engine/xml';
import { loadSchema } from '../load.ts';
import { mutate, randomFrom, readable } from './mutant.ts';
import { oracleOf } from './oracle.ts';

const [packFolder, xsdPath, documents, count = '2000', seed = '1'] = process.argv.slice(2);
if (!packFolder || !xsdPath || !documents)
  throw new Error('usage: differential.ts <pack> <xsd> <documents> [mutants] [seed]');

xmlRegisterFsInputProviders();
const schema = loadSchema(packFolder);
const official = oracleOf(
  XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(xsdPath), { url: xsdPath })),
);

function validTrees(folder: string): Tree[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.xml'),
  );
  const trees = files.sort().map((file) => readable(readFileSync(join(folder, file))));
  return trees.filter((tree) => tree !== null).filter((tree) => schema.validate(tree).length === 0);
}

const trees = validTrees(documents);
if (trees.length === 0) throw new Error(`no valid document stands in ${documents}`);
const random = randomFrom(Number(seed));
const tally = { mutants: 0, invalid: 0, verdict: 0, line: 0 };
while (tally.mutants < Number(count)) {
  const bytes = mutate(trees[Math.floor(random() * trees.length)]!, random);
  const tree = readable(bytes);
  if (!tree) continue;
  tally.mutants++;
  const [first] = schema.validate(tree);
  const line = official(tree.bytes);
  if (line !== 0) tally.invalid++;
  if ((first !== undefined) === (line !== 0)) tally.verdict++;
  else console.log('verdict differs:', first?.message ?? 'valid', '/ official line', line);
  const ours = first === undefined ? 0 : tree.position(first.node).line;
  if (ours === line) tally.line++;
  else console.log(`line ${ours}, official ${line}: ${first?.message}`);
}
console.log(`${trees.length} documents, ${JSON.stringify(tally)}`);
process.exitCode = tally.verdict === tally.mutants ? 0 : 1;
