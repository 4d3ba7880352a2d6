// An invoice of two lines at two rates, written in both syntaxes: the document that tests of findings change at one place.

import { readGenerateRequest } from '@conforme/proto/schema/read';
import { preview } from '../generate.ts';
import type { Registry } from '../../registry/registry.ts';

export type Written = Readonly<Record<'cii-xml' | 'ubl-xml', string>>;

const INVOICE = {
  number: 'F-2026-8',
  issue_date: '2026-10-05',
  due_date: '2026-11-04',
  seller: {
    name: 'Atelier',
    siren: '732829320',
    vat_id: 'FR44732829320',
    address: { line1: 'Rue', city: 'Paris', postal_code: '75001', country: 'FR' },
  },
  buyer: { name: 'Client', siren: '404833048', address: { country: 'FR' } },
  payment: { iban: 'FR7630006000011234567890189' },
  lines: [
    { item_name: 'Conseil', quantity: '1', unit_price: '100.00', vat_rate: '20' },
    { item_name: 'Livre', quantity: '2', unit_price: '10.00', vat_rate: '5.5' },
  ],
};

/** A day on which both documents are valid. */
export const DAY = '2026-10-10';

/** @throws Error when the invoice is refused */
export async function twoRates(registry: Registry): Promise<Written> {
  const write = async (output: keyof Written): Promise<string> => {
    const read = readGenerateRequest(JSON.stringify({ invoice: INVOICE, options: { output } }));
    if (read.ok === undefined) throw new Error(`not an invoice: ${JSON.stringify(read)}`);
    const call = { now: new Date(`${DAY}T00:00:00Z`), language: 'en' } as const;
    return Buffer.from((await preview(registry, read.ok.invoice, read.ok.options, call)).content).toString();
  };
  return { 'cii-xml': await write('cii-xml'), 'ubl-xml': await write('ubl-xml') };
}
