#!/usr/bin/env node
// `conforme`: finds the Node it needs, then hands over to cli.ts. Plain JavaScript that any Node since 20 reads, and quick: what
// can be said without TypeScript is said here, and the compile cache is there before the first TypeScript is.

import { existsSync, readFileSync, statSync } from 'node:fs';
// Whole, because Node 20 has no compile cache to name.
import * as modules from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const NEEDED = 24;
const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..');
const args = process.argv.slice(2);

/** What judging one document imports of Node (test/start/command.test.ts). */
const OF_NODE = ['buffer', 'diagnostics_channel', 'events', 'fs/promises', 'os', 'stream/promises', 'util'];

/** Whether documents are judged that need no threads (cli/documents/spread.ts): neither folders and patterns nor many files. */
function judgesFew() {
  const isFile = (arg) => !/[*?[{]/.test(arg) && !statSync(arg, { throwIfNoEntry: false })?.isDirectory();
  return args[0] === 'validate' && args.length < 24 && args.every(isFile);
}

/**
 * For a process that judges a few documents and ends: to compile what runs often costs it more than that saves, and its young objects are
 * soon given all the room they ever are. V8 refuses what was compiled under other flags, so what it has is kept first, and what it needs
 * of Node is there before.
 */
function setFlags() {
  modules.flushCompileCache();
  for (const name of OF_NODE) process.getBuiltinModule(name);
  for (const flag of ['--no-maglev', '--semi-space-growth-factor=16']) setFlagsFromString(flag);
}

/** Another Node with the same command line, streams and fate. */
async function handOver(node, words) {
  if (process.execve && process.platform !== 'win32') process.execve(node, [node, ...words], process.env);
  const { spawn } = await import('node:child_process');
  const child = spawn(node, words, { stdio: 'inherit' });
  // Ctrl-C reaches the child too, which decides what it means; this process only waits for it.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => end(`${node} cannot be started: ${error.message}`));
  child.on('close', (code, signal) => {
    if (!signal) process.exit(code ?? 4);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

function end(reason) {
  process.stderr.write(`conforme: ${reason}\n`);
  process.exit(4);
}

/** The Node that npm installed beside us, whatever runs this. */
function bundledNode() {
  const find = modules.createRequire(import.meta.url);
  for (const name of [
    `node-${process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ])
    try {
      const folder = dirname(find.resolve(`${name.replace('win32', 'win')}/package.json`));
      const file = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
      if (existsSync(file)) return file;
    } catch {
      // Not installed under this name; each platform has one of them.
    }
  return null;
}

/** The service has flags that are heard at the start only. */
function serve(command) {
  Promise.all([import('./node-flags.ts'), import('./built.ts')])
    .then(([{ nodeFlags }, { requireBuilt }]) => {
      requireBuilt(command === 'serve');
      return nodeFlags(command === 'serve' ? null : command);
    })
    .then(
      (flags) =>
        handOver(process.execPath, [
          ...flags,
          join(here, 'serve.mjs'),
          ...(command === 'serve' ? [] : [command]),
        ]),
      (error) => end(error.message),
    );
}

function main() {
  if (args.length === 1 && ['--version', '-V', 'version'].includes(args[0])) {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    process.stdout.write(`${version}\n`);
    return;
  }
  if (Number(process.versions.node.split('.')[0]) < NEEDED) {
    const node = bundledNode();
    if (node === null) end(`this needs Node ${NEEDED}, and runs on ${process.version}`);
    handOver(node, [fileURLToPath(import.meta.url), ...args]);
    return;
  }
  const [command] = args;
  if (['serve', 'core', 'mcp', 'worker'].includes(command) && args.length === 1) {
    serve(command);
    return;
  }
  const few = judgesFew();
  // In the environment too, because worker threads look only there.
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled', few ? 'few' : '');
  modules.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  const withPlugins =
    Boolean(process.env.CONFORME_PLUGINS) || args.some((arg) => arg.startsWith('--plugins'));
  import('./bundled-command.ts')
    .then(({ commandLine }) => {
      if (few) setFlags();
      return commandLine(withPlugins);
    })
    .then(({ main }) => main(args))
    .then(
      (code) => process.exit(code),
      (error) => end(error instanceof Error ? error.stack : String(error)),
    );
}

main();
