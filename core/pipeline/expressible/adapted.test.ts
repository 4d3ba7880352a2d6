import { expect, it } from 'vitest';
import { Adapted } from './adapted.ts';
import { INVOICE, leftIn } from './testing/index.ts';

it('what one change leaves out of what another moved is told at its place in the source', () => {
  const moved = new Adapted(INVOICE).with({
    invoice: INVOICE,
    says: new Map([['/invoice/lines/0', ['/invoice/lines/1']]]),
  });
  const reason = { en: 'Because.', fr: 'Parce que.' };
  const adapted = moved.with({ invoice: INVOICE, left: [{ pointer: '/invoice/lines/0/note', reason }] });
  expect(leftIn(adapted)).toEqual(['/invoice/lines/1/note']);
  expect([adapted.reasonFor('/invoice/lines/1/note'), adapted.reasonFor('/invoice/lines/1/notes')]).toEqual([
    reason,
    null,
  ]);
  const written = { bytes: new Uint8Array(), pointers: [['/invoice/lines/0/id'], []] };
  expect(adapted.ofSource(written).pointers).toEqual([['/invoice/lines/1/id'], []]);
});
