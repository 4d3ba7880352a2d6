import { describe, expect, test } from 'vitest';
import { BLANK_RELATED_PARTY, type Payment } from '@conforme/core/invoice';
import { CREDIT_NOTE } from './kind.ts';
import { PARTY, PAYMENT, TRANSFER } from '@conforme/core/invoice/testing';
import { back, extension, lines, readXml, said, unreadOf } from './testing/sample.ts';

const payment = (properties: Partial<Payment>): { payment: Payment } => ({
  payment: { ...PAYMENT, ...properties },
});
const MEANS = 'PaymentMeans/';
const BLANK_CONDITION = {
  basis_date: null,
  basis_period: null,
  basis_period_unit: null,
  basis_amount: null,
  percentage: null,
  amount: null,
};
const IBAN = 'FR7699999000010000210421730';

describe('payment', () => {
  test('by credit transfer', () => {
    const transfer = payment({ ...TRANSFER, remittance_information: 'F-1' });
    expect(lines(transfer, MEANS)).toEqual([
      'PaymentMeansCode@name=Virement 30',
      'PaymentID F-1',
      `PayeeFinancialAccount/ID ${IBAN}`,
      'PayeeFinancialAccount/Name Abgrall',
      'PayeeFinancialAccount/FinancialInstitutionBranch/ID ABGRFRPP',
    ]);
  });

  test('an account that is no IBAN stands in the same place', () => {
    expect(lines(payment({ iban: '12345678' }), 'PayeeFinancialAccount/')).toEqual(['ID 12345678']);
  });

  test('by direct debit names the creditor among the identifiers of the seller', () => {
    const debit = payment({
      means_code: '59',
      debited_iban: IBAN,
      creditor_reference_id: 'FR33ZZZ999999',
      mandate_reference: 'RUM-1',
    });
    const found = said({ ...debit, seller: { ...PARTY, global_ids: { '0088': 'A' } } }, '').filter(
      (element) => element.pointers.some((pointer) => /payment|global_ids/.test(pointer)),
    );
    expect(found.map(({ path, attributes, text }) => `${path}${attributes} ${text}`)).toEqual([
      'AccountingSupplierParty/Party/PartyIdentification/ID@schemeID=0088 A',
      'AccountingSupplierParty/Party/PartyIdentification/ID@schemeID=SEPA FR33ZZZ999999',
      'PaymentMeans/PaymentMeansCode 59',
      'PaymentMeans/PaymentMandate/ID RUM-1',
      `PaymentMeans/PaymentMandate/PayerFinancialAccount/ID ${IBAN}`,
    ]);
    expect(found[1]!.pointers).toEqual(['/invoice/payment/creditor_reference_id']);
  });

  test('by direct debit names the creditor at the payee, where another than the seller is paid', () => {
    const debit = payment({ means_code: '59', creditor_reference_id: 'FR33ZZZ999999' });
    const paid = { ...PARTY, name: 'Payee', global_ids: { '0088': 'A' }, electronic_address: 'b' };
    const found = said({ ...debit, payee: paid }, '').filter(({ path }) =>
      /Identification\/|Payee/.test(path),
    );
    expect(found.map(({ path, attributes, text }) => `${path}${attributes} ${text}`)).toEqual([
      'PayeeParty/PartyIdentification/ID@schemeID=0088 A',
      'PayeeParty/PartyIdentification/ID@schemeID=SEPA FR33ZZZ999999',
      'PayeeParty/PartyName/Name Payee',
    ]);
  });

  test('by direct debit names the creditor at the seller, where the payee has no name', () => {
    const debit = payment({ means_code: '59', creditor_reference_id: 'FR33ZZZ999999' });
    const found = said({ ...debit, payee: { ...PARTY, name: null } }, '');
    const creditors = found.filter(({ text }) => text === 'FR33ZZZ999999');
    expect(creditors.map(({ path }) => path)).toEqual([
      'AccountingSupplierParty/Party/PartyIdentification/ID',
    ]);
  });

  test('terms have an element of their own', () => {
    expect(lines({ payment_terms: '30 jours' }, 'PaymentTerms/')).toEqual(['Note 30 jours']);
    expect(lines({}, 'Payment')).toEqual([]);
  });
});

