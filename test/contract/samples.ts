// What a field may hold and may not, by its kind in the contract's tables, and where one field needs another to be seen.

import type { Row } from '../../proto/testing/contract-table.ts';
import {
  CHECKS,
  LANGUAGES,
  OPERATION_TYPES,
  OUTPUTS,
  PROFILES,
  TYPE_CODES,
  VAT_CATEGORIES,
} from '../../proto/schema/choices.ts';
import { changed, type Json, type Step } from './whole-request.ts';

type Change = readonly [path: readonly Step[], value: Json | undefined];

interface Sample {
  readonly value?: Json;
  /** What the XML then holds; the value itself unless it says so. */
  readonly written?: string;
  /** Changes of the request around the field; paths begin at the object that holds it, or, with `/`, at the request. */
  readonly around?: readonly Change[];
}

const without = (field: string): Change => [[field], undefined];
const EXEMPT: readonly Change[] = [
  without('totals'),
  [['lines', 0, 'vat_category'], 'E'],
  [['lines', 0, 'vat_rate'], '0'],
];

/** Fields whose value has a form of its own, or that mean something only beside another. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  'GenerateOptions.accent_color': { value: '#A0b1C2' },
  'GenerateOptions.output': { value: 'ubl-xml', around: [[['profile'], 'en16931']] },
  'GenerateOptions.logo_url': { value: 'https://example.org/logo.png' },
  'Invoice.currency': { value: 'USD' },
  'Invoice.vat_accounting_currency': { value: 'USD' },
  'Invoice.operation_type': { value: 'goods', written: 'B1' },
  'Invoice.already_paid': { value: true, written: 'S2' },
  'Invoice.business_process': { value: 'M4' },
  'Invoice.prepaid_amount': { around: [without('totals')] },
  'Invoice.rounding_amount': { value: '0.34', around: [without('totals')] },
  'Invoice.tax_total_accounting': {
    around: [without('totals'), [['vat_accounting_currency'], 'USD']],
  },
  'Invoice.tax_exemption_reason': { around: EXEMPT },
  'Invoice.tax_exemption_reason_code': { value: 'VATEX-EU-132', around: EXEMPT },
  'Totals.tax_total_accounting': { around: [[['/', 'invoice', 'vat_accounting_currency'], 'USD']] },
  'Party.siren': { value: '552100554' },
  'Party.siret': {
    value: '73282932000074',
    written: '732829320_73282932000074',
    around: [without('siren')],
  },
  'Party.contact': { value: { name: 'MARK' }, written: 'MARK' },
  'Party.legal_registration_id': { around: [without('siren')] },
  'Party.legal_registration_scheme': {
    value: '0199',
    around: [without('siren'), [['legal_registration_id'], 'ID']],
  },
  'Party.electronic_address': { value: 'mark@example.org' },
  'Party.electronic_address_scheme': { value: 'EM', around: [[['electronic_address'], 'a@example.org']] },
  'Party.global_ids': { value: { '0088': 'MARK' } },
  'Address.country': { value: 'DE' },
  'Delivery.location_id': { around: [[['location_id_scheme'], '0088']] },
  'Delivery.location_id_scheme': { value: '0088', around: [[['location_id'], 'ID']] },
  // What is no IBAN is written as an account of another kind.
  'Payment.iban': { value: 'FR7630006000011234567890189' },
  'Payment.means_code': { value: '58' },
  'Line.standard_item_id_scheme': { value: '0160', around: [[['standard_item_id'], '4012345678901']] },
  'Line.origin_country': { value: 'DE' },
  'Line.attributes': { value: { Colour: 'MARK' }, written: 'Colour MARK' },
  'Line.unit_code': { value: 'HUR' },
  'Line.vat_rate': { around: [[['vat_category'], 'Z']] },
  'AllowanceCharge.vat_rate': { around: [[['vat_category'], 'Z']] },
  'Line.price_discount': { around: [[['gross_unit_price'], '62.34']] },
  'Line.price_base_unit_code': { value: 'HUR', around: [[['price_base_quantity'], '1']] },
  'VatBreakdown.exemption_reason_code': { value: 'VATEX-EU-132' },
};

/** By field name: the closed lists of the contract. */
export const CHOICES: Readonly<Record<string, readonly string[]>> = {
  profile: PROFILES,
  output: OUTPUTS,
  language: LANGUAGES,
  check: CHECKS,
  type_code: TYPE_CODES,
  operation_type: OPERATION_TYPES,
  vat_category: VAT_CATEGORIES,
  category: VAT_CATEGORIES,
};

const BY_KIND: Readonly<Record<string, Json>> = {
  date: '2026-11-12',
  Amount: '12.34',
  Quantity: '3.125',
  Rate: '7.5',
};

export interface Filled {
  /** The request around the field, the field itself as it was. */
  readonly request: Json;
  readonly value: Json;
  readonly written: string | null;
}

/** A value that says where it was put; for lists and objects, the one that is there. */
export function sampleOf({ object, field, kind }: Row, path: readonly Step[], whole: Json): Filled {
  const { value, written, around = [] } = SAMPLES[`${object}.${field}`] ?? {};
  const holder = path.slice(0, -1);
  const request = around.reduce<Json>(
    (made, [steps, put]) => changed(made, steps[0] === '/' ? steps.slice(1) : [...holder, ...steps], put),
    whole,
  );
  const there = path.reduce<Json | undefined>((at, step) => (at as Record<Step, Json>)?.[step], whole);
  const sample = value ?? BY_KIND[kind] ?? CHOICES[field]?.at(-1) ?? there ?? emptyOf(kind, field);
  const shown = typeof sample === 'string' ? sample : null;
  return {
    request,
    value: sample,
    written: written ?? (kind === 'date' ? shown!.replaceAll('-', '') : shown),
  };
}

function emptyOf(kind: string, field: string): Json {
  if (kind === 'text') return `MARK-${field}`.slice(0, 35);
  return { list: [], map: { '0088': 'MARK' }, object: {}, flag: true }[kind] ?? null;
}

/** What no field of a kind may hold. */
export const WRONG: Readonly<Record<string, readonly Json[]>> = {
  text: [1, true, [], {}],
  date: [20261005, '2026-02-30', '05/10/2026', '2026-10-05T00:00:00Z', ''],
  choice: ['nonsense', 'S ', 1],
  flag: ['true', 1, []],
  list: ['x', 1, {}],
  map: ['x', [], { key: 1 }, { key: null }],
  object: ['x', 1, []],
  Amount: [true, 'abc', '1,5', '', '1234567890123456', '0.12345', 0.12345, 1e15, {}],
  Quantity: [true, 'abc', '1,5', '', '12345678901234', '0.1234567', 0.1234567, 1e13, {}],
  Rate: [true, 'abc', '1,5', '', '1234', '0.12345', 100.5, -1, {}],
};

/** The widest values of the decimal kinds; as number and as text where both are allowed. */
export const WIDEST: Readonly<Record<string, readonly Json[]>> = {
  Amount: ['999999999999999.9999', 99999999999, 1, 0.1234, '-1.5'],
  Quantity: ['9999999999999.999999', 1, 0.123456, '-2'],
  Rate: ['999.9999', 0, 100, 99.9999, '5.5'],
};
