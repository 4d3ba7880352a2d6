import { describe, expect, test } from 'vitest';
import { BLANK_RELATED_PARTY, type Party } from '@conforme/core/invoice';
import { ADDRESS, CONTACT, FULL_PARTY, PARTY, sample } from '@conforme/core/invoice/testing';
import { back, extension, lines, readXml, said } from './testing/sample.ts';
import { write } from './write.ts';

const seller = (properties: Partial<Party>): { seller: Party } => ({ seller: { ...PARTY, ...properties } });
const SELLER = 'AccountingSupplierParty/Party/';

describe('a seller', () => {
  const everything = seller({ ...FULL_PARTY, global_ids: { '0088': '3012345678900', '': 'FOURNISSEUR-7' } });

  test('in the order of the schema', () => {
    expect(lines(everything, SELLER)).toEqual([
      'EndpointID@schemeID=0225 999510217',
      'PartyIdentification/ID@schemeID=0088 3012345678900',
      'PartyIdentification/ID FOURNISSEUR-7',
      'PartyName/Name Abgrall & fils',
      'PostalAddress/StreetName 1 rue',
      'PostalAddress/AdditionalStreetName bât. B',
      'PostalAddress/CityName Brest',
      'PostalAddress/PostalZone 29200',
      'PostalAddress/CountrySubentity Finistère',
      'PostalAddress/AddressLine/Line étage 2',
      'PostalAddress/Country/IdentificationCode FR',
      'PartyTaxScheme/CompanyID FR24999510217',
      'PartyTaxScheme/TaxScheme/ID VAT',
      'PartyTaxScheme/CompanyID T-1',
      'PartyTaxScheme/TaxScheme/ID TAX',
      'PartyLegalEntity/RegistrationName Menuiserie Abgrall',
      'PartyLegalEntity/CompanyID@schemeID=0002 999510217',
      'PartyLegalEntity/CompanyLegalForm SARL',
      'Contact/Name A. Abgrall',
      'Contact/Telephone 02 98 00 00 00',
      'Contact/ElectronicMail a@b.example',
    ]);
  });

  test('an element with a scheme points at both its values', () => {
    const [address] = said(everything, `${SELLER}EndpointID`);
    expect(address!.pointers).toEqual([
      '/invoice/seller/electronic_address',
      '/invoice/seller/electronic_address_scheme',
    ]);
  });

  test('the elements of the whole party point at the party', () => {
    const { pointers } = write(sample(), 'en16931');
    const parties = pointers.filter(([first]) => first === '/invoice/buyer');
    expect(parties).toEqual([['/invoice/buyer'], ['/invoice/buyer']]);
    expect(pointers).toContainEqual(['/invoice/buyer/address']);
  });

  test('the smallest is a name and a country', () => {
    expect(lines({}, SELLER)).toEqual([
      'PostalAddress/Country/IdentificationCode FR',
      'PartyLegalEntity/RegistrationName Menuiserie Abgrall',
    ]);
  });
});

describe('identifiers', () => {
  test('a register that is not the French one keeps its scheme, or has none', () => {
    const other = { legal_registration_id: 'HRB 1', legal_registration_scheme: '0106' };
    const path = 'PartyLegalEntity/CompanyID';
    expect(lines(seller(other), path)).toEqual(['@schemeID=0106 HRB 1']);
    expect(lines(seller({ ...other, legal_registration_scheme: null }), path)).toEqual(['HRB 1']);
  });

  test('a scheme becomes a step of a pointer', () => {
    const [id] = said(seller({ global_ids: { 'a/b~c': 'X' } }), `${SELLER}PartyIdentification/ID`);
    expect(id!.pointers).toEqual(['/invoice/seller/global_ids/a~1b~0c']);
  });

  test('blank values are not written', () => {
    expect(lines(seller({ global_ids: { '0088': ' ' }, trading_name: '' }), SELLER)).toHaveLength(2);
  });
});

