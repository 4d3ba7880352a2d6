import { describe, expect, test } from 'vitest';
import type { Party } from '@conforme/core/invoice';
import { ADDRESS, FULL_PARTY, PARTY, sample } from '@conforme/core/invoice/testing';
import { lines, readXml, said } from './testing/sample.ts';
import { write } from './write.ts';

const seller = (properties: Partial<Party>): { seller: Party } => ({ seller: { ...PARTY, ...properties } });
const SELLER = 'SellerTradeParty/';

describe('a seller', () => {
  const everything = { seller: FULL_PARTY };

  test('in the order of the schema', () => {
    expect(lines(everything, SELLER)).toEqual([
      'GlobalID@schemeID=0088 3012345678900',
      'GlobalID@schemeID=0009 99951021700012',
      'Name Menuiserie Abgrall',
      'Description SARL',
      'SpecifiedLegalOrganization/ID@schemeID=0002 999510217',
      'SpecifiedLegalOrganization/TradingBusinessName Abgrall & fils',
      'DefinedTradeContact/PersonName A. Abgrall',
      'DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber 02 98 00 00 00',
      'DefinedTradeContact/EmailURIUniversalCommunication/URIID a@b.example',
      'PostalTradeAddress/PostcodeCode 29200',
      'PostalTradeAddress/LineOne 1 rue',
      'PostalTradeAddress/LineTwo bât. B',
      'PostalTradeAddress/LineThree étage 2',
      'PostalTradeAddress/CityName Brest',
      'PostalTradeAddress/CountryID FR',
      'PostalTradeAddress/CountrySubDivisionName Finistère',
      'URIUniversalCommunication/URIID@schemeID=0225 999510217',
      'SpecifiedTaxRegistration/ID@schemeID=VA FR24999510217',
      'SpecifiedTaxRegistration/ID@schemeID=FC T-1',
    ]);
  });

  test('in BASIC WL has neither contact nor legal information', () => {
    const written = lines(everything, SELLER, 'basicwl').join('\n');
    expect(written).not.toMatch(/Contact|Description/);
    expect(written).toContain('SpecifiedTaxRegistration/ID@schemeID=FC T-1');
  });

  test('has a trading name in BASIC WL, which a buyer has not', () => {
    const trading = {
      ...seller({ trading_name: 'Atelier' }),
      buyer: { ...PARTY, trading_name: 'Boutique' },
    };
    const said = (profile: 'basicwl' | 'en16931'): string =>
      lines(trading, 'SpecifiedLegalOrganization/', profile).join();
    expect(said('en16931')).toBe('TradingBusinessName Atelier,TradingBusinessName Boutique');
    expect(said('basicwl')).toBe('TradingBusinessName Atelier');
  });

  test('an element with a scheme points at both its values', () => {
    const [address] = said(everything, 'SellerTradeParty/URIUniversalCommunication/');
    expect(address!.pointers).toEqual([
      '/invoice/seller/electronic_address',
      '/invoice/seller/electronic_address_scheme',
    ]);
  });

  test('the element of the whole party points at the party', () => {
    const { pointers } = write(sample(), 'en16931');
    expect(pointers).toContainEqual(['/invoice/buyer']);
    expect(pointers).toContainEqual(['/invoice/buyer/address']);
  });

  test('the smallest is a name and a country', () => {
    expect(lines({}, SELLER)).toEqual(['Name Menuiserie Abgrall', 'PostalTradeAddress/CountryID FR']);
  });
});

describe('identifiers', () => {
  test('one without scheme is written first, as another element', () => {
    expect(lines(seller({ global_ids: { '0088': 'B', '': 'A' } }), SELLER).slice(0, 2)).toEqual([
      'ID A',
      'GlobalID@schemeID=0088 B',
    ]);
  });

  test('a register that is not the French one keeps its scheme, or has none', () => {
    const other = { legal_registration_id: 'HRB 1', legal_registration_scheme: '0106' };
    const path = 'SpecifiedLegalOrganization/';
    expect(lines(seller(other), path)).toEqual(['ID@schemeID=0106 HRB 1']);
    expect(lines(seller({ ...other, legal_registration_scheme: null }), path)).toEqual(['ID HRB 1']);
  });

  test('a scheme becomes a step of a pointer', () => {
    const [id] = said(seller({ global_ids: { 'a/b~c': 'X' } }), 'SellerTradeParty/GlobalID');
    expect(id!.pointers).toEqual(['/invoice/seller/global_ids/a~1b~0c']);
  });

  test('blank values are not written', () => {
    expect(lines(seller({ global_ids: { '0088': ' ' }, trading_name: '' }), SELLER)).toHaveLength(2);
  });
});

describe('a party of others', () => {
  const read = (content: string): unknown =>
    readXml(
      `<rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeAgreement><ram:BuyerTradeParty>${content}` +
        '</ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement></rsm:SupplyChainTradeTransaction>',
    ).buyer;

  test('with scheme 0002 but no SIREN keeps its legal id as it is', () => {
    const id =
      '<ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">12 34</ram:ID></ram:SpecifiedLegalOrganization>';
    expect(read(id)).toMatchObject({
      siren: null,
      legal_registration_id: '12 34',
      legal_registration_scheme: '0002',
    });
  });

  test('with blanks around its SIREN has a SIREN', () => {
    const id =
      '<ram:SpecifiedLegalOrganization><ram:ID schemeID=" 0002 "> 999510217\n</ram:ID></ram:SpecifiedLegalOrganization>';
    expect(read(id)).toMatchObject({ siren: '999510217', legal_registration_id: null });
  });

  test('with one scheme twice keeps the first identifier', () => {
    const ids =
      '<ram:GlobalID schemeID="0088">A</ram:GlobalID><ram:GlobalID schemeID="0088">B</ram:GlobalID>';
    expect(read(ids)).toMatchObject({ global_ids: { '0088': 'A' } });
  });

  test('with tax registrations in any order is read by their schemes', () => {
    const ids =
      '<ram:SpecifiedTaxRegistration><ram:ID schemeID="XX">1</ram:ID></ram:SpecifiedTaxRegistration>' +
      '<ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">2</ram:ID></ram:SpecifiedTaxRegistration>' +
      '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">3</ram:ID></ram:SpecifiedTaxRegistration>';
    expect(read(ids)).toMatchObject({ vat_id: '3', tax_registration_id: '2' });
  });

  test('with an empty contact has none, and an address has all its keys', () => {
    expect(read('<ram:DefinedTradeContact/><ram:Name>N</ram:Name>')).toMatchObject({
      name: 'N',
      contact: null,
      address: { ...ADDRESS, country: null },
    });
  });
});
