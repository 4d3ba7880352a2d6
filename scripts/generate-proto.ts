// `npm run generate`: schemas → types.proto (with its field-number lock) → proto/gen; and the types of callers beside it.
// `--check` writes nothing and fails when what is committed is not what would be written.

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractFile } from '../proto/schema/contract-file.ts';
import { extendNumbers, protoFile, type FieldNumbers } from '../proto/schema/proto-file.ts';

// The lock is read before it is written: numbers given once are given for ever.
const root = fileURLToPath(new URL('..', import.meta.url));
const LOCK = 'proto/field-numbers.json';
const TYPES = 'proto/conforme/v1/types.proto';
const GENERATED = 'proto/gen';
const CONTRACT = `${GENERATED}/contract.ts`;

/** Old generated files go first: a removed .proto must not leave its code behind. */
function writeProto(base: string): void {
  const lock: FieldNumbers = existsSync(join(base, LOCK))
    ? JSON.parse(readFileSync(join(base, LOCK), 'utf8'))
    : {};
  const numbers = extendNumbers(lock);
  writeFileSync(join(base, LOCK), `${JSON.stringify(numbers, null, 2)}\n`);
  writeFileSync(join(base, TYPES), protoFile(numbers));
  rmSync(join(base, GENERATED), { recursive: true, force: true });
  execFileSync(join(root, 'node_modules/.bin/buf'), ['generate'], { cwd: base, stdio: 'inherit' });
  writeFileSync(join(base, CONTRACT), contractFile());
}

/** What is committed of a generation: the lock, types.proto and the generated code. */
function filesOf(base: string): Map<string, string> {
  const generated = readdirSync(join(base, GENERATED), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(GENERATED, name));
  return new Map([LOCK, TYPES, ...generated].map((name) => [name, readFileSync(join(base, name), 'utf8')]));
}

/** Generates in a copy, so that a check never touches the tree it judges. */
function differences(): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'conforme-generate-'));
  try {
    for (const name of ['proto', 'buf.yaml', 'buf.gen.yaml']) {
      const source = join(root, name);
      cpSync(source, join(copy, name), { recursive: true, filter: (path) => !path.includes('node_modules') });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    writeProto(copy);
    const [committed, fresh] = [filesOf(root), filesOf(copy)];
    const names = new Set([...committed.keys(), ...fresh.keys()]);
    return [...names].filter((name) => committed.get(name) !== fresh.get(name));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (process.argv.includes('--check')) {
  const stale = differences();
  for (const name of stale)
    process.stderr.write(`${name} is not what its sources give; run npm run generate\n`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  writeProto(root);
}
