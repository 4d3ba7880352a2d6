// Decisions 1 to 10: requests, faults and findings.

import { expect } from 'vitest';
import { readTotals } from './totals.ts';
import {
  expectError,
  locs,
  minimum,
  plainPdf,
  recorded,
  request,
  row,
  type Parsed,
  type Row,
  type World,
} from '../world.ts';

const CII = recorded('cii-small');
const PUBLISHED = ['source', 'severity', 'rule', 'message', 'location', 'test'];
/** BT-1 stands where BT-3 is expected. */
const MISPLACED = CII.replace(
  /(<ram:ID>[^<]*<\/ram:ID>)(\s*)(<ram:TypeCode>[^<]*<\/ram:TypeCode>)/,
  '$3$2$1',
);
const BROKEN = CII.replace(/<ram:DuePayableAmount>[^<]*/, '<ram:DuePayableAmount>1.00');

/** Findings of a refused generate. */
async function refused(
  world: World,
  invoice: object,
  options: object = {},
  headers = {},
): Promise<readonly Parsed[]> {
  return expectError(await world.generate(request(invoice, options), headers), 400, 'invalid_input');
}

const REQUESTS: readonly Row[] = [
  row('Decision 1', 'preview-xml: XML in UTF-8, inline, with profile and output', async (world) => {
    const { headers } = await world.preview(request({ number: 'F-1' }));
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^inline; filename="F-1\.xml"/);
    expect([headers.get('x-facturx-profile'), headers.get('x-facturx-output')]).toEqual([
      'en16931',
      'facturx-pdf',
    ]);
  }),
  row(
    'Decision 2',
    'embed: one source; profile is of invoice_json; no minimum, basic or UBL',
    async (world) => {
      const pdf = await plainPdf();
      const xml = (await world.generate(request({}, { output: 'cii-xml' }))).bytes;
      const both = { pdf, xml, invoice_json: JSON.stringify(request().invoice) };
      for (const parts of [both, { pdf }])
        expect(locs(expectError(await world.embed(parts), 422, 'validation_error'))).toEqual([
          'body.invoice_json',
        ]);
      const ignored = await world.embed({ pdf, xml, profile: 'basicwl' });
      expect([ignored.status, ignored.headers.get('x-facturx-profile')]).toEqual([200, 'en16931']);
      for (const name of ['cii-minimum', 'cii-basic', 'ubl-small'])
        expectError(await world.embed({ pdf, xml: Buffer.from(recorded(name)) }), 400, 'unsupported_profile');
    },
  ),
  row(
    'Decision 3',
    '422: loc, msg, type, pointer, and a patch where one value was meant; all faults at once',
    async (world) => {
      const reply = await world.generate({ invoice: { number: 1, lines: [{ quantity: 'x' }] }, more: true });
      const details = expectError(reply, 422, 'validation_error');
      for (const detail of details) {
        const names = Object.keys(detail).filter((key) => key !== 'patch');
        expect(names).toEqual(['loc', 'msg', 'type', 'pointer']);
      }
      expect(details).toContainEqual(
        expect.objectContaining({
          loc: ['body', 'invoice', 'lines', 0, 'quantity'],
          pointer: '/invoice/lines/0/quantity',
        }),
      );
      expect(locs(details)).toEqual(
        expect.arrayContaining(['body.more', 'body.invoice.number', 'body.invoice.seller']),
      );
    },
  ),
  row('Decision 4', '400: findings with pointers, terms, words, and a patch for sums', async (world) => {
    const findings = await refused(world, { totals: readTotals('999.00') });
    const faces = [...PUBLISHED, 'pointer', 'pointers', 'terms', 'title', 'explanation', 'fix'];
    for (const finding of findings) {
      expect(Object.keys(finding).filter((key) => key !== 'patch')).toEqual(faces);
      expect(finding.pointer).toMatch(/^\/invoice/);
      expect(finding.pointers[0]).toBe(finding.pointer);
    }
    const sum = findings.find(({ rule }) => rule === 'BR-CO-10');
    expect(sum).toMatchObject({
      terms: expect.arrayContaining(['BT-106']),
      patch: [{ path: '/invoice/totals/line_total' }],
    });
  }),
  row('Decision 5', 'findings as published; explain adds; Accept-Language chooses words', async (world) => {
    const bare = (await world.validate(BROKEN)).json.findings[0];
    expect(Object.keys(bare)).toEqual(PUBLISHED);
    const explained = (await world.validate(BROKEN, '?explain=true')).json.findings[0];
    expect(Object.keys(explained)).toEqual([
      ...PUBLISHED,
      'terms',
      'title',
      'explanation',
      'fix',
      'line',
      'column',
    ]);
    const words = async (language: string): Promise<string> =>
      (await world.validate(BROKEN, '', { 'accept-language': language })).json.findings[0].message;
    expect(await words('fr')).not.toBe(await words('en'));
    expect(bare.message).toBe(await words('en'));
    const [french] = await refused(world, { totals: readTotals('9.00') }, { language: 'fr' });
    const [english] = await refused(world, { totals: readTotals('9.00') }, { language: 'en' });
    expect(french.message).not.toBe(english.message);
    const [asked] = await refused(
      world,
      { totals: readTotals('9.00') },
      { language: 'fr' },
      { 'accept-language': 'en' },
    );
    expect(asked.message).toBe(english.message);
  }),
];

