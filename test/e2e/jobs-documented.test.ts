import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobOut } from '@conforme/proto/schema/jobs';
import { zip } from '../../gateway/testing/zip.ts';
import type { Service } from '../../scripts/start.ts';
import { example, INLINE, KEY, postJson, startService } from './service.ts';

// The commands of docs/jobs.md, as they stand there.

const ROOT = join(import.meta.dirname, '../..');
const DOCUMENT = readFileSync(join(ROOT, 'docs/jobs.md'), 'utf8');
const BLOCKS = [...DOCUMENT.matchAll(/```sh\n(.*?)```/gs)].map(([, text]) => text!);
// Objects need an S3 server: test/fleet orders the same.
const COMMANDS = BLOCKS.flatMap((text) => text.replaceAll('\\\n', '').split('\n')).filter(
  (line) => line.startsWith('curl ') && !line.includes('s3://'),
);
const CLI = BLOCKS.filter((text) => text.includes('conforme job'));

const isThere = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

describe.runIf(isThere('curl') && isThere('bash'))('docs/jobs.md', () => {
  let service: Service;
  let [folder, id] = ['', ''];
  beforeAll(async () => {
    service = await startService(null, [], INLINE);
    folder = mkdtempSync(join(tmpdir(), 'conforme-documented-'));
    const request = {
      ...example('services'),
      options: { ...example('services').options, output: 'cii-xml' },
    };
    const xml = Buffer.from(await (await postJson(service, '/v1/invoices/generate', request)).arrayBuffer());
    writeFileSync(
      join(folder, 'invoices.zip'),
      zip([
        { name: 'a.xml', content: xml },
        { name: 'b.xml', content: xml },
      ]),
    );
    writeFileSync(
      join(folder, 'requests.ndjson'),
      `${JSON.stringify(request)}\n${JSON.stringify(request)}\n`,
    );
    mkdirSync(join(folder, 'invoices'));
    writeFileSync(join(folder, 'invoices', 'a.xml'), xml);
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The service answers from this process, so nothing here may wait for a command in step with it. */
  function ran(
    line: string,
  ): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
    const { host } = new URL(service.url);
    const text = `conforme() { node "$ROOT/scripts/conforme.mjs" "$@"; }\n${line.replaceAll(/(localhost|127\.0\.0\.1):8080/g, host)}`;
    const env = { ...process.env, KEY, ID: id, ROOT };
    const child = spawn('bash', ['-e', '-c', text], { cwd: folder, env });
    let [out, err] = ['', ''];
    child.stdout.on('data', (piece) => (out += String(piece)));
    child.stderr.on('data', (piece) => (err += String(piece)));
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
  }

  it('has commands', () => expect([COMMANDS.length, CLI.length]).toEqual([9, 1]));

  it.each(COMMANDS)('%s', async (line) => {
    const { code, out } = await ran(line);
    expect(code).toBe(0);
    if (line.includes(' -F ')) {
      const job = JSON.parse(out) as JobOut;
      expect(job).toMatchObject({ documents: 2 });
      id = job.id;
    } else if (line.includes('/events')) expect(out).toMatch(/event: end\ndata: \{.*"state":"done".*\}/);
    else if (line.includes('/results?format=parquet'))
      expect(readFileSync(join(folder, 'results.parquet')).subarray(0, 4).toString()).toBe('PAR1');
    else if (line.includes('/results')) expect(out.trimEnd().split('\n')).toHaveLength(2);
    else if (line.includes('/errors')) expect(out).toBe('');
    else expect(JSON.parse(out)).toMatchObject({ id });
  });

  it.each(CLI)('%s', async (block) => {
    const { code, err } = await ran(block);
    expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
    expect(readFileSync(join(folder, 'results.ndjson'), 'utf8').trimEnd().split('\n')).toHaveLength(2);
  });
});
