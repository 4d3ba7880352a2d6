import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { scratch } from './test/scratch.ts';

/**
 * A whole run asks for a fifth of so many files, and Node keeps what nobody asks for again: what tests compile in scratch folders, and
 * test files themselves, whose address is another in each run.
 */
const MOST_COMPILED = 20_000;

/** Begins anew with what a version of Node has compiled once that is too much. */
function bounded(folder: string): string {
  for (const version of existsSync(folder) ? readdirSync(folder) : []) {
    const compiled = join(folder, version);
    if (readdirSync(compiled).length > MOST_COMPILED) discard(compiled);
  }
  return folder;
}

/** In one step out of the way of another run, which may be reading and writing there: it goes on without. */
function discard(folder: string): void {
  const away = join(folder, '../..', `discarded-${process.pid}`);
  try {
    renameSync(folder, away);
  } catch {
    return; // Another run was first.
  }
  rmSync(away, { recursive: true, force: true });
}

// The threads and processes that tests start find there what others have stripped of types and compiled. Node reads it as it starts.
process.env['NODE_COMPILE_CACHE'] ??= bounded(join(import.meta.dirname, '.cache/compiled/tests'));

// Their temporary folders, also those of a run that is interrupted.
process.env['TMPDIR'] = scratch();

// Of a whole run in which nobody asked for this or that, part of what is dear is left out (test/cases.ts).
const isWhole = process.argv.slice(2).every((argument) => argument === 'run' || argument.startsWith('-'));
if (process.env['npm_lifecycle_event'] === 'test' && isWhole) process.env['CONFORME_TEST_CASES'] ??= 'some';

const rooms = [
  'proto',
  'rules',
  'pdf',
  'core',
  'plugins',
  'gateway',
  'cli',
  'library',
  'platform',
  'scripts',
];
const across = 'test';
/** Most of their files start a whole service in their own thread. */
const services = ['test/e2e', 'test/contract'];
const browser = ['test/browser'];

/** A bound against hangs, not a measure: a shared machine may be ten times slower than a quiet one, and a test of a service takes 20 s. */
const HUNG_MS = 600_000;

const never = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];
const testsOf = (folders: readonly string[]): string[] => folders.map((folder) => `${folder}/**/*.test.ts`);

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'rooms', include: testsOf(rooms) } },
      { extends: true, test: { name: 'services', include: testsOf(services) } },
      { extends: true, test: { name: 'browser', include: testsOf(browser) } },
      {
        extends: true,
        test: {
          name: 'across',
          include: testsOf([across]),
          exclude: [...never, ...testsOf(services), ...testsOf(browser)],
        },
      },
    ],
    exclude: never,
    pool: 'threads',
    // Files share a thread and what it has loaded: half the CPU in rooms. None leaves behind what another would trip over.
    isolate: false,
    // Node strips types by itself, and its compile cache keeps what it stripped; Vite would transform each module in each thread. No
    // module is mocked, so no loader looks for mocks.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // One each core: vitest leaves a core to itself, which needs little of it, and half of a machine of two. One more takes longer
    // (test/README.md).
    maxWorkers: availableParallelism(),
    testTimeout: HUNG_MS,
    hookTimeout: HUNG_MS,
    expect: { poll: { timeout: HUNG_MS / 2 } },
    // A room without tests shows in the closing line; a run without any test at all is a failure.
    passWithNoTests: false,
    reporters: ['default', './test/reporter.ts'],
    coverage: {
      provider: 'v8',
      include: [...rooms, across].map((room) => `${room}/**/*.{ts,tsx}`),
      exclude: ['**/*.test.ts', 'proto/gen/**', '**/dist/**', 'test/**'],
      reporter: ['text-summary'],
    },
  },
});
