// Publishers' Schematron sources, untouched, compiled by us and judged beside their own stylesheets under Saxon:
//   node test/oracle/published.ts CONFORMANCE_DIR [--checkouts DIR] [--source TEXT] [--every N] [--damage SEED] [--json]
//   node test/oracle/published.ts CONFORMANCE_DIR --recorded [--checkouts DIR] [--source TEXT]
//   node test/oracle/published.ts DOCUMENTS_DIR --schema FILE.sch [--sheet FILE.xslt] [--root DIR]
// Compares rule ids, counts, flags, places, order and texts, document by document. Without --checkouts only what registry
// packages carry is compared. Needs the oracle (test/oracle/setup.ts).

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runSheets } from './official.ts';
import { compare } from './published/compare.ts';
import { documentsFor } from './published/documents.ts';
import type { Choice } from './published/documents.ts';
import { Documents, compileSource, judge } from './published/ours.ts';
import type { Compiled } from './published/ours.ts';
import { judgeRecorded } from './published/recorded.ts';
import { setUpPublished, transpilerUrl } from './published/registry.ts';
import { sourcesOf } from './published/sources.ts';
import type { Source } from './published/sources.ts';
import { add, newTally, print } from './published/tally.ts';
import type { Tally } from './published/tally.ts';
import { runJava } from './java.ts';
import { setUpOracle } from './setup.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    checkouts: { type: 'string' },
    source: { type: 'string' },
    schema: { type: 'string' },
    sheet: { type: 'string' },
    root: { type: 'string' },
    every: { type: 'string', default: '1' },
    damage: { type: 'string' },
    recorded: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

function askedSources(): Source[] {
  const { schema, sheet = null, checkouts = null, source } = options;
  if (schema) return [{ name: path.basename(schema), schema, sheet, syntax: 'any' }];
  const asked = sourcesOf(checkouts).filter(({ name }) => !source || name.includes(source));
  return options.recorded ? asked.filter(({ record }) => record !== undefined) : asked;
}

interface Ready extends Compiled {
  readonly source: Source;
  readonly tally: Tally;
}

/** A source that does not compile is told, and the others go on. */
function compiled(sources: readonly Source[]): { ready: Ready[]; tallies: Tally[] } {
  const ready: Ready[] = [];
  const tallies: Tally[] = [];
  for (const source of sources) {
    const tally = newTally(source.name);
    tallies.push(tally);
    try {
      const done = compileSource(path.resolve(source.schema), options.root);
      tally.compiled = done.milliseconds;
      ready.push({ ...done, source, tally });
    } catch (error) {
      tally.refused = (error as Error).message.split('\n')[0]!;
    }
  }
  return { ready, tallies };
}

/** URL of each source's sheet; SchXslt2 makes those that its publisher does not. */
async function sheetsOf(ready: readonly Ready[], scratch: string): Promise<Record<string, string>> {
  const bare = ready.filter(({ source }) => source.sheet === null);
  const schemas = bare.map(({ source }) => source.schema);
  const made: boolean[] = [];
  for await (const line of runJava('Transpile', [transpilerUrl(), scratch], schemas))
    made.push((JSON.parse(line) as { sheet: boolean }).sheet);
  bare.forEach(({ tally, source }, index) => {
    if (made[index]) atHome(path.join(scratch, `${index}.xsl`), source.schema);
    else tally.refused = 'SchXslt2 makes no stylesheet of it';
  });
  const published = ready.flatMap(({ source: { name, sheet } }) => (sheet ? [[name, sheet] as const] : []));
  const transpiled = bare.map(
    ({ source }, index) => [source.name, path.join(scratch, `${index}.xsl`)] as const,
  );
  return Object.fromEntries(
    [...published, ...transpiled.filter((_, index) => made[index])].map(([name, file]) => [
      name,
      pathToFileURL(path.resolve(file)).href,
    ]),
  );
}

/**
 * SchXslt2 declares what `ns` declares; publishers write "xs:" and "xsd:" in tests without any, as the ISO sheets let them.
 * document() looks beside the schema.
 */
function atHome(sheet: string, schema: string): void {
  const text = readFileSync(sheet, 'utf8');
  const root = /<(?:[\w.-]+:)?(?:transform|stylesheet)\b[^>]*>/.exec(text)?.[0] ?? '';
  const missing = ['xs', 'xsd'].filter((prefix) => !root.includes(`xmlns:${prefix}=`));
  const declared = missing.map((prefix) => ` xmlns:${prefix}="http://www.w3.org/2001/XMLSchema"`).join('');
  const base = ` xml:base="${pathToFileURL(path.resolve(schema)).href}"`;
  writeFileSync(
    sheet,
    text.replace(root, () => root.replace(/>$/, `${declared}${base}>`)),
  );
}

/** All sheets of a syntax over its documents in one JVM, ours beside each line as it comes. */
async function judgeAll(choice: Choice, ready: readonly Ready[], syntax: Source['syntax']): Promise<void> {
  const own = ready.filter(({ source }) => source.syntax === syntax);
  if (own.length === 0) return;
  const scratch = mkdtempSync(path.join(tmpdir(), 'sheets-'));
  const documents = new Documents();
  try {
    const sheets = await sheetsOf(own, scratch);
    for await (const line of runSheets(sheets, documentsFor(choice, syntax, scratch), true)) {
      const { pack, source, tally } = own.find(({ source }) => source.name === line.pack)!;
      const tree = documents.tree(line.file);
      if (tree === null) continue;
      const { findings, micros } = judge(pack, tree);
      add(tally, line, findings, compare(line, findings, source.sheet !== null), micros);
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

const [folder, ...rest] = positionals;
if (!folder || rest.length > 0) {
  process.stderr.write(
    'usage: node test/oracle/published.ts DIR [--checkouts DIR] [--source TEXT] [--every N]\n',
  );
  process.exit(2);
}
if (!options.recorded) setUpOracle();
setUpPublished();
const { ready, tallies } = compiled(askedSources());
const damage = options.damage === undefined ? null : Number(options.damage);
const choice = { folder, every: Number(options.every), damage };
if (options.recorded) for (const each of ready) judgeRecorded(folder, each.source, each, each.tally);
else for (const syntax of ['cii', 'ubl', 'order', 'any'] as const) await judgeAll(choice, ready, syntax);
if (options.json)
  for (const tally of tallies)
    process.stdout.write(`${JSON.stringify({ ...tally, rules: [...tally.rules].sort() })}\n`);
else print(tallies);
const failed = tallies.filter(({ refused, differing }) => refused !== null || differing > 0).length;
process.stdout.write(`${tallies.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
