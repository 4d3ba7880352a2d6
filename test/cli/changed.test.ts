// What CI of others runs, as it runs it: the scripts of action.yml, of the template of GitLab and of the hook, taken from those files.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { example } from '../e2e/service.ts';
import { desk } from './engine.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** Signs that shells, patterns and URIs read. */
const WRONG = 'b&d [1] %41.xml';
const PERSON = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.org' };
const ENV = {
  ...PERSON,
  GIT_COMMITTER_NAME: PERSON.GIT_AUTHOR_NAME,
  GIT_COMMITTER_EMAIL: PERSON.GIT_AUTHOR_EMAIL,
  GIT_CONFIG_GLOBAL: '/dev/null',
  PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}`,
  LANG: 'C.UTF-8',
};

const folder = mkdtempSync(path.join(tmpdir(), 'conforme-changed-'));
const inside = (name: string): string => path.join(folder, name);
const read = (name: string): string => readFileSync(inside(name), 'utf8');
const yamlOf = (name: string): unknown => parse(readFileSync(path.join(ROOT, name), 'utf8'));

function ran(command: string, args: readonly string[], env: object = {}): { status: number; out: string } {
  const done = spawnSync(command, args, { cwd: folder, encoding: 'utf8', env: { ...ENV, ...env } as never });
  return { status: done.status ?? -1, out: `${done.stdout}${done.stderr}` };
}

function git(...args: readonly string[]): string {
  const { status, out } = ran('git', args);
  if (status !== 0) throw new Error(out);
  return out.trim();
}

let before: string;

beforeAll(async () => {
  const at = desk();
  const request = { ...example('services'), options: { output: 'cii-xml' } };
  writeFileSync(path.join(at.folder, 'request.json'), JSON.stringify(request));
  await at.run(['generate', 'request.json', '-o', 'good.xml']);
  const good = readFileSync(path.join(at.folder, 'good.xml'), 'utf8');
  at.close();
  git('init', '--quiet');
  mkdirSync(inside('invoices'));
  writeFileSync(inside('pom.xml'), '<project/>');
  for (const name of ['kept.xml', 'gone.xml']) writeFileSync(inside(`invoices/${name}`), good);
  git('add', '.');
  git('commit', '--quiet', '-m', 'one');
  before = git('rev-parse', 'HEAD');
  git('rm', '--quiet', 'invoices/gone.xml');
  writeFileSync(inside('invoices/new.xml'), good);
  writeFileSync(inside(`invoices/${WRONG}`), good.replace(/(<ram:InvoiceCurrencyCode>)[^<]*/, '$1EUX'));
  git('add', '.');
  git('commit', '--quiet', '-m', 'two');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly runs: {
    readonly steps: readonly {
      readonly id?: string;
      readonly run?: string;
      readonly env?: Record<string, string>;
    }[];
  };
}

/** The step that judges, with its inputs where GitHub puts them. */
function action(inputs: Readonly<Record<string, string>>): { status: number; out: string; outputs: string } {
  const { inputs: declared, runs } = yamlOf('action.yml') as Action;
  const { run = '', env = {} } = runs.steps.find(({ id }) => id === 'judge') ?? {};
  const valueOf = (text: string): string =>
    text.replace(
      /^\$\{\{ inputs\.([\w-]+) \}\}$/,
      (_, name: string) => inputs[name] ?? declared[name]!.default ?? '',
    );
  const given = Object.fromEntries(Object.entries(env).map(([name, text]) => [name, valueOf(text)]));
  writeFileSync(inside('step.sh'), run);
  writeFileSync(inside('outputs'), '');
  const github = { GITHUB_ACTIONS: 'true', GITHUB_ACTION_PATH: ROOT, GITHUB_OUTPUT: inside('outputs') };
  const done = ran('bash', ['--noprofile', '--norc', '-eo', 'pipefail', 'step.sh'], { ...given, ...github });
  return { ...done, outputs: read('outputs') };
}

interface Sarif {
  readonly runs: readonly [
    { readonly artifacts?: readonly object[]; readonly results: readonly { readonly ruleId: string }[] },
  ];
}

describe('the action', () => {
  it('judges what changed since the commit before, and says where it is wrong', () => {
    const { status, out, outputs } = action({ files: 'invoices\n', since: before });
    expect(status, out).toBe(1);
    expect(outputs).toBe('documents=2\nreport=conforme.sarif\n');
    expect(out).toMatch(/^::error file=invoices\/b&d \[1\] %2541\.xml,line=\d+,col=\d+,title=BR-CL-04::/m);
    const [{ results }] = (JSON.parse(read('conforme.sarif')) as Sarif).runs;
    expect(results.map(({ ruleId }) => ruleId)).toContain('BR-CL-04');
    expect(out).not.toContain('kept.xml');
  });

  it.each(['0'.repeat(40), 'f'.repeat(40), 'all'])('judges all where the commit is %s', (since) => {
    expect(action({ files: 'invoices/*.xml', since }).outputs).toContain('documents=3\n');
  });

  it('has nothing to do, and no report, where no invoice changed', () => {
    expect(action({ files: 'invoices', since: 'HEAD' })).toEqual({
      status: 0,
      out: '0 documents to judge\n',
      outputs: 'documents=0\nreport=\n',
    });
  });

  it('takes the words of its inputs for words', () => {
    const { status, out } = action({ files: 'invoices', since: before, check: 'base; touch taken' });
    expect(status, out).toBe(2);
    expect(ran('ls', ['taken']).status).not.toBe(0);
  });
});

describe('the template of GitLab', () => {
  it('leaves a report of JUnit', () => {
    const { conforme } = yamlOf('deploy/gitlab/conforme.yml') as {
      conforme: { readonly script: readonly string[]; readonly variables: Record<string, string> };
    };
    const env = { ...conforme.variables, CONFORME_HOME: ROOT, CI_MERGE_REQUEST_DIFF_BASE_SHA: before };
    const { status, out } = ran('bash', ['-eo', 'pipefail', '-c', conforme.script.join('\n')], env);
    expect(status, out).toBe(1);
    expect(read('conforme.junit.xml')).toContain('BR-CL-04');
    expect(read('conforme.junit.xml')).not.toContain('kept.xml');
  });
});

describe('the hook', () => {
  it('is given the names of files', () => {
    const [{ entry = '' } = {}] = yamlOf('.pre-commit-hooks.yaml') as readonly { readonly entry?: string }[];
    const [command, ...words] = entry.split(' ');
    expect(command).toBe('conforme');
    const conforme = path.join(ROOT, 'scripts/conforme.mjs');
    const judged = (name: string): number =>
      ran(process.execPath, [conforme, ...words, `invoices/${name}`]).status;
    expect([judged('new.xml'), judged(WRONG)]).toEqual([0, 1]);
  });
});
