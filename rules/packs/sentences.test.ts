import { expect, it } from 'vitest';
import { openPacks } from './index.ts';

const packs = openPacks();
const packOf = (name: string) => packs.find(({ id }) => id === name)!;

it.each([
  ['br-fr-cii', 'BR-FR-CO-04_BT-4', 'fr', ['384', '0'], "antérieure ; aucune n'est citée."],
  ['br-fr-cii', 'BR-FR-CO-04_BT-4', 'fr', ['384', '2'], 'antérieure ; 2 sont citées.'],
  ['br-fr-cii', 'BR-FR-09_BT-71', 'fr', ['123', ''], 'doit compter quatorze chiffres.'],
  ['br-fr-cii', 'BR-FR-09_BT-71', 'en', ['123', ''], 'must be fourteen digits.'],
  ['br-fr-cii', 'BR-FR-09_BT-71', 'en', ['123', '456'], 'digits that begin with the SIREN, here "456".'],
  ['br-fr-cii', 'BR-FR-09_BT-29', 'fr', ['123', ''], "commencer par le SIREN, qui n'est pas indiqué."],
  [
    'en16931-cii',
    'BR-29',
    'fr',
    ['2026-08-01', '2026-09-01'],
    'le 01/08/2026, avant son début le 01/09/2026.',
  ],
  [
    'en16931-ubl',
    'BR-30',
    'fr',
    ['1', '2026-08-01', '2026-09-01'],
    'finit le 01/08/2026, avant son début le 01/09/2026.',
  ],
  ['en16931-cii', 'BR-DEC-15', 'fr', ['USD', '–'], 'Le total de TVA en USD (BT-111) est absent.'],
  ['en16931-cii', 'BR-DEC-15', 'en', ['USD', '–'], 'The VAT total in USD (BT-111) is missing.'],
  ['en16931-cii', 'BR-DEC-15', 'en', ['USD', '1.234'], 'has more than two decimals: 1.234.'],
  [
    'en16931-cii',
    'BR-CO-10',
    'fr',
    ['10', '0 ', '0', ''],
    "indique 10 alors que la facture n'a aucune ligne.",
  ],
  ['en16931-cii', 'BR-CO-10', 'en', ['10', '0 ', '0', ''], 'is 10, but the invoice has no lines.'],
  ['en16931-ubl', 'BR-CO-12', 'en', ['10', '0 ', '0', ''], 'is 10, but the invoice has no document charges.'],
  [
    'en16931-cii',
    'BR-CO-14',
    'en',
    ['10', '2 ', '9', ''],
    'is 10, but the 2 rows of the VAT breakdown add up to 9.',
  ],
  ['en16931-cii', 'BR-CO-10', 'en', ['10', '2 ', '10', 'exactly'], 'is 10, and the 2 lines add up to that;'],
  ['extended-ctc-fr-cii', 'BR-FREXT-CO-11', 'fr', ['10', '0 ', '0'], "la facture n'a aucune remise de pied."],
  ['extended-ctc-fr-cii', 'BR-FREXT-CO-11', 'en', ['10', '', '9'], 'the document allowances add up to 9.'],
  ['facturx-extended', 'BR-FXEXT-CO-10', 'en', ['10', '0 ', '0'], 'has no lines that count.'],
  [
    'en16931-cii',
    'CII-SR-014',
    'fr',
    ['0'],
    "La facture n'indique pas ram:TypeCode (en-tête du document), alors",
  ],
  ['en16931-cii', 'CII-SR-014', 'en', ['0'], 'gives no ram:TypeCode (document header), but exactly one'],
  ['en16931-cii', 'CII-SR-014', 'en', ['2'], 'gives 2 × ram:TypeCode (document header), but exactly one'],
] as const)('%s says of %s in %s, with %j, %s', (pack, rule, language, values, sentence) => {
  const { message } = packOf(pack).explain(rule, language, values);
  expect(message.replaceAll('\u00a0', ' ')).toContain(sentence);
});

it('names the exemption of small businesses where a standard rate is 0', () => {
  const { fix } = packOf('en16931-cii').explain('BR-S-05', 'fr', []);
  expect(fix).toContain('VATEX-FR-FRANCHISE');
});

it('sends no caller of JSON to a tax that is computed', () => {
  const pack = packOf('en16931-cii');
  expect(pack.explain('BR-AE-09', 'en', []).fix).toMatch(/^Set the rate/);
  expect(pack.explain('BR-AE-09', 'en', [], () => 'x').fix).toMatch(/^Set the tax \(BT-117\) to 0/);
});

it('sends nobody to another total with VAT where the VAT total is of no currency', () => {
  const { message, fix } = packOf('en16931-cii').explain(
    'BR-CO-15',
    'en',
    ['12', '10', '–', 'EUR', '10'],
    () => 'x',
  );
  expect(message).toBe(
    'The total with VAT is 12, but the invoice gives no VAT total (BT-110) in its currency EUR, and the total without VAT is 10.',
  );
  expect(fix).toMatch(/^Give x \(BT-110\) the currency/);
});
