// `node scripts/serve.mjs [core]`: the service, or the core alone. Plain JavaScript, so that the compile cache is there before
// the first TypeScript is: with it, types are stripped and code is compiled once a version, not once a start (npm run bench -- --only cold).

import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// In the environment too, because worker threads look only there.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

try {
  const { main } = process.argv[2] === 'core' ? await import('./core.ts') : await import('./start.ts');
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