describe('a contact', () => {
  test('without a name is called by its department', () => {
    const found = said(seller({ contact: { ...CONTACT, name: null, department: 'Ventes' } }), 'Contact/Name');
    expect(found).toMatchObject([{ text: 'Ventes', pointers: ['/invoice/seller/contact/department'] }]);
  });

  test('with a name has no department, which has no element', () => {
    const found = lines(seller({ contact: { ...CONTACT, department: 'Ventes' } }), 'Contact/Name');
    expect(found).toEqual(['A. Abgrall']);
  });
});

describe('a party of others', () => {
  const read = (content: string): unknown =>
    readXml(`<cac:AccountingCustomerParty><cac:Party>${content}</cac:Party></cac:AccountingCustomerParty>`)
      .buyer;
  const legal = (id: string): string => `<cac:PartyLegalEntity>${id}</cac:PartyLegalEntity>`;
  const taxed = (id: string, scheme: string): string =>
    `<cac:PartyTaxScheme><cbc:CompanyID>${id}</cbc:CompanyID>${scheme}</cac:PartyTaxScheme>`;
  const scheme = (id: string): string => `<cac:TaxScheme><cbc:ID>${id}</cbc:ID></cac:TaxScheme>`;
  const identified = (id: string): string => `<cac:PartyIdentification>${id}</cac:PartyIdentification>`;

  test('with scheme 0002 but no SIREN keeps its legal id as it is', () => {
    expect(read(legal('<cbc:CompanyID schemeID="0002">12 34</cbc:CompanyID>'))).toMatchObject({
      siren: null,
      legal_registration_id: '12 34',
      legal_registration_scheme: '0002',
    });
  });

  test('with blanks around its SIREN has a SIREN', () => {
    expect(read(legal('<cbc:CompanyID schemeID=" 0002 "> 999510217\n</cbc:CompanyID>'))).toMatchObject({
      siren: '999510217',
      legal_registration_id: null,
    });
  });

  test('with one scheme twice keeps the first identifier, and skips empty ones', () => {
    const ids = ['A', 'B'].map((id) => identified(`<cbc:ID schemeID="0088">${id}</cbc:ID>`));
    expect(read(identified('') + identified('<cbc:ID/>') + ids.join(''))).toMatchObject({
      global_ids: { '0088': 'A' },
    });
  });

  test('with comments around an identifier has it all the same', () => {
    const [id, further] = ['A', 'B'].map(
      (each) => `<!-- GLN --><cbc:ID schemeID="0088">${each}<?x y?></cbc:ID>`,
    );
    expect(read(identified(id!) + identified(further!))).toMatchObject({
      global_ids: { '0088': 'A' },
      further_ids: [{ id: 'B', scheme: '0088' }],
    });
  });

  test('with tax registrations in any order is read by their schemes', () => {
    expect(read(taxed('1', scheme('FC')) + taxed('2', scheme(' vat ')))).toMatchObject({
      vat_id: '2',
      tax_registration_id: '1',
    });
    expect(read(taxed('1', ''))).toMatchObject({ vat_id: null, tax_registration_id: '1' });
  });

  test('with an empty contact has none, and an address has all its keys', () => {
    expect(read('<cac:Contact/>')).toMatchObject({
      name: null,
      contact: null,
      address: { ...ADDRESS, country: null },
    });
  });
});

describe('identifiers of one scheme', () => {
  const given = seller({
    global_ids: { '0088': 'A' },
    further_ids: [
      { scheme: '0088', id: 'B' },
      { scheme: '0088', id: 'C' },
    ],
  });

  test('stand one after the other', () => {
    expect(lines(given, `${SELLER}PartyIdentification/ID`)).toEqual([
      '@schemeID=0088 A',
      '@schemeID=0088 B',
      '@schemeID=0088 C',
    ]);
    expect(back(given).seller).toMatchObject({
      global_ids: { '0088': 'A' },
      further_ids: given.seller.further_ids,
    });
  });

  test('are not those of a creditor', () => {
    const creditor = seller({ global_ids: {}, further_ids: [{ scheme: 'SEPA', id: 'B' }] });
    expect(lines(creditor, `${SELLER}PartyIdentification`)).toEqual([]);
  });
});

