// What an agent that has read nothing but the list of tools writes at its first try. Each argument of each call stands in that list.

import { Client, StreamableHTTPClientTransport, type Tool } from '@modelcontextprotocol/client';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../scripts/start.ts';
import { INLINE, KEY, startService } from './service.ts';

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

let service: Service;
let tools: readonly Tool[];
const client = new Client({ name: 'e2e', version: '1' });
beforeAll(async () => {
  service = await startService(null, [], INLINE);
  const requestInit = { headers: { 'x-api-key': KEY } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), { requestInit }));
  ({ tools } = await client.listTools());
});
afterAll(async () => {
  await client.close();
  await service.close();
});

interface Shown {
  readonly $ref?: string;
  readonly items?: Shown;
  readonly properties?: Readonly<Record<string, Shown>>;
}

/** The fields of a value that a schema does not show. */
function unseen(value: unknown, schema: Shown, definitions: Readonly<Record<string, Shown>>): string[] {
  if (schema.$ref !== undefined) return unseen(value, definitions[schema.$ref.slice(8)]!, definitions);
  if (Array.isArray(value)) return value.flatMap((item) => unseen(item, schema.items!, definitions));
  const { properties } = schema;
  if (typeof value !== 'object' || value === null || !properties) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    properties[name] ? unseen(part, properties[name], definitions) : [name],
  );
}

async function first(name: string, given: object): Promise<readonly [boolean, string]> {
  const schema = tools.find((tool) => tool.name === name)!.inputSchema;
  const { $defs: definitions = {} } = schema as { $defs?: Readonly<Record<string, Shown>> };
  expect(unseen(given, schema as Shown, definitions)).toEqual([]);
  const ajv = new Ajv2020({ allowUnionTypes: true });
  addFormats(ajv);
  expect([ajv.validate(schema, given), ajv.errors]).toEqual([true, null]);
  const { isError, content } = await client.callTool({ name, arguments: { ...given } });
  return [isError ?? false, (content[0] as { text: string }).text];
}

const SELLER = {
  name: 'Atelier Dupont SARL',
  siren: '732829320',
  vat_id: 'FR44732829320',
  address: { line1: '12 rue des Lilas', postal_code: '69003', city: 'Lyon', country: 'FR' },
};
const BUYER = {
  name: 'Menuiserie Martin SAS',
  siren: '552100554',
  address: { postal_code: '75016', city: 'Paris', country: 'FR' },
};
const ABROAD = {
  name: 'Bau GmbH',
  vat_id: 'DE136695976',
  electronic_address: 'rechnung@bau.example',
  electronic_address_scheme: 'EM',
  address: { city: 'Berlin', postal_code: '10115', country: 'DE' },
};
const LINE = { item_name: 'Conseil', quantity: 2, unit_code: 'DAY', unit_price: 600, vat_rate: 20 };
const INVOICE = {
  number: 'F-2026-001',
  issue_date: '2026-11-20',
  due_date: '2026-12-20',
  seller: SELLER,
  buyer: BUYER,
  lines: [LINE],
};
const DEPOSIT = [{ number: 'AC-1', issue_date: '2026-10-01' }];
const COLLECTED = [{ amount: 1440, rate: 20 }];
const REPORT = {
  declarant: { siren: '732829320', name: 'Atelier Dupont SARL' },
  platform: { number: '0001', name: 'Plateforme' },
  period: { start: '2026-10-01', end: '2026-10-31' },
};

