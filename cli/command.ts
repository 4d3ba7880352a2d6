import type { Exit } from './exit.ts';
import type { Given, Options } from './options.ts';
import type { Outside, World } from './world.ts';

/** What is known of a command without running it: enough for its help, the completion of shells and the reading of its options. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What stands after its name, options aside. */
  readonly takes: string;
  readonly about: readonly string[];
  readonly options: Options;
  readonly examples: readonly (readonly [line: string, what: string])[];
  /** Loaded when it runs: the help of one command does not wait for the engine of another. */
  readonly load: (() => Promise<Run>) | Outside;
}

export type Run = (given: Given, world: World) => Promise<Exit>;
