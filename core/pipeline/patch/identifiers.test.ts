import { expect, it } from 'vitest';
import { sampleInvoice } from '../../invoice/testing/sample.ts';
import { sirenOfVatNumber, vatNumber } from './identifiers.ts';

const AT = '/invoice/seller/vat_id';
const french = sampleInvoice();
const german = sampleInvoice({ seller: { name: 'Tischlerei', address: { country: 'DE' } } });

it.each([
  ['fr44732829320', 'FR44732829320'],
  ['fr 44 732 829 320', 'FR44732829320'],
  ['UK980780684', 'GB980780684'],
  ['de136695976', 'DE136695976'],
  // The French number of a French party.
  ['44732829320', 'FR44732829320'],
  ['732829320', 'FR44732829320'],
])('%s is %s', (given, meant) => {
  expect(vatNumber('BR-CO-09', AT, given, french)).toEqual([{ op: 'replace', path: AT, value: meant }]);
});

it.each([
  ['45732829320', french],
  ['732829321', french],
  ['44732829320', german],
  ['XX732829320', french],
])('%s is not guessed', (given, invoice) => expect(vatNumber('BR-CO-09', AT, given, invoice)).toBeNull());

it('takes a missing SIREN out of the VAT number that was made of it', () => {
  const party = { name: 'Menuiserie Abgrall', address: { country: 'FR' } };
  const of = (vat_id: string) => sampleInvoice({ seller: { ...party, vat_id } });
  expect(sirenOfVatNumber('BR-FR-10_BT-30', of('FR44732829320'))).toEqual([
    { op: 'add', path: '/invoice/seller/siren', value: '732829320' },
  ]);
  expect(sirenOfVatNumber('BR-FR-10_BT-30', of('FR45732829320'))).toBeNull();
  expect(sirenOfVatNumber('BR-FR-12_BT-49', of('FR44732829320'))).toBeNull();
});
