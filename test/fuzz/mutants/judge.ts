// What the official artefacts say of a mutant beside what we say: findings by rule, count, flag and place; schemas by valid or not.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Passes } from '@conforme/engine/schematron';
import { openSchema } from '@conforme/engine/schema';
import type { Tree } from '@conforme/engine/xml';
import { runSheets } from '../../oracle/official.ts';
import type { OfficialLine } from '../../oracle/official.ts';
import { compileInMemory } from '../../oracle/our-pack.ts';
import { compare } from '../../oracle/published/compare.ts';
import { Documents, judge } from '../../oracle/published/ours.ts';
import type { Finding } from '../../oracle/published/ours.ts';
import { runJava } from '../../oracle/java.ts';
import { elements, named, readMarkup, textOf } from '../../oracle/sch/markup.ts';
import type { Markup } from '../../oracle/sch/markup.ts';
import { folderOf, type Official } from './packs.ts';

export interface Tally {
  pairs: number;
  /** Findings of ours, or documents that the schema refuses. */
  findings: number;
  stopped: number;
}

/** What differs, with the file it differs in. */
export type Report = (name: string, file: string, difference: string) => void;

/** @throws Error when a sheet of unnamed assertions cannot be read */
export async function judgeSheets(
  sheets: readonly Official[],
  files: readonly string[],
  passes: Passes,
  report: Report,
): Promise<Tally> {
  const tally: Tally = { pairs: 0, findings: 0, stopped: 0 };
  const ours = new Map<string, OurPack>();
  for (const sheet of sheets) ours.set(sheet.name, await ourPack(sheet, passes));
  const documents = new Documents();
  const doubtful = new Map<string, string[]>();
  const take = (line: OfficialLine): void => {
    const tree = documents.tree(line.file);
    const { findingsOf, nameOf } = ours.get(line.pack)!;
    const all = tree ? findingsOf(tree) : [];
    const findings = line.findings?.map((each) => ({ ...each, rule: nameOf(each) }));
    const { differences } = compare({ ...line, ...(findings && { findings }) }, all, false);
    tally.pairs += 1;
    tally.findings += all.length;
    tally.stopped += line.aborted === undefined ? 0 : 1;
    // Messages of packs of ours are ours.
    for (const { kind, saxon, ours: own } of differences)
      if (kind !== 'text') report(line.pack, line.file, `official ${saxon}, ours ${own}`);
  };
  const urls = Object.fromEntries(sheets.map(({ name, file }) => [name, file]));
  for await (const line of runSheets(urls, files, true, true)) {
    if (line.aborted === undefined) take(line);
    else if (isFatal(ours.get(line.pack)!, documents.tree(line.file))) {
      tally.pairs += 1;
      tally.stopped += 1;
    } else doubtful.set(line.pack, [...(doubtful.get(line.pack) ?? []), line.file]);
  }
  // Where it alone stopped: asked again of freshly compiled sheets, the others having been heard.
  for (const [name, stopping] of doubtful)
    for await (const line of runSheets({ [name]: urls[name]! }, stopping, true)) take(line);
  return tally;
}

interface OurPack {
  findingsOf(tree: Tree): Finding[];
  /** Ours of an assertion that the sheet gives no name, else its own. */
  nameOf(finding: OfficialFinding): string;
}

type OfficialFinding = NonNullable<OfficialLine['findings']>[number];

/** Running numbers stand for assertions without a name. */
const RUNNING = /^FX-\d+$/;

async function ourPack(sheet: Official, passes: Passes): Promise<OurPack> {
  const pack = await compileInMemory(folderOf(sheet), passes);
  const numbers = sheet.ours.startsWith('flux') ? numbersIn(fileURLToPath(sheet.file)) : null;
  return {
    findingsOf: (tree) =>
      judge(pack, tree).findings.map((each) => ({ ...each, rule: each.rule.replace(RUNNING, 'NOID') })),
    nameOf: ({ rule, pattern = '', test = '' }) =>
      numbers ? `${pattern}#${numbers.get(keyOf(pattern, test)) ?? '?'}` : rule,
  };
}

/** Sheets let XSLT evaluate what stands between braces of a test ("\\d{1,19}"), and blanks are layout. */
const keyOf = (pattern: string, test: string): string => `${pattern} ${test.replaceAll(/[\s{},]+/g, '')}`;

/** The place of each assertion in its pattern, as the packs of the State's rules number them. */
function numbersIn(sheet: string): Map<string, number> {
  const root = readMarkup(readFileSync(sheet), sheet);
  const patterns = new Map<string, string>();
  for (const node of everything(root)) {
    const [pattern, rules] = node.name === 'svrl:active-pattern' ? [node, modeAfter(root, node)] : [];
    const id = pattern && named(pattern, 'attribute').find(({ attributes }) => attributes['name'] === 'id');
    if (id && rules) patterns.set(rules, textOf(id));
  }
  const numbers = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const template of named(root, 'template')) {
    const pattern = patterns.get(template.attributes['mode'] ?? '');
    if (pattern === undefined) continue;
    for (const { name, attributes } of everything(template)) {
      if (name !== 'svrl:failed-assert' && name !== 'svrl:successful-report') continue;
      const number = (counts.get(pattern) ?? 0) + 1;
      counts.set(pattern, number);
      const key = keyOf(pattern, attributes['test'] ?? '');
      if (!numbers.has(key)) numbers.set(key, number);
    }
  }
  return numbers;
}

const everything = (node: Markup): Markup[] => [node, ...elements(node).flatMap(everything)];

/** In which mode the rules of a pattern are written: what is applied next. */
function modeAfter(root: Markup, pattern: Markup): string | undefined {
  const around = everything(root).find((node) => node.children.includes(pattern))!;
  const next = elements(around)[elements(around).indexOf(pattern) + 1];
  return next?.attributes['mode'];
}

function isFatal({ findingsOf }: OurPack, tree: Tree | null): boolean {
  return tree === null || findingsOf(tree).some(({ flag }) => flag === 'fatal');
}

/** Only documents with the root element of a schema are held against it. */
export async function judgeSchemas(
  schemas: readonly Official[],
  files: readonly string[],
  report: Report,
): Promise<Tally> {
  const tally: Tally = { pairs: 0, findings: 0, stopped: 0 };
  const tables = schemas.map((schema) => ({ ...schema, table: openSchema(folderOf(schema)) }));
  const documents = new Documents();
  const args = schemas.map(({ name, file }) => `${name}=${file}`);
  for await (const text of runJava('Schemas', args, files)) {
    const { file, reasons } = JSON.parse(text) as { file: string; reasons: Record<string, string> };
    const tree = documents.tree(file);
    for (const { name, root, table } of tables) {
      if (tree === null || tree.nameOf(tree.root).local !== root) continue;
      const [reason, fault] = [reasons[name]!, table.validate(tree)[0]];
      tally.pairs += 1;
      tally.findings += fault ? 1 : 0;
      if ((reason === '') !== (fault === undefined))
        report(name, file, `Xerces ${reason || 'valid'}, ours ${fault ? JSON.stringify(fault) : 'valid'}`);
    }
  }
  return tally;
}
