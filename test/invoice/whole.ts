// Random invoices with every field of the model, each in the form in which a document of the extended profiles gives it back.

import fc from 'fast-check';
import { expect } from 'vitest';
import { InvoiceSchema, type Invoice } from '@conforme/proto/schema';
import { complete, type CompleteInvoice, type Totals } from '../../core/invoice/index.ts';
import type { ProducedProfile } from '../../core/plugin/index.ts';
import type { Tables } from '../../core/syntax/deferred.ts';
import { parse } from '../../rules/engine/xml/index.ts';
import { arbitraryOf, type Choice } from '../../proto/testing/arbitrary.ts';
import { cases } from '../cases.ts';
import { CHOICE } from './arbitrary.ts';

type Values = Record<string, unknown>;

const code = fc.string({ unit: fc.constantFrom('A', 'B', '0', '1'), minLength: 1, maxLength: 4 });
const CODES = [
  'role_code scheme status_code status_reason_code type_code reference_type_code content_code note_content_code',
  'note_subject_code contract_type_code mode_code tax_point_code reason_code_list buyer_accounting_type measure_unit_code',
  'base_quantity_unit_code gross_price_base_unit_code charge_free_unit_code package_unit_code per_package_unit_code',
  'basis_period_unit version document_language invoiced_object_scheme source_currency target_currency parent_line_id',
].flatMap((names) => names.split(' '));

/** UNTDID 1001 codes that mean nothing else among additional documents. */
const documentType = fc.constantFrom('380', '71', '270');

const FIELDS: Choice['fields'] = {
  ...CHOICE.fields,
  ...Object.fromEntries(CODES.map((name) => [name, code])),
  'Invoice.type_code': fc.constantFrom('380', '381'),
  'AdditionalDocument.type_code': documentType,
  'DocumentReference.type_code': documentType,
  'PrecedingInvoice.type_code': documentType,
  'Delivery.code': code,
  legal_registration_scheme: fc.constantFrom('0088', '0106'),
  gross_price_base_quantity: fc.constantFrom('2', '20'),
  // A line of another status does not count, and in a profile without status it would.
  'Line.status_reason_code': fc.constant('DETAIL'),
  'Line.exemption_reason_code': fc.constant('VATEX-EU-132'),
  'AllowanceCharge.exemption_reason_code': fc.constant('VATEX-EU-132'),
  location_country: fc.constantFrom('FR', 'DE'),
  content_base64: fc
    .uint8Array({ minLength: 1, maxLength: 9 })
    .map((bytes) => Buffer.from(bytes).toString('base64')),
};

const without = (value: Values, ...keys: readonly string[]): Values => ({
  ...value,
  ...Object.fromEntries(keys.map((key) => [key, Array.isArray(value[key]) ? [] : null])),
});

/** Where one element is the invoice's own and further ones of its name follow, the first that is written is the own one. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  contact: ['further_contacts'],
  payment: ['further_payments'],
  due_date: ['further_payment_terms'],
  iban: ['account_id'],
  project_reference: ['project_name'],
  buyer_accounting_reference: ['buyer_accounting_type', 'further_accounting_references'],
  note: ['note_subject_code', 'note_content_code', 'further_notes'],
  gross_unit_price: ['gross_price_base_quantity', 'gross_price_base_unit_code'],
  price_discount: ['price_discount_details', 'price_adjustments'],
};

function led(value: Values): Values {
  const repeats = 'project_name' in value && value['project_name'] === value['project_reference'];
  const missing = Object.keys(FIRST).filter((own) => own in value && !value[own]);
  const unled = missing.flatMap((own) => FIRST[own]!).filter((key) => key in value);
  return without(value, ...unled, ...(repeats ? ['project_name'] : []));
}

/** The first row of the breakdown has the tax point of the invoice. */
function pointed(totals: Values): Values {
  const rows = totals['vat_breakdown'] as Values[];
  const first = rows.slice(0, 1).map((row) => without(row, 'tax_point_date', 'tax_point_code'));
  return { ...totals, vat_breakdown: [...first, ...rows.slice(1)] };
}

/** A total of VAT in a currency that the invoice does not have could not be told from the other. */
function inCurrency(value: Values): Values {
  const { vat_accounting_currency: accounting, currency, lines } = value;
  if (accounting && accounting !== currency) return value;
  return { ...value, lines: (lines as Values[]).map(withoutAccountingTotal) };
}

const withoutAccountingTotal = (line: Values): Values => ({
  ...line,
  totals: line['totals'] && without(line['totals'] as Values, 'tax_total_accounting'),
});

