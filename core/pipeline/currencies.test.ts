import { beforeAll, expect, it } from 'vitest';
import { createRegistry } from '../main.ts';
import type { Registry } from '../registry/registry.ts';
import { DAY, twoRates, type Written } from './testing/two-rates.ts';
import { validate } from './validate.ts';

let registry: Registry;
let written: Written;

beforeAll(async () => {
  registry = await createRegistry();
  written = await twoRates(registry);
});

async function doubtsOf(xml: string) {
  const wanted = { check: 'base', language: 'en', explain: false, plausibility: true, asOf: DAY } as const;
  const { findings } = await validate(registry, Buffer.from(xml), wanted);
  return findings
    .filter(({ rule }) => rule === 'PLAUSIBLE-CURRENCY')
    .map(({ message, location }) => [message, location?.split('/').at(-1)]);
}

it('doubts amounts in another currency, at the first of them', async () => {
  const usd = written['ubl-xml'].replace(/(<cbc:PriceAmount currencyID=")EUR/, '$1USD');
  expect(await doubtsOf(usd)).toEqual([
    ['The invoice is in EUR (BT-5), but an amount is in USD.', 'cbc:PriceAmount'],
  ]);
  const all = written['ubl-xml'].replaceAll('currencyID="EUR"', 'currencyID="CHF"');
  expect(await doubtsOf(all)).toEqual([
    [
      expect.stringMatching(
        /^The invoice is in EUR \(BT-5\), but \d+ amounts are not; the first is in CHF\.$/,
      ),
      expect.anything(),
    ],
  ]);
});

it('has no doubt of one currency, nor of the VAT total of the accounts', async () => {
  const ubl = written['ubl-xml'];
  expect(await doubtsOf(ubl)).toEqual([]);
  const own =
    '<ext:UBLExtensions xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"><ext:UBLExtension><ext:ExtensionContent><a xmlns="urn:x" currencyID="USD">1</a></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>';
  expect(await doubtsOf(ubl.replace('<cbc:CustomizationID>', `${own}$&`))).toEqual([]);
  const accounts = ubl
    .replace('</cbc:DocumentCurrencyCode>', '$&<cbc:TaxCurrencyCode>USD</cbc:TaxCurrencyCode>')
    .replace(
      '<cac:TaxTotal>',
      '<cac:TaxTotal><cbc:TaxAmount currencyID="USD">1</cbc:TaxAmount></cac:TaxTotal>$&',
    );
  expect(await doubtsOf(accounts)).toEqual([]);
  const price = accounts.replace(/(<cbc:PriceAmount currencyID=")EUR/, '$1USD');
  expect(await doubtsOf(price)).toHaveLength(1);
});