const FINDINGS: readonly Row[] = [
  row('Decision 6', 'fatal, warning and info only; error_count counts fatal', async (world) => {
    const { json } = await world.validate(BROKEN);
    const severities = json.findings.map(({ severity }: Parsed) => severity);
    for (const severity of severities) expect(['fatal', 'warning', 'info']).toContain(severity);
    expect(json.error_count).toBe(severities.filter((severity: string) => severity === 'fatal').length);
  }),
  row('Decision 7', 'source names the check', async (world) => {
    const sources = async (document: string): Promise<Set<string>> =>
      new Set((await world.validate(document)).json.findings.map(({ source }: Parsed) => source));
    expect(await sources(BROKEN)).toContain('schematron:base');
    expect(await sources(MISPLACED)).toContain('xsd');
    const bare = await world.validate(recorded('cii-full'));
    for (const { source } of bare.json.findings) expect(source).toMatch(/^(pdf|xsd|schematron:[\w-]+)$/);
  }),
  row('Decision 8', 'location: an XPath with prefixes and positions from 1', async (world) => {
    const lines = Array.from({ length: 3 }, () => request().invoice.lines[0]);
    const xml = (await world.preview(request({ lines, totals: null }))).text;
    const third = xml.lastIndexOf(
      '<ram:LineTotalAmount>',
      xml.lastIndexOf('</ram:IncludedSupplyChainTradeLineItem>'),
    );
    const broken = `${xml.slice(0, third)}${xml.slice(third).replace('<ram:Name>', '<ram:Name>')}`.replace(
      /(<ram:LineID>3<\/ram:LineID>[\s\S]*?)<ram:Name>[^<]*<\/ram:Name>/,
      '$1<ram:Name> </ram:Name>',
    );
    const { json } = await world.validate(broken);
    const locations = json.findings.map(({ location }: Parsed) => location).join('\n');
    expect(locations).toContain(
      '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem[3]',
    );
  }),
  row(
    'Decision 9',
    'invalid is 200; what did not run is listed with its reason; no pass by failure',
    async (world) => {
      const broken = await world.validate(BROKEN);
      expect([broken.status, broken.json.valid]).toEqual([200, false]);
      const { json } = await world.validate(minimum());
      expect(json.checks_skipped).toEqual(['schematron:fr-ctc']);
      expect(json.findings).toContainEqual(
        expect.objectContaining({ source: 'schematron:fr-ctc', severity: 'info' }),
      );
      expectError(await world.coreless.validate(CII), 503, 'schematron_unavailable');
      const words = CII.replace(/(<ram:DuePayableAmount>)[^<]*/, '$1100,00');
      expect((await world.validate(words)).json.valid).toBe(false);
    },
  ),
  row(
    'Decision 10',
    'pdf, xsd, base, fr-ctc; after the XSD fails, rules are skipped and listed',
    async (world) => {
      const pdf = (await world.generate(request())).bytes;
      const { json } = await world.validate(pdf);
      expect(json.checks_run).toEqual(['pdf', 'xsd', 'schematron:base', 'schematron:fr-ctc']);
      const broken = (await world.validate(MISPLACED)).json;
      expect(broken).toMatchObject({
        checks_run: ['xsd'],
        checks_skipped: ['schematron:base', 'schematron:fr-ctc'],
      });
      expect(broken.findings.map(({ message }: Parsed) => message).join('\n')).toMatch(/BT-1\b/);
    },
  ),
];

export const DECISIONS_1: readonly Row[] = [...REQUESTS, ...FINDINGS];
