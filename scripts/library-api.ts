// What the library exports, signature by signature, in library/api.md: a change of it is a change of the package's version.
//   node scripts/library-api.ts [--check]     with --check nothing is written; status 1 when the file is not what would be

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENTRIES } from './library.ts';
import { declarationsOf } from './library-types.ts';

const FILE = path.join(import.meta.dirname, '../library/api.md');

/** It stands in the repository as it is: proto/gen/contract.ts. */
const CONTRACT = 'proto/gen/contract.d.ts';

const HEAD = `# What the library exports

Made by \`node scripts/library-api.ts\`, held by \`test/package/library.ts\`. A signature that goes or changes is a new major version (before 1.0: minor); one that comes, a minor one. The objects of the contract stand in
\`proto/gen/contract.ts\`.
`;

/** Signatures without their comments. */
export function apiReport(): string {
  const files = [...declarationsOf(ENTRIES)].filter(([file]) => file !== CONTRACT);
  const blocks = files.map(([file, text]) => `\n## ${file}\n\n\`\`\`ts\n${bare(text)}\n\`\`\`\n`);
  return HEAD + blocks.join('');
}

function bare(text: string): string {
  return text
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*\/\//.test(line) && line !== 'export {};')
    .join('\n');
}

function main(): void {
  const report = apiReport();
  if (!process.argv.includes('--check')) writeFileSync(FILE, report);
  else if (readFileSync(FILE, 'utf8') !== report) {
    process.stderr.write('library/api.md is not what is exported: run node scripts/library-api.ts\n');
    process.exitCode = 1;
  }
}

if (import.meta.main) main();
