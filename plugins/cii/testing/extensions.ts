// What extensions of EN 16931 say: written by them alone, read back, and left by a strict reading of smaller profiles.

import { describe, expect, test } from 'vitest';
import {
  BLANK_REFERENCE,
  BLANK_RELATED_PARTY,
  essence,
  type Invoice,
  type RelatedParty,
} from '@conforme/core/invoice';
import { LINE, sample } from '@conforme/core/invoice/testing';
import { parse } from '@conforme/engine/xml';
import { readDocument } from '../document.ts';
import { write } from '../write.ts';
import { lines } from './sample.ts';

/** What of an invoice writes which elements below a path. */
export type Case = [name: string, given: Partial<Invoice>, under: string, written: readonly string[]];

type Line = Invoice['lines'][number];

export const party = (properties: Partial<RelatedParty>): RelatedParty => ({
  ...BLANK_RELATED_PARTY,
  ...properties,
});
export const line = (properties: Partial<Line>): Partial<Invoice> => ({
  lines: [{ ...LINE, ...properties }],
});
export const number = (id: string): NonNullable<Line['order']> => ({ ...BLANK_REFERENCE, number: id });
export const vat = {
  category: 'S',
  rate: '20',
  tax_amount: '2',
  exemption_reason: null,
  exemption_reason_code: null,
  tax_point_code: null,
} as const;
export const VAT_LINES = ['CalculatedAmount 2', 'TypeCode VAT', 'CategoryCode S', 'RateApplicablePercent 20'];

/** Three tests for each case. */
export function extensionsSay(subject: string, cases: readonly Case[]): void {
  describe(`extensions say of ${subject}`, () => {
    test.each(cases)('%s', (_name, given, under, written) => {
      expect(lines(given, under, 'extended')).toEqual(written);
    });

    test.each(cases)('%s, and it is read back', (_name, given) => {
      const invoice = sample(given);
      const { bytes } = write(invoice, 'extended-ctc-fr');
      const whole = { invoice: essence(invoice), unread: [], beyond: false };
      expect(readDocument(parse(bytes), true)).toEqual(whole);
    });

    test.each(cases)('%s, which EN 16931 does not', (_name, given, under, written) => {
      expect(lines(given, under, 'en16931')).not.toEqual(written);
      const xml = Buffer.from(write(sample(given), 'extended').bytes).toString();
      const tree = parse(Buffer.from(xml.replace(/#conformant#[^<]*/, '')));
      const { unread, beyond } = readDocument(tree, true);
      expect(unread).not.toEqual([]);
      expect(beyond).toBe(false);
      expect(readDocument(tree)).toMatchObject({ unread: [], beyond: true });
    });
  });
}
