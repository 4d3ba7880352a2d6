import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect } from 'vitest';
import type { Health, RuleOut, ValidationOut } from '@conforme/proto/schema';
import { kit, type Kit } from '@conforme/core/testkit';
import { it } from '../seldom.ts';
import type { Service } from '../../scripts/start.ts';
import { serve, spawnService, type Served } from './process.ts';
import { INLINE, startService } from './service.ts';

const EXAMPLES = join(import.meta.dirname, '../../examples/plugins');
const NAMES = ['house-rules', 'cius', 'typescript-ruleset'];
const GUIDELINE = 'urn:cen.eu:en16931:2017#compliant#urn:example:cius:2026';

let documents: Record<'plain' | 'order' | 'cius' | 'iban', string>;
beforeAll(async () => {
  const { invoice }: Kit = await kit(join(EXAMPLES, 'house-rules'));
  const order = { purchase_order_reference: 'PO-1' };
  documents = {
    plain: invoice(),
    order: invoice(order),
    cius: invoice({ ...order, buyer_reference: null }, { guideline: GUIDELINE }),
    iban: invoice({ ...order, payment: { iban: 'FR7630006000011234567890188' } }),
  };
});

/** Without a thread that compiles the plugins once more: for tests of how they are loaded, not of where they run. */
const HERE = { CONFORME_WORKERS: '0' };

let scratch: string;
let served: Served | Service | undefined;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'conforme-plugins-'));
  return () => rmSync(scratch, { recursive: true, force: true });
});
afterEach(async () => {
  await served?.close();
  served = undefined;
});

async function validate(document: string): Promise<Response> {
  const headers = { 'content-type': 'application/xml', 'accept-language': 'fr' };
  return fetch(`${served!.url}/v1/invoices/validate`, { method: 'POST', body: document, headers });
}

const verdict = async (document: string): Promise<ValidationOut> =>
  (await (await validate(document)).json()) as ValidationOut;

const fired = async (document: string): Promise<(string | null)[]> =>
  (await verdict(document)).findings.map(({ rule }) => rule);

const health = async (): Promise<Health> => (await (await fetch(`${served!.url}/health`)).json()) as Health;

/** The verdicts that only the three plugins give. */
async function expectChanged(): Promise<void> {
  const plain = await verdict(documents.plain);
  expect(plain).toMatchObject({ valid: false, error_count: 1 });
  expect(plain.checks_run).toContain('schematron:house-rules-cii');
  expect(plain.findings).toMatchObject([
    {
      source: 'schematron:house-rules-cii',
      severity: 'fatal',
      rule: 'HOUSE-01',
      message: 'La facture doit citer notre bon de commande (BT-13).',
    },
  ]);
  expect((await verdict(documents.order)).valid).toBe(true);
  expect(await fired(documents.iban)).toEqual(['IBAN-01']);
  const cius = await verdict(documents.cius);
  expect(cius.findings.map(({ rule }) => rule)).toEqual([null, 'CIUS-01']);
  expect(cius.checks_skipped).toEqual(['schematron:base']);
}

it('without plugins, the documents are valid', async () => {
  served = await startService(null, [], INLINE);
  for (const document of Object.values(documents))
    expect(await verdict(document)).toMatchObject({ valid: true });
});

it('plugins in folders change the verdicts of a running service, and are listed and explained', async () => {
  served = await serve({ plugins: NAMES.map((name) => join(EXAMPLES, name)) });
  await expectChanged();
  const answer = await validate(documents.order);
  expect(answer.headers.get('x-rulesets')).toContain('house-rules-cii@1.0.0');
  const rulesets = await (await fetch(`${served.url}/v1/rulesets`)).text();
  for (const id of ['house-rules-cii', 'house-rules-ubl', 'example-cius', 'iban'])
    expect(rulesets).toContain(`"${id}"`);
  const rule = (await (await fetch(`${served.url}/v1/rules/HOUSE-02`)).json()) as RuleOut;
  expect(rule.fr.title).toBe('Moyen de paiement inconnu');
  expect(rule.terms).toEqual(['BT-81']);
});

it('plugins in packed npm tarballs, installed, change them alike', async () => {
  const project = join(scratch, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{"name":"operator","version":"1.0.0","private":true}');
  const npm = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: project, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    return stdout;
  };
  const tarballs = npm('pack', '--silent', ...NAMES.map((name) => join(EXAMPLES, name)))
    .trim()
    .split('\n');
  npm('install', '--offline', '--no-audit', '--no-fund', ...tarballs.map((file) => `./${file}`));
  const packages = ['conforme-example-house-rules', 'conforme-example-cius', 'conforme-example-iban'];
  served = await serve({ plugins: packages, cwd: project, env: HERE });
  await expectChanged();
});

it('a folder that npm run pack built loads without being compiled', async () => {
  const built = join(scratch, 'built');
  const pack = join(import.meta.dirname, '../../scripts/pack.ts');
  const args = [pack, 'build', join(EXAMPLES, 'house-rules'), '--out', built];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([
    0,
    expect.stringContaining('house-rules-cii 1.0.0: 2 rules, 1 of them fatal'),
  ]);
  served = await startService(null, [built], INLINE);
  expect(await fired(documents.plain)).toEqual(['HOUSE-01']);
});

