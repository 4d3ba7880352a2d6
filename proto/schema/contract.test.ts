import { describe, expect, test } from 'vitest';
import type { TSchema } from 'typebox';
import { contractRows, type Row } from '../testing/contract-table.ts';
import { VARIANTS } from '../testing/variants.ts';
import { CHECKS, ERROR_STATUS, LANGUAGES, OPERATION_TYPES, OUTPUTS, PROFILES, SEVERITIES } from './index.ts';
import { FRENCH_MENTIONS, TYPE_CODES, VALIDATE_CHECKS, VAT_CATEGORIES } from './index.ts';
import { isNullable, nodeOf, wireTypeOf } from './messages.ts';

const rows = contractRows();

function kindOf(schema: TSchema): string {
  const node = nodeOf(schema);
  // The tables call prices amounts; check `base` lets them have more decimals.
  if (node['x-decimal']) return node['x-decimal'] === 'Price' ? 'Amount' : node['x-decimal'];
  const inner = node.anyOf?.find((branch) => nodeOf(branch).type !== 'null');
  if (inner && !node['x-decimal'] && nodeOf(inner).type === 'string') return kindOf(inner);
  if (node.enum) return 'choice';
  if ((node as { format?: string }).format === 'date') return 'date';
  const type = wireTypeOf(schema);
  if (type.kind === 'message') return 'object';
  if (type.kind !== 'scalar') return type.kind;
  return { string: 'text', bool: 'flag', int32: 'count' }[type.scalar];
}

/** The default of a field the table marks: none, null, the value, or what is empty. */
function defaultOf({ mark, kind }: Row): unknown {
  if (mark === '?') return null;
  if (mark.startsWith('=')) return kind === 'flag' ? mark === '=true' : mark.slice(1);
  return { list: [], map: {}, object: {} }[kind];
}

function cases() {
  return rows.flatMap((row) =>
    (VARIANTS[row.object] ?? []).map((schema, variant) => {
      const place = `${row.object}.${row.field} (${nodeOf(schema)['x-definition']})`;
      return {
        place,
        row,
        schema: nodeOf(schema),
        property: nodeOf(schema).properties?.[row.field],
        variant,
      };
    }),
  );
}

describe.each(cases())('$place', ({ row, schema, property, variant }) => {
  const buyerOnlyNull = variant === 1 && ['BT-32', 'BT-33'].includes(row.terms[0] ?? '');

  test('has the kind of the table', () => {
    expect(property).toBeDefined();
    if (!buyerOnlyNull) expect(kindOf(property!)).toBe(row.kind);
  });

  test('is required, nullable and defaulted as the table says', () => {
    const required = ['!', '~'].includes(row.mark);
    expect(schema.required?.includes(row.field) ?? false).toBe(required);
    expect(isNullable(property!)).toBe(['?', '~'].includes(row.mark));
    if (row.object === 'FrenchMentions' && row.kind === 'text') return;
    expect(nodeOf(property!).default).toEqual(required ? undefined : defaultOf(row));
  });

  test('carries its term and says something about itself', () => {
    const term = row.terms.length > 1 ? row.terms[variant] : row.terms[0];
    expect(nodeOf(property!)['x-terms']).toEqual(term === undefined || buyerOnlyNull ? [] : [term]);
    expect(nodeOf(property!).description.length).toBeGreaterThan(3);
  });
});

test('a field the contract does not know may be left out of every object', () => {
  for (const [object, variants] of Object.entries(VARIANTS)) {
    const known = rows.filter((row) => row.object === object).map((row) => row.field);
    for (const schema of variants)
      expect(known).toEqual(expect.arrayContaining([...(nodeOf(schema).required ?? [])]));
  }
});

test('every object of the contract is closed', () => {
  for (const schema of Object.values(VARIANTS).flat()) {
    expect((schema as unknown as { additionalProperties: boolean }).additionalProperties).toBe(false);
  }
});

test('the enumerations are those of the contract', () => {
  expect(PROFILES).toEqual(['basicwl', 'en16931', 'extended', 'extended-ctc-fr']);
  expect(OUTPUTS).toEqual(['facturx-pdf', 'cii-xml', 'ubl-xml']);
  expect(LANGUAGES).toEqual(['fr', 'en']);
  expect(CHECKS).toEqual(['base', 'fr-ctc']);
  expect(VALIDATE_CHECKS).toEqual(['base', 'fr-ctc', 'fr-ctc+etat']);
  expect(VAT_CATEGORIES).toEqual(['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M', 'B']);
  expect(TYPE_CODES.slice(0, 7)).toEqual(['380', '381', '384', '386', '389', '261', '751']);
  expect(TYPE_CODES).toHaveLength(62);
  expect(OPERATION_TYPES).toEqual(['goods', 'services', 'mixed']);
  expect(SEVERITIES).toEqual(['fatal', 'warning', 'info']);
});

test('the error catalogue has the statuses of the contract', () => {
  const published = {
    invalid_input: 400,
    unsupported_profile: 400,
    not_an_einvoice: 400,
    api_key_required: 401,
  };
  const more = {
    invalid_api_key: 401,
    quota_exceeded: 402,
    too_large: 413,
    validation_error: 422,
    rate_limited: 429,
  };
  expect(ERROR_STATUS).toMatchObject({
    ...published,
    ...more,
    render_error: 500,
    schematron_unavailable: 503,
  });
});

test('the French mentions state what the law requires', () => {
  expect(FRENCH_MENTIONS.late_payment_penalties).toMatch(/pénalités.*trois fois.*intérêt légal/);
  expect(FRENCH_MENTIONS.recovery_fee).toMatch(/indemnité forfaitaire de 40 euros.*recouvrement/);
  expect(FRENCH_MENTIONS.early_payment_discount).toMatch(/escompte.*paiement anticipé/);
});
