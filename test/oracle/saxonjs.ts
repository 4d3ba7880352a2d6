// SaxonJS (XSLT in JavaScript) as a foreign engine for our own packs: reference only, never needed to run Conforme.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface SaxonJS {
  transform(options: Record<string, unknown>, how: 'sync'): { principalResult: string };
}

const require = createRequire(import.meta.url);
const saxon = require('saxon-js') as SaxonJS;

/** rule → [count, flag]; the flag as the schema gives it, '' for none. */
export type Verdict = Record<string, [number, string]>;

export interface SaxonSheet {
  run(xml: string): Verdict;
}

/** Compiles once (the xslt3 command writes SaxonJS's own format); `run` then parses and judges a document. */
export function compileSheet(stylesheet: string): SaxonSheet {
  const folder = mkdtempSync(path.join(tmpdir(), 'sheet-'));
  try {
    const [source, compiled] = [path.join(folder, 'pack.xsl'), path.join(folder, 'pack.sef.json')];
    writeFileSync(source, stylesheet);
    const command = require.resolve('xslt3/xslt3.js');
    execFileSync(process.execPath, [command, `-xsl:${source}`, `-export:${compiled}`, '-nogo'], {
      stdio: 'pipe',
    });
    const stylesheetText = readFileSync(compiled, 'utf8');
    const internal: unknown = JSON.parse(stylesheetText);
    return { run: (xml) => readSvrl(transform(internal, xml)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function transform(stylesheetInternal: unknown, sourceText: string): string {
  return saxon.transform({ stylesheetInternal, sourceText, destination: 'serialized' }, 'sync')
    .principalResult;
}

/** Our own stylesheets write id, flag, location in this order, so that no parser is needed to count. */
export function readSvrl(svrl: string): Verdict {
  const verdict: Verdict = {};
  for (const [, tag = ''] of svrl.matchAll(/<svrl:(?:failed-assert|successful-report)([^>]*)>/g)) {
    const id = /\sid="([^"]*)"/.exec(tag)?.[1] ?? '';
    const flag = /\sflag="([^"]*)"/.exec(tag)?.[1] ?? '';
    const [count] = verdict[id] ?? [0];
    verdict[id] = [count + 1, flag];
  }
  return verdict;
}