describe('reloading', () => {
  let folder: string;
  let schema: string;
  const edit = (from: string, to: string): void =>
    writeFileSync(schema, readFileSync(schema, 'utf8').replaceAll(from, to));
  const copy = (name: string): void => {
    folder = join(scratch, name);
    cpSync(join(EXAMPLES, 'house-rules'), folder, { recursive: true });
    schema = join(folder, 'cii/house.sch');
  };

  it('keeps the old rules when the new ones fail, says why, and takes them once they are right', async () => {
    copy('reloaded');
    served = await serve({ plugins: [folder], env: HERE });
    edit('normalize-space(ram:Buyer', 'normal-space(ram:Buyer');
    served.child.kill('SIGHUP');
    await served.says(/"rules":"kept"/);
    expect(await fired(documents.plain)).toEqual(['HOUSE-01']);
    const reason = 'pack house-rules-cii, HOUSE-01: there is no function normal-space (house.sch:8:';
    expect(await health()).toMatchObject({ schematron: true });
    expect((await health()).status).toContain(`degraded: ${reason}`);
    expect(served.log()).toContain('there is no function normal-space');
    expect(served.log()).not.toContain('Librairie');

    edit('normal-space(', 'normalize-space(');
    edit('"HOUSE-01" flag="fatal"', '"HOUSE-09" flag="warning"');
    served.child.kill('SIGHUP');
    await served.says(/"rules":"loaded","generation":2/);
    expect(await fired(documents.plain)).toEqual(['HOUSE-09']);
    expect(await health()).toMatchObject({ status: 'ok', schematron: true });
  });

  it('happens by itself where the operator asks for it', async () => {
    copy('watched');
    served = await serve({ plugins: [folder], env: { CONFORME_PLUGINS_WATCH: 'true', ...HERE } });
    edit('HOUSE-01', 'HOUSE-77');
    await served.says(/"rules":"loaded","generation":2/);
    expect(await fired(documents.plain)).toEqual(['HOUSE-77']);
  });

  it('takes changed modules of a TypeScript ruleset too, those it imports included', async () => {
    const module = join(scratch, 'module');
    cpSync(join(EXAMPLES, 'typescript-ruleset'), module, { recursive: true });
    served = await serve({ plugins: [module] });
    expect(await fired(documents.iban)).toEqual(['IBAN-01']);
    writeFileSync(join(module, 'iban.ts'), 'export const isIban = (_text: string): boolean => true;\n');
    served.child.kill('SIGHUP');
    await served.says(/"rules":"loaded","generation":2/);
    expect(await fired(documents.iban)).toEqual([]);
  });
});

it('while nothing is loaded, health says so and calls are told to come back', async () => {
  const slow = join(scratch, 'slow');
  mkdirSync(slow);
  const gate = join(slow, 'open');
  writeFileSync(join(slow, 'package.json'), '{"type":"module","conforme":{"plugin":"./index.js"}}');
  writeFileSync(
    join(slow, 'index.js'),
    `import { existsSync } from 'node:fs';
     while (!existsSync(${JSON.stringify(gate)})) await new Promise((resolve) => setTimeout(resolve, 20));
     export default { id: 'slow', version: '1', rules: [], run: () => [] };`,
  );
  served = await spawnService({ plugins: [slow], env: HERE });
  await expect.poll(() => health().catch(() => null)).toMatchObject({ schematron: false });
  const answer = await validate(documents.plain);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ code: 'schematron_unavailable' });
  writeFileSync(gate, '');
  await served.says(/HTTP on /);
  expect(await health()).toMatchObject({ status: 'ok', schematron: true });
  expect((await validate(documents.plain)).status).toBe(200);
});

describe('plugins that cannot be loaded keep the service from starting, each named with its fault', () => {
  const refused = async (plugins: readonly string[]): Promise<string> => {
    served = await spawnService({ plugins, env: HERE });
    await expect(served.says(/HTTP on /)).rejects.toThrow();
    expect(served.child.exitCode).toBe(1);
    return served.log();
  };

  it('unknown, clashing with ours, and twice', async () => {
    const clash = join(scratch, 'clash');
    cpSync(join(EXAMPLES, 'house-rules/cii'), join(clash, 'cii'), { recursive: true });
    for (const name of ['messages', 'rules.json', 'payment-means.json'])
      cpSync(join(EXAMPLES, 'house-rules', name), join(clash, name), { recursive: true });
    const manifest = join(clash, 'cii/pack.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('house-rules-cii', 'en16931-cii'));
    const house = join(EXAMPLES, 'house-rules');
    expect(await refused([house, 'no-such-thing'])).toContain(
      'plugin no-such-thing: there is no such folder',
    );
    const log = await refused([clash, house, house]);
    expect(log).toContain('plugin en16931-cii: this id is one of ours');
    expect(log).toContain('plugin house-rules-ubl@1.0.0 is there twice');
  });
});
