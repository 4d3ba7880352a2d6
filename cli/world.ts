import type { Transport } from '@connectrpc/connect';
import type { Judge } from './documents/judge.ts';
import type { Workers } from './documents/workers.ts';

/** Where text or bytes go. */
export interface Sink {
  /** Ready for more when the promise is kept. */
  write(content: string | Uint8Array): Promise<void>;
  readonly isTerminal: boolean;
  /** Characters a line takes; only a terminal knows. */
  readonly columns: number;
}

/** What this room does not do itself; each takes the rest of the command line and gives the exit code. */
export type Outside = 'serve' | 'core' | 'mcp' | 'worker' | 'pack' | 'keys' | 'usage';

/** A platform to test against, as it is asked for. */
export interface PlatformWish {
  readonly host: string;
  readonly port: number;
  /** A file, or `:memory:`. */
  readonly store: string;
  readonly secret: string;
  /** Names between commas. */
  readonly quirks: string;
  /** Entries of its directory. */
  readonly directory: object;
}

export interface RunningPlatform {
  readonly url: string;
  /** What it is not. */
  readonly notice: string;
  close(): Promise<void>;
}

/** All that a command touches. Whoever starts the command line makes it (scripts/cli.ts), and tests make their own. */
export interface World {
  readonly version: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: Sink;
  readonly err: Sink;
  /** Standard input, whole. @throws Error when it is larger than `most` bytes. */
  stdin(most: number): Promise<Uint8Array>;
  /** To the engine of this process, which is loaded now. @param plugins folders, or names of installed packages */
  engine(plugins: readonly string[]): Promise<Transport>;
  /** The same where it judges alone, which is less to load. */
  judge(plugins: readonly string[]): Promise<Judge>;
  /** Engines on threads. */
  workers(plugins: readonly string[], threads: number): Promise<Workers>;
  /** A server of this process. @throws UsageError for what it cannot be */
  platform(wish: PlatformWish): Promise<RunningPlatform>;
  /** Threads that keep every core of this machine busy. */
  readonly cores: number;
  readonly outside: Readonly<Partial<Record<Outside, (args: readonly string[]) => Promise<number>>>>;
  /** Aborted by the first Ctrl-C from now on: the command that uses it has to end by itself. */
  readonly interrupted: AbortSignal;
}
