import { beforeAll, expect, it } from 'vitest';
import { createRegistry } from '../main.ts';
import type { Registry } from '../registry/registry.ts';
import { causesOf } from './causes.ts';
import { DAY, twoRates, type Written } from './testing/two-rates.ts';
import { validate } from './validate.ts';

let registry: Registry;
let written: Written;

beforeAll(async () => {
  registry = await createRegistry();
  written = await twoRates(registry);
});

it.each<[string, keyof Written, RegExp, string, RegExp, number]>([
  [
    'a price below nothing',
    'cii-xml',
    /(NetPriceProductTradePrice>\s*<ram:ChargeAmount>)/,
    '$1-',
    /^BR-27$/,
    2,
  ],
  ['a price below nothing', 'ubl-xml', /(<cbc:PriceAmount currencyID="EUR">)/, '$1-', /^BR-27$/, 2],
  ['three decimals', 'cii-xml', /(<ram:GrandTotalAmount>[\d.]*)/, '$11', /^BR-DEC-14$/, 4],
  ['three decimals', 'ubl-xml', /(<cbc:TaxInclusiveAmount currencyID="EUR">[\d.]*)/, '$11', /^BR-DEC-14$/, 5],
  ['a SIREN of eight digits', 'cii-xml', /732829320</, '73282932<', /^BR-FR-10_BT-30$/, 2],
  ['a category', 'cii-xml', /(<ram:CategoryCode>)S/, '$1Q', /^BR-CL-18$/, 3],
  ['a category', 'ubl-xml', /(<cac:ClassifiedTaxCategory>\s*<cbc:ID>)S/, '$1Q', /^BR-CL-18$/, 3],
  ['split payment', 'cii-xml', /(<ram:CategoryCode>)S/g, '$1B', /^BR-FR-15_BT-95_BT-151$/, 5],
  ['a type', 'cii-xml', /(<ram:TypeCode>)380/, '$1999', /^BR-CL-01$/, 2],
  ['a currency', 'cii-xml', /(<ram:InvoiceCurrencyCode>)EUR/, '$1EURO', /^BR-CL-04$/, 3],
  ['a currency', 'ubl-xml', /(<cbc:DocumentCurrencyCode>)EUR/, '$1EURO', /^BR-CL-04$/, 3],
])('%s in %s is one cause', async (_, output, pattern, by, rule, count) => {
  const xml = written[output].replace(pattern, by);
  const { findings } = await validate(registry, Buffer.from(xml), {
    check: 'fr-ctc',
    language: 'en',
    explain: true,
    asOf: DAY,
  });
  const causes = causesOf(findings);
  expect(causes.map(({ finding }) => findings[finding]!.rule)).toEqual([expect.stringMatching(rule)]);
  expect(causes[0]!.count).toBe(count);
});
