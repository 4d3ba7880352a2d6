import { describe, expect, test } from 'vitest';
import type { Payment } from '@conforme/core/invoice';
import { PAYMENT, TRANSFER } from '@conforme/core/invoice/testing';
import { lines, readXml, said } from './testing/sample.ts';

const payment = (properties: Partial<Payment>): { payment: Payment } => ({
  payment: { ...PAYMENT, ...properties },
});
const MEANS = 'SpecifiedTradeSettlementPaymentMeans/';
const IBAN = 'FR7699999000010000210421730';

describe('payment', () => {
  const transfer = { payment: TRANSFER };

  test('by credit transfer', () => {
    expect(lines(transfer, MEANS)).toEqual([
      'TypeCode 30',
      'Information Virement',
      `PayeePartyCreditorFinancialAccount/IBANID ${IBAN}`,
      'PayeePartyCreditorFinancialAccount/AccountName Abgrall',
      'PayeeSpecifiedCreditorFinancialInstitution/BICID ABGRFRPP',
    ]);
  });

  test('in BASIC WL is the code and the account', () => {
    expect(lines(transfer, MEANS, 'basicwl')).toEqual([
      'TypeCode 30',
      `PayeePartyCreditorFinancialAccount/IBANID ${IBAN}`,
    ]);
  });

  test.each([
    ['an IBAN printed in groups', 'FR76 9999 9000 0100 0021 0421 730', 'IBANID'],
    ['another account', '12345678', 'ProprietaryID'],
    ['an account that only begins like one', 'FR76', 'ProprietaryID'],
  ])('%s', (_, iban, element) => {
    expect(lines(payment({ iban }), 'PayeePartyCreditorFinancialAccount/')).toEqual([
      `${element} ${iban.replaceAll(' ', '')}`,
    ]);
  });

  test('by direct debit is spread over the settlement', () => {
    const debit = payment({
      means_code: '59',
      debited_iban: IBAN,
      creditor_reference_id: 'FR33ZZZ999999',
      mandate_reference: 'RUM-1',
      remittance_information: 'F-1',
    });
    const found = said(debit, 'ApplicableHeaderTradeSettlement/').filter(({ pointers }) =>
      pointers.some((pointer) => pointer.startsWith('/invoice/payment/')),
    );
    expect(found.map(({ path, pointers }) => [path.split('/').slice(2).join('/'), ...pointers])).toEqual([
      ['CreditorReferenceID', '/invoice/payment/creditor_reference_id'],
      ['PaymentReference', '/invoice/payment/remittance_information'],
      [`${MEANS}TypeCode`, '/invoice/payment/means_code'],
      [`${MEANS}PayerPartyDebtorFinancialAccount/IBANID`, '/invoice/payment/debited_iban'],
      ['SpecifiedTradePaymentTerms/DirectDebitMandateID', '/invoice/payment/mandate_reference'],
    ]);
  });

  test('none writes no element of it', () => {
    expect(lines({}, MEANS)).toEqual([]);
    expect(lines({}, 'SpecifiedTradePaymentTerms')).toEqual([]);
  });

  test('terms and due date share an element', () => {
    const given = { payment_terms: '30 jours', due_date: '2026-11-04' };
    expect(lines(given, 'SpecifiedTradePaymentTerms/')).toEqual([
      'Description 30 jours',
      'DueDateDateTime/DateTimeString@format=102 20261104',
    ]);
  });
});

describe('payment of others', () => {
  const read = (content: string): unknown =>
    readXml(
      `<rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeSettlement>${content}` +
        '</ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction>',
    ).payment;

  test('with only a reference has no means code: none is invented', () => {
    expect(read('<ram:PaymentReference>R</ram:PaymentReference>')).toMatchObject({
      means_code: null,
      remittance_information: 'R',
    });
  });

  test('with several means is the first: accounts are not mixed', () => {
    const means = (content: string): string =>
      `<ram:SpecifiedTradeSettlementPaymentMeans>${content}</ram:SpecifiedTradeSettlementPaymentMeans>`;
    const account = `<ram:PayeePartyCreditorFinancialAccount><ram:IBANID>${IBAN}</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>`;
    const both =
      means('<ram:TypeCode>48</ram:TypeCode>') + means(`<ram:TypeCode>30</ram:TypeCode>${account}`);
    expect(read(both)).toMatchObject({ means_code: '48', iban: null });
  });

  test('that is not there is none', () => {
    expect(read('<ram:SpecifiedTradeSettlementPaymentMeans/>')).toBeNull();
  });
});
