import { createRegistry } from '@conforme/core/main';
import { readReportingRequest } from '@conforme/proto/schema/read-reporting';
import { describe, expect, it } from 'vitest';
import { generateReports } from '../../core/pipeline/ereporting.ts';
import { EngineError } from '../../core/errors.ts';
import { periods, SELLER, sumsIn } from './reports.ts';

const address = (country: string) => ({ line1: 'Rue 1', city: 'Lieu', postal_code: '10000', country });
const CONSUMER = { name: 'Jeanne Morel', address: address('FR') };
const ABROAD = { name: 'Werkhof Beispiel GmbH', vat_id: 'DE813495425', address: address('DE') };
const DOMESTIC = { name: 'Trois Rives', siren: '498213570', address: address('FR') };

const RATE = { rate: 5.5, taxable_amount: 1000, tax_amount: 55 };
const TILL = { date: '2026-10-03', category: 'TLB1', count: 12, rates: [RATE] };

const line = (more: object = {}) => ({
  item_name: 'Pose',
  quantity: '1',
  unit_price: '100.00',
  vat_rate: '20.00',
  ...more,
});
const invoice = (number: string, more: object = {}, beside: object = {}) => ({
  invoice: { number, issue_date: '2026-10-05', seller: SELLER, buyer: CONSUMER, lines: [line()], ...more },
  ...beside,
});

const request = (more: object) => ({
  declarant: { siren: SELLER.siren, name: SELLER.name },
  platform: { number: '0417', name: 'Plateforme Alba' },
  period: { start: '2026-10-01', end: '2026-10-10' },
  created_at: '2026-10-21T06:30:00',
  ...more,
});

const registry = createRegistry();
async function made(more: object) {
  const { ok, faults } = readReportingRequest(JSON.stringify(request(more)));
  if (faults) throw new Error(JSON.stringify(faults));
  const { files, leftOut } = await generateReports(await registry, ok!, {
    language: 'en',
    now: new Date('2027-11-24'),
  });
  const xml = files.map(({ content }) => Buffer.from(content).toString('utf8')).join('');
  return { files, leftOut, xml, reported: Object.fromEntries(sumsIn(xml)) };
}

async function refusal(more: object): Promise<EngineError> {
  try {
    await made(more);
  } catch (thrown) {
    if (thrown instanceof EngineError) return thrown;
    throw thrown;
  }
  throw new Error('nothing was refused');
}

