import { describe, expect, it } from 'vitest';
import { expressible } from './index.ts';
import { to, CII, UBL, EXTENDED, FRENCH_UBL, made } from './testing/index.ts';

describe('payment terms', () => {
  const source = made({
    payment_terms: '2 % until 1 March',
    further_payment_terms: [{ description: ' net until 15 March ', due_date: '2026-03-15' }],
  });
  const text = '2 % until 1 March\nnet until 15 March';

  it('are one text but in the extended profiles of CII', () => {
    for (const destination of [UBL, FRENCH_UBL, CII]) {
      const adapted = expressible(source, destination);
      expect(adapted.invoice.payment_terms).toBe(text);
      expect(adapted.sourcesOf('/invoice/payment_terms')).toEqual([
        '/invoice/payment_terms',
        '/invoice/further_payment_terms/0/description',
      ]);
      expect(adapted.left).toEqual([]);
    }
    expect(expressible(source, EXTENDED).invoice).toBe(source);
    expect(expressible(source, to('cii-xml', 'en16931', 'urn:of:some:extension')).invoice).toBe(source);
  });

  it('give the due date where there is one and only further terms have it', () => {
    const { due_date: due, further_payment_terms: further } = expressible(source, UBL).invoice;
    expect([due, further[0]!.due_date]).toEqual(['2026-03-15', null]);
    expect(expressible(source, FRENCH_UBL).invoice.due_date).toBeNull();
    const twice = { ...source, further_payment_terms: Array(2).fill(source.further_payment_terms[0]!) };
    expect(expressible(twice, UBL).invoice.due_date).toBeNull();
    expect(expressible({ ...source, due_date: '2026-03-01' }, UBL).invoice.due_date).toBe('2026-03-01');
  });

  it('that say nothing in words stay as they are', () => {
    const silent = {
      ...source,
      further_payment_terms: [{ ...source.further_payment_terms[0]!, description: '' }],
    };
    expect(expressible(silent, FRENCH_UBL).invoice).toBe(silent);
  });
});
