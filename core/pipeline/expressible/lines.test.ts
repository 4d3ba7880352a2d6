import { describe, expect, it } from 'vitest';
import { complete, type CompleteInvoice } from '../../invoice/index.ts';
import { sampleOf } from '../../invoice/testing/sample.ts';
import { expressible } from './index.ts';
import { CII, UBL, EXTENDED, FRENCH_UBL, made, INVOICE, leftIn } from './testing/index.ts';

describe('lines', () => {
  const source = ((): CompleteInvoice => {
    const { invoice } = complete(sampleOf([{ item_name: 'Set' }, {}, {}]), []);
    const [group, ...detail] = invoice.lines;
    return { ...invoice, lines: [{ ...group!, status_reason_code: 'GROUP' }, ...detail] };
  })();

  it('that only group others are left out where there are no sub-lines', () => {
    for (const destination of [CII, UBL]) {
      const adapted = expressible(source, destination);
      expect(adapted.invoice.lines).toEqual(source.lines.slice(1));
      expect(leftIn(adapted)).toEqual(['/invoice/lines/0']);
      expect(adapted.sourcesOf('/invoice/lines/1/net_amount')).toEqual(['/invoice/lines/2/net_amount']);
    }
    for (const destination of [EXTENDED, FRENCH_UBL])
      expect(expressible(source, destination).invoice).toBe(source);
  });

  it('have no tax point of their own in UBL without a period', () => {
    const [line] = INVOICE.lines;
    const lines = [
      { ...line!, tax_point_code: '72' },
      { ...line!, tax_point_code: '72', period_start: '2026-01-01' },
    ];
    expect(leftIn(expressible({ ...INVOICE, lines }, FRENCH_UBL))).toEqual([
      '/invoice/lines/0/tax_point_code',
    ]);
    expect(leftIn(expressible({ ...INVOICE, lines }, EXTENDED))).toEqual([]);
  });

  it('have documents of a type in Factur-X EXTENDED', () => {
    const base = made({ lines: [{ ...INVOICE.lines[0], additional_documents: [{ number: 'T-1' }] }] });
    const [line] = expressible(base, EXTENDED).invoice.lines;
    expect(line!.additional_documents[0]!.type_code).toBe('916');
    expect(expressible(base, FRENCH_UBL).invoice).toBe(base);
  });
});