/** Units and schemes qualify something. */
function qualified(value: Values): Values {
  const unqualified = Object.keys(value).filter((key) => {
    const owner = /^(?:(.+?)_)?(?:scheme|unit_code|unit|list)$/.exec(key);
    return owner && ownersOf(key, owner[1]).every((each) => !value[each]);
  });
  return without(value, ...unqualified);
}

function ownersOf(key: string, name: string | undefined): string[] {
  if (name === undefined) return key === 'scheme' ? ['id', 'code'] : ['quantity'];
  return [name, `${name}_id`, `${name}_quantity`];
}

/** The first identifier of a scheme stands in the map, and in a delivery BT-71 comes before any other. */
function identified(value: Values): Values {
  const { global_ids: ids, further_ids: further, ship_to: shipTo } = value;
  if (shipTo) return { ...value, ship_to: shipToOf(value, shipTo as Values) };
  if (!ids || !further) return value;
  const registered = value['siren']
    ? without(value, 'legal_registration_id', 'legal_registration_scheme')
    : value;
  const isFurther = ({ scheme }: Values): boolean => Object.hasOwn(ids, (scheme ?? '') as string);
  return { ...registered, further_ids: (further as Values[]).filter(isFurther).sort(plainFirst) };
}

/** The schema of CII wants identifiers without scheme first. */
const plainFirst = (a: Values, b: Values): number =>
  Number(Boolean(a['scheme'])) - Number(Boolean(b['scheme']));

function shipToOf({ location_id: id, location_id_scheme: scheme }: Values, shipTo: Values): Values {
  if (!id) return { ...shipTo, global_ids: {} };
  const { '': plain, ...ids } = shipTo['global_ids'] as Values;
  return { ...shipTo, global_ids: scheme || plain === undefined ? ids : { '': plain, ...ids } };
}

/** A name and a value stand in the map, once. */
function characterised(value: Values): Values {
  const { attributes, further_attributes: further } = value;
  if (!further) return value;
  const isFurther = ({ name, value: text, type_code: code, measure }: Values): boolean =>
    Boolean(code ?? measure) || !name || !text || Object.hasOwn(attributes as Values, name as string);
  return { ...value, further_attributes: (further as Values[]).filter(isFurther) };
}

/** What says nothing is not there. */
export function pruned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pruned).filter((each) => each !== null);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(qualified(characterised(identified(value as Values)))).map(([key, each]) => [
    key,
    pruned(each) ?? emptyAs(each),
  ]);
  const kept = led(Object.fromEntries(entries) as Values);
  return Object.values(kept).every(isEmpty) ? null : kept;
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/** A map that holds nothing stays a map. */
const emptyAs = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && Object.keys(value).length === 0 ? value : null;

const WHOLE: Choice = {
  ...CHOICE,
  includes: () => true,
  items: 2,
  fields: FIELDS,
  settle: {},
};

export const wholeInvoices = (
  arbitraryOf(InvoiceSchema, {
    ...WHOLE,
    settle: { Invoice: inCurrency, Totals: pointed },
  }) as fc.Arbitrary<Invoice>
).map((invoice) => pruned(invoice) as Invoice);

/** The invoices that must come back as they were written, the same ones each time; FIXED_POINT_RUNS asks for more of them. */
const FIXED_POINT = { numRuns: Number(process.env['FIXED_POINT_RUNS'] ?? cases(300)), seed: 42 };

/** Lines of a document, sorted: characteristics of an item may change places, for those that a map cannot hold follow the others. */
const linesOf = (bytes: Uint8Array): string[] => Buffer.from(bytes).toString().split('\n').sort();

/** What is read of a document in any profile of the syntax is all that stands there, and is written again as it was. */
export function expectFixedPoint(
  { write, readDocument }: Tables,
  completed: fc.Arbitrary<CompleteInvoice>,
  profiles: Iterable<ProducedProfile>,
): void {
  fc.assert(
    fc.property(completed, fc.constantFrom(...profiles), (invoice, profile) => {
      const { bytes } = write(invoice, profile);
      const { invoice: read, unread, beyond } = readDocument(parse(bytes), true);
      expect({ unread, beyond }).toEqual({ unread: [], beyond: false });
      const again = complete({ ...(read as Invoice), totals: read.totals as Totals }, []).invoice;
      expect(linesOf(write(again, profile).bytes)).toEqual(linesOf(bytes));
    }),
    FIXED_POINT,
  );
}
