import { defineConfig } from 'vitest/config';

/** Their tests touch nothing that outlives a call (test/house/state.ts), so files share a worker: a third of their time was to import the same modules again. */
const functions = ['proto', 'rules', 'pdf', 'core', 'plugins'];
/** Servers, processes, clocks and environments: each file has a worker of its own. */
const doors = ['gateway', 'cli', 'scripts', 'test'];
const rooms = [...functions, ...doors];

const testsIn = (names: readonly string[]): string[] => names.map((room) => `${room}/**/*.test.ts`);
const exclude = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'functions', include: testsIn(functions), exclude, isolate: false } },
      { extends: true, test: { name: 'doors', include: testsIn(doors), exclude } },
    ],
    pool: 'threads',
    // A bound against hangs, not a measure: a shared machine may be ten times slower than a quiet one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A room without tests shows in the closing line; a run without any test at all is a failure.
    passWithNoTests: false,
    reporters: ['default', './test/reporter.ts'],
    coverage: {
      provider: 'v8',
      include: rooms.map((room) => `${room}/**/*.ts`),
      exclude: ['**/*.test.ts', 'proto/gen/**', '**/dist/**', 'test/**'],
      reporter: ['text-summary'],
    },
  },
});
