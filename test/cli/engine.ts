import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, type World } from '@conforme/cli/main';
import { worldWith, type Recorded } from '../../cli/testing/world.ts';
import { workersOf } from '../../scripts/cli-workers.ts';
import { engineHere } from '@conforme/core/engine';
import { judgeWith, rulesHere } from '@conforme/core/judge';

/** The command line over the real engine, in this process and in a folder of its own. */
export interface Desk {
  readonly folder: string;
  run(
    args: readonly string[],
    more?: Partial<World>,
  ): Promise<Recorded['written'] & { readonly exit: number }>;
  close(): void;
}

export function desk(): Desk {
  const folder = mkdtempSync(join(tmpdir(), 'conforme-cli-'));
  const engine = engineHere([]);
  const judging = async (plugins: readonly string[]) => judgeWith(await rulesHere(plugins));
  const judge = judging([]);
  return {
    folder,
    run: async (args, more = {}) => {
      const world = worldWith((plugins) => (plugins.length === 0 ? engine : engineHere(plugins)), {
        cwd: folder,
        judge: (plugins) => (plugins.length === 0 ? judge : judging(plugins)),
        workers: workersOf,
        ...more,
      });
      const exit = await run(args, world);
      return { exit, ...world.written };
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
