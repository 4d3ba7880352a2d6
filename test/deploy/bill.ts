// The bill of materials of `npm run sbom` under the schema of CycloneDX, and against package-lock.json: `node test/deploy/bill.ts`. Asks
// npm for a package that carries the schema, so it is no part of `npm test`; .ci/run runs it.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { billOfMaterials } from '../../scripts/sbom.ts';
import { shipped } from '../../scripts/third-party.ts';
import { closingLine } from '../reporter.ts';
import { fetchCycloneDx } from './tools.ts';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly unknown[];
  readonly hashes?: readonly unknown[];
}

interface Bill {
  readonly specVersion: string;
  readonly components: Component[];
}

/** @returns faults of a bill, by the published schema of its version */
function judge(folder: string, version: string): (bill: unknown) => string[] {
  const read = (name: string): object => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as object;
  const ajv = new Ajv({ strict: false, validateFormats: false, logger: false });
  for (const part of ['spdx', 'jsf-0.82']) {
    const file = `${part}.SNAPSHOT.schema.json`;
    ajv.addSchema(read(file), `http://cyclonedx.org/schema/${file}`);
  }
  const fits = ajv.compile(read(`bom-${version}.SNAPSHOT.schema.json`));
  return (bill) =>
    fits(bill) ? [] : fits.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Packages of production that are missing, or stand there without licence or hash. */
function missing({ components }: Bill): string[] {
  const known = new Map(components.map((each) => [`${each.name} ${each.version}`, each]));
  return shipped()
    .map(({ name, version }) => `${name} ${version}`)
    .filter((name) => !known.get(name)?.licenses?.length || !known.get(name)?.hashes?.length);
}

const text = billOfMaterials();
const bill = JSON.parse(text) as Bill;
const faultsOf = judge(fetchCycloneDx(), bill.specVersion);
const checks: Readonly<Record<string, readonly string[]>> = {
  'it fits the schema': faultsOf(bill),
  'the schema refuses a component without a name':
    faultsOf({ ...bill, components: [{ type: 'library' }] }).length > 0 ? [] : ['it does not'],
  [`it holds all ${bill.components.length} packages of production with licence and hash`]: missing(bill),
  'the same commit gives the same': text === billOfMaterials() ? [] : ['it does not'],
};
const counts = { passed: 0, failed: 0, skipped: 0 };
for (const [name, faults] of Object.entries(checks)) {
  counts[faults.length === 0 ? 'passed' : 'failed']++;
  process.stdout.write(`${faults.length === 0 ? 'passed' : 'FAILED'}: ${name}\n`);
  for (const fault of faults) process.stdout.write(`  ${fault}\n`);
}
process.stdout.write(`${closingLine(counts)}\n`);
process.exitCode = counts.failed > 0 ? 1 : 0;
