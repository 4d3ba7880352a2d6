import { RULE_TIME_LIMIT_MS } from '@conforme/core/engine';
import { prepareExtensions } from '@conforme/core/main';
import type { Workers } from '@conforme/cli/workers';
import type { Outcome } from '@conforme/cli/outcome';
import { Pool } from '../core/worker/pool.ts';

const THREAD = new URL('./cli-worker.ts', import.meta.url);

/** As for the threads of the service (core/worker/work.ts), and for the same reasons. */
const THREADS = {
  limits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 },
  wornBy: { jobs: 500, heap: 256 * 1024 * 1024 },
};

/**
 * The longest one chunk may take, the start of its thread included, which on an overloaded machine takes half a minute: a limit
 * that threads cannot start within would fail every document of a run. A chunk that does not end is judged again, document by document.
 */
const TIME_LIMIT_MS = 120_000;

/** One caller alone: its documents wait for nothing but one another. */
const UNBOUNDED = { queue: Infinity, queueBytes: Infinity, large: Infinity };

/** Threads with an engine each. @throws PluginError with every fault of every plugin */
export async function workersOf(plugins: readonly string[], size: number): Promise<Workers> {
  const pool = new Pool({ ...THREADS, entry: THREAD, size, ...UNBOUNDED });
  pool.renew(await prepareExtensions({ plugins, ruleTimeLimitMs: RULE_TIME_LIMIT_MS }));
  const over = new AbortController();
  return {
    size,
    judge: async (chunk) => {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(new Error(tooSlow())), TIME_LIMIT_MS);
      try {
        return (await pool.run(chunk, [], AbortSignal.any([over.signal, late.signal]))) as Outcome[];
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => {
      over.abort(new Error('the run is over'));
      await pool.close();
    },
  };
}

function tooSlow(): string {
  return `The document took longer than ${TIME_LIMIT_MS / 1000} s.`;
}
