// What a thread of the service runs: core/worker/thread.ts, with the packages of others imported as few files.

import { importBundled } from './bundled.ts';

importBundled();
await import('../core/worker/thread.ts');
