// A gateway, a core or a worker as its operator runs it, at a port it keeps when it is started again.

import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { nodeFlags } from '../../scripts/node-flags.ts';

const SERVE = join(import.meta.dirname, '../../scripts/serve.mjs');
const KEPT = 20_000;

export interface MemberOptions {
  readonly name: string;
  readonly what: 'core' | 'worker' | null;
  readonly env: Readonly<Record<string, string>>;
}

export class Member {
  readonly name: string;
  readonly #options: MemberOptions;
  #child: ChildProcess | null = null;
  #ended = Promise.resolve();
  #log = '';

  constructor(options: MemberOptions) {
    this.#options = options;
    this.name = options.name;
  }

  /** The end of what it has written since it was started. */
  get log(): string {
    return this.#log;
  }

  get pid(): number {
    return this.#child!.pid!;
  }

  /** Starts it and waits until it says that it serves. @throws Error when it ends instead. */
  async start(env: Readonly<Record<string, string>> = {}): Promise<void> {
    const { what } = this.#options;
    const child = spawn(process.execPath, [...nodeFlags(what), SERVE, ...(what ? [what] : [])], {
      env: { ...process.env, ...this.#options.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#ended = new Promise((resolve) => child.once('close', () => resolve()));
    await new Promise<void>((resolve, reject) => {
      const more = (text: string): void => {
        this.#log = (this.#log + text).slice(-KEPT);
        if (/^(HTTP on|gRPC on|works on) /m.test(this.#log)) resolve();
      };
      this.#log = '';
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', more);
      void this.#ended.then(() => reject(new Error(`${this.name} ended: ${this.#log}`)));
    });
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Until it has ended, by itself or otherwise. */
  ended(): Promise<void> {
    return this.#ended;
  }

  /** Ends it, whatever state it is in, and waits until it has. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.signal(signal);
    await this.#ended;
  }
}
