import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../scripts/start.ts';
import { desk } from '../cli/engine.ts';
import { INLINE, KEY, startService } from './service.ts';

const DESPATCH = 'urn:oasis:names:specification:ubl:schema:xsd:DespatchAdvice-2';
const CBC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';
const DOCUMENT = `<DespatchAdvice xmlns="${DESPATCH}" xmlns:cbc="${CBC}"><cbc:ID>7</cbc:ID></DespatchAdvice>`;
const MANIFEST = {
  id: 'despatch',
  version: '1.0',
  syntax: 'other',
  schematron: 'd.sch',
  applies: { roots: [`{${DESPATCH}}DespatchAdvice`] },
};
const RULES = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><ns prefix="cbc" uri="${CBC}"/>
  <pattern><rule context="cbc:ID"><assert id="D-1" test=". = '8'">an eight</assert></rule></pattern></schema>`;

let folder: string;
let service: Service;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'despatch-'));
  writeFileSync(join(folder, 'pack.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, 'd.sch'), RULES);
  writeFileSync(join(folder, 'advice.xml'), DOCUMENT);
  service = await startService(null, [folder], INLINE);
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

function sent(path: string): Promise<Response> {
  const headers = { 'content-type': 'application/xml', 'x-api-key': KEY };
  return fetch(`${service.url}/v1/invoices/${path}`, { method: 'POST', body: DOCUMENT, headers });
}

describe('a document that is no invoice, with a plugin that has rules for it', () => {
  it('is judged by them', async () => {
    const answer = await sent('validate?explain=true');
    expect([answer.status, answer.headers.get('x-rulesets')]).toEqual([200, 'despatch@1.0']);
    const verdict = (await answer.json()) as { findings: { rule: string | null }[] };
    expect(verdict).toMatchObject({
      valid: false,
      flavor: 'other',
      root: 'DespatchAdvice',
      profile: null,
      checks_run: ['schematron:despatch'],
      checks_skipped: ['xsd', 'schematron:base', 'schematron:fr-ctc'],
      error_count: 1,
    });
    const found = verdict.findings.find(({ rule }) => rule === 'D-1');
    expect(found).toMatchObject({ location: '/ubl:DespatchAdvice/cbc:ID', line: 1, message: 'an eight' });
  });

  it.each(['extract', 'render'])('is still none to %s', async (path) => {
    const answer = await sent(path);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'not_an_einvoice' });
  });

  it('is shown to agents as what it is', async () => {
    const client = new Client({ name: 'e2e', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`)));
    const answer = (await client.callTool({
      name: 'validate_invoice',
      arguments: { xml: DOCUMENT },
    })) as { structuredContent: object; content: { text: string }[] };
    expect(answer.structuredContent).toMatchObject({ flavor: 'other', root: 'DespatchAdvice' });
    expect(answer.content[0]!.text).toContain('other, DespatchAdvice; ');
    await client.close();
  });

  it('is judged by the command line too', async () => {
    const at = desk();
    const { exit, out } = await at.run(['validate', join(folder, 'advice.xml'), '--plugins', folder]);
    at.close();
    expect(exit).toBe(1);
    expect(out).toContain('other DespatchAdvice');
    expect(out).toContain('D-1');
  });
});
