// Decisions from 42 on: what the first measurement of whole invoices changed.

import { expect } from 'vitest';
import { placeOf } from '../cii-places.ts';
import { valuesAt } from '../values-at.ts';
import { request, row, type Row, type World } from '../world.ts';

/** What French law would have completed: note subjects, business process, the seller's electronic address. */
async function completed(world: World, invoice: object, check: string): Promise<string[]> {
  const { status, text } = await world.preview(
    request({ notes: [], business_process: null, ...invoice }, { check }),
  );
  expect(status, text.slice(0, 400)).toBe(200);
  return ['BT-21', 'BT-23', 'BT-34'].flatMap((term) => valuesAt(text, placeOf(term)));
}

export const DECISIONS_4: readonly Row[] = [
  row(
    'Decision 42',
    'French completion only where French law applies, and never against the text',
    async (world) => {
      const { seller, french_mentions: _, ...rest } = request().invoice;
      const address = { electronic_address: null, electronic_address_scheme: null };
      const french = { ...seller, ...address, siren: '732829320' };
      const german = {
        ...seller,
        ...address,
        siren: null,
        siret: null,
        legal_registration_id: null,
        legal_registration_scheme: null,
        vat_id: 'DE312345671',
        address: { ...seller.address, country: 'DE' },
      };
      const [all, nobody] = [
        ['PMT', 'PMD', 'AAB', 'S1', '732829320'],
        ['PMT', 'PMD', 'AAB', 'S1'],
      ];
      const base = { ...rest, operation_type: 'services', already_paid: false };
      expect(await completed(world, { ...base, seller: german }, 'base')).toEqual([]);
      expect(await completed(world, { ...base, seller: german }, 'fr-ctc')).toEqual(nobody);
      expect(await completed(world, { ...base, seller: french }, 'base')).toEqual(all);
      const wanted = { ...base, seller: german, french_mentions: { enabled: true } };
      expect(await completed(world, wanted, 'base')).toEqual(nobody);
      const discount = {
        ...base,
        seller: french,
        payment: null,
        payment_terms: '2 % Skonto binnen 10 Tagen',
      };
      expect(await completed(world, discount, 'base')).toEqual(['PMT', 'PMD', 'S1', '732829320']);
    },
  ),
];