/** What differs from the plain invoice, and what is due. */
const INVOICES: readonly (readonly [string, object, string])[] = [
  ['a plain one', {}, '1440.00 EUR'],
  [
    'an allowance of 10 % on the whole',
    {
      allowances: [
        {
          amount: 120,
          base_amount: 1200,
          percentage: 10,
          reason: 'Remise',
          vat_category: 'S',
          vat_rate: 20,
        },
      ],
    },
    '1296.00 EUR',
  ],
  [
    'an allowance on a line',
    { lines: [{ ...LINE, allowances: [{ amount: 50, reason: 'Geste' }] }] },
    '1380.00 EUR',
  ],
  [
    'a small business without VAT',
    {
      lines: [{ item_name: 'Conseil', quantity: 1, unit_price: 500, vat_category: 'E' }],
      tax_exemption_reason_code: 'VATEX-FR-FRANCHISE',
    },
    '500.00 EUR',
  ],
  [
    'reverse charge',
    {
      buyer: ABROAD,
      lines: [{ item_name: 'Conseil', quantity: 1, unit_price: 500, vat_category: 'AE' }],
      tax_exemption_reason_code: 'VATEX-EU-AE',
    },
    '500.00 EUR',
  ],
  [
    'goods to another member state',
    {
      operation_type: 'goods',
      buyer: ABROAD,
      delivery: { actual_date: '2026-11-18', address: { city: 'Berlin', country: 'DE' } },
      lines: [{ item_name: 'Chaise', quantity: 4, unit_price: 50, vat_category: 'K' }],
      tax_exemption_reason_code: 'VATEX-EU-IC',
    },
    '200.00 EUR',
  ],
  [
    'a credit note',
    {
      number: 'A-1',
      type_code: '381',
      preceding_invoices: [{ number: 'F-2026-001', issue_date: '2026-10-20' }],
    },
    '1440.00 EUR',
  ],
  [
    'a deposit',
    {
      number: 'AC-1',
      type_code: '386',
      lines: [{ item_name: 'Acompte', quantity: 1, unit_price: 360, vat_rate: 20 }],
    },
    '432.00 EUR',
  ],
  ['the rest after it', { preceding_invoices: DEPOSIT, prepaid_amount: 432 }, '1008.00 EUR'],
  [
    'dollars',
    { currency: 'USD', vat_accounting_currency: 'EUR', tax_total_accounting: '221.40' },
    '1440.00 USD',
  ],
  ['one that is paid', { already_paid: true, payment: { means_code: '48' } }, '0.00 EUR'],
];

describe('an agent that knows the list of tools alone', () => {
  it.each(INVOICES)('writes %s', async (_name, more, due) => {
    const given = { invoice: { ...INVOICE, ...more }, options: { output: 'cii-xml', language: 'en' } };
    expect(await first('generate_invoice', given)).toEqual([
      false,
      expect.stringContaining(`amount due ${due}`),
    ]);
  });

  it.each([
    ['that it was collected', { status: '212', amounts: COLLECTED }],
    [
      'the same to the State',
      {
        status: '212',
        amounts: COLLECTED,
        to_state: true,
        platform: '0001',
        received_at: '2026-11-21T10:00:00',
      },
    ],
    ['that it is disputed', { status: '207', reasons: [{ code: 'TX_TVA_ERR', text: 'Taux de 10 %' }] }],
  ])('says of an invoice %s', async (_name, given) => {
    const [isError, text] = await first('generate_status', { invoice: INVOICE, ...given });
    expect([isError, text]).toEqual([false, expect.stringContaining(`CDAR ${given.status}`)]);
  });

  it.each([
    [
      'sales',
      {
        sales: [
          {
            date: '2026-10-05',
            category: 'TLB1',
            count: 12,
            rates: [{ rate: 20, taxable_amount: 1000, tax_amount: 200 }],
          },
        ],
      },
      /transactions/,
    ],
    ['payments', { payments: [{ date: '2026-10-05', rates: [{ rate: 20, amount: 120 }] }] }, /payments/],
    [
      'an invoice to abroad',
      { invoices: [{ invoice: { ...INVOICE, issue_date: '2026-10-20', buyer: ABROAD } }] },
      /transactions/,
    ],
  ])('reports %s of a period', async (_name, more, said) => {
    const [isError, text] = await first('generate_ereporting', { ...REPORT, ...more });
    expect([isError, text]).toEqual([false, expect.stringMatching(said)]);
  });

  it('has a payment compared with the whole of an invoice that it sends as fields', async () => {
    const given = { invoice: INVOICE, status: '212', amounts: [{ amount: 1440.01, rate: 10 }] };
    const { structuredContent } = await client.callTool({ name: 'generate_status', arguments: given });
    expect(structuredContent).toMatchObject({
      warnings: [
        { rule: 'PLAUSIBLE-COLLECTED', pointer: '/amounts/0/amount' },
        { rule: 'PLAUSIBLE-RATE', pointer: '/amounts/0/rate' },
      ],
    });
  });
});