describe('the files of a period', () => {
  it('say the sums that a computation apart from them finds, and pass the rules', async () => {
    for (const { request: random, expected } of periods(10, 7)) {
      const { reported } = await made(random);
      expect(reported).toEqual(Object.fromEntries(expected));
    }
  });

  it('are made now in French legal time, where the request says no moment', async () => {
    const { xml } = await made({ created_at: null, invoices: [invoice('F-1')] });
    expect(xml).toContain('20271124010000');
  });

  it('tell consumers by day, foreign businesses one by one, and leave out what the State knows', async () => {
    const { reported, leftOut, files } = await made({
      invoices: [
        invoice('F-1'),
        invoice('F-2', { operation_type: 'goods' }),
        invoice('F-3', { buyer: ABROAD }),
        invoice('F-4', { buyer: DOMESTIC }),
        invoice('F-5', { issue_date: '2026-10-11' }),
      ],
    });
    expect(reported).toMatchObject({
      '10.1 F-3': 10_000,
      '10.3 2026-10-05 TPS1 net': 10_000,
      '10.3 2026-10-05 TLB1 vat': 2000,
    });
    expect(leftOut.map(({ number, reason }) => [number, reason.en.slice(0, 18)])).toEqual([
      ['F-4', 'Between businesses'],
      ['F-5', 'Its day is not in '],
    ]);
    expect(files[0]!.steps).toContainEqual({
      path: '/transactions/sales/1/rates/0/taxable_amount',
      term: 'TT-87',
      value: '100.00',
      date: '2026-10-05',
      category: 'TPS1',
      rate: '20.00',
      from: [{ pointer: '/invoices/0', number: 'F-1', value: '100.00' }],
    });
  });

  it('take a credit note from the sales of its day, and keep options of VAT apart', async () => {
    const credit = { type_code: '381', preceding_invoices: [{ number: 'F-1', issue_date: '2026-10-05' }] };
    const { xml, reported } = await made({
      invoices: [
        invoice('F-1', { lines: [line(), line()] }),
        invoice('F-2', credit),
        invoice('F-3', { tax_point_code: '5' }),
      ],
    });
    expect(reported['10.3 2026-10-05 TPS1 net']).toBe(20_000);
    expect(xml.match(/<Transactions>/g)).toHaveLength(2);
    expect(xml).toContain('<TransactionsCount>2<');
  });

  it('split an invoice of goods and services by its lines', async () => {
    const lines = [line({ id: '1' }), line({ id: '2', unit_price: '33.33' })];
    const mixed = invoice('F-1', { operation_type: 'mixed', lines }, { service_lines: ['2'] });
    const { reported } = await made({ invoices: [mixed] });
    expect(reported).toMatchObject({
      '10.3 2026-10-05 TLB1 net': 10_000,
      '10.3 2026-10-05 TLB1 vat': 2000,
      '10.3 2026-10-05 TPS1 net': 3333,
      '10.3 2026-10-05 TPS1 vat': 667,
    });
    const { findings } = await refusal({ invoices: [invoice('F-1', { operation_type: 'mixed', lines })] });
    expect(findings.map(({ pointer }) => pointer)).toEqual(['/invoices/0/service_lines']);
  });

  it('report a margin, and no sale that articles 261 to 261 E exempt', async () => {
    const exempt = (code: string) => ({
      lines: [line({ vat_category: 'E', vat_rate: '0.00' })],
      tax_exemption_reason: 'Exonération',
      tax_exemption_reason_code: code,
    });
    const margin = [{ rate: '20.00', taxable_amount: '40.00', tax_amount: '8.00' }];
    const invoices = [
      invoice('F-1', exempt('VATEX-EU-F'), { margin }),
      invoice('F-2', exempt('VATEX-FR-CGI261-4')),
      invoice('F-3', exempt('VATEX-FR-FRANCHISE')),
    ];
    const { reported, leftOut } = await made({ invoices });
    expect(reported).toMatchObject({ '10.3 2026-10-05 TMA1 net': 4000, '10.3 2026-10-05 TNT1 net': 10_000 });
    expect(leftOut).toMatchObject([{ number: 'F-2' }]);
    const { findings } = await refusal({ invoices: [invoice('F-1', exempt('VATEX-EU-F'))] });
    expect(findings.map(({ pointer }) => pointer)).toEqual(['/invoices/0/margin']);
  });

  it('tell the payments of services only, those abroad by invoice', async () => {
    const paid = (number: string | null) => ({
      invoice: number,
      date: '2026-10-07',
      rates: [{ rate: '20', amount: '120' }],
    });
    const invoices = [
      invoice('F-1'),
      invoice('F-2', { operation_type: 'goods' }),
      invoice('F-3', { tax_point_code: '5' }),
      invoice('F-4', { buyer: ABROAD }),
      invoice('F-5', { buyer: DOMESTIC }),
    ];
    const payments = [paid('F-1'), paid('F-2'), paid('F-3'), paid('F-4'), paid('F-5'), paid(null)];
    const { files, reported, leftOut } = await made({ invoices, payments, data: ['payments'] });
    expect(files.map(({ data }) => data)).toEqual(['payments']);
    expect(reported).toEqual({ '10.2 F-4 2026-10-07 20.00': 12_000, '10.4 2026-10-07 20.00': 24_000 });
    expect(leftOut.map(({ pointer }) => pointer)).toEqual(['/payments/1', '/payments/2', '/payments/4']);
  });

  it('are not made where there is nothing to tell, unless they replace', async () => {
    expect((await made({})).files).toEqual([]);
    const { files, xml } = await made({ kind: 'RE', data: ['transactions'] });
    expect(files).toHaveLength(1);
    expect(xml).toContain('<TypeCode>RE<');
  });

  it('tell purchases abroad for the buyer', async () => {
    const bought = invoice('D-7', {
      seller: ABROAD,
      buyer: SELLER,
      lines: [line({ vat_category: 'AE', vat_rate: null })],
      tax_exemption_reason: 'Reverse charge',
    });
    const { reported, xml } = await made({
      declarant: { siren: SELLER.siren, name: SELLER.name, role: 'BY' },
      invoices: [bought],
    });
    expect(reported).toEqual({ '10.1 D-7': 10_000 });
    expect(xml).toContain('<CompanyId schemeId="0223">DE813495425<');
  });
});

