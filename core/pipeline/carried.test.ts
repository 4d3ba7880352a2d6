import { describe, expect, test } from 'vitest';
import { ADJUSTMENT, CONTACT, DELIVERY, FULL_LINE, sample, TRANSFER } from '../invoice/testing/index.ts';
import { everyValue } from '../testing/plugins.ts';
import { uncarried } from './carried.ts';

const invoice = sample({ lines: [FULL_LINE], payment: TRANSFER, buyer_reference: 'R' });

/** A document that carries all values but those below these places. */
const without = (...places: string[]) => ({
  pointers: [everyValue(invoice).filter((pointer) => !places.some((place) => pointer.startsWith(place)))],
});

describe('what a document does not carry', () => {
  test('is nothing when every value has an element', () => {
    expect(uncarried(invoice, without())).toEqual([]);
  });

  test('is named value by value', () => {
    expect(uncarried(invoice, without('/invoice/buyer_reference', '/invoice/lines/0/note'))).toEqual([
      '/invoice/buyer_reference',
      '/invoice/lines/0/note',
    ]);
  });

  test('is one thing where an object is missing whole', () => {
    expect(uncarried(invoice, without('/invoice/payment', '/invoice/lines/0/attributes'))).toEqual([
      '/invoice/payment',
      '/invoice/lines/0/attributes',
    ]);
  });

  test.each([
    ['a shortcut that is spelled out elsewhere', { tax_exemption_reason: 'x', already_paid: true }],
    ['a blank text', { buyer_reference: ' ' }],
    ['a scheme that qualifies nothing', { delivery: { ...DELIVERY, name: 'A', location_id_scheme: '0088' } }],
    ['a list without its code', { allowances: [{ ...ADJUSTMENT, reason_code_list: '5153' }] }],
  ])('is not %s', (_, properties) => {
    const complete = sample(properties);
    const pointers = everyValue(complete).filter(
      (pointer) => !/scheme$|_list$|buyer_reference$|tax_exemption|already_paid$/.test(pointer),
    );
    const given = { ...complete, ...properties };
    expect(uncarried(given, { pointers: [pointers] })).toEqual([]);
  });

  test('is not the lines of a profile that has none', () => {
    expect(uncarried(invoice, without('/invoice/lines'), { withoutLines: true })).toEqual([]);
    expect(uncarried(invoice, without('/invoice/lines'))).toEqual(['/invoice/lines']);
  });

  test('is a department beside a name, unless what the contract says of it is asked for', () => {
    const named = sample({ seller: { ...invoice.seller, contact: { ...CONTACT, department: 'Ventes' } } });
    const pointers = [everyValue(named).filter((pointer) => !pointer.endsWith('/department'))];
    expect(uncarried(named, { pointers })).toEqual(['/invoice/seller/contact/department']);
    expect(uncarried(named, { pointers }, { departments: true })).toEqual([]);
  });
});
