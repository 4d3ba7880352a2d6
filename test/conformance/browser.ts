import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { conforme, ConformeError } from '@conforme/library';
import { buildBrowser } from '../../scripts/build-browser.ts';
import { CHROMIUM, launchChromium } from '../browser/browser.ts';
import { called, openEngine, serveFiles } from '../browser/engine.ts';
import { readRecords } from './records.ts';

/**
 * node test/conformance/browser.ts DIR [--count 1000]: verdicts in Chromium against those in Node, over documents of the corpus spread
 * evenly over all that is recorded: rules, severities, places, lines, values and counts.
 */

/** Documents a message to the page carries: each costs a turn of the protocol, which is slower than the engine. */
const TOGETHER = 20;

type Answer = Readonly<Record<string, unknown>>;

async function inNode(document: Buffer): Promise<Answer> {
  try {
    return JSON.parse(JSON.stringify(await conforme.validate(document))) as Answer;
  } catch (error) {
    if (!(error instanceof ConformeError)) throw error;
    return { refused: error.code, message: error.message, details: error.details };
  }
}

/** The same serialisation on both sides, key by key. */
const canonical = (answer: unknown): string =>
  JSON.stringify(answer, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

async function compare(page: Page, file: string, document: Buffer): Promise<string | null> {
  const [here, there] = await Promise.all([inNode(document), called(page, 'validate', document)]);
  const [node, browser] = [canonical(here), canonical(there)];
  if (node === browser) return null;
  const at = [...node].findIndex((character, place) => browser[place] !== character);
  return `${file}: Node ${node.slice(Math.max(0, at - 80), at + 120)}, Chromium ${browser.slice(Math.max(0, at - 80), at + 120)}`;
}

/** Evenly spread, so that corpus, bases and mutants of both syntaxes are among them. */
function spread<T>(all: readonly T[], count: number): readonly T[] {
  if (all.length <= count) return all;
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]!);
}

async function main(folder: string, count: number): Promise<void> {
  const records = spread(readRecords(folder, 'cii', 'ubl-invoice', 'ubl-creditnote'), count);
  const engine = mkdtempSync(path.join(tmpdir(), 'conforme-browser-'));
  await buildBrowser(engine);
  const files = await serveFiles(engine);
  const browser = await launchChromium();
  const differences: string[] = [];
  try {
    const page = await openEngine(browser, files);
    for (let from = 0; from < records.length; from += TOGETHER) {
      const group = records.slice(from, from + TOGETHER);
      const compared = group.map(({ file }) => compare(page, file, readFileSync(path.join(folder, file))));
      differences.push(...(await Promise.all(compared)).filter((each) => each !== null));
    }
  } finally {
    await browser.close();
    await files.close();
    rmSync(engine, { recursive: true, force: true });
  }
  for (const difference of differences.slice(0, 20)) console.log(`  ${difference}`);
  const sent = files.served.filter(({ method, received }) => method !== 'GET' || received > 0).length;
  console.log(
    `${records.length} documents, ${files.served.length} files asked for, ${sent} requests that sent something`,
  );
  const failed = differences.length + sent;
  console.log(`${records.length - differences.length} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

const [folder, , count = '1000'] = process.argv.slice(2);
if (!folder || CHROMIUM === null)
  throw new Error('usage: node test/conformance/browser.ts DIR [--count N], with Chromium');
await main(folder, Number(count));
