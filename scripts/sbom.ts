// `npm run sbom`: the bill of materials of a production install, all platforms together: CycloneDX, from package-lock.json. Prints the
// name of the file.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './image/layer.ts';
import { releaseDate } from './release.ts';
import { shipped } from './third-party.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** What is read and set right of what npm writes. */
interface Bill {
  serialNumber?: string;
  readonly metadata: { timestamp: string; readonly component: { name: string; 'bom-ref': string } };
  components: { readonly name: string; readonly version: string; readonly 'bom-ref': string }[];
  dependencies: { readonly ref: string; dependsOn: string[] }[];
}

/** The bill, as JSON. The same commit gives the same. */
export function billOfMaterials(): string {
  const plain = ['--sbom-format', 'cyclonedx', '--package-lock-only'];
  const bill = JSON.parse(run('npm', ['sbom', ...plain], ROOT)) as Bill;
  const { name } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { name: string };
  // A number of its own each time, and the name of the folder instead of ours.
  delete bill.serialNumber;
  bill.metadata.timestamp = releaseDate();
  bill.metadata.component.name = name;
  keepProduction(bill);
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** npm's own --omit dev leaves out what production and development both need. */
function keepProduction(bill: Bill): void {
  const wanted = new Set(shipped().map(({ name, version }) => `${name} ${version}`));
  bill.components = bill.components.filter(({ name, version }) => wanted.has(`${name} ${version}`));
  const included = new Set([bill.metadata.component, ...bill.components].map((each) => each['bom-ref']));
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => included.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => included.has(other)) }));
}

function main(): void {
  const { name, version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const file = path.join(ROOT, 'dist', `${name}-${version}.cdx.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, billOfMaterials());
  process.stdout.write(`${file}\n`);
}

if (import.meta.main) main();
