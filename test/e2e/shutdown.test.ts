import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { it } from '../seldom.ts';
import { serve } from './process.ts';
import { EXAMPLES } from './service.ts';

const KEY = { authorization: 'Bearer stop', 'content-type': 'application/json' };
const BODY = readFileSync(join(EXAMPLES, 'services.json'));
const ENV = { CONFORME_DEV_KEY: 'stop' };
/** What is asked of it is small, and done where it is asked: a thread would only be started and ended. */
const HERE = { ...ENV, CONFORME_WORKERS: '0' };

/** In the process of the service, before anything else. */
const first = (code: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
});

/** The doors stay open until SIGUSR2, and not for a time: a client may look as late as it likes. */
const DRAIN_MS = 987_654;
const UNTIL_SIGNAL = {
  CONFORME_DRAIN_MS: String(DRAIN_MS),
  ...first(`import timers from 'node:timers/promises';
    import { syncBuiltinESMExports } from 'node:module';
    const { setTimeout } = timers;
    timers.setTimeout = (ms, ...rest) =>
      ms === ${DRAIN_MS} ? new Promise((end) => process.once('SIGUSR2', end)) : setTimeout(ms, ...rest);
    syncBuiltinESMExports();`),
};

interface Answer {
  readonly status: number;
  readonly body: Buffer;
  readonly connection: string | undefined;
}

/** One request over an agent's connections; rejects when its connection ends before the answer does. */
function post(agent: Agent, url: string, path: string, id: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { ...KEY, 'x-request-id': id };
    const sent = request(`${url}${path}`, { method: 'POST', agent, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        response.complete
          ? resolve({
              status: response.statusCode!,
              body: Buffer.concat(pieces),
              connection: response.headers.connection,
            })
          : reject(new Error('the answer was cut off')),
      );
    });
    sent.on('error', reject);
    sent.end(BODY);
  });
}

describe('a service that is told to stop', () => {
  it('drops no request of clients who look at /health/ready, however many connections they keep', async () => {
    const served = await serve({ plugins: [], env: { ...HERE, ...UNTIL_SIGNAL } });
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    const answered: string[] = [];
    const statuses = new Set<number>();
    const failures: unknown[] = [];
    const service = { ready: true };
    const look = async (): Promise<void> => {
      while (service.ready) {
        service.ready = (await fetch(`${served.url}/health/ready`)).status === 200;
        await pause(20);
      }
    };
    const client = async (name: number): Promise<void> => {
      for (let at = 0; service.ready; at++) {
        const id = `${name}-${at}`;
        await post(agent, served.url, '/v1/invoices/preview-xml', id).then(
          ({ status }) => void (statuses.add(status), answered.push(id)),
          (failure: unknown) => failures.push(failure),
        );
      }
    };
    const load = Promise.all([look(), ...Array.from({ length: 16 }, (_, name) => client(name))]);
    while (answered.length < 100) await pause(20);
    const stopped = served.close();
    await load;
    served.child.kill('SIGUSR2');
    await stopped;
    agent.destroy();
    expect(failures).toEqual([]);
    expect([...statuses]).toEqual([200]);
    const logged = new Set([...served.log().matchAll(/"requestId":"(\d+-\d+)"/g)].map(([, id]) => id));
    expect(answered.filter((id) => !logged.has(id))).toEqual([]);
    expect(served.child.exitCode).toBe(0);
  });

  it('answers, by default, whoever kept a connection for a request to come', async () => {
    const served = await serve({ plugins: [], env: { ...HERE, CONFORME_DRAIN_MS: '' } });
    // Each has a connection of its own, idle when the service is told to stop, and used again when others were.
    const agents = Array.from({ length: 12 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const ask = (agent: Agent) => post(agent, served.url, '/v1/invoices/preview-xml', 'idle');
    await Promise.all(agents.map(ask));
    const stopped = served.close();
    while ((await fetch(`${served.url}/health/ready`)).status === 200) continue;
    const answers: Answer[] = [];
    for (const agent of agents) answers.push(await ask(agent));
    expect(answers.map(({ status, connection }) => [status, connection])).toEqual(
      agents.map(() => [200, 'close']),
    );
    // Nobody is connected any more, which ends it: gateway/operations/drain.test.ts.
    await stopped;
    expect(served.child.exitCode).toBe(0);
  });

  it('from a terminal does not wait for whoever is connected', async () => {
    // Were so long waited for, this would not end.
    const served = await serve({ plugins: [], env: { ...HERE, CONFORME_DRAIN_MS: '900000' } });
    const agent = new Agent({ keepAlive: true });
    await post(agent, served.url, '/v1/invoices/preview-xml', 'idle');
    await served.close('SIGINT');
    expect(served.child.exitCode).toBe(0);
    agent.destroy();
  });

  it('finishes what it was doing, and takes no more', async () => {
    // A machine with other work makes calls long; here none is too long.
    const served = await serve({ plugins: [], env: { ...ENV, CONFORME_CALL_TIME_LIMIT_MS: '300000' } });
    const agent = new Agent({ keepAlive: true });
    const heavy = Array.from({ length: 3 }, (_, at) =>
      post(agent, served.url, '/v1/invoices/generate', `pdf-${at}`),
    );
    // They are under way when a later one of another kind has been answered.
    await post(agent, served.url, '/v1/invoices/preview-xml', 'later');
    const stopped = served.close();
    const documents = await Promise.all(heavy);
    await stopped;
    agent.destroy();
    for (const { status, body } of documents) {
      expect(status).toBe(200);
      expect(body.subarray(0, 5).toString()).toBe('%PDF-');
      expect(body.subarray(-6).toString()).toContain('%%EOF');
    }
    await expect(fetch(`${served.url}/health`)).rejects.toThrow();
    expect(served.child.exitCode).toBe(0);
  });
});

describe('a service that fails outright', () => {
  it('has told of every request before, and of itself no more than where it was', async () => {
    const bomb = "process.on('SIGUSR2', () => { throw new Error('MARKED 987654.32'); })";
    const served = await serve({ plugins: [], env: { ...HERE, ...first(bomb) } });
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const headers = { 'x-request-id': `before-${at}` };
        await (await fetch(`${served.url}/health`, { headers })).text();
      }),
    );
    served.child.kill('SIGUSR2');
    await once(served.child, 'close');
    expect(served.child.exitCode).toBe(1);
    const log = served.log();
    for (let at = 0; at < 20; at++) expect(log).toContain(`"requestId":"before-${at}"`);
    expect(log).toMatch(/"requestId":"uncaught","failure":\[\{"error":"Error","frames":\[/);
    expect(log).not.toContain('MARKED');
  });
});

describe('a worker without threads', () => {
  it('stays while there is no work, until it is told to stop', async () => {
    // This timer holds no process: it only comes where something else does.
    const watch = `let isStopped = false;
      process.once('SIGUSR2', () => setTimeout(() => process.kill(process.pid, 'SIGTERM'), 100).unref());
      process.once('SIGTERM', () => (isStopped = true));
      process.once('beforeExit', () => { if (!isStopped) process.exitCode = 3; });`;
    const served = await serve({ plugins: [], env: { ...HERE, ...first(watch) }, what: 'worker' });
    served.child.kill('SIGUSR2');
    if (served.child.exitCode === null) await once(served.child, 'close');
    await served.close();
    expect(served.child.exitCode).toBe(0);
  });
});
