// One wrong value each: the finding stands at the very field, says something a reader understands, and what it offers as a patch heals it.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorOut, FindingDetail, PatchOperation } from '@conforme/proto/schema';
import type { Service } from '../../scripts/start.ts';
import { example, INLINE, postJson, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

type Json = Record<string, unknown>;

/** Where the mistake is, what stands there, which rule says so and where; the corrected value, where it can be offered. */
interface Mistake {
  readonly field: string;
  readonly value: unknown;
  readonly rule: string;
  readonly at: string;
  readonly patch: string | null;
}

const at = (
  field: string,
  value: unknown,
  rule: string,
  patch: string | null = null,
  where = field,
): Mistake => ({
  field,
  value,
  rule,
  at: `/invoice/${where}`,
  patch,
});

const COUNTRIES = { fr: 'FR', UK: 'GB', EL: 'GR', XX: null, F1: null };
const UNITS = {
  jour: 'DAY',
  heure: 'HUR',
  hur: 'HUR',
  pcs: 'H87',
  kg: 'KGM',
  day: 'DAY',
  m2: 'MTK',
  unit: 'C62',
  QQQ: null,
};
const adjustment = (given: object) => [{ amount: '5', vat_rate: '20', reason: 'Geste', ...given }];

const MISTAKES: readonly Mistake[] = [
  ...['seller', 'buyer', 'delivery'].flatMap((party) =>
    Object.entries(COUNTRIES).map(([code, patch]) => at(`${party}/address/country`, code, 'BR-CL-14', patch)),
  ),
  ...[0, 2].flatMap((line) =>
    Object.entries(UNITS).map(([code, patch]) => at(`lines/${line}/unit_code`, code, 'BR-CL-23', patch)),
  ),
  ...[['eur', 'EUR'] as const, ['EUX', null] as const, ['FRF', null] as const].map(([code, patch]) =>
    at('currency', code, 'BR-CL-04', patch),
  ),
  ...['XX', '999', 'SEPA', '0'].map((code) => at('payment/means_code', code, 'BR-CL-16')),
  ...[['QQQ', null] as const, ['pmt', 'PMT'] as const].map(([code, patch]) =>
    at('notes', [{ text: 'Note', subject_code: code }], 'BR-CL-08', patch, 'notes/0/subject_code'),
  ),
  ...['0', '9999', 'siret'].map((scheme) =>
    at('buyer/global_ids', { [scheme]: '123' }, 'BR-CL-10', null, `buyer/global_ids/${scheme}`),
  ),
  ...[['xx', null] as const, ['Fr', 'FR'] as const, ['UK', 'GB'] as const].map(([code, patch]) =>
    at('lines/1/origin_country', code, 'BR-CL-15', patch),
  ),
  at('business_process', 'b1', 'BR-FR-08_BT-23', 'B1'),
  at('business_process', 'X', 'BR-FR-08_BT-23'),
  ...['21', '19', '15'].map((rate) => at('lines/0/vat_rate', rate, 'BR-FR-16_BT-152')),
  at('lines/0/vat_rate', '0.2', 'BR-FR-16_BT-152', '20'),
  ...['-1', '-0.01', '-620'].map((price) => at('lines/0/unit_price', price, 'BR-27')),
  ...['1.23456', '0.000001'].map((quantity) => at('lines/1/quantity', quantity, 'BR-FR-DEC-02_BT-129')),
  ...['2020-01-01', '2026-10-01'].map((day) => at('due_date', day, 'BR-FR-CO-07_BT-9')),
  ...['24999510217', 'XX123', 'fr24999510217'].map((vatId) => at('seller/vat_id', vatId, 'BR-CO-09')),
  at('number', 'F.2026', 'BR-FR-02_BT-1'),
  at('delivery/period_end', '2020-01-01', 'BR-29'),
  at('lines/0/period_end', '2020-01-01', 'BR-30'),
  at('payment/iban', null, 'BR-50'),
  at('type_code', '381', 'BR-FR-CO-05_BT-3', null, 'preceding_invoices'),
  at('type_code', '384', 'BR-FR-CO-04_BT-4', null, 'preceding_invoices'),
  at('type_code', '751', 'BR-FR-04_BT-3'),
  at('allowances', adjustment({ reason: null }), 'BR-33', null, 'allowances/0/reason'),
  at('charges', adjustment({ reason: null }), 'BR-38', null, 'charges/0/reason'),
  at('allowances', adjustment({ vat_rate: '21' }), 'BR-FR-16_BT-96_BT-103', null, 'allowances/0/vat_rate'),
  at('charges', adjustment({ vat_rate: '21' }), 'BR-FR-16_BT-96_BT-103', null, 'charges/0/vat_rate'),
  at('allowances', adjustment({ reason_code: 'ZZZZ' }), 'BR-CL-19', null, 'allowances/0/reason_code'),
  at('charges', adjustment({ reason_code: 'QQQ' }), 'BR-CL-20', null, 'charges/0/reason_code'),
  at('lines/0/allowances', [{ amount: '1' }], 'BR-42', null, 'lines/0/allowances/0/reason'),
  at('lines/0/charges', [{ amount: '1' }], 'BR-44', null, 'lines/0/charges/0/reason'),
];

function put(target: Json, path: string, value: unknown): void {
  const steps = path.split('/');
  const last = steps.pop()!;
  const owner = steps.reduce((object, step) => (object[step] ??= {}) as Json, target);
  owner[last] = value;
}

async function findingsOf(invoice: Json): Promise<readonly FindingDetail[]> {
  const { options } = example('services');
  const answer = await postJson(service, '/v1/invoices/generate', {
    invoice,
    options: { ...options, output: 'cii-xml' },
  });
  if (answer.status === 200) return [];
  return ((await answer.json()) as ErrorOut).details as unknown as FindingDetail[];
}

/** What no reader should meet: empty quotation marks, days as CII writes them, what a program left behind. */
const UNNATURAL = /""|“”|«\s*»|\b20\d{6}\b|undefined|null|NaN|[{}]/;

it('are more than sixty', () => {
  expect(MISTAKES.length).toBeGreaterThan(60);
});

it.each(MISTAKES.map((mistake) => [`${mistake.field} ${JSON.stringify(mistake.value)}`, mistake] as const))(
  '%s',
  async (_, { field, value, rule, at: pointer, patch }) => {
    const invoice = example('services').invoice as unknown as Json;
    put(invoice, field, value);
    const findings = await findingsOf(invoice);
    const found = findings.find((finding) => finding.rule === rule && finding.pointer === pointer);
    expect(found, JSON.stringify(findings.map((finding) => [finding.rule, finding.pointer]))).toBeDefined();
    for (const { message, fix } of findings) {
      expect(message).not.toMatch(UNNATURAL);
      expect(fix).not.toMatch(UNNATURAL);
    }
    if (patch === null) return;
    expect(found!.patch).toContainEqual(expect.objectContaining({ path: pointer, value: patch }));
    for (const { path, value: corrected } of found!.patch as PatchOperation[])
      put(invoice, path.replace('/invoice/', ''), corrected);
    const left = await findingsOf(invoice);
    expect(left.filter((finding) => finding.rule === rule && finding.pointer === pointer)).toEqual([]);
  },
);
