// However the service was started, whoever started it stops it: with what it was started by, and to its end.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { drawn, isLeftOut } from '../cases.ts';
import { dataUrl } from '../start/child.ts';
import { EXAMPLES } from './service.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const KEY = { authorization: 'Bearer stop', 'content-type': 'application/json' };
const BODY = readFileSync(path.join(EXAMPLES, 'services.json'));

const ends: (() => void)[] = [];
afterAll(() => ends.forEach((end) => end()));

interface Started {
  readonly child: ChildProcess;
  readonly ports: readonly [http: number, grpc: number];
  readonly ended: Promise<unknown>;
  log(): string;
}

/** In a group of its own, so that whatever a failing test leaves behind can be ended with it. */
async function started(command: string, args: readonly string[], env: object = {}): Promise<Started> {
  const ports = [await freePort(), await freePort()] as const;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'conforme-stop-'));
  const own = { PORT: String(ports[0]), GRPC_PORT: String(ports[1]), DATA_DIR: dataDir };
  // A machine that does much else takes its time.
  const patient = {
    HOST: '127.0.0.1',
    CONFORME_CALL_TIME_LIMIT_MS: '600000',
    CONFORME_DRAIN_MS: '',
    CONFORME_MAX_DELAY_MS: '0',
    // A second thread would compile what the first has compiled.
    CONFORME_WORKERS: '1',
  };
  const child = spawn(command, args, {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, ...patient, ...own, CONFORME_DEV_KEY: 'stop', CONFORME_PLUGINS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (log += text));
  ends.push(() => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // All of it has ended.
    }
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { child, ports, ended: once(child, 'exit'), log: () => log };
}

async function ready({ child, log }: Started): Promise<void> {
  while (!/gRPC on /.test(log())) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(log() || `${child.signalCode}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}

describe.runIf(process.platform !== 'win32' && !isLeftOut())('SIGTERM', () => {
  const ways: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
    // Its other script is the build, which other tests run beside.
    ['npm start', 'npm', ['start', '--ignore-scripts']],
    ['conforme serve', process.execPath, ['scripts/conforme.mjs', 'serve']],
    ['node scripts/serve.mjs', process.execPath, ['scripts/serve.mjs']],
  ];
  it.each(drawn(ways))(
    'to %s answers what is under way, and ends it with both its doors',
    async (_, command, args) => {
      const service = await started(command, args);
      await ready(service);
      const url = `http://127.0.0.1:${service.ports[0]}/v1/invoices`;
      const post = (what: string): Promise<Response> =>
        // A connection kept for later requests would be waited for.
        fetch(`${url}/${what}`, { method: 'POST', headers: { ...KEY, connection: 'close' }, body: BODY });
      const heavy = Array.from({ length: 2 }, () => post('generate'));
      // They are under way when a later one of another kind has been answered.
      await (await post('preview-xml')).text();
      service.child.kill('SIGTERM');
      for (const answer of await Promise.all(heavy)) {
        expect(answer.status).toBe(200);
        await answer.arrayBuffer();
      }
      await service.ended;
      expect(await Promise.all(service.ports.map(isTaken))).toEqual([false, false]);
    },
  );
});

describe.runIf(process.platform !== 'win32' && !isLeftOut())('a service nobody reads any more', () => {
  it.each(['while it starts', 'while it runs'])(
    'serves, and ends when it is told to: gone %s',
    async (when) => {
      const service = await started(process.execPath, ['scripts/serve.mjs']);
      const leave = (): void =>
        void [service.child.stdout, service.child.stderr].map((end) => end!.destroy());
      if (when === 'while it runs') await ready(service);
      leave();
      while (!(await isTaken(service.ports[0]))) {
        expect(service.child.exitCode).toBeNull();
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      const headers = { connection: 'close' };
      const answer = await fetch(`http://127.0.0.1:${service.ports[0]}/health/live`, { headers });
      expect(answer.status).toBe(200);
      await answer.text();
      service.child.kill('SIGTERM');
      expect(await service.ended).toEqual([0, null]);
    },
  );
});

describe.runIf(process.platform !== 'win32' && !isLeftOut())('a start that waits for its database', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends at once at %s', async (signal) => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const env = { DATABASE_URL: `postgres://conforme@127.0.0.1:${port}/conforme` };
    const connected = once(silent, 'connection');
    const service = await started(process.execPath, ['scripts/serve.mjs'], env);
    const [socket] = (await connected) as [Socket];
    service.child.kill(signal);
    expect([await service.ended, service.log()]).toEqual([[0, null], '']);
    socket.destroy();
    silent.close();
  });
});

describe('a port that is taken', () => {
  let first: Started;
  beforeAll(async () => {
    first = await started(process.execPath, ['scripts/serve.mjs'], { CONFORME_WORKERS: '0' });
    await ready(first);
  });

  it.each([
    ['PORT', 0],
    ['GRPC_PORT', 1],
  ] as const)('is reported with the variable that names another: %s', async (variable, door) => {
    const port = first.ports[door];
    const second = await started(process.execPath, ['scripts/serve.mjs'], { [variable]: String(port) });
    expect(await second.ended).toEqual([1, null]);
    expect(second.log()).toBe(
      `127.0.0.1:${port} is taken by another process: choose another port with ${variable}\n`,
    );
  });
});

it.runIf(process.platform !== 'win32' && !isLeftOut())(
  'a service that is to load its rules anew while it starts goes on starting',
  async () => {
    const early = dataUrl(`
    import { registerHooks } from 'node:module';
    const load = (url, context, next) => {
      if (url.endsWith('/scripts/start.ts')) process.kill(process.pid, 'SIGHUP');
      return next(url, context);
    };
    registerHooks({ load });`);
    const service = await started(process.execPath, ['--import', early, 'scripts/serve.mjs']);
    await ready(service);
    service.child.kill('SIGTERM');
    expect(await service.ended).toEqual([0, null]);
  },
);
