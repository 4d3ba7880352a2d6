// One request that shows the usual fields; published with the schemas. The SIREN numbers satisfy the Luhn check.

import type { GenerateRequestInput } from './index.ts';

// It must pass `fr-ctc`, so it carries what BR-FR requires: SIREN, VAT identifiers, a number without dot, listed rates.
export const GENERATE_EXAMPLE: GenerateRequestInput = {
  invoice: {
    number: 'F-2026-0042',
    issue_date: '2026-09-15',
    due_date: '2026-10-15',
    seller: {
      name: 'Atelier du Rivage SARL',
      siren: '732829320',
      vat_id: 'FR44732829320',
      legal_info: 'SARL au capital de 10 000 euros, RCS Nantes',
      address: { line1: '12 quai des Lilas', city: 'Nantes', postal_code: '44000', country: 'FR' },
    },
    buyer: {
      name: 'Librairie des Tilleuls SAS',
      siren: '901234567',
      vat_id: 'FR15901234567',
      address: { line1: '3 place du Marché', city: 'Lyon', postal_code: '69002', country: 'FR' },
    },
    payment: { means_code: '30', iban: 'FR7630006000011234567890189' },
    lines: [
      { item_name: "Conception d'affiche", quantity: 2, unit_price: '350.00', vat_rate: '20' },
      { item_name: 'Conseil', quantity: '1.5', unit_code: 'HUR', unit_price: 90, vat_rate: '20' },
    ],
  },
  options: { profile: 'en16931', output: 'facturx-pdf', language: 'fr', check: 'fr-ctc' },
};
