// Doors behind TLS, with certificates made here.

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as http2 from 'node:http2';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLeftOut } from '../cases.ts';
import type { Service } from '../../scripts/start.ts';
import { engineAt } from './engine-client.ts';
import { KEY, SILENT, startService } from './service.ts';

/** Whether certificates can be made here. */
const OPENSSL = (() => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe.runIf(OPENSSL && !isLeftOut())('with certificates', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'conforme-tls-'));
  const file = (name: string): string => path.join(folder, name);
  const openssl = (...args: string[]): void =>
    void execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  const make = (name: string): void => {
    openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.csr`,
      '-subj',
      `/CN=${name}`,
    );
    writeFileSync(file('names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1');
    openssl(
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      '-CA',
      'ca.pem',
      '-CAkey',
      'ca.key',
      '-CAcreateserial',
      '-days',
      '2',
      '-extfile',
      'names',
      '-out',
      `${name}.pem`,
    );
  };
  const said: string[] = [];
  let service: Service;
  let ca: Buffer;
  beforeAll(async () => {
    openssl(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
      '-days',
      '2',
      '-subj',
      '/CN=ca',
    );
    for (const name of ['first', 'second', 'client']) make(name);
    ca = readFileSync(file('ca.pem'));
    copyFileSync(file('first.pem'), file('door.pem'));
    copyFileSync(file('first.key'), file('door.key'));
    const tls = { cert: file('door.pem'), key: file('door.key'), clientCa: file('ca.pem') };
    const say = (line: string): void => void said.push(line);
    service = await startService(null, [], { host: '0.0.0.0', tls }, SILENT, say);
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  it('gRPC answers whose client has one, and asks for no key', async () => {
    const own = { cert: readFileSync(file('client.pem')), key: readFileSync(file('client.key')) };
    const { rulesets } = await engineAt(service.grpcPort!, null, { ca, ...own }).listRulesets({});
    expect(rulesets.length).toBeGreaterThan(0);
    await expect(engineAt(service.grpcPort!, KEY, { ca }).listRulesets({})).rejects.toThrow();
  });

  const port = (): number => Number(new URL(service.url).port);
  const overOne = (): Promise<readonly [string, string]> =>
    new Promise((resolve, reject) => {
      const sent = httpsRequest(
        { port: port(), host: 'localhost', path: '/health', ca, agent: false },
        (answer) => {
          const { subject } = (answer.socket as TLSSocket).getPeerCertificate();
          answer.resume().once('end', () => resolve([answer.httpVersion, String(subject.CN)]));
        },
      );
      sent.once('error', reject).end();
    });

  it('HTTP answers over HTTP/1.1 and HTTP/2', async () => {
    expect(await overOne()).toEqual(['1.1', 'first']);
    const session = http2.connect(`https://localhost:${port()}`, { ca });
    const post = (body: string): Promise<readonly [number, string]> =>
      new Promise((resolve, reject) => {
        const headers = { ':method': 'POST', ':path': '/v1/invoices/validate', 'x-api-key': KEY };
        const stream = session.request(headers);
        let [status, text] = [0, ''];
        stream.on('response', (answer) => (status = answer[':status']!));
        stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        stream.once('end', () => resolve([status, text])).once('error', reject);
        stream.end(body);
      });
    const answers = await Promise.all([post('<no-invoice/>'), post('x'.repeat(2 * 1024 * 1024))]);
    session.close();
    expect(answers.map(([status, text]) => [status, (JSON.parse(text) as { code: string }).code])).toEqual([
      [400, 'not_an_einvoice'],
      [400, 'not_an_einvoice'],
    ]);
  });

  it('are taken anew when the files change, and kept when the new ones do not fit', async () => {
    writeFileSync(file('door.pem'), 'no certificate');
    writeFileSync(file('door.key'), 'no key');
    await expect.poll(() => said.join('\n')).toContain('the certificates stay as they were');
    expect(await overOne()).toEqual(['1.1', 'first']);
    copyFileSync(file('second.key'), file('door.key'));
    copyFileSync(file('second.pem'), file('door.pem'));
    await expect.poll(overOne).toEqual(['1.1', 'second']);
  });
});