describe('extensions', () => {
  test('have the fax of a contact and the address of a register', () => {
    const given = seller({ contact: { ...CONTACT, fax: '1' }, legal_address: { ...ADDRESS, city: 'Brest' } });
    expect(extension(given, SELLER)).toEqual([
      'PartyLegalEntity/RegistrationAddress/CityName Brest',
      'PartyLegalEntity/RegistrationAddress/Country/IdentificationCode FR',
      'Contact/Telefax 1',
    ]);
    expect(back(given).seller).toMatchObject(given.seller);
  });

  test('have the tax registration of a buyer, which EN 16931 has not', () => {
    const given = { buyer: { ...PARTY, tax_registration_id: 'T-2' } };
    expect(extension(given, 'AccountingCustomerParty/Party/PartyTaxScheme/')).toEqual([
      'CompanyID T-2',
      'TaxScheme/ID TAX',
    ]);
  });

  const other = {
    ...BLANK_RELATED_PARTY,
    name: 'Autre',
    role_code: 'SR',
    global_ids: { '0088': 'A' },
    address: { ...ADDRESS, city: 'Brest' },
  };
  const written = [
    'IndustryClassificationCode SR',
    'PartyIdentification/ID@schemeID=0088 A',
    'PostalAddress/CityName Brest',
    'PostalAddress/Country/IdentificationCode FR',
    'PartyLegalEntity/RegistrationName Autre',
  ];

  test.each([
    ['sales_agent', 'AccountingSupplierParty/Party/AgentParty/'],
    ['invoicer', 'AccountingSupplierParty/Party/ServiceProviderParty/Party/'],
    ['buyer_agent', 'AccountingCustomerParty/Party/AgentParty/'],
    ['invoicee', 'AccountingCustomerParty/Party/ServiceProviderParty/Party/'],
    ['payer', 'PaymentMeans/PaymentMandate/PayerParty/'],
  ])('have a place for the %s', (role, under) => {
    expect(extension({ [role]: other }, under)).toEqual(written);
    expect(back({ [role]: other })).toMatchObject({ [role]: other, unread: [] });
  });
});

describe('the payee', () => {
  const payee = {
    ...BLANK_RELATED_PARTY,
    name: 'Affacturage',
    siren: '999510217',
    global_ids: { '0088': 'A' },
    electronic_address: 'p@b.example',
    electronic_address_scheme: 'EM',
    vat_id: 'FR24999510217',
  };

  test('has a name, an identifier and a legal registration in EN 16931', () => {
    expect(lines({ payee }, 'PayeeParty/')).toEqual([
      'PartyIdentification/ID@schemeID=0088 A',
      'PartyName/Name Affacturage',
      'PartyLegalEntity/CompanyID@schemeID=0002 999510217',
    ]);
  });

  test('has more in an extension', () => {
    expect(extension({ payee }, 'PayeeParty/')).toEqual([
      'EndpointID@schemeID=EM p@b.example',
      'PartyTaxScheme/CompanyID FR24999510217',
      'PartyTaxScheme/TaxScheme/ID VAT',
    ]);
    expect(back({ payee })).toMatchObject({ payee, unread: [] });
  });
});

test('the tax representative has a name, an address and a VAT identifier', () => {
  const tax_representative = { ...BLANK_RELATED_PARTY, name: 'R', address: ADDRESS, vat_id: 'FR24999510217' };
  expect(lines({ tax_representative }, 'TaxRepresentativeParty/')).toEqual([
    'PartyName/Name R',
    'PostalAddress/Country/IdentificationCode FR',
    'PartyTaxScheme/CompanyID FR24999510217',
    'PartyTaxScheme/TaxScheme/ID VAT',
  ]);
  expect(back({ tax_representative })).toMatchObject({ tax_representative, unread: [] });
});
