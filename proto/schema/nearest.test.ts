import { describe, expect, test } from 'vitest';
import { goodRequest, requestWith } from '../testing/request.ts';
import type { ValidationFault } from './index.ts';
import { nearest } from './nearest.ts';
import { readGenerateRequest } from './read.ts';

const NAMES = ['issue_date', 'due_date', 'number', 'vat_id', 'iban', 'bic', 'id', 'postal_code'];

describe('the name that was meant', () => {
  test.each([
    ['issueDate', 'issue_date'],
    ['Issue-Date', 'issue_date'],
    ['isue_date', 'issue_date'],
    ['nubmer', 'number'],
    ['vatid', 'vat_id'],
    ['postalcode', 'postal_code'],
    ['ibann', 'iban'],
  ])('%s is %s', (name, meant) => expect(nearest(name, NAMES)).toBe(meant));

  test.each([['zip'], ['x'], ['xy'], [''], ['___'], ['watermark'], ['n'.repeat(100_000)]])(
    '%s is none',
    (name) => {
      expect(nearest(name, NAMES)).toBeNull();
    },
  );

  test('nothing is near to no names', () => {
    expect(nearest('number', [])).toBeNull();
  });
});

test.each([
  [{ number: 'F-1' }, 'number is not a field of GenerateRequest. Did you mean invoice.number?'],
  [{ invoice: { iban: 'FR76' } }, 'iban is not a field of Invoice. Did you mean payment.iban?'],
  [
    { invoice: { siren: '1' } },
    'siren is not a field of Invoice. It belongs to a party: put it into seller or buyer.',
  ],
])('a field of another object is answered with its place: %j', (request, said) => {
  const { faults = [] } = readGenerateRequest(JSON.stringify(request), { language: 'en' });
  expect(faults.map(({ msg }) => msg)).toContain(said);
});

const [INVOICE, LINE] = [['invoice'], ['invoice', 'lines', 0]] as const;

test.each([
  [INVOICE, 'invoiceNumber', 'number'],
  [INVOICE, 'InvoiceNumber', 'number'],
  [INVOICE, 'numero', 'number'],
  [INVOICE, 'BT-2', 'issue_date'],
  [INVOICE, 'dateEmission', 'issue_date'],
  [INVOICE, 'échéance', 'due_date'],
  [INVOICE, 'client', 'buyer'],
  [INVOICE, 'supplier', 'seller'],
  [INVOICE, 'items', 'lines'],
  [INVOICE, 'total_ttc', 'totals.tax_inclusive'],
  [INVOICE, 'buyerName', 'buyer.name'],
  [INVOICE, 'discounts', 'allowances'],
  [LINE, 'vat', 'vat_rate'],
  [LINE, 'tva', 'vat_rate'],
  [LINE, 'vatRate', 'vat_rate'],
  [LINE, 'name', 'item_name'],
  [LINE, 'prixUnitaire', 'unit_price'],
  [LINE, 'total', 'net_amount'],
  [LINE, 'currency', 'invoice.currency'],
  [['invoice', 'payment'], 'due_date', 'invoice.due_date'],
  [['invoice', 'buyer'], 'country', 'address.country'],
  [['invoice', 'buyer'], 'vatNumber', 'vat_id'],
  [['invoice', 'buyer', 'address'], 'zip', 'postal_code'],
])('in %j, %s is %s', (path, name, meant) => {
  const text = JSON.stringify(requestWith([...path, name], 'x'));
  const { faults = [] } = readGenerateRequest(text, { language: 'en' });
  expect(faults.map(({ msg }) => msg)).toContainEqual(
    expect.stringMatching(new RegExp(` mean ${meant}\\?$| up, to ${meant}\\.$`)),
  );
});

const patchOf = (path: readonly (string | number)[], value: unknown) =>
  readGenerateRequest(JSON.stringify(requestWith(path, value)), { language: 'fr' }).faults?.[0]?.patch;

test('a field in another spelling is moved to its name', () => {
  expect(patchOf(['invoice', 'dueDate'], '2026-12-01')).toEqual([
    { op: 'remove', path: '/invoice/dueDate', value: null },
    { op: 'add', path: '/invoice/due_date', value: '2026-12-01' },
  ]);
});

test.each([
  ['what the right name holds stays', ['invoice', 'Number'], 'F-2'],
  ['another word may mean another thing', ['invoice', 'lines', 0, 'tva'], '20'],
  ['an object is not written as a text', ['invoice', 'dueDate'], {}],
])('%s', (_, path, value) => expect(patchOf(path, value)).toBeUndefined());

test('asks once for a required field under another name, and renames it', () => {
  const faultsOf = (named: object): readonly ValidationFault[] => {
    const { lines, ...rest } = goodRequest().invoice;
    const { item_name: _, ...line } = lines[0]!;
    const text = JSON.stringify({ invoice: { ...rest, lines: [{ ...line, ...named }] } });
    return readGenerateRequest(text, { language: 'fr' }).faults ?? [];
  };
  expect(faultsOf({ designation: 'Café' })).toMatchObject([
    {
      pointer: '/invoice/lines/0/designation',
      type: 'extra_forbidden',
      patch: [
        { op: 'remove', path: '/invoice/lines/0/designation' },
        { op: 'add', path: '/invoice/lines/0/item_name', value: 'Café' },
      ],
    },
  ]);
  const added = (named: object): unknown[] => faultsOf(named).map(({ patch }) => patch?.[1]);
  const name = { op: 'add', path: '/invoice/lines/0/item_name', value: 'Café' };
  expect(added({ description: 'Café' })).toEqual([name]);
  const description = { op: 'add', path: '/invoice/lines/0/item_description', value: 'noir' };
  expect(added({ designation: 'Café', description: 'noir' })).toEqual([name, description]);
  const types = faultsOf({ couleur: 'noir' }).map(({ type }) => type);
  expect(types).toEqual(['missing', 'extra_forbidden']);
});
