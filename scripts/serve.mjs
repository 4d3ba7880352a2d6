// `node scripts/serve.mjs [core | mcp | worker]`: the service, the core alone, MCP over the standard streams, or a worker on jobs.
// Plain JavaScript, so that the compile cache is there before the first TypeScript is: with it, types are stripped and code is compiled
// once a version, not once a start (npm run bench -- --only cold).

import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// In the environment too, because worker threads look only there.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled/service');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

// Before the rules are there nothing is answered that would have to be finished, and a database that is away may be waited for. The first
// process of a container has no other way to hear of it.
const early = () => process.exit(0);
const STOPS = ['SIGTERM', 'SIGINT'];
for (const signal of STOPS) process.once(signal, early);
// Whoever has the rules loaded anew while they are loaded gets what they want: it must not end the start, as it would by itself.
if (process.argv[2] !== 'mcp') process.on('SIGHUP', () => {});

try {
  const mains = {
    core: async () => (await import('./core.ts')).main,
    mcp: async () => (await import('./mcp.ts')).main.bind(null, []),
    worker: async () => (await import('./worker.ts')).main,
    '': async () => (await import('./start.ts')).main,
  };
  const start = mains[process.argv[2] ?? ''];
  if (!start)
    throw new Error(`there is no ${process.argv[2]} to start: core, mcp, worker, or nothing for the service`);
  const { importBundled } = await import('./bundled.ts');
  importBundled();
  const run = await start();
  const prepared = () => {
    for (const signal of STOPS) process.off(signal, early);
    setFlags();
  };
  process.exitCode = (await run(prepared)) ?? 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/**
 * For the work to come; not before all is imported, because V8 refuses what was compiled under other flags: Node's own modules
 * would be compiled anew at every start. Nor before plugins are compiled: the last compiler would take on 500 functions of the one
 * that compiles rules instead of 81, for 2.5 s of CPU instead of 1.0 (examples/plugins/cius).
 */
function setFlags() {
  // What the middle compiler takes for functions as large as rules is not given back: after 10,000 validations the process holds
  // 160 MB with it and 110 MB without. It costs 1 s of CPU while they warm up, and 5 % afterwards, when the last compiler is done.
  setFlagsFromString('--no-maglev');

  // Most rules run once or not at all a document: at 3,000 runs, the default, the last compiler would take them on after ten thousand
  // documents. Over HTTP the first 8,000 small ones leave a request at 440 us instead of 580; after 15,000 both are the same.
  setFlagsFromString('--invocation-count-for-turbofan=300');

  // Where objects often outlive a collection of young ones V8 makes the next ones old at once, and an old one, needed or not, keeps all it
  // leads to until the whole heap is collected: of each of several conversions at a time 20 KB. A collection of young objects kept 830 KB
  // and took 1.2 ms, and keeps 10 KB and takes 0.5; after 12,500 conversions the process holds 269 MB instead of 340.
  setFlagsFromString('--no-allocation-site-pretenuring');
}
