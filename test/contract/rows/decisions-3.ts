// Decisions 24 to 41: building invoices, and rules.

import { expect } from 'vitest';
import { readTotals } from './totals.ts';
import { placeOf } from '../cii-places.ts';
import { valuesAt } from '../values-at.ts';
import { expectError, locs, recorded, request, row, type Parsed, type Row, type World } from '../world.ts';

const LINE = request().invoice.lines[0];

async function written(world: World, term: string, invoice: object, options: object = {}): Promise<string[]> {
  const { status, text } = await world.preview(request(invoice, options));
  expect(status, text.slice(0, 400)).toBe(200);
  return valuesAt(text, placeOf(term));
}

async function faults(world: World, invoice: object): Promise<string[]> {
  return locs(expectError(await world.preview(request(invoice)), 422, 'validation_error'));
}

/** Pointers of the findings that refuse an invoice. */
async function pointers(world: World, invoice: object, options: object = {}): Promise<string[]> {
  const findings = expectError(await world.generate(request(invoice, options)), 400, 'invalid_input');
  for (const { fix } of findings) expect(fix).toMatch(/./);
  return findings.flatMap((finding: Parsed) => finding.pointers);
}

const SUMS: readonly Row[] = [
  row('Decision 24', 'half away from zero, line by line, from the very digits', async (world) => {
    const amounts = { totals: null, allowances: [], charges: [] };
    const line = (quantity: string, unit_price: string) => ({
      ...LINE,
      quantity,
      unit_price,
      allowances: [],
      charges: [],
    });
    const lines = [line('1', '0.125'), line('-1', '0.125'), line('1', '0.125')];
    expect(await written(world, 'BT-131', { ...amounts, lines })).toEqual(['0.13', '-0.13', '0.13']);
    expect(await written(world, 'BT-106', { ...amounts, lines })).toEqual(['0.13']);
    const group = [
      { ...line('1', '0.12'), vat_rate: '20' },
      { ...line('1', '0.11'), vat_rate: '20' },
    ];
    expect(await written(world, 'BT-117', { ...amounts, lines: group })).toEqual(['0.05']);
    const digits = JSON.stringify(
      request({ ...amounts, lines: [{ ...LINE, quantity: 1, unit_price: 'EXACT' }] }),
    );
    const exact = digits.replace('"EXACT"', '123456789012345.6789');
    const { text } = await world.post('/v1/invoices/preview-xml', exact, {
      'content-type': 'application/json',
    });
    expect(valuesAt(text, placeOf('BT-146'))).toEqual(['123456789012345.6789']);
  }),
  row('Decision 25', 'S needs a rate; a rate as text is judged by rules', async (world) => {
    const { vat_rate: _, ...bare } = LINE;
    expect(await faults(world, { lines: [bare] })).toEqual(['body.invoice.lines.0']);
    expect((await world.preview(request({ lines: [{ ...LINE, vat_rate: '150' }] }))).status).toBe(200);
    expect(await faults(world, { lines: [{ ...LINE, vat_rate: 150 }] })).toEqual([
      'body.invoice.lines.0.vat_rate',
    ]);
  }),
  row('Decision 26', 'given totals win; their breakdown is computed when left out', async (world) => {
    const given = { totals: readTotals('7.00'), prepaid_amount: '1.00', rounding_amount: '0.50' };
    expect(await written(world, 'BT-113', given)).toEqual([]);
    expect(await written(world, 'BT-114', given)).toEqual([]);
    expect(await written(world, 'BT-118', given)).toEqual(['S']);
  }),
  row('Decision 27', 'payment terms in two places must agree', async (world) => {
    const same = { payment_terms: 'in a month', payment: { terms: 'in a month' } };
    expect(await written(world, 'BT-20', same)).toEqual(['in a month']);
    const differ = { payment_terms: 'in a month', payment: { terms: 'now' } };
    expect(await faults(world, differ)).toEqual(['body.invoice.payment.terms', 'body.invoice.payment_terms']);
  }),
  row('Decision 28', 'already_paid: B2, S2 or M2, and nothing due', async (world) => {
    const paid = { already_paid: true, totals: null, prepaid_amount: null };
    for (const [operation_type, code] of [
      ['goods', 'B2'],
      ['services', 'S2'],
      ['mixed', 'M2'],
    ] as const)
      expect(await written(world, 'BT-23', { ...paid, operation_type })).toEqual([code]);
    expect(await written(world, 'BT-113', paid)).toEqual(await written(world, 'BT-112', paid));
    expect((await written(world, 'BT-115', paid)).map(Number)).toEqual([0]);
    expect(await pointers(world, { ...paid, due_date: null })).toContain('/invoice/due_date');
  }),
  row('Decision 29', 'mentions by missing subject code; notes stay as they are', async (world) => {
    const notes = [{ text: 'ours', subject_code: 'PMT' }];
    expect((await written(world, 'BT-21', { notes })).toSorted()).toEqual(['AAB', 'PMD', 'PMT']);
    expect(await written(world, 'BT-22', { notes })).toContain('ours');
  }),
];

