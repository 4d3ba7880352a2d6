import { describe, expect, it } from 'vitest';
import type { CompleteInvoice } from '../../invoice/index.ts';
import { expressible } from './index.ts';
import { CII, UBL, EXTENDED, FRENCH_UBL, made, leftIn } from './testing/index.ts';

describe('several ways to pay', () => {
  const paid = (first: object, ...further: object[]): CompleteInvoice =>
    made({
      payment: { means_code: '58', iban: 'DE02120300000000202051', ...first },
      further_payments: further.map((means) => ({
        means_code: '58',
        iban: 'FR7630006000011234567890189',
        ...means,
      })),
    });

  it('have one code but in Factur-X EXTENDED', () => {
    const source = paid({}, { means_code: '48' }, { iban: 'DE89370400440532013000' });
    for (const destination of [CII, UBL, FRENCH_UBL]) {
      const adapted = expressible(source, destination);
      expect(adapted.invoice.further_payments).toEqual([source.further_payments[1]]);
      expect(leftIn(adapted)).toEqual(['/invoice/further_payments/0']);
      expect(adapted.sourcesOf('/invoice/further_payments/0/iban')).toEqual([
        '/invoice/further_payments/1/iban',
      ]);
    }
    expect(expressible(source, EXTENDED).invoice).toBe(source);
  });

  it('have one text, which may stand more than once in CII', () => {
    const source = paid({}, { means_text: 'Transfer' }, { means_text: 'Transfer' }, { means_text: 'Other' });
    expect(leftIn(expressible(source, UBL))).toEqual(
      [1, 2].map((i) => `/invoice/further_payments/${i}/means_text`),
    );
    expect(leftIn(expressible(source, CII))).toEqual(['/invoice/further_payments/2/means_text']);
    expect(expressible(source, EXTENDED).invoice).toBe(source);
  });

  it('have one card and one direct debit in UBL', () => {
    const card = { account_number: '1234', holder: 'A' };
    const source = paid({ card }, { card }, { debited_iban: 'FR1' }, { debited_iban: 'FR2' });
    const adapted = expressible(source, UBL);
    expect(leftIn(adapted).filter((at) => at.endsWith('card') || at.endsWith('debited_iban'))).toEqual([
      '/invoice/further_payments/0/card',
      '/invoice/further_payments/2/debited_iban',
    ]);
    expect(adapted.invoice.further_payments.map(({ debited_iban: iban }) => iban)).toEqual([
      null,
      'FR1',
      null,
    ]);
    expect(expressible(source, CII).invoice).toBe(source);
  });

  it('show the last digits of a long card number in CII, which is a loss', () => {
    const source = paid({ card: { account_number: '4111111111111234', holder: null } });
    const adapted = expressible(source, CII);
    const at = '/invoice/payment/card/account_number';
    expect(adapted.invoice.payment!.card!.account_number).toBe('1234');
    expect([leftIn(adapted), adapted.sourcesOf(at)]).toEqual([[at], []]);
    expect(expressible(source, UBL).invoice).toBe(source);
  });
});
