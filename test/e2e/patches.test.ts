import { afterAll, beforeAll, expect, it } from 'vitest';
import { keysOf } from '@conforme/proto/schema/pointer';
import type { Service } from '../../scripts/start.ts';
import { GOODS, set, type Spoil } from './mistakes/mistake.ts';
import { totals } from './mistakes/sums.ts';
import { example, INLINE, postJson, startService } from './service.ts';

// A patch that is offered works: with all of them applied the invoice passes.

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

interface Operation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: string;
}

interface Refused {
  readonly code: string;
  readonly details: readonly {
    readonly rule?: string;
    readonly type?: string;
    readonly patch?: readonly Operation[];
  }[];
}

function applied(request: object, operations: readonly Operation[]): object {
  const copy = structuredClone(request);
  for (const { op, path, value } of operations) {
    const steps = keysOf(path);
    const last = steps.pop()!;
    const holder = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], copy) as Record<
      string,
      unknown
    >;
    if (op !== 'add') expect(holder[last], path).toBeDefined();
    if (op === 'remove') delete holder[last];
    else holder[last] = value;
  }
  return copy;
}

const category =
  (vat_category: string): Spoil =>
  (invoice) => {
    for (const line of invoice.lines)
      Object.assign(line, { vat_category, vat_rate: vat_category === 'O' ? null : '0' });
  };

const all =
  (...spoils: readonly Spoil[]): Spoil =>
  (invoice, options) => {
    for (const spoil of spoils) spoil(invoice, options);
  };

/** Factur-X has rules of its own for the codes of these two profiles. */
const inProfile =
  (profile: string, spoil: Spoil): Spoil =>
  (invoice, options) => {
    options['profile'] = profile;
    spoil(invoice, options);
  };

const CODES: Spoil = set(
  ['buyer.address.country', 'fr'],
  ['currency', 'eur'],
  ['seller.electronic_address', '999510217'],
  ['seller.electronic_address_scheme', 'siren'],
);

const CASES: readonly (readonly [name: string, base: string, spoil: Spoil])[] = [
  ['a country in small letters', 'services', set(['buyer.address.country', 'fr'])],
  ['codes of basicwl', 'services', inProfile('basicwl', CODES)],
  [
    'codes of extended',
    'services',
    inProfile(
      'extended',
      all(CODES, set(['lines.1.unit_code', 'heures'], ['buyer.global_ids', { SIRET: '99951187600016' }])),
    ),
  ],
  ['a country by its car', 'services', set(['buyer.address.country', 'UK'])],
  ['a currency in small letters', 'services', set(['currency', 'eur'])],
  ['units in words', 'services', set(['lines.0.unit_code', 'jour'], ['lines.1.unit_code', 'hur'])],
  [
    'a unit of a price',
    'services',
    set(['lines.1.price_base_quantity', '1'], ['lines.1.price_base_unit_code', 'heure']),
  ],
  ['a scheme by its name', 'services', set(['buyer.global_ids', { SIRET: '99951187600016' }])],
  [
    'a scheme of an address',
    'services',
    set(['buyer.electronic_address', 'a@b.example'], ['buyer.electronic_address_scheme', 'email']),
  ],
  ['a scheme of an item', GOODS, set(['lines.0.standard_item_id_scheme', 'GTIN'])],
  ['a billing framework', 'services', set(['business_process', 's1'])],
  [
    'a rate as a share',
    'services',
    set(['lines.0.vat_rate', '0.2'], ['lines.1.vat_rate', 0.2], ['lines.2.vat_rate', '0.055']),
  ],
  ['numbers as at home', 'services', set(['lines.0.unit_price', '620,00'], ['lines.0.vat_rate', '20%'])],
  ['days as at home', 'services', set(['issue_date', '05/10/2026'], ['due_date', '20261104'])],
  ['a VAT number in small letters', 'services', set(['seller.vat_id', 'fr24999510217'])],
  ['a VAT number without its prefix', 'services', set(['seller.vat_id', '24999510217'])],
  ['a VAT number by its country', 'services', set(['buyer.vat_id', 'UK980780684'])],
  [
    'a SIREN in groups',
    'services',
    set(['seller.siren', '999 510 217'], ['buyer.siret', '999 511 876 00016']),
  ],
  ['no SIREN', 'services', set(['seller.siren', undefined])],
  ['a category in small letters', 'services', set(['lines.0.vat_category', 's'])],
  ['a wrong line total', GOODS, all(totals({}), set(['totals.line_total', '1.00']))],
  [
    'reverse charge without a reason',
    'services',
    all(category('AE'), set(['buyer.vat_id', 'FR40303265045'])),
  ],
];

it.each(CASES)('%s is mended by the patches', async (_, base, spoil) => {
  const request = example(base);
  spoil(request.invoice, request.options);
  const refused = await postJson(service, '/v1/invoices/generate', request);
  expect([400, 422]).toContain(refused.status);
  const { details } = (await refused.json()) as Refused;
  const operations = new Map(
    details
      .flatMap(({ patch = [] }) => patch)
      .map((operation) => [`${operation.op} ${operation.path}`, operation]),
  );
  expect(operations.size).toBeGreaterThan(0);
  const mended = await postJson(service, '/v1/invoices/generate', applied(request, [...operations.values()]));
  expect(mended.status, mended.status === 200 ? '' : await mended.text()).toBe(200);
});

it.each<[string, Spoil]>([
  ['a day that may be another', set(['issue_date', '05/10/2026'])],
  ['a number that may be another', set(['lines.0.unit_price', '1,234'])],
  ['a code nobody knows', set(['buyer.address.country', 'XX'])],
  ['a reason that may be another', all(category('E'))],
  ['a rate that France does not have', set(['lines.0.vat_rate', '0.21'])],
])('%s is not guessed', async (_, spoil) => {
  const request = example('services');
  spoil(request.invoice, request.options);
  const refused = await postJson(service, '/v1/invoices/generate', request, { 'accept-language': 'en' });
  const { details } = (await refused.json()) as Refused;
  expect(details.length).toBeGreaterThan(0);
  expect(details.flatMap(({ patch = [] }) => patch)).toEqual([]);
});
