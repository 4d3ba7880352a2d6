import { expect, test } from 'vitest';
import { ADJUSTMENT, LINE, sample } from '../invoice/testing/index.ts';
import { adjustments } from './adjustments.ts';
import type { Draft } from './draft.ts';
import { read, toy, written, type ToyTarget } from './testing/toy.ts';

const { tag, text, constant } = toy;
const { ofDocument, ofLine } = adjustments<ToyTarget>({
  element: tag('t:AC'),
  indicator: tag('t:I'),
  rows: (isCharge) => [constant('t:I', String(isCharge)), text('t:M', 'amount')],
  tax: text('t:C', 'vat_category'),
});

test('those of a document have a VAT category, those of a line have not', () => {
  const line = { ...LINE, allowances: [{ ...ADJUSTMENT, amount: '1' }] };
  const invoice = sample({ charges: [ADJUSTMENT], lines: [line] });
  expect(written(ofDocument, invoice)).toBe('<t:AC><t:I>true</t:I><t:M>5.00</t:M><t:C>S</t:C></t:AC>');
  expect(written(ofLine, invoice.lines[0]!)).toBe('<t:AC><t:I>false</t:I><t:M>1.00</t:M></t:AC>');
});

test('they are told by their indicator, which is also spelled 1', () => {
  const content = ['true', ' 1 ', 'false', '0', '']
    .map((indicator, i) => `<AC><I>${indicator}</I><M>${i}</M></AC>`)
    .join('');
  const draft = read(ofDocument, `${content}<AC><M>5</M></AC>`, { allowances: [], charges: [] });
  const amounts = (key: string): unknown[] => (draft[key] as Draft[]).map(({ amount }) => amount);
  expect(amounts('charges')).toEqual(['0', '1']);
  expect(amounts('allowances')).toEqual(['2', '3', '4', '5']);
});
