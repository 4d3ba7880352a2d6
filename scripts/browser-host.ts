// What stands for Node where the engine runs in a browser.

import path from 'node:path';
import type { BuildOptions } from 'esbuild';

const ROOT = path.join(import.meta.dirname, '..');

export const HOST: string = path.join(ROOT, 'library/browser/host');

/** What every browser of the page understands, in workers that are modules too. */
export const TARGET = ['es2022', 'chrome123', 'firefox121', 'safari17.5'];

/** How scripts are bundled that browsers run. */
export const BUNDLED: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: TARGET,
  minify: true,
  // Failures are reported as classes and places.
  keepNames: true,
  legalComments: 'none',
  logLevel: 'warning',
};

/** The one seam between the engine and where it runs: a module of Node → what stands for it in a browser. */
export const INSTEAD: Readonly<Record<string, string>> = {
  'node:buffer': 'buffer.ts',
  'node:crypto': 'crypto.ts',
  'node:diagnostics_channel': 'diagnostics.ts',
  'node:dns': 'network.ts',
  'node:fs': 'fs.ts',
  'node:https': 'network.ts',
  'node:module': 'module.ts',
  'node:net': 'network.ts',
  'node:path': 'path.ts',
  'node:timers/promises': 'timers.ts',
  'node:url': 'url.ts',
  'node:zlib': 'zlib.ts',
};
