// `npm run clients:test`: makes the clients and tries each against the service, which this starts and ends. Prints
// `N passed, N failed, N skipped`; exit 1 when anything failed. `node test/clients/run.ts python` tries some of them only.

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CLIENTS, python, run } from '../../scripts/clients/tools.ts';
import { serve } from '../e2e/process.ts';
import {
  added,
  counted,
  NOTHING,
  ofPhpUnit,
  ofPytest,
  ofSurefire,
  one,
  skipped,
  type Counts,
} from './counts.ts';

const KEY = 'clients';
const BUILD = path.resolve(import.meta.dirname, '../../scripts/clients/build.ts');

type Service = Readonly<Record<'CONFORME_URL' | 'CONFORME_KEY', string>>;

const clients: Readonly<Record<string, (service: Service) => Counts>> = {
  python: (env) => {
    const cwd = path.join(CLIENTS, 'python');
    const types = one('types of the client for Python', () =>
      run(python('mypy'), ['--config-file', path.join(cwd, 'pyproject.toml'), 'src', 'tests'], {}, cwd),
    );
    const args = ['-q', '-p', 'no:cacheprovider'];
    return added(types, counted({ program: python('pytest'), args, cwd, env }, ofPytest));
  },
  php: (env) => {
    const cwd = path.join(CLIENTS, 'php');
    return added(parsed('php'), counted({ program: 'phpunit', args: [], cwd, env }, ofPhpUnit));
  },
  java: surefire,
  csharp: () => {
    const what = 'the client for C# compiles';
    if (spawnSync('dotnet', ['--version']).status !== 0)
      return skipped(what, 'dotnet is not here, and no package that this machine reaches has it');
    const project = path.join(CLIENTS, '../dist/clients/csharp/src/Conforme.Client');
    return one(what, () => run('dotnet', ['build', '--nologo', project]));
  },
  examples: () =>
    added(
      parsed('examples'),
      one('examples in Python parse', () =>
        run('python3', [
          '-c',
          'import ast, sys; [ast.parse(open(f).read()) for f in sys.argv[1:]]',
          ...sources(),
        ]),
      ),
    ),
};

function sources(): readonly string[] {
  const files = globSync('examples/**/*.py', { cwd: CLIENTS });
  if (files.length === 0) throw new Error('there are none');
  return files;
}

/** Maven is silent on what passed: its reports say it. */
function surefire(env: NodeJS.ProcessEnv): Counts {
  const folder = path.join(CLIENTS, '../dist/clients/java/surefire-reports');
  const pom = path.join(CLIENTS, 'java/pom.xml');
  const reports = (): readonly string[] => globSync('TEST-*.xml', { cwd: folder });
  const command = { program: 'mvn', args: ['-q', '-B', '-f', pom, 'test'], cwd: CLIENTS, env };
  const tried = (): Counts =>
    counted(command, () =>
      ofSurefire(reports().map((file) => readFileSync(path.join(folder, file), 'utf8'))),
    );
  rmSync(folder, { recursive: true, force: true });
  const counts = tried();
  // Without a report nothing was tried: what Maven did not get from its registry it may get now.
  return reports().length === 0 ? tried() : counts;
}

/** Every file of PHP below a folder of clients, by PHP itself. */
function parsed(folder: string): Counts {
  const files = globSync(`${folder}/**/*.php`, { cwd: CLIENTS, exclude: (name) => name === 'vendor' });
  return one(`${files.length} files of ${folder} parse`, () => {
    if (files.length === 0) throw new Error('there are none');
    for (const file of files) run('php', ['-l', '-d', 'display_errors=stderr', file]);
  });
}

/** What is generated before it is tried; the test of Java generates and compiles by itself. */
const GENERATED: Readonly<Record<string, string>> = {
  python: 'python',
  java: 'description',
  csharp: 'csharp',
};

function made(name: string): Counts {
  const generated = GENERATED[name];
  if (generated === undefined) return NOTHING;
  return one(`made: ${generated}`, () => {
    const { status } = spawnSync(process.execPath, [BUILD, generated], { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${path.basename(BUILD)} ended with ${status}`);
  });
}

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(clients);
let counts = NOTHING;
const served = await serve({ plugins: [], env: { CONFORME_DEV_KEY: KEY } });
try {
  const service = { CONFORME_URL: served.url, CONFORME_KEY: KEY };
  for (const name of names) {
    process.stdout.write(`── ${name}\n`);
    counts = added(counts, made(name));
    counts = added(counts, clients[name]!(service));
  }
} finally {
  await served.close();
}
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;
