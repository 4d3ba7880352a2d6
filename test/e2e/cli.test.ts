import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { it } from '../seldom.ts';
import { EXAMPLES } from './service.ts';

/** `conforme` as people run it: a process of its own, in their folder. */
const CONFORME = join(import.meta.dirname, '../../scripts/conforme.mjs');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'conforme-bin-'));
  const { status, stderr } = conforme(['generate', join(EXAMPLES, 'services.json'), '-o', 'good.xml']);
  expect([status, stderr]).toEqual([0, expect.stringContaining('good.xml: cii-xml, en16931')]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function conforme(args: readonly string[], input: string | Buffer = '') {
  const env = { ...process.env, LC_ALL: 'C' };
  return spawnSync(process.execPath, [CONFORME, ...args], { cwd: folder, input, env, encoding: 'utf8' });
}

describe('the process conforme', () => {
  it('knows its version', () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
      version: string;
    };
    expect(conforme(['--version']).stdout).toBe(`${version}\n`);
  });

  it('judges a pipe, without colours', () => {
    const { status, stdout, stderr } = conforme(['validate', '-'], readFileSync(join(folder, 'good.xml')));
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toBe('stdin: valid, factur-x en16931 (xsd, schematron:base, schematron:fr-ctc)\n');
  });

  it('expands a quoted pattern and tells by its exit code', () => {
    writeFileSync(join(folder, 'note.xml'), '<note/>');
    const { status, stdout } = conforme(['validate', '*.xml', '--format', 'ndjson']);
    expect(status).toBe(3);
    expect(stdout.trimEnd().split('\n')).toHaveLength(3);
  });

  it('goes on past what it cannot read', () => {
    mkdirSync(join(folder, 'in'), { recursive: true });
    symlinkSync('nowhere.xml', join(folder, 'in/a.xml'));
    writeFileSync(join(folder, 'in/b.xml'), readFileSync(join(folder, 'good.xml')));
    const { status, stdout } = conforme(['validate', 'in']);
    expect(status).toBe(4);
    expect(stdout).toContain('in/a.xml: fatal unreadable no such file or directory (ENOENT)');
    expect(stdout).toContain('in/b.xml: valid');
  });

  it('runs the commands that lie outside its room', () => {
    const { status, stdout } = conforme(['pack', 'check', join(EXAMPLES, 'plugins/house-rules')]);
    expect([status, stdout]).toEqual([0, expect.stringContaining('house-rules-cii 1.0.0: 2 rules')]);
  });

  it('ends on Ctrl-C with what is done, in a report that is whole', async () => {
    const many = join(folder, 'many');
    mkdirSync(many, { recursive: true });
    const good = readFileSync(join(folder, 'good.xml'));
    for (let at = 0; at < 2_000; at++) writeFileSync(join(many, `${String(at).padStart(4, '0')}.xml`), good);
    const child = spawn(process.execPath, [CONFORME, 'validate', 'many', '-f', 'json', '-j', '1'], {
      cwd: folder,
    });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      // The first document is reported; before it there is the beginning of the list.
      if (out.includes('name') && !child.killed) child.kill('SIGINT');
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(code).toBe(130);
    const done = (JSON.parse(out) as unknown[]).length;
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(2_000);
  });

  it('is content when nobody reads any more', async () => {
    const child = spawn(process.execPath, [CONFORME, 'rules', 'en16931-cii'], { cwd: folder });
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.stdout.destroy();
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(err).toBe('');
    expect([0, 141]).toContain(code);
  });
});