describe('what is refused', () => {
  it.each([
    ['/period/end', { period: { start: '2026-10-01', end: '2026-10-01' } }],
    ['/data', { kind: 'RE' }],
    ['/invoices/0', { declarant: { siren: '498213570', name: 'X' }, invoices: [invoice('F-1')] }],
    ['/invoices/0', { invoices: [invoice('F-1', { business_process: 'S8' })] }],
    ['/invoices/1', { invoices: [invoice('F-1'), invoice('F-1')] }],
    ['/invoices/0', { invoices: [{}] }],
    ['/invoices/0/document_base64', { invoices: [{ document_base64: 'PGE+' }] }],
    [
      '/payments/0/invoice',
      { payments: [{ invoice: 'F-9', date: '2026-10-02', rates: [{ rate: '20', amount: '1' }] }] },
    ],
    [
      '/payments/0/rates/0/amount',
      { payments: [{ date: '2026-10-02', rates: [{ rate: '20', amount: '-1' }] }] },
    ],
    ['/sales/0/currency', { sales: [{ ...TILL, currency: 'CHF' }] }],
    ['/platform/number', { platform: { number: '04177', name: 'X' }, invoices: [invoice('F-1')] }],
    ['/invoices/0', { invoices: [invoice('F-1', { lines: [line({ vat_rate: '19.00' })] })] }],
  ])('is reported at its place: %s', async (pointer, more) => {
    const { code, findings } = await refusal(more);
    expect(code).toBe('invalid_input');
    expect(findings.filter(({ severity }) => severity === 'fatal').map((finding) => finding.pointer)).toEqual(
      [pointer],
    );
  });

  it.each([
    [
      'another seller',
      { siren: '498213570', name: 'X' },
      {},
      'The seller of the invoice is 732829320',
      'Correct',
    ],
    ['bought abroad, by a seller', {}, { seller: ABROAD, buyer: SELLER }, 'has no SIREN', 'role to BY'],
    ['sold abroad, by a buyer', { role: 'BY' }, { buyer: ABROAD }, 'The buyer', 'role to SE'],
    ['sold to a consumer, by a buyer', { role: 'BY' }, {}, 'The buyer', 'role to SE'],
    [
      'paid, of another period',
      {},
      { issue_date: '2026-09-05', seller: ABROAD, buyer: SELLER },
      'has no',
      'BY',
    ],
  ])('is an invoice that the declarant has no part in: %s', async (_, declarant, more, message, fix) => {
    const { findings } = await refusal({
      declarant: { ...request({}).declarant, ...declarant },
      invoices: [invoice('F-1', more)],
      payments: [{ invoice: 'F-1', date: '2026-10-06', rates: [{ rate: '20', amount: '1' }] }],
    });
    expect(findings.map(({ pointer }) => pointer)).toEqual(['/invoices/0']);
    expect(findings[0]!.message).toContain(message);
    expect(findings[0]!.fix).toContain(fix);
  });
});
