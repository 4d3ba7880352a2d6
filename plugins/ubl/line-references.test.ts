import { describe, expect, test } from 'vitest';
import { BLANK_REFERENCE } from '@conforme/core/invoice';
import { back, extension, line, lines } from './testing/sample.ts';

const to = (properties: object): typeof BLANK_REFERENCE => ({ ...BLANK_REFERENCE, ...properties });
const UNDER = 'InvoiceLine/';

const NO_DELIVERY = {
  actual_date: null,
  charge_free_quantity: null,
  charge_free_unit_code: null,
  package_quantity: null,
  package_unit_code: null,
  per_package_quantity: null,
  per_package_unit_code: null,
  ship_to: null,
  ultimate_ship_to: null,
  despatch_advice: null,
  receiving_advice: null,
  delivery_note: null,
};

test('the order of a line is of an extension, with fillers where the schema demands numbers', () => {
  const given = line({
    order: to({ number: 'BC-2', issue_date: '2026-01-01' }),
    sales_order: to({ number: 'CMD-2', line_id: '7' }),
  });
  expect(extension(given, `${UNDER}OrderLineReference/`)).toEqual([
    'LineID NA',
    'SalesOrderLineID 7',
    'OrderReference/ID BC-2',
    'OrderReference/SalesOrderID CMD-2',
    'OrderReference/IssueDate 2026-01-01',
  ]);
  expect(back(given)).toMatchObject({ ...given, unread: [] });
  const seller = line({ order_line_reference: '3', sales_order: to({ number: 'CMD-2' }) });
  expect(extension(seller, `${UNDER}OrderLineReference/`)).toEqual([
    'OrderReference/ID NA',
    'OrderReference/SalesOrderID CMD-2',
  ]);
  expect(back(seller)).toMatchObject({ ...seller, unread: [] });
});

test('an advice has a line, or is referred to as a whole', () => {
  const given = line({
    delivery: {
      ...NO_DELIVERY,
      despatch_advice: to({ number: 'BL-2', line_id: '4', issue_date: '2026-01-02' }),
      receiving_advice: to({ number: 'BR-2' }),
    },
  });
  expect(extension(given, UNDER)).toEqual([
    'DespatchLineReference/LineID 4',
    'DespatchLineReference/DocumentReference/ID BL-2',
    'DespatchLineReference/DocumentReference/IssueDate 2026-01-02',
    'ReceiptLineReference/LineID NA',
    'ReceiptLineReference/DocumentReference/ID BR-2',
  ]);
  expect(back(given)).toMatchObject({ ...given, unread: [] });
});

describe('the kind of a line', () => {
  const REFERENCE = `${UNDER}BillingReference/`;

  test('and its parent stand in a reference to the invoice itself', () => {
    const given = line({ parent_line_id: '0', status_reason_code: 'DETAIL' });
    expect(extension({ ...given, number: 'F-1' }, REFERENCE)).toEqual([
      'InvoiceDocumentReference/ID F-1',
      'InvoiceDocumentReference/DocumentStatusCode DETAIL',
      'BillingReferenceLine/ID 0',
    ]);
    expect(back(given)).toMatchObject({ ...given, unread: [] });
  });

  test('need not be known where its parent is', () => {
    const given = line({ parent_line_id: '0' });
    expect(extension({ ...given, number: 'F-1' }, REFERENCE)).toEqual([
      'InvoiceDocumentReference/ID F-1',
      'BillingReferenceLine/ID 0',
    ]);
    expect(back(given)).toMatchObject({ ...given, unread: [] });
  });

  test('is no matter of the invoice that precedes it', () => {
    const preceding_invoice = to({ number: 'F-0', issue_date: '2025-12-24', type_code: '380' });
    const given = line({ status_reason_code: 'GROUP', preceding_invoice });
    expect(extension({ ...given, number: 'F-1' }, REFERENCE)).toEqual([
      'InvoiceDocumentReference/ID F-1',
      'InvoiceDocumentReference/DocumentStatusCode GROUP',
      'InvoiceDocumentReference/ID F-0',
      'InvoiceDocumentReference/IssueDate 2025-12-24',
      'InvoiceDocumentReference/DocumentTypeCode 380',
    ]);
    expect(back(given)).toMatchObject({ ...given, unread: [] });
  });
});

describe('documents of a line', () => {
  const object = { invoiced_object_id: 'COMPTEUR-7', invoiced_object_scheme: 'AVE' };
  const further = to({ number: 'COMPTEUR-8', type_code: '130', reference_type_code: 'AVE' });
  const DOCUMENT = `${UNDER}DocumentReference/`;

  test('the invoiced object is of EN 16931', () => {
    expect(lines(line(object), DOCUMENT)).toEqual(['ID@schemeID=AVE COMPTEUR-7', 'DocumentTypeCode 130']);
    expect(back(line(object))).toMatchObject({ ...line(object), unread: [] });
  });

  test('further objects and other documents are of extensions, told apart by their type', () => {
    const given = line({
      ...object,
      settlement_documents: [further],
      additional_documents: [to({ number: 'D-1', name: 'Relevé', url: 'https://docs.example/1' })],
    });
    expect(extension(given, DOCUMENT)).toEqual([
      'ID@schemeID=AVE COMPTEUR-8',
      'ID D-1',
      'DocumentDescription Relevé',
      'Attachment/ExternalReference/URI https://docs.example/1',
    ]);
    expect(back(given)).toMatchObject({ ...given, unread: [] });
  });

  test.each([
    ['without a first one', { settlement_documents: [further] }],
    ['of another type', { ...object, settlement_documents: [{ ...further, type_code: '380' }] }],
  ])('a further object %s is not written', (_, properties) => {
    expect(lines(line(properties), DOCUMENT, 'extended-ctc-fr').join()).not.toContain('COMPTEUR-8');
  });
});
