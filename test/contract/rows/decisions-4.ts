// Decisions from 42 on: what the first measurement of whole invoices changed.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { DIRECTORY, FLOW } from '../../../cli/manual/platform.ts';
import { placeOf } from '../cii-places.ts';
import { valuesAt } from '../values-at.ts';
import {
  expectError,
  recorded,
  request,
  row,
  type Parsed,
  type Reply,
  type Row,
  type World,
} from '../world.ts';

/** What French law would have completed: note subjects, business process, the seller's electronic address. */
async function completed(world: World, invoice: object, check: string): Promise<string[]> {
  const { status, text } = await world.preview(
    request({ notes: [], business_process: null, ...invoice }, { check }),
  );
  expect(status, text.slice(0, 400)).toBe(200);
  return ['BT-21', 'BT-23', 'BT-34'].flatMap((term) => valuesAt(text, placeOf(term)));
}

const COLLECTED = path.join(import.meta.dirname, '../../../rules/packs/cdar/testing/collected.xml');

const MIB = 1024 * 1024;

export const DECISIONS_4: readonly Row[] = [
  row(
    'Decision 42',
    'French completion only where French law applies, and never against the text',
    async (world) => {
      const { seller, french_mentions: _, ...rest } = request().invoice;
      const address = { electronic_address: null, electronic_address_scheme: null };
      const french = { ...seller, ...address, siren: '732829320' };
      const german = {
        ...seller,
        ...address,
        siren: null,
        siret: null,
        legal_registration_id: null,
        legal_registration_scheme: null,
        vat_id: 'DE312345671',
        address: { ...seller.address, country: 'DE' },
      };
      const [all, nobody] = [
        ['PMT', 'PMD', 'AAB', 'S1', '732829320'],
        ['PMT', 'PMD', 'AAB', 'S1'],
      ];
      const base = { ...rest, operation_type: 'services', already_paid: false };
      expect(await completed(world, { ...base, seller: german }, 'base')).toEqual([]);
      expect(await completed(world, { ...base, seller: german }, 'fr-ctc')).toEqual(nobody);
      expect(await completed(world, { ...base, seller: french }, 'base')).toEqual(all);
      const wanted = { ...base, seller: german, french_mentions: { enabled: true } };
      expect(await completed(world, wanted, 'base')).toEqual(nobody);
      const discount = {
        ...base,
        seller: french,
        payment: null,
        payment_terms: '2 % Skonto binnen 10 Tagen',
      };
      expect(await completed(world, discount, 'base')).toEqual(['PMT', 'PMD', 'S1', '732829320']);
    },
  ),
  row('Decision 43', 'extract answers the request that makes the document again', async (world) => {
    const made = await world.generate(request({}, { output: 'cii-xml' }));
    const { json } = await world.extract(made.text, '?include_xml=false');
    expect(json.unread).toEqual([]);
    expect(json.fields.number).toBe(json.invoice.number);
    const again = await world.generate({ invoice: json.invoice, options: json.options });
    expect([again.status, again.text]).toEqual([200, made.text]);
    const strange = made.text.replace('<ram:ID>', '<ram:Strange>x</ram:Strange><ram:ID>');
    expect((await world.extract(strange)).json.unread).toMatchObject([{ value: 'x' }]);
  }),
  // Losses of a conversion: test/e2e/convert.test.ts.
  row('Decision 44', 'what a profile cannot carry is refused', async (world) => {
    const agent = { sales_agent: { name: 'Agence Dubreuil', address: { country: 'FR' } } };
    const refused = await world.generate(request(agent, { profile: 'en16931', output: 'cii-xml' }));
    const details = expectError(refused, 400, 'invalid_input');
    expect(details).toContainEqual(
      expect.objectContaining({ pointer: expect.stringMatching(/^\/invoice\/sales_agent/) }),
    );
    const carried = await world.generate(request(agent, { profile: 'extended', output: 'cii-xml' }));
    expect(carried.text).toContain('Agence Dubreuil');
  }),
  row('Decision 45', 'a CIUS names itself in BT-24, and is read back', async (world) => {
    const guideline = 'urn:cen.eu:en16931:2017#compliant#urn:example.org:cius:1.0';
    const made = await world.generate(request({}, { output: 'cii-xml', guideline, check: 'base' }));
    expect(made.status, made.text.slice(0, 400)).toBe(200);
    expect(made.text).toContain(`<ram:ID>${guideline}</ram:ID>`);
    expect((await world.extract(made.text)).json.options.guideline).toBe(guideline);
    const plain = await world.generate(request({}, { output: 'cii-xml' }));
    expect((await world.extract(plain.text)).json.options.guideline ?? null).toBeNull();
  }),
  row('Decision 46', 'causes, doubts and the picture change no verdict', async (world) => {
    const document = recorded('cii-small');
    const plain = (await world.validate(document)).json;
    const more = (await world.validate(document, '?explain=true&plausibility=true')).json;
    for (const key of ['valid', 'error_count', 'warning_count']) expect(more[key]).toEqual(plain[key]);
    const bare = (findings: Parsed[]): string[] =>
      findings
        .filter(({ source }) => source !== 'plausibility')
        .map(({ rule, message }) => `${rule} ${message}`);
    expect(bare(more.findings)).toEqual(bare(plain.findings));
    expect(Array.isArray(more.causes)).toBe(true);
    const doubtful = request({ payment: { iban: 'FR7630006000011234567890180' } }, { output: 'cii-xml' });
    const counted = (options: object) =>
      world.generate({ ...doubtful, options: { ...doubtful.options, ...options } });
    const [on, off] = [await counted({}), await counted({ plausibility: false })];
    const warnings = ({ headers }: Reply): number => Number(headers.get('x-facturx-warnings'));
    expect(warnings(on)).toBe(warnings(off) + 1);
    const { bytes: pdf } = await world.generate(request());
    const before = (await world.validate(pdf)).json;
    const { json: comparison } = await world.post('/v1/invoices/compare', pdf);
    expect(comparison.summary).toMatchObject({ different: 0, not_found: 0, same: comparison.fields.length });
    expect((await world.validate(pdf)).json).toEqual(before);
  }),
  // All limits, one by one: docs/security.md, "Bounds".
  row('Decision 47', 'a limit of ours is a 413 or 422 that names it', async (world) => {
    const notes = Array.from({ length: 10_001 }, () => ({ text: 'x' }));
    const many = await world.generate(request({ notes }, { output: 'cii-xml' }));
    const limit = { limit: 'list_entries', value: 10_000 };
    expect(expectError(many, 422, 'validation_error')).toContainEqual(expect.objectContaining(limit));
    const large = await world.validate(Buffer.alloc(15 * MIB + 1, ' '));
    expect(expectError(large, 413, 'too_large')).toContainEqual(
      expect.objectContaining({ limit: 'request_bytes', value: 15 * MIB }),
    );
  }),
  // Processes that die while they work: test/e2e/jobs-killed.test.ts.
  row('Decision 50', 'each document of a job has one result, and is counted with it', async (world) => {
    const as = { 'x-api-key': await world.keyOf('free', 48) };
    const documents = ['cii-small', 'cii-small', 'cii-small'].map((name) => recorded(name));
    const body = new FormData();
    body.append('job', '{"kind": "validate"}');
    for (const [at, document] of [...documents, '<note/>'].entries())
      body.append('file', new Blob([new Uint8Array(Buffer.from(document))]), `${at}.xml`);
    const ordered = await fetch(`${world.url}/v1/jobs`, { method: 'POST', body, headers: as });
    const { id } = (await ordered.json()) as { readonly id: string };
    const get = async (path: string): Promise<string> =>
      (await fetch(`${world.url}${path}`, { headers: as })).text();
    expect(await get(`/v1/jobs/${id}/events`)).toContain('event: end');
    const lines = (await get(`/v1/jobs/${id}/results`)).trimEnd().split('\n');
    const found = lines.map((line) => JSON.parse(line) as Parsed);
    expect(found.map(({ index, status }) => [index, status])).toEqual([
      [0, 200],
      [1, 200],
      [2, 402],
      [3, 400],
    ]);
    expect(JSON.parse(await get('/v1/usage'))).toMatchObject({ used: 50, quota: 50 });
  }),
  row('Decision 51', 'rules of the State decide where that is asked for, and only there', async (world) => {
    const status = readFileSync(COLLECTED, 'utf8');
    const copy = status
      .replace(/\s*<ram:RecipientTradeParty>.*?<\/ram:RecipientTradeParty>/s, '')
      .replace('CDV:invoice<', 'CDV:einvoicingF2<')
      .replace('>REGULATED<', '>S1<')
      .replace('Code>212<', 'Code>205<');
    const verdicts = ['base', 'fr-ctc', 'fr-ctc%2Betat'].map(async (check) => {
      const { json } = await world.validate(copy, `?check=${check}`);
      return [json.valid, json.error_count, json.warning_count, json.findings[0].source];
    });
    expect(await Promise.all(verdicts)).toEqual([
      [true, 0, 1, 'schematron:etat'],
      [true, 0, 1, 'schematron:etat'],
      [false, 1, 0, 'schematron:etat'],
    ]);
  }),
  row('Decision 52', 'what speaks to platforms says that it is none', async (world) => {
    const { paths } = (await world.get('/openapi.json')).json;
    const said = [
      paths['/v1/flux1/extract'].post.description,
      ...[FLOW, DIRECTORY].flatMap(({ about }) => about),
    ];
    const disclaimers = said.filter((text) => text.includes('is no approved platform.'));
    expect(disclaimers).toHaveLength(3);
  }),
];
