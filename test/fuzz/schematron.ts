// Random schemas over the sample documents: our compiler against the same schema as XSLT in SaxonJS, Saxon-HE deciding:
//   node test/fuzz/schematron.ts [--minutes N | --runs N] [--seed S]
// Needs the oracle (test/oracle/setup.ts). One schema takes seconds: SaxonJS has to compile it.

import { deepEqual } from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pack } from '@conforme/engine/schematron';
import { location, parse, withoutTextNodes } from '@conforme/engine/xml';
import { canonical } from '../conformance/locations.ts';
import { runSheets } from '../oracle/official.ts';
import { compileInMemory, unknownContext } from '../oracle/our-pack.ts';
import { compileSheet } from '../oracle/saxonjs.ts';
import { packToXslt } from '../oracle/sch/pack.ts';
import { campaign, options } from './campaign.ts';
import { samples } from './sample.ts';
import { schemas } from './schemas.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'schemas-'));
const files = samples.map((text, index) => {
  const file = path.join(folder, `${index}.xml`);
  writeFileSync(file, text);
  return file;
});
writeFileSync(
  path.join(folder, 'pack.json'),
  JSON.stringify({
    id: 'fuzzed',
    version: '1',
    syntax: 'cii',
    source: 'schematron:base',
    validity: { from: null, to: null },
    schematron: 'main.sch',
  }),
);
let foreignFaults = 0;

function oursOf(pack: Pack, text: string): string[] {
  // With text nodes, so that findings of texts are told of their places.
  const tree = parse(Buffer.from(text), true);
  const lean = parse(Buffer.from(text));
  const found = pack.run(tree, unknownContext);
  deepEqual(
    pack
      .run(lean, unknownContext)
      .map(({ rule, node }) => `${rule} ${node}`)
      .toSorted(),
    found.map(({ rule, node }) => `${rule} ${withoutTextNodes(lean, node)}`).toSorted(),
  );
  return found.map(({ rule, node }) => `${rule} ${canonical(location(tree, node, new Map()), {})}`).sort();
}

/** Rule and place of each finding of every document, one line each; Saxon-HE is asked where SaxonJS differs. */
async function judge(schema: string): Promise<string | null> {
  writeFileSync(path.join(folder, 'main.sch'), schema);
  const stylesheet = packToXslt(folder, { isolate: true });
  const pack = await compileInMemory(folder, options().passes);
  const foreignOf = inSaxonJS(stylesheet);
  const differing = samples.flatMap((text, index) => {
    const mine = oursOf(pack, text);
    const foreign = foreignOf(text);
    return mine.join('\n') === foreign.join('\n') ? [] : [{ file: files[index]!, mine, foreign }];
  });
  if (differing.length === 0) return null;
  const third = await saxonHe(
    stylesheet,
    differing.map(({ file }) => file),
  );
  const unexplained = differing.find(({ file, mine }) => mine.join('\n') !== third.get(file)?.join('\n'));
  foreignFaults += differing.length;
  if (!unexplained) return null;
  const { file, mine, foreign } = unexplained;
  const he = difference(schema, mine, third.get(file) ?? []);
  return `${path.basename(file)}: Saxon-HE\n${he}\nand SaxonJS\n${difference(schema, mine, foreign)}`;
}

/** SaxonJS falls over some schemas, and over decimals beside NaN: its words then stand for its findings, and differ from ours. */
function inSaxonJS(stylesheet: string): (text: string) => string[] {
  const gaveUp = (thrown: unknown): string[] => [`gave up: ${(thrown as Error).message}`];
  try {
    const sheet = compileSheet(stylesheet, false);
    return (text) => {
      try {
        return placed(sheet.findings(text).map(({ id, location: at }) => ({ rule: id, location: at })));
      } catch (thrown) {
        return gaveUp(thrown);
      }
    };
  } catch (thrown) {
    return () => gaveUp(thrown);
  }
}

const placed = (findings: readonly { readonly rule: string; readonly location: string }[]): string[] =>
  findings.map(({ rule, location: at }) => `${rule} ${canonical(at, {})}`).sort();

async function saxonHe(stylesheet: string, differing: readonly string[]): Promise<Map<string, string[]>> {
  const sheet = path.join(folder, 'main.xsl');
  writeFileSync(sheet, stylesheet);
  const found = new Map<string, string[]>();
  for await (const { file, aborted, findings = [] } of runSheets(
    { fuzzed: pathToFileURL(sheet).href },
    differing,
    true,
  ))
    found.set(file, aborted ? [`aborted ${aborted}`] : placed(findings));
  return found;
}

/** The findings only one side has, with the lines of the schema they come from. */
function difference(schema: string, mine: readonly string[], foreign: readonly string[]): string {
  const only = (a: readonly string[], b: readonly string[]): string[] =>
    a.filter((each) => !b.includes(each));
  const lines = [
    ...only(mine, foreign).map((each) => `  ours    ${each}`),
    ...only(foreign, mine).map((each) => `  foreign ${each}`),
  ];
  const ids = new Set(lines.map((line) => line.trim().split(/\s+/)[1]));
  const sources = schema.split('\n').filter((line) => [...ids].some((id) => line.includes(`id="${id}"`)));
  return [...lines.slice(0, 12), ...sources.map((line) => `  ${line}`)].join('\n');
}

await campaign('schematron', options(), schemas, judge, { shrink: false });
process.stdout.write(`where SaxonJS stood alone against Saxon-HE and us: ${foreignFaults}\n`);
rmSync(folder, { recursive: true });
