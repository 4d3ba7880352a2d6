// SaxonJS (XSLT in JavaScript) as a foreign engine for our own packs: reference only, never needed to run Conforme.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface SaxonJS {
  transform(options: Record<string, unknown>, how: 'sync'): { principalResult: string };
}

const require = createRequire(import.meta.url);
const saxon = require('saxon-js') as SaxonJS;

/** rule → [count, flag]; the flag as the schema gives it, '' for none. */
export type Verdict = Record<string, [number, string]>;

export interface SvrlFinding {
  id: string;
  flag: string;
  /** As XPath 3.1's path() writes it. */
  location: string;
}

export interface SaxonSheet {
  run(xml: string): Verdict;
  findings(xml: string): SvrlFinding[];
}

const cache = path.resolve(import.meta.dirname, '../../.cache/sef');

/** `run` and `findings` parse and judge one document; compiling (seconds for a whole pack) is remembered in .cache, if `keep`. */
export function compileSheet(stylesheet: string, keep = true): SaxonSheet {
  const { version } = require('saxon-js/package.json') as { version: string };
  const key = createHash('sha256').update(version).update(stylesheet).digest('hex');
  const compiled = path.join(cache, `${key}.json`);
  if (!existsSync(compiled)) exportSheet(stylesheet, compiled);
  const internal: unknown = JSON.parse(readFileSync(compiled, 'utf8'));
  if (!keep) rmSync(compiled);
  const findings = (xml: string): SvrlFinding[] => readSvrl(transform(internal, xml));
  return { findings, run: (xml) => count(findings(xml)) };
}

/** The xslt3 command writes SaxonJS's own format; renamed into place, so that two runs cannot read half a file. */
function exportSheet(stylesheet: string, compiled: string): void {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'new-'));
  try {
    const [source, fresh] = [path.join(folder, 'pack.xsl'), path.join(folder, 'pack.sef.json')];
    writeFileSync(source, stylesheet);
    const command = require.resolve('xslt3/xslt3.js');
    execFileSync(process.execPath, [command, `-xsl:${source}`, `-export:${fresh}`, '-nogo'], {
      stdio: 'pipe',
    });
    renameSync(fresh, compiled);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function transform(stylesheetInternal: unknown, sourceText: string): string {
  return saxon.transform({ stylesheetInternal, sourceText, destination: 'serialized' }, 'sync')
    .principalResult;
}

/** Only our own stylesheets are read, and they write plain attributes, so no parser is needed. */
function readSvrl(svrl: string): SvrlFinding[] {
  const tags = svrl.matchAll(/<svrl:(?:failed-assert|successful-report)([^>]*)>/g);
  const attribute = (tag: string, name: string): string =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return [...tags].map(([, tag = '']) => ({
    id: attribute(tag, 'id'),
    flag: attribute(tag, 'flag'),
    location: attribute(tag, 'location'),
  }));
}

function count(findings: readonly SvrlFinding[]): Verdict {
  const verdict: Verdict = {};
  for (const { id, flag } of findings) verdict[id] = [(verdict[id]?.[0] ?? 0) + 1, flag];
  return verdict;
}