describe('the due date of a credit note', () => {
  const given = { type_code: '381' as const, due_date: '2026-11-04' };

  test('stands with the means of payment', () => {
    expect(lines({ ...given, ...payment({ iban: IBAN }) }, MEANS)).toEqual([
      'PaymentMeansCode 30',
      'PaymentDueDate 2026-11-04',
      `PayeeFinancialAccount/ID ${IBAN}`,
    ]);
  });

  test('brings its own, undefined means where no payment is known', () => {
    expect(said(given, MEANS).map(({ text, pointers }) => [text, ...pointers])).toEqual([
      ['1'],
      ['2026-11-04', '/invoice/due_date'],
    ]);
  });

  test('of an invoice is no matter of payment means', () => {
    expect(lines({ ...given, type_code: '380' }, MEANS)).toEqual([]);
  });

  const means = (content: string): string => `<cac:PaymentMeans>${content}</cac:PaymentMeans>`;
  const due = '<cbc:PaymentDueDate>2026-11-04</cbc:PaymentDueDate>';
  const code = (text: string): string => `<cbc:PaymentMeansCode>${text}</cbc:PaymentMeansCode>`;

  test('alone beside an undefined means makes no payment', () => {
    const read = readXml(means(code('1') + due), CREDIT_NOTE);
    expect([read.due_date, read.payment]).toEqual(['2026-11-04', null]);
  });

  test.each([
    ['another code', code('10') + due, '10'],
    ['more than a date', `${code('1')}${due}<cbc:PaymentID>R</cbc:PaymentID>`, '1'],
    ['no date', code('1'), '1'],
  ])('beside %s is a payment', (_, content, means_code) => {
    expect(readXml(means(content), CREDIT_NOTE).payment).toMatchObject({ means_code });
  });

  test('of an invoice of others is read there too, but its own element wins', () => {
    expect(readXml(means(code('30') + due)).due_date).toBe('2026-11-04');
    const own = '<cbc:DueDate>2026-12-01</cbc:DueDate>';
    expect(readXml(own + means(code('30') + due)).due_date).toBe('2026-12-01');
  });
});

describe('payment of others', () => {
  test('with several means is the first: accounts are not mixed', () => {
    const account = `<cac:PayeeFinancialAccount><cbc:ID>${IBAN}</cbc:ID></cac:PayeeFinancialAccount>`;
    const both =
      '<cac:PaymentMeans><cbc:PaymentMeansCode>48</cbc:PaymentMeansCode></cac:PaymentMeans>' +
      `<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>${account}</cac:PaymentMeans>`;
    expect(readXml(both).payment).toMatchObject({ means_code: '48', iban: null });
  });

  test('that is not there is none', () => {
    expect(readXml('<cac:PaymentMeans/>').payment).toBeNull();
  });

  const identified = (element: string, content: string): string =>
    `<cac:${element}><cac:PartyIdentification><cbc:ID schemeID="SEPA">C</cbc:ID></cac:PartyIdentification>${content}</cac:${element}>`;

  test('names its creditor at the seller or at the payee', () => {
    const seller = `<cac:AccountingSupplierParty>${identified('Party', '')}</cac:AccountingSupplierParty>`;
    const read = readXml(seller);
    expect(read.payment).toMatchObject({ creditor_reference_id: 'C', means_code: null });
    expect(read.seller!.global_ids).toEqual({});
    expect(readXml(identified('PayeeParty', '')).payment).toMatchObject({ creditor_reference_id: 'C' });
  });

  test('SEPA is a scheme like any other at a buyer', () => {
    const buyer = `<cac:AccountingCustomerParty>${identified('Party', '')}</cac:AccountingCustomerParty>`;
    const read = readXml(buyer);
    expect([read.payment, read.buyer!.global_ids]).toEqual([null, { SEPA: 'C' }]);
  });
});

describe('a card', () => {
  const card = { account_number: '1234', holder: 'A. Abgrall' };

  test('has a network, because the schema demands one', () => {
    const given = payment({ means_code: '48', card });
    expect(said(given, 'CardAccount/').map(({ text, pointers }) => [text, ...pointers])).toEqual([
      ['1234', '/invoice/payment/card/account_number'],
      ['NA'],
      ['A. Abgrall', '/invoice/payment/card/holder'],
    ]);
    expect(back(given)).toMatchObject({ payment: { means_code: '48', card }, unread: [] });
  });

  test('of a network that has a name leaves it unread', () => {
    const account = '<cac:CardAccount><cbc:NetworkID>VISA</cbc:NetworkID></cac:CardAccount>';
    expect(unreadOf(`<cac:PaymentMeans>${account}</cac:PaymentMeans>`)).toEqual(['NetworkID']);
  });
});

