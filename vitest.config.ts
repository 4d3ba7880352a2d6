import { defineConfig } from 'vitest/config';

// Type stripping and several APIs in use need Node 24. npm scripts find it in node_modules/.bin (an optional dependency);
// a run that bypasses them gets this sentence instead of a syntax error deep in a room.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  throw new Error(
    `The tests need Node 24 or newer and this is ${process.version}. Run "npm ci" without --omit=optional ` +
      `(it brings Node 24 into node_modules/.bin) and then "npm test".`,
  );
}

const rooms = ['proto', 'rules', 'core', 'plugins', 'gateway', 'test'];

export default defineConfig({
  test: {
    include: rooms.map((room) => `${room}/**/*.test.ts`),
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**'],
    pool: 'threads',
    maxWorkers: 2,
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
