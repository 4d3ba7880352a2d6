import { describe, expect, test } from 'vitest';
import { addressBySiren, complete, type Origins, type Party } from './index.ts';
import { sampleInvoice } from './testing/sample.ts';

const SIREN = '999510217';
const SIRET = '99951021700012';

function sellerOf(properties: Readonly<Record<string, unknown>>): { seller: Party; origins: Origins } {
  const seller = { name: 'Menuiserie Abgrall', address: { country: 'FR' }, ...properties };
  const { invoice, origins } = complete(sampleInvoice({ seller }), []);
  return { seller: invoice.seller, origins };
}

describe('SIRET', () => {
  test('gives the SIREN and an address the French directory knows', () => {
    const { seller, origins } = sellerOf({ siret: SIRET });
    expect(seller).toMatchObject({
      siren: SIREN,
      siret: SIRET,
      electronic_address: `${SIREN}_${SIRET}`,
      electronic_address_scheme: '0225',
    });
    for (const key of ['siren', 'electronic_address', 'electronic_address_scheme'])
      expect(origins.get(`/invoice/seller/${key}`)).toEqual(['/invoice/seller/siret']);
  });

  test('leaves an electronic address that is given', () => {
    const { seller } = sellerOf({ siret: SIRET, electronic_address: 'a@b.example' });
    expect(seller).toMatchObject({
      siren: SIREN,
      electronic_address: 'a@b.example',
      electronic_address_scheme: 'EM',
    });
  });

  test('leaves a SIREN that is given, as the caller’s own', () => {
    const { origins } = sellerOf({ siret: SIRET, siren: SIREN });
    expect(origins.has('/invoice/seller/siren')).toBe(false);
  });
});

describe('legal registration', () => {
  test('is ignored beside a SIREN', () => {
    const { seller } = sellerOf({
      siren: SIREN,
      legal_registration_id: 'HRB 1',
      legal_registration_scheme: '0106',
    });
    expect(seller).toMatchObject({ legal_registration_id: null, legal_registration_scheme: null });
  });

  test('under scheme 0002 is a SIREN', () => {
    const { seller, origins } = sellerOf({ legal_registration_id: SIREN, legal_registration_scheme: '0002' });
    expect(seller).toMatchObject({
      siren: SIREN,
      legal_registration_id: null,
      legal_registration_scheme: null,
    });
    expect(origins.get('/invoice/seller/siren')).toEqual(['/invoice/seller/legal_registration_id']);
  });

  test('under scheme 0002 but not nine digits stays for the rules', () => {
    const given = { legal_registration_id: '12 34', legal_registration_scheme: '0002' };
    expect(sellerOf(given).seller).toMatchObject({ siren: null, ...given });
  });

  test('a scheme of nothing is dropped', () => {
    expect(sellerOf({ legal_registration_scheme: '0106' }).seller.legal_registration_scheme).toBeNull();
  });
});

describe('scheme of an electronic address', () => {
  test.each([
    ['a@b.example', 'EM'],
    ['999510217', '0225'],
    ['999510217_ACHATS', '0225'],
  ])('%s is %s', (address, scheme) => {
    const { seller, origins } = sellerOf({ electronic_address: address });
    expect(seller.electronic_address_scheme).toBe(scheme);
    expect(origins.get('/invoice/seller/electronic_address_scheme')).toEqual([
      '/invoice/seller/electronic_address',
    ]);
  });

  test('one that is given stays', () => {
    const given = { electronic_address: '999510217', electronic_address_scheme: '0088' };
    const { seller, origins } = sellerOf(given);
    expect(seller).toMatchObject(given);
    expect(origins.has('/invoice/seller/electronic_address_scheme')).toBe(false);
  });
});

describe('address by SIREN', () => {
  const party = (properties: object): Party => ({ ...sampleInvoice().seller, ...properties });

  test('is the SIREN in the French directory', () => {
    const { value, derivations } = addressBySiren(party({ siren: SIREN }), '/invoice/buyer');
    expect(value).toMatchObject({ electronic_address: SIREN, electronic_address_scheme: '0225' });
    expect(derivations).toEqual([
      ['/invoice/buyer/electronic_address', ['/invoice/buyer/siren']],
      ['/invoice/buyer/electronic_address_scheme', ['/invoice/buyer/siren']],
    ]);
  });

  test.each([
    ['no SIREN', {}],
    ['an address already', { siren: SIREN, electronic_address: 'a@b.example' }],
  ])('changes nothing with %s', (_, properties) => {
    const given = party(properties);
    expect(addressBySiren(given, '/invoice/buyer')).toEqual({ value: given, derivations: [] });
  });
});

describe('contact', () => {
  test('keeps its department: which profile has a place for it beside a name is for the syntax to know', () => {
    const contact = { name: 'A. Abgrall', department: 'Comptabilité' };
    expect(sellerOf({ contact }).seller.contact).toMatchObject(contact);
  });

  test('one that says nothing is none', () => {
    expect(sellerOf({ contact: {} }).seller.contact).toBeNull();
  });
});
