// Mistakes of who asks for e-reporting: what is to be acted on, where, and whether the patches heal it.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPORTING_EXAMPLE } from '../../gateway/routes/ereporting.ts';
import type { Service } from '../../scripts/start.ts';
import { set, type Spoil } from './mistakes/mistake.ts';
import { reported } from './mistakes/reported.ts';
import { INLINE, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

const SALES = {
  date: '2026-10-05',
  category: 'TLB1',
  count: 3,
  rates: [{ rate: '20', taxable_amount: '100.00', tax_amount: '20.00' }],
};

const soldAt = (tax: string) => ({ ...SALES, rates: [{ ...SALES.rates[0], tax_amount: tax }] });
const ofSales = (more: object): Spoil => set(['sales', [{ ...SALES, ...more }]]);
const PAID = { rate: '20.00', amount: '120.00' };

it.each<[name: string, spoil: Spoil, reported: string]>([
  [
    'a SIREN with blanks',
    set(['declarant.siren', '732 829 320']),
    'string_pattern /declarant/siren – healed',
  ],
  [
    'a SIRET for the SIREN',
    set(['declarant.siren', '73282932000074']),
    'string_pattern /declarant/siren – healed',
  ],
  ['a month for the period', set(['period', '2026-10']), 'object_type /period'],
  [
    'months for its days',
    set(['period', { start: '2026-10', end: 'oct. 2026' }]),
    'date /period/start, date /period/end – healed',
  ],
  [
    'a period that ends before it begins',
    set(['period', { start: '2026-10-31', end: '2026-10-01' }]),
    'wrong /period/end',
  ],
  [
    'days of France',
    set(['period', { start: '15/10/2026', end: '31/10/2026' }]),
    'date /period/start, date /period/end – healed',
  ],
  ['a platform by its number', set(['platform', '0417']), 'object_type /platform'],
  ['a platform without one', set(['platform.number', undefined]), 'missing /platform/number'],
  [
    'a rate of a payment in per cent',
    set(['payments.0.rates.0.rate', '20 %']),
    'decimal /payments/0/rates/0/rate – healed',
  ],
  [
    'an amount of a payment with a comma',
    set(['payments.0.rates.0.amount', '120,00']),
    'decimal /payments/0/rates/0/amount – healed',
  ],
  [
    'a period in French',
    set(['period', { debut: '2026-10-01', fin: '2026-10-31' }]),
    'extra_forbidden /period/debut, extra_forbidden /period/fin – healed',
  ],
  ['a role in words', set(['declarant.role', 'vendeur']), 'enum /declarant/role – healed'],
  ['a kind in words', set(['kind', 'initial']), 'enum /kind – healed'],
  ['a kind of data in words', set(['data', ['paiements']]), 'enum /data/0 – healed'],
  ['a customer in words', set(['invoices.0.customer', 'B2C']), 'enum /invoices/0/customer – healed'],
  [
    'sales of goods in words',
    set(['sales', [{ ...SALES, category: 'biens' }]]),
    'enum /sales/0/category – healed',
  ],
  [
    'rates of sales in French',
    set(['sales', [{ ...SALES, rates: [{ taux: '20', base: '100', montant_tva: '20' }] }]]),
    'extra_forbidden /sales/0/rates/0/taux, extra_forbidden /sales/0/rates/0/base, extra_forbidden /sales/0/rates/0/montant_tva – healed',
  ],
  ['a day for the time of the file', set(['created_at', '2026-11-05']), 'string_pattern /created_at'],
  [
    'a time of the file in UTC',
    set(['created_at', '2026-11-05T09:00:00.000Z']),
    'string_pattern /created_at – healed',
  ],
  [
    'a rate that France has not',
    set(['sales', [{ ...SALES, rates: [{ ...SALES.rates[0], rate: '19' }] }]]),
    'F10-TRANSAC-G1.24b#1 /sales/0/rates/0/rate',
  ],
  [
    'one rate among others that France has not',
    set(['sales', [{ ...SALES, rates: [SALES.rates[0], { ...SALES.rates[0], rate: '19' }] }]]),
    'F10-TRANSAC-G1.24b#1 /sales/0/rates/1/rate',
  ],
  [
    'one rate of a payment that France has not',
    set(['payments', [{ date: '2026-10-07', rates: [PAID, { ...PAID, rate: '19' }] }]]),
    'F10-PMT-AGREGE-G1.24#1 /payments/0/rates/1/rate',
  ],
  ['VAT that is a tenth of what is due', set(['sales', [soldAt('2.00')]]), 'doubt PLAUSIBLE-VAT-AMOUNT'],
  ['VAT rounded by receipt', set(['sales', [soldAt('20.03')]]), 'fine'],
  ['VAT further off than receipts round', set(['sales', [soldAt('20.04')]]), 'doubt PLAUSIBLE-VAT-AMOUNT'],
  ['VAT of a day that is not reported', set(['sales', [{ ...soldAt('2.00'), date: '2026-11-05' }]]), 'fine'],
  ['a sign for the currency', ofSales({ currency: '€' }), 'F10-TX-DEVISE-G1.10#1 /sales/0/currency – healed'],
  [
    'a currency in small letters',
    ofSales({ currency: 'eur' }),
    'F10-TX-DEVISE-G1.10#1 /sales/0/currency – healed',
  ],
  [
    'a share for a rate',
    ofSales({ rates: [{ ...SALES.rates[0], rate: '0.2' }] }),
    'F10-TRANSAC-G1.24b#1 /sales/0/rates/0/rate – healed',
  ],
  [
    'when VAT is due in words',
    ofSales({ category: 'TPS1', vat_point: 'débits' }),
    'F10-TRANSAC-P1.11#1 /sales/0/vat_point – healed',
  ],
  ['when VAT is due, of goods', ofSales({ vat_point: '5' }), 'doubt PLAUSIBLE-VAT-POINT'],
  ['when VAT is due, of services', ofSales({ category: 'TPS1', vat_point: '5' }), 'fine'],
  ['VAT of sales that are not taxed', ofSales({ category: 'TNT1' }), 'doubt PLAUSIBLE-VAT-AMOUNT'],
  ['a count of halves', ofSales({ count: 2.5 }), 'integer_type /sales/0/count'],
  ['sales without their list', set(['sales', SALES]), 'list_type /sales'],
  ['sales in French', set(['ventes', [SALES]]), 'extra_forbidden /ventes – healed'],
  ['a replacement of nothing', set(['kind', 'RE']), 'wrong /data'],
  ['a payment of another invoice', set(['payments.0.invoice', 'X']), 'wrong /payments/0/invoice'],
  [
    'a payment without its rate',
    set(['payments', [{ invoice: 'F-2026-0101', date: '2026-10-07', amount: '120' }]]),
    'missing /payments/0/rates, extra_forbidden /payments/0/amount',
  ],
  ['a count in quotes', set(['sales', [{ ...SALES, count: '3' }]]), 'integer_type /sales/0/count – healed'],
  [
    'a count with its thousands apart',
    set(['sales', [{ ...SALES, count: '1 250' }]]),
    'integer_type /sales/0/count – healed',
  ],
  ['a count of none, in quotes', set(['sales', [{ ...SALES, count: '0' }]]), 'integer_type /sales/0/count'],
  [
    'who declares, under a French name',
    (request) => {
      request.déclarant = { ...request.declarant, nom: request.declarant.name };
      delete request.déclarant.name;
      delete request.declarant;
    },
    'extra_forbidden /déclarant/nom, extra_forbidden /déclarant – healed',
  ],
  [
    'a number of a platform without its zeros',
    set(['platform.number', '417']),
    'F10-EMETTEUR-G6.22#2 /platform/number',
  ],
  ['a payment on no day', set(['payments.0.date', '7 octobre 2026']), 'date /payments/0/date – healed'],
])('of e-reporting: %s', async (_, spoil, expected) => {
  const request = structuredClone(REPORTING_EXAMPLE);
  spoil(request, {});
  expect(await reported(service, '/v1/ereporting/generate', request)).toBe(expected);
});
