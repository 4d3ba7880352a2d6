// Damaged examples through whole packs: ours against our own sources as XSLT in SaxonJS, Saxon-HE deciding:
//   node test/fuzz/documents.ts [--minutes N | --runs N] [--seed S]
// Needs the oracle (test/oracle/setup.ts). The first run compiles the stylesheets, which takes a minute.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { readGenerateRequest } from '@conforme/proto/schema/read';
import type { Pack } from '@conforme/engine/schematron';
import { location, parse } from '@conforme/engine/xml';
import { complete } from '@conforme/core/invoice';
import { write as writeCii } from '../../plugins/cii/write.ts';
import { completeFrench } from '../../plugins/fr-ctc/index.ts';
import { write as writeUbl } from '../../plugins/ubl/write.ts';
import { canonical } from '../conformance/locations.ts';
import type { Damage } from '../oracle/mutate.ts';
import { documentText, mutate } from '../oracle/mutate.ts';
import { runSheets } from '../oracle/official.ts';
import { compileInMemory, unknownContext } from '../oracle/our-pack.ts';
import { compileSheet } from '../oracle/saxonjs.ts';
import type { SaxonSheet } from '../oracle/saxonjs.ts';
import { layersToXslt } from '../oracle/sch/pack.ts';
import { readMarkup } from '../oracle/sch/markup.ts';
import type { Markup } from '../oracle/sch/markup.ts';
import { campaign, options } from './campaign.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
const names = ['services', 'goods-allowances-charges', 'multi-vat-exemption', 'credit-note', 'prepaid'];
const writers = { cii: writeCii, ubl: writeUbl } as const;
type Syntax = keyof typeof writers;

function example(name: string, syntax: Syntax): Markup {
  const { ok } = readGenerateRequest(readFileSync(path.join(root, 'examples', `${name}.json`), 'utf8'));
  if (!ok) throw new Error(`examples/${name}.json is no request`);
  const { bytes } = writers[syntax](complete(ok.invoice, [completeFrench]).invoice, 'en16931');
  return readMarkup(bytes, name);
}

/** A pack, its stylesheets, and the syntax it judges. */
interface Judged {
  readonly name: string;
  readonly syntax: Syntax;
  readonly pack: Pack;
  readonly sheets: readonly SaxonSheet[];
  readonly urls: Readonly<Record<string, string>>;
}

async function judged(name: string, syntax: Syntax): Promise<Judged> {
  const source = path.join(root, 'rules/packs', name);
  const stylesheets = layersToXslt(source, { isolate: true });
  const urls = stylesheets.map((text, index) => {
    const file = path.join(folder, `${name.replaceAll('/', '-')}-${index}.xsl`);
    writeFileSync(file, text);
    return [String(index), pathToFileURL(file).href];
  });
  return {
    name,
    syntax,
    pack: await compileInMemory(source, options().passes),
    sheets: stylesheets.map((text) => compileSheet(text)),
    urls: Object.fromEntries(urls) as Record<string, string>,
  };
}

const packs = [
  await judged('en16931/cii', 'cii'),
  await judged('en16931/ubl', 'ubl'),
  await judged('br-fr/cii', 'cii'),
];
const bases = {
  cii: names.map((name) => example(name, 'cii')),
  ubl: names.map((name) => example(name, 'ubl')),
};

interface Case {
  readonly pack: number;
  readonly base: number;
  readonly damages: readonly Damage[];
}

const cases: fc.Arbitrary<Case> = fc.record({
  pack: fc.nat(packs.length - 1),
  base: fc.nat(names.length - 1),
  damages: fc.array(fc.record({ kind: fc.nat(99), at: fc.nat(9999), value: fc.nat(99) }), {
    minLength: 1,
    maxLength: 8,
  }),
});

let foreignFaults = 0;
let findings = 0;

/** One finding: what it says and where; `failed`: the rule could not be judged there. */
interface Said {
  readonly rule: string;
  readonly at: string;
  readonly failed: boolean;
}

function oursOf(pack: Pack, text: string): Said[] {
  const tree = parse(Buffer.from(text));
  return pack.run(tree, unknownContext).map(({ rule, node, error }) => {
    return { rule, at: canonical(location(tree, node, new Map()), {}), failed: error !== undefined };
  });
}

/** Null when an error outside an assertion, in a context or a global variable, ended the stylesheet. */
function saxonJs(sheets: readonly SaxonSheet[], text: string): Said[] | null {
  try {
    const all = sheets.flatMap((sheet) => sheet.findings(text));
    return all.map(({ id, location: at }) => ({ rule: id, at: canonical(at, {}), failed: false }));
  } catch {
    return null;
  }
}

/**
 * What both sides can be held to. A context that cannot be judged is fatal for us (decision 9) and no match for XSLT 3.0
 * (5.5.4), where a later rule may take the node: such nodes are left out on both sides.
 */
function comparable(ours: readonly Said[], foreign: readonly Said[]): [string, string] {
  const said = new Set(foreign.map(({ rule, at }) => `${rule} ${at}`));
  const undecided = new Set(
    ours.filter((o) => o.failed && !said.has(`${o.rule} ${o.at}`)).map(({ at }) => at),
  );
  const list = (all: readonly Said[]): string =>
    all
      .filter(({ at }) => !undecided.has(at))
      .map(({ rule, at }) => `${rule} ${at}`)
      .sort()
      .join('\n    ');
  return [list(ours), list(foreign)];
}

/** Findings by rule and place; where SaxonJS differs, Saxon-HE decides. */
async function judge({ pack: index, base, damages }: Case): Promise<string | null> {
  const { name, syntax, pack, sheets, urls } = packs[index]!;
  const text = documentText(mutate(bases[syntax][base]!, damages));
  const mine = oursOf(pack, text);
  findings += mine.length;
  const foreign = saxonJs(sheets, text);
  if (foreign) {
    const [a, b] = comparable(mine, foreign);
    if (a === b) return null;
  }
  const third = await saxonHe(urls, text);
  // Where the stylesheet itself cannot go on, we must have said that some rule could not be judged.
  if (!third)
    return mine.some(({ failed }) => failed) ? null : `${name} ${text}: Saxon stops, we find nothing wrong`;
  const [a, b] = comparable(mine, third);
  foreignFaults += a === b ? 1 : 0;
  return a === b
    ? null
    : `${name} ${JSON.stringify({ base, damages })}\n  ours\n    ${a}\n  Saxon-HE\n    ${b}`;
}

async function saxonHe(urls: Readonly<Record<string, string>>, text: string): Promise<Said[] | null> {
  const file = path.join(folder, 'document.xml');
  writeFileSync(file, text);
  const found: Said[] = [];
  let stopped = false;
  for await (const { aborted, findings: all = [] } of runSheets(urls, [file], true)) {
    stopped ||= aborted !== undefined;
    found.push(...all.map(({ rule, location: at }) => ({ rule, at: canonical(at, {}), failed: false })));
  }
  return stopped ? null : found;
}

await campaign('documents', options(), cases, judge);
process.stdout.write(
  `${findings} findings; where SaxonJS stood alone against Saxon-HE and us: ${foreignFaults}\n`,
);
rmSync(folder, { recursive: true });
