import type { CompleteInvoice } from '@conforme/core/invoice';
import { joined, type Voice } from './voice.ts';

/** A party in any role: of most, nothing is required. */
export type Party =
  CompleteInvoice['seller'] | CompleteInvoice['buyer'] | NonNullable<CompleteInvoice['payee']>;
export type Address = NonNullable<Party['address']>;

/** The lines of an address as they stand on an envelope, town and country on one; without those that are missing. */
export function addressLines({ format }: Voice, address: Address): string[] {
  const { line1, line2, line3, postal_code, city, country_subdivision, country } = address;
  const town = joined([postal_code, city], ' ');
  const last = joined([town, country_subdivision, country && format.country(country)], ', ');
  return [line1, line2, line3, last].filter((line): line is string => !!line);
}
