import type { CompleteInvoice } from '@conforme/core/invoice';
import { group, text, type Row } from './row.ts';

/** An address whose country may be missing. */
type AnyAddress = NonNullable<NonNullable<CompleteInvoice['payer']>['address']>;

/** BG-5, BG-8, BG-12, BG-15. */
export const addressRows: readonly Row<AnyAddress>[] = [
  text('cbc:StreetName', 'line1'),
  text('cbc:AdditionalStreetName', 'line2'),
  text('cbc:CityName', 'city'),
  text('cbc:PostalZone', 'postal_code'),
  text('cbc:CountrySubentity', 'country_subdivision'),
  group('cac:AddressLine', [text('cbc:Line', 'line3')]),
  group('cac:Country', [text('cbc:IdentificationCode', 'country')]),
];