describe('further payments', () => {
  const further_payments = [
    { ...PAYMENT, iban: 'FR1', debited_iban: 'FR2' },
    { ...PAYMENT, account_id: '42' },
  ];
  const first = payment({ iban: IBAN });

  test('stand one after the other', () => {
    const given = { ...first, further_payments };
    expect(lines(given, MEANS)).toEqual([
      'PaymentMeansCode 30',
      `PayeeFinancialAccount/ID ${IBAN}`,
      'PaymentMeansCode 30',
      'PayeeFinancialAccount/ID FR1',
      'PaymentMandate/PayerFinancialAccount/ID FR2',
      'PaymentMeansCode 30',
      'PayeeFinancialAccount/ID 42',
    ]);
    expect(back(given)).toMatchObject({
      ...first,
      further_payments: [further_payments[0], { ...further_payments[1], iban: '42', account_id: null }],
      unread: [],
    });
  });

  test('follow a first one: without it one of them would be that', () => {
    expect(lines({ further_payments }, MEANS)).toEqual([]);
  });
});

test('an account has one number: beside an IBAN there is no place for another', () => {
  expect(lines(payment({ iban: IBAN, account_id: '42' }), 'PayeeFinancialAccount/')).toEqual([`ID ${IBAN}`]);
});

test('the debited account has a name and a bank in an extension', () => {
  const given = payment({ debited_iban: IBAN, debited_account_name: 'Kerlec', debited_bic: 'KERLFRPP' });
  expect(extension(given, 'PayerFinancialAccount/')).toEqual([
    'Name Kerlec',
    'FinancialInstitutionBranch/ID KERLFRPP',
  ]);
  expect(back(given)).toMatchObject({ ...given, unread: [] });
});

test('a payer alone stands beside an undefined means', () => {
  const payer = { ...BLANK_RELATED_PARTY, name: 'Payeur' };
  expect(lines({ payer }, MEANS, 'extended-ctc-fr')).toEqual([
    'PaymentMeansCode 1',
    'PaymentMandate/PayerParty/PartyLegalEntity/RegistrationName Payeur',
  ]);
  expect(back({ payer })).toMatchObject({ payer, payment: null, unread: [] });
});

describe('payment terms in figures', () => {
  const condition = { ...BLANK_CONDITION, percentage: '2.00', basis_date: '2026-10-01' };
  const details = {
    partial_amount: '50.00',
    discount: { ...condition, basis_period: '8', basis_period_unit: 'DAY' },
    penalty: { ...condition, percentage: null, amount: '40.00' },
    payee: null,
  };
  const given = {
    payment_terms: '30 jours',
    payment_terms_details: details,
    further_payment_terms: [
      {
        ...details,
        description: 'Solde',
        due_date: '2026-12-01',
        mandate_reference: null,
        discount: null,
        penalty: null,
      },
    ],
  };

  test('are of an extension, in the order of the schema', () => {
    expect(lines(given, 'PaymentTerms/')).toEqual(['Note 30 jours']);
    expect(extension(given, 'PaymentTerms/')).toEqual([
      'SettlementDiscountPercent 2.00',
      'Amount@currencyID=EUR 50.00',
      'PenaltyAmount@currencyID=EUR 40.00',
      'SettlementPeriod/StartDate 2026-10-01',
      'SettlementPeriod/DurationMeasure@unitCode=DAY 8',
      'PenaltyPeriod/StartDate 2026-10-01',
      'Note Solde',
      'Amount@currencyID=EUR 50.00',
      'PaymentDueDate 2026-12-01',
    ]);
    expect(back(given)).toMatchObject({ ...given, unread: [] });
  });

  test('of a further instalment follow those of the first', () => {
    expect(
      lines(
        { ...given, payment_terms: null, payment_terms_details: null },
        'PaymentTerms/',
        'extended-ctc-fr',
      ),
    ).toEqual([]);
  });
});
