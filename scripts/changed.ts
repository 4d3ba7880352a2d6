// `node scripts/changed.ts [--since COMMIT] PATH|PATTERN … [-- OPTION …]`: `conforme validate` on the invoices of a git repository that
// changed since a commit, on all where there is no such commit: what action.yml and deploy/gitlab run. In a workflow of GitHub the
// findings of a SARIF report are annotations, too.

import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const CONFORME = path.join(import.meta.dirname, 'conforme.mjs');

/** As `conforme validate` takes of a folder: no reports of its own. */
const DOCUMENT = /(?<!\.(svrl|junit))\.(pdf|xml)$/i;

/** @throws Error with what git says */
function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`);
  return stdout;
}

const succeeds = (...args: readonly string[]): boolean => spawnSync('git', args).status === 0;

/** A clone of CI often holds one commit alone; of a new branch the commit before is all zeros. */
function isThere(commit: string): boolean {
  if (commit === '' || /^0+$/.test(commit)) return false;
  const known = (): boolean => succeeds('cat-file', '-e', `${commit}^{commit}`);
  return known() || (succeeds('fetch', '--quiet', '--depth=1', 'origin', commit) && known());
}

/** Paths from here. What was deleted is judged no more. */
function documentsSince(commit: string, paths: readonly string[]): readonly string[] {
  const specs = paths.map((each) => (/[*?[]/.test(each) ? `:(glob)${each}` : each));
  const names = isThere(commit)
    ? git('diff', '--relative', '--name-only', '-z', '--diff-filter=d', commit, 'HEAD', '--', ...specs)
    : git('ls-files', '-z', '--', ...specs);
  return names.split('\0').filter((name) => DOCUMENT.test(name) && existsSync(name));
}

interface SarifResult {
  readonly ruleId?: string;
  readonly level?: string;
  readonly message: { readonly text: string };
  readonly locations?: readonly {
    readonly physicalLocation: {
      readonly artifactLocation: { readonly uri: string };
      readonly region?: { readonly startLine?: number; readonly startColumn?: number };
    };
  }[];
}

const COMMANDS: Readonly<Record<string, string>> = { error: 'error', warning: 'warning', note: 'notice' };

/** A finding as a workflow command, in which the signs of the command itself are escaped. */
function annotation({ ruleId = '', level = 'warning', message, locations }: SarifResult): string {
  const place = locations?.[0]?.physicalLocation;
  const { startLine: line = 1, startColumn: col = 1 } = place?.region ?? {};
  const file = decodeURIComponent(place?.artifactLocation.uri ?? '');
  const properties = Object.entries({ file, line, col, title: ruleId });
  const written = properties.map(
    ([name, value]) => `${name}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  );
  return `::${COMMANDS[level] ?? 'warning'} ${written.join(',')}::${escaped(message.text)}`;
}

const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

function annotate(report: string): void {
  const { runs } = JSON.parse(readFileSync(report, 'utf8')) as {
    runs: readonly { readonly results?: readonly SarifResult[] }[];
  };
  for (const result of runs.flatMap(({ results = [] }) => results))
    process.stdout.write(`${annotation(result)}\n`);
}

function main(): number {
  const given = process.argv.slice(2);
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  const options = given.slice(end + 1);
  const { values, positionals } = parseArgs({
    args: given.slice(0, end),
    options: { since: { type: 'string', default: '' } },
    allowPositionals: true,
  });
  const documents = documentsSince(values.since, positionals);
  process.stdout.write(`${documents.length} documents to judge\n`);
  const { output, format } = parseArgs({
    args: options,
    options: { output: { type: 'string', short: 'o' }, format: { type: 'string', short: 'f' } },
    strict: false,
  }).values;
  const { GITHUB_OUTPUT: outputs, GITHUB_ACTIONS: onGitHub } = process.env;
  const reported = documents.length > 0 && typeof output === 'string' ? output : '';
  if (outputs) appendFileSync(outputs, `documents=${documents.length}\nreport=${reported}\n`);
  if (documents.length === 0) return 0;
  const names = documents.map((name) => (name.startsWith('-') ? `./${name}` : name));
  const args = [CONFORME, 'validate', ...names, ...options];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (onGitHub === 'true' && format === 'sarif' && reported !== '' && existsSync(reported))
    annotate(reported);
  return status ?? 4;
}

process.exitCode = main();
