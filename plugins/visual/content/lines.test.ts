import { describe, expect, it } from 'vitest';
import { invoice, line, look } from '../testing/invoice.ts';
import { contentOf } from './index.ts';

type Over = Parameters<typeof line>[0];

const tableOf = (...lines: Over[]) =>
  contentOf(invoice({ lines: lines.map((over, i) => line({ id: String(i + 1), ...over })) }), look()).lines!;

const placesOf = (...lines: Over[]) => tableOf(...lines).rows.map(({ id, depth }) => [id, depth]);

describe('lines below lines', () => {
  it('stand below the line they belong to, and further in', () => {
    expect(
      placesOf(
        { id: 'A' },
        { id: 'B' },
        { id: 'A1', parent_line_id: 'A' },
        { id: 'A11', parent_line_id: 'A1' },
      ),
    ).toEqual([
      ['A', 0],
      ['A1', 1],
      ['A11', 2],
      ['B', 0],
    ]);
  });

  it('are all there, whatever they say of each other', () => {
    const circle = [
      { id: 'A', parent_line_id: 'B' },
      { id: 'B', parent_line_id: 'A' },
    ];
    const strange = [{ id: 'C', parent_line_id: 'nobody' }, { id: 'D', parent_line_id: 'D' }, { id: 'C' }];
    expect(
      placesOf(...circle, ...strange)
        .map(([id]) => id)
        .toSorted(),
    ).toEqual(['A', 'B', 'C', 'C', 'D']);
  });

  it('are not counted twice in what is carried over: headings and information count for nothing', () => {
    const { carry } = tableOf(
      { status_reason_code: 'GROUP', net_amount: '30.00' },
      { status_reason_code: 'DETAIL', net_amount: '30.00', parent_line_id: '1' },
      { status_reason_code: 'INFORMATION', net_amount: '5.00' },
      { net_amount: '12.00' },
    );
    expect([1, 2, 3, 4].map((rows) => carry!.after(rows))).toEqual(['0,00', '30,00', '30,00', '42,00']);
  });

  it('say what they are: a heading has its sum alone, information says that it is not counted', () => {
    const [heading, priced, information] = tableOf(
      { status_reason_code: 'GROUP', quantity: '1', unit_code: 'C62', unit_price: '1300.00' },
      { status_reason_code: 'GROUP', quantity: '2', unit_price: '650.00' },
      { status_reason_code: 'INFORMATION' },
    ).rows;
    expect(heading).toMatchObject({ kind: 'group', quantity: '', price: '', net: '1\u202f300,00' });
    expect(priced).toMatchObject({ kind: 'group', quantity: '2', unit: 'jours', price: '650,00' });
    const [bare] = tableOf({ status_reason_code: 'INFORMATION', quantity: '', unit_price: '' }).rows;
    expect(bare).toMatchObject({ quantity: '', price: '' });
    expect(information!.paragraphs.at(-1)!.text).toBe('Pour information, non comptée dans le total');
  });
});
