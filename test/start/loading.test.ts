import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRegistry } from '@conforme/core/main';
import { invoiceXml } from '../../core/testkit/invoice.ts';
import { cacheUse, loadedBy } from './child.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'conforme-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (syntax: string): string => path.join(folder, `${syntax}.xml`);

beforeAll(async () => {
  const registry = await createRegistry();
  for (const syntax of ['cii', 'ubl'] as const) {
    await registry.syntax(syntax).load?.();
    writeFileSync(file(syntax), invoiceXml(registry, {}, { syntax }));
  }
});

/** What a pipeline does with a document, in a process that does nothing else. */
const calling = (pipeline: string, syntax: string, options: string): string => `
  import { readFileSync } from 'node:fs';
  import { createRegistry } from './core/main.ts';
  import * as pipeline from './core/pipeline/${pipeline}.ts';
  await pipeline.${pipeline}(await createRegistry(), readFileSync(${JSON.stringify(file(syntax))}), ${options});`;

const validating = (syntax: string): readonly string[] =>
  loadedBy(
    calling('validate', syntax, `{ check: 'base', language: 'en', explain: false, asOf: '2026-11-21' }`),
  );

/** The rules of a container stand among all others, whatever is judged. */
const OTHERS =
  /^(pdf\/(?!file\/detect)|plugins\/(pdfa|visual)\/(?!index|version|rules\/)|core\/extension\/(?!prepared)|core\/syntax\/row)/;

describe('a first verdict', () => {
  it.each([
    ['cii', 'en16931-cii'],
    ['ubl', 'en16931-ubl'],
  ])('on %s loads the one pack that judges, and nothing that writes, draws or extends', (syntax, pack) => {
    const loaded = validating(syntax);
    expect(loaded.filter((name) => name.startsWith('rules/dist/'))).toEqual([
      expect.stringMatching(new RegExp(`^rules/dist/${pack}@`)),
    ]);
    expect(loaded.filter((name) => OTHERS.test(name))).toEqual([]);
    expect(
      loaded.filter((name) => /^plugins\/(cii|ubl)\/(tables|write|document|line)\.ts$/.test(name)),
    ).toEqual([]);
  });

  it('reads the fields of a document with the tables of its own syntax', () => {
    const loaded = loadedBy(calling('extract', 'ubl', '{}'));
    expect(loaded).toContain('plugins/ubl/document.ts');
    expect(loaded).not.toContain('plugins/cii/document.ts');
    expect(loaded.filter((name) => name.startsWith('rules/dist/'))).toEqual([]);
  });
});

it('the command line loads the one report it is asked for, and of the engine what judges', () => {
  const args = JSON.stringify(['validate', file('cii'), '--format', 'json']);
  const loaded = loadedBy(`await (await import('./scripts/cli.ts')).main(${args});`);
  expect(loaded.filter((name) => /^cli\/report\/(json|html|sarif|junit|svrl)\.ts$/.test(name))).toEqual([
    'cli/report/json.ts',
  ]);
  expect(loaded).toContain('core/pipeline/validate.ts');
  expect(loaded.filter((name) => /^proto\/(gen|schema\/codec)|bufbuild|connectrpc/.test(name))).toEqual([]);
  expect(
    loaded.filter((name) => /^core\/(pipeline\/(generate|embed|render)|worker\/pool)\.ts$/.test(name)),
  ).toEqual([]);
});

describe('jobs', () => {
  const loading = (settings: string): readonly string[] =>
    loadedBy(`
      import { settingsFrom } from './scripts/settings.ts';
      import { engineOfJobs } from './scripts/jobs.ts';
      const settings = settingsFrom({ DATA_DIR: ${JSON.stringify(folder)}, ...${settings} });
      await (await engineOfJobs(settings, () => {}, false)).close();`);
  const libraries = /^node_modules\/(@aws-sdk|@smithy|@nats-io)\//;

  it('of one machine load nothing of a fleet', () => {
    const loaded = loading('{}');
    expect(loaded).toContain('gateway/jobs/sqlite.ts');
    expect(
      loaded.filter((name) => libraries.test(name) || /^gateway\/jobs\/(fleet|s3)\//.test(name)),
    ).toEqual([]);
  });

  it('of a fleet load its libraries, and connect to nothing before there is work', () => {
    const loaded = loading(
      "{ DATABASE_URL: 'postgres://u@127.0.0.1:9/d', NATS_URL: 'nats://127.0.0.1:9', S3_BUCKET: 'own' }",
    );
    expect(loaded).toContain('gateway/jobs/fleet/queue.ts');
    expect(loaded.filter((name) => libraries.test(name)).length).toBeGreaterThan(20);
  });
});

describe('the compile cache', () => {
  it('serves the command line and the service without one refusing what the other left', () => {
    const cache = path.join(folder, 'cache');
    const commands = [
      { args: ['scripts/conforme.mjs', 'validate', file('cii')], modules: 15 },
      { args: ['scripts/serve.mjs', 'mcp'], modules: 100 },
    ];
    for (const { args } of commands) cacheUse(cache, args);
    for (const { args, modules } of commands) {
      const { taken, refused } = cacheUse(cache, args);
      expect(refused).toBe(0);
      expect(taken).toBeGreaterThan(modules);
    }
  });
});