const seller = (changes: object): object => ({ seller: { ...request().invoice.seller, ...changes } });

const PARTIES: readonly Row[] = [
  row('Decision 30', 'siret: an address the law knows, and the SIREN', async (world) => {
    const siret = {
      siren: null,
      siret: '73282932000074',
      electronic_address: null,
      electronic_address_scheme: null,
    };
    expect(await written(world, 'BT-30', seller(siret))).toEqual(['732829320']);
    expect(await written(world, 'BT-34', seller(siret))).toEqual(['732829320_73282932000074']);
    expect(await written(world, 'BT-34-1', seller(siret))).toEqual(['0225']);
    expect(await faults(world, seller({ siren: '552100554', siret: siret.siret }))).toEqual([
      'body.invoice.seller.siret',
    ]);
  }),
  row('Decision 31', 'the SIREN as address under fr-ctc; schemes implied', async (world) => {
    const none = {
      siren: '732829320',
      siret: null,
      electronic_address: null,
      electronic_address_scheme: null,
    };
    expect(await written(world, 'BT-34', seller(none))).toEqual(['732829320']);
    // Decision 42: whatever the check, for a seller who is French.
    expect(await written(world, 'BT-34', seller(none), { check: 'base' })).toEqual(['732829320']);
    for (const [electronic_address, scheme] of [
      ['a@example.org', 'EM'],
      ['732829320_A', '0225'],
    ] as const)
      expect(await written(world, 'BT-34-1', seller({ ...none, electronic_address }))).toEqual([scheme]);
    expect(await faults(world, seller({ ...none, electronic_address: 'x' }))).toEqual([
      'body.invoice.seller.electronic_address_scheme',
    ]);
  }),
  row(
    'Decision 32',
    'what fr-ctc never accepts is schema-valid, and refused with place and fix',
    async (world) => {
      for (const [invoice, pointer] of [
        [{ type_code: '751' }, '/invoice/type_code'],
        [{ number: 'F.1' }, '/invoice/number'],
        [
          { lines: [{ ...LINE, vat_category: 'L', vat_rate: '7' }], totals: null },
          '/invoice/lines/0/vat_category',
        ],
        [{ lines: [{ ...LINE, quantity: '1.12345' }], totals: null }, '/invoice/lines/0/quantity'],
        [{ lines: [{ ...LINE, vat_rate: '13.37' }], totals: null }, '/invoice/lines/0/vat_rate'],
        [
          { additional_documents: [{ id: 'D', description: 'words' }] },
          '/invoice/additional_documents/0/description',
        ],
      ] as const)
        expect(await pointers(world, invoice), pointer).toContain(pointer);
    },
  ),
  row('Decision 33', 'another currency needs BT-111', async (world) => {
    const foreign = { currency: 'USD', vat_accounting_currency: 'EUR', totals: null };
    expect(await pointers(world, foreign)).toContain('/invoice/tax_total_accounting');
    expect((await world.generate(request({ ...foreign, tax_total_accounting: '10.00' }))).status).toBe(200);
  }),
  row('Decision 34', 'UBL: credit notes by type code', async (world) => {
    for (const [type_code, root] of [
      ['380', 'Invoice'],
      ['389', 'Invoice'],
      ['384', 'Invoice'],
      ['381', 'CreditNote'],
      ['261', 'CreditNote'],
    ] as const) {
      const { text } = await world.preview(request({ type_code }, { output: 'ubl-xml' }));
      expect(text, type_code).toMatch(new RegExp(`<${root}\\s`));
    }
  }),
  row('Decision 35', 'basicwl: lines make totals, and stay out of the XML', async (world) => {
    const { text } = await world.preview(request({}, { profile: 'basicwl' }));
    expect([valuesAt(text, placeOf('BG-25')), valuesAt(text, placeOf('BT-106')).length]).toEqual([[], 1]);
  }),
  row(
    'Decision 36',
    'a buyer has no legal info, and a tax registration where a profile has a place',
    async (world) => {
      const buyer = (field: string) => ({ buyer: { ...request().invoice.buyer, [field]: 'x' } });
      expect(await faults(world, buyer('legal_info'))).toEqual(['body.invoice.buyer.legal_info']);
      expect((await world.preview(request(buyer('tax_registration_id')))).status).not.toBe(422);
    },
  ),
  row('Decision 37', 'logos by HTTPS from public addresses only', async (world) => {
    for (const logo_url of [
      'http://example.org/a.png',
      'https://127.0.0.1/a.png',
      'https://10.0.0.1/a.png',
      'https://[::1]/a.png',
      'https://169.254.169.254/a.png',
      'data:image/png;base64,AA==',
    ])
      expect(await pointers(world, {}, { logo_url }), logo_url).toEqual(['/options/logo_url']);
  }),
  row('Decision 38', 'file names: the number, slashes as dashes, both forms', async (world) => {
    const { headers } = await world.generate(request({ number: 'F/2026/7' }, { output: 'cii-xml' }));
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="F-2026-7.xml"; filename*=UTF-8''F-2026-7.xml`,
    );
  }),
];

const RULES: readonly Row[] = [
  row('Decision 39', 'BR-CO-25 belongs to the extended packs', async (world) => {
    const { rulesets } = (await world.get('/v1/rules/BR-CO-25')).json;
    const holders = rulesets.map(({ ruleset }: Parsed) => ruleset);
    expect(holders).not.toContain('en16931-cii');
    for (const holder of holders) expect(holder).toMatch(/extended/);
  }),
  row('Decision 40', 'packs have versions and days; a report names them; as_of picks', async (world) => {
    const { rulesets } = (await world.get('/v1/rulesets')).json;
    for (const pack of rulesets)
      expect(Object.keys(pack)).toEqual(expect.arrayContaining(['id', 'version', 'valid_from', 'valid_to']));
    const names = rulesets.map(({ id, version }: Parsed) => `${id}@${version}`);
    const judged = async (query: string): Promise<string[]> =>
      (await world.validate(recorded('cii-small'), query)).headers.get('x-rulesets')!.split(', ');
    for (const pack of await judged('')) expect(names).toContain(pack);
    const first = rulesets.find(({ valid_to }: Parsed) => valid_to !== null);
    if (first) expect((await judged(`?as_of=${first.valid_to}`)).join()).not.toBe((await judged('')).join());
    expectError(await world.validate('<a/>', '?as_of=2026-02-30'), 422, 'validation_error');
    const version = (await world.get('/version')).json;
    expect(version.rulesets.map(({ id, version: of }: Parsed) => `${id}@${of}`).sort()).toEqual(names.sort());
  }),
  row('Decision 41', 'role, treatment and date reach the rules', async (world) => {
    const query = '?check=base&role=buyer&treatment=B2C&as_of=2026-11-01';
    const { json } = await world.extended.validate(recorded('cii-small'), query);
    const told = { source: 'schematron:context', message: 'buyer, B2C, 2026-11-01, xml' };
    expect(json.findings).toContainEqual(expect.objectContaining(told));
    expect(json.checks_run).toContain('schematron:context');
    for (const bad of ['?role=two%20words', '?treatment='])
      expectError(await world.validate('<a/>', bad), 422, 'validation_error');
  }),
];

export const DECISIONS_3: readonly Row[] = [...SUMS, ...PARTIES, ...RULES];
