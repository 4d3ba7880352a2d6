// Mutants of recorded documents under the official stylesheets (Saxon-HE) and schemas (Xerces), beside our packs and tables:
//   node test/fuzz/documents.ts CONFORMANCE_DIR [--count N] [--seed S] [--syntax cii,ubl,cdar,flux10] [--passes LIST]
//     [--checkouts DIR] [--keep DIR]
//   node test/fuzz/documents.ts CONFORMANCE_DIR --each-pass [--count N] [--seed S] [--syntax …]
// --count counts the mutants of each syntax. --checkouts: a folder of repositories called OWNER+NAME, for releases that no
// registry package carries. --each-pass needs no oracle: every pass of the compiler left out by itself changes no finding.

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { passesOf } from '@conforme/engine/schematron';
import { closingLine } from '../reporter.ts';
import { install } from '../oracle/reform.ts';
import { setUpOracle } from '../oracle/setup.ts';
import { drawMutants } from './mutants/draw.ts';
import { eachPass } from './mutants/each-pass.ts';
import { judgeSchemas, judgeSheets } from './mutants/judge.ts';
import type { Tally } from './mutants/judge.ts';
import { isKnown } from './mutants/known.ts';
import { SYNTAXES, schemasOf, sheetsOf } from './mutants/packs.ts';
import type { Syntax } from './mutants/packs.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    syntax: { type: 'string', default: SYNTAXES.join() },
    passes: { type: 'string', default: 'all' },
    checkouts: { type: 'string' },
    keep: { type: 'string' },
    'each-pass': { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('usage: documents.ts CONFORMANCE_DIR [--count N] [--seed S]');
const { checkouts = null } = options;
const asked = SYNTAXES.filter((syntax) => options.syntax.split(',').includes(syntax));
const counts = { passed: 0, failed: 0, skipped: 0 };
const into = options.keep ?? mkdtempSync(path.join(tmpdir(), 'mutants-'));
mkdirSync(into, { recursive: true });

/** A pack or schema whose official artefact is compared counts as one, however many mutants it saw. */
function note(what: string, { pairs, findings, stopped }: Tally, differing: ReadonlySet<string>): void {
  const names = differing.size === 0 ? 'no differences' : `differences in ${[...differing].join(', ')}`;
  process.stdout.write(
    `${what}: ${pairs} compared, ${findings} findings of ours, ${stopped} stopped; ${names}\n`,
  );
  counts.failed += differing.size;
}

async function run(syntax: Syntax): Promise<void> {
  const mutants = drawMutants(folder!, into, syntax, Number(options.seed), Number(options.count));
  const recipes = new Map(mutants.map(({ file, recipe }) => [file, recipe]));
  const files = mutants.map(({ file }) => file);
  const differing = new Set<string>();
  const report = (name: string, file: string, difference: string): void => {
    if (isKnown(name, difference, readFileSync(file, 'utf8'))) return;
    differing.add(name);
    process.stdout.write(
      `DIFFERENCE ${name}: ${difference}\n  in ${path.basename(file)}: ${recipes.get(file)}\n`,
    );
  };
  const sheets = sheetsOf(checkouts).filter((each) => each.syntax === syntax);
  if (options['each-pass']) {
    note(`${syntax}, each pass left out`, await eachPass(sheets, files, report), differing);
    counts.passed += sheets.length - differing.size;
    return;
  }
  const schemas = schemasOf(checkouts).filter((each) => each.syntax === syntax);
  note(`${syntax} rules`, await judgeSheets(sheets, files, passesOf(options.passes), report), differing);
  const refused = new Set(differing);
  note(`${syntax} schemas`, await judgeSchemas(schemas, files, report), differing.difference(refused));
  counts.passed += sheets.length + schemas.length - differing.size;
}

setUpOracle();
install();
try {
  for (const syntax of asked) await run(syntax);
} finally {
  if (options.keep === undefined) rmSync(into, { recursive: true });
}
process.stdout.write(`\n${closingLine(counts)}\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;
