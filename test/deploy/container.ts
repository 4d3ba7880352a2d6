import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../../scripts/image/layer.ts';
import type { Image } from './layout.ts';

// An image unpacked and run as a container runs it, without an engine: its files as the root and read-only, its account, its
// environment and nothing of ours, a process tree of its own with its command as process 1.

/** What a container is given besides the image. */
interface Given {
  readonly env?: Readonly<Record<string, string>>;
  readonly args: readonly string[];
}

/** A command in a container. */
export interface Contained {
  readonly process: ChildProcess;
  /** To process 1, as an engine would. */
  signal(name: NodeJS.Signals): void;
  /** Its exit code, and all it said. */
  readonly ended: Promise<{ readonly status: number | null; readonly said: string }>;
}

const APART = ['--mount', '--pid', '--fork', '--kill-child'];

/** Mounts, then becomes the image's account; `$1` is the root, `$2` the account. What follows is the command. */
const ENTER = `set -e
root=$1 user=$2; shift 2
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t proc proc "$root/proc"
mount --bind "$root.data" "$root/data"
mount --bind "$root.work" "$root/work"
cd /
exec chroot --userspec="$user" "$root" "$@"`;

export class Container {
  readonly #image: Image;
  readonly #place = mkdtempSync(path.join(tmpdir(), 'conforme-image-'));
  readonly #root = path.join(this.#place, 'root');

  constructor(image: Image) {
    this.#image = image;
    mkdirSync(this.#root);
    for (const layer of image.layers) {
      const file = path.join(this.#place, 'layer.tar');
      writeFileSync(file, layer);
      run('tar', ['-xpf', file, '--numeric-owner', '-C', this.#root]);
      rmSync(file);
    }
    // What an engine mounts, and the two places where it may write.
    for (const folder of ['proc', 'dev']) mkdirSync(path.join(this.#root, folder), { recursive: true });
    for (const name of ['data', 'work']) {
      const place = `${this.#root}.${name}`;
      mkdirSync(place);
      run('chown', [image.config.config.User, place]);
    }
  }

  /** Puts a file where the command line stands. */
  put(name: string, content: Uint8Array): void {
    writeFileSync(path.join(`${this.#root}.work`, name), content);
  }

  read(name: string): Buffer {
    return readFileSync(path.join(`${this.#root}.work`, name));
  }

  start({ env = {}, args }: Given): Contained {
    const { User, Env, Entrypoint } = this.#image.config.config;
    const variables = [...Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
    const launch = JSON.stringify([variables, [...Entrypoint, ...args]]);
    const command = ['/usr/local/bin/node', '-e', LAUNCH, launch];
    const child = spawn('unshare', [...APART, 'sh', '-c', ENTER, 'sh', this.#root, User].concat(command), {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part));
    const ended = new Promise<{ status: number | null; said: string }>((resolve, reject) => {
      child.once('error', reject).once('close', (status) => resolve({ status, said }));
    });
    return { process: child, ended, signal: (name) => process.kill(firstChildOf(child.pid!), name) };
  }

  remove(): void {
    rmSync(this.#place, { recursive: true, force: true });
  }
}

/** Becomes the command, with the image's environment and no other. */
const LAUNCH = `const [env, [file, ...args]] = JSON.parse(process.argv[1]);
process.chdir('/work');
process.execve(file, [file, ...args], Object.fromEntries(env.map((pair) => pair.split(/=(.*)/s).slice(0, 2))));`;

const firstChildOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

/** Why none can be run here; null where one can. */
export function whyNoContainer(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'this needs root on Linux';
  const tried = spawnSync('unshare', ['--mount', '--pid', '--fork', 'mount', '--bind', '/', '/'], {
    encoding: 'utf8',
  });
  return tried.status === 0
    ? null
    : `this machine lets nobody unshare: ${tried.error ?? tried.stderr}`.trim();
}
