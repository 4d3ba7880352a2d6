import { describe, expect, test } from 'vitest';
import { CREDIT_NOTE, INVOICE } from './kind.ts';
import { document, preceding, REFERENCES } from '@conforme/core/invoice/testing';
import { back, extension, lines, readXml, said } from './testing/sample.ts';

const references = (type_code: '380' | '381'): readonly string[] =>
  said({ ...REFERENCES, type_code }, 'Reference/').map(({ path, text }) => `${path} ${text}`);

describe('references', () => {
  test('of an invoice, in the order of the schema', () => {
    expect(references('380')).toEqual([
      'OrderReference/ID BC-1',
      'OrderReference/SalesOrderID CMD-1',
      'OriginatorDocumentReference/ID AO-1',
      'ContractDocumentReference/ID CT-1',
      'AdditionalDocumentReference/ID D-1',
      'AdditionalDocumentReference/DocumentDescription BON_LIVRAISON',
      'AdditionalDocumentReference/Attachment/ExternalReference/URI https://docs.example/1',
      'AdditionalDocumentReference/ID D-2',
      'ProjectReference/ID P-1',
    ]);
  });

  test('of a credit note: the project is one of its documents, told apart by its type', () => {
    expect(references('381')).toEqual([
      'OrderReference/ID BC-1',
      'OrderReference/SalesOrderID CMD-1',
      'ContractDocumentReference/ID CT-1',
      'AdditionalDocumentReference/ID D-1',
      'AdditionalDocumentReference/DocumentDescription BON_LIVRAISON',
      'AdditionalDocumentReference/Attachment/ExternalReference/URI https://docs.example/1',
      'AdditionalDocumentReference/ID D-2',
      'AdditionalDocumentReference/ID P-1',
      'AdditionalDocumentReference/DocumentTypeCode 50',
      'OriginatorDocumentReference/ID AO-1',
    ]);
  });

  test('a sales order alone leaves the place of the other number to a filler that points nowhere', () => {
    const order = said({ sales_order_reference: 'CMD-1' }, 'OrderReference/');
    expect(order.map(({ text, pointers }) => [text, ...pointers])).toEqual([
      ['NA'],
      ['CMD-1', '/invoice/sales_order_reference'],
    ]);
    expect(lines({ purchase_order_reference: 'BC-1' }, 'OrderReference/')).toEqual(['ID BC-1']);
    expect(lines({}, 'OrderReference/')).toEqual([]);
  });

  test('preceding invoices stand one in an element', () => {
    const preceding_invoices = [
      preceding({ number: 'F-0', issue_date: '2026-09-01' }),
      preceding({ number: 'F-00' }),
    ];
    expect(said({ preceding_invoices }, 'BillingReference/')).toMatchObject([
      { path: 'BillingReference/InvoiceDocumentReference/ID', text: 'F-0' },
      { text: '2026-09-01', pointers: ['/invoice/preceding_invoices/0/issue_date'] },
      { text: 'F-00', pointers: ['/invoice/preceding_invoices/1/number'] },
    ]);
  });
});

describe('documents of others', () => {
  const document = (id: string, type: string): string =>
    `<cac:AdditionalDocumentReference><cbc:ID>${id}</cbc:ID>${type}</cac:AdditionalDocumentReference>`;
  const typed = ['130', '916', '50', '50', '380']
    .map((type, i) => document(`D${i}`, `<cbc:DocumentTypeCode> ${type} </cbc:DocumentTypeCode>`))
    .join('');

  test('in a credit note, type 50 is the project and type 130 the invoiced object', () => {
    const { project_reference, additional_documents } = readXml(typed, CREDIT_NOTE);
    expect(project_reference).toBe('D2');
    expect(additional_documents.map(({ id }) => id)).toEqual(['D1', 'D4']);
  });

  test('in an invoice, type 50 is a document like any other', () => {
    const { project_reference, additional_documents } = readXml(typed, INVOICE);
    expect(project_reference).toBeNull();
    expect(additional_documents.map(({ id }) => id)).toEqual(['D1', 'D2', 'D3', 'D4']);
  });

  test('without a type support the invoice', () => {
    expect(readXml(document('D', '')).additional_documents).toMatchObject([{ id: 'D' }]);
  });

  const order = (content: string): unknown => {
    const read = readXml(`<cac:OrderReference>${content}</cac:OrderReference>`);
    return [read.purchase_order_reference, read.sales_order_reference];
  };

  test('NA is a filler beside a sales order, and a number without one', () => {
    expect(order('<cbc:ID>NA</cbc:ID><cbc:SalesOrderID>S</cbc:SalesOrderID>')).toEqual([null, 'S']);
    expect(order('<cbc:ID> NA </cbc:ID>')).toEqual(['NA', null]);
    expect(order('<cbc:SalesOrderID>S</cbc:SalesOrderID>')).toEqual([null, 'S']);
  });

  test('a credit note may be what precedes', () => {
    const reference =
      '<cac:CreditNoteDocumentReference><cbc:ID>A-1</cbc:ID></cac:CreditNoteDocumentReference>';
    expect(readXml(`<cac:BillingReference>${reference}</cac:BillingReference>`).preceding_invoices).toEqual([
      preceding({ number: 'A-1' }),
    ]);
  });
});

describe('dates of references', () => {
  const dated = {
    purchase_order_date: '2026-01-01',
    contract_reference: 'CT-1',
    contract_date: '2026-01-02',
    contract_type_code: 'BC',
    tender_reference: 'AO-1',
    tender_date: '2026-01-03',
    despatch_advice_reference: 'BL-1',
    despatch_advice_date: '2026-01-04',
    receiving_advice_reference: 'BR-1',
    receiving_advice_date: '2026-01-05',
  };

  test('are of extensions', () => {
    expect(extension(dated, 'Reference/')).toEqual([
      'ID NA',
      'IssueDate 2026-01-01',
      'IssueDate 2026-01-04',
      'IssueDate 2026-01-05',
      'IssueDate 2026-01-03',
      'IssueDate 2026-01-02',
      'DocumentType BC',
    ]);
    expect(back(dated)).toMatchObject({ ...dated, purchase_order_reference: null, unread: [] });
  });

  test('stand beside a number or not at all, because the schema demands one', () => {
    expect(lines({ tender_date: '2026-01-03' }, 'Originator', 'extended-ctc-fr')).toEqual([]);
  });
});

describe('an invoiced object', () => {
  const object = {
    invoiced_object_id: 'COMPTEUR-7',
    invoiced_object_scheme: 'AVE',
    invoiced_object_date: '2026-01-01',
  };
  const further = { ...document({ id: 'COMPTEUR-8' }), type_code: '130', reference_type_code: 'AVE' };

  test('is the document of its type', () => {
    expect(lines(object, 'AdditionalDocumentReference/')).toEqual([
      'ID@schemeID=AVE COMPTEUR-7',
      'DocumentTypeCode 130',
    ]);
    expect(extension(object, 'AdditionalDocumentReference/')).toEqual(['IssueDate 2026-01-01']);
    expect(back(object)).toMatchObject({ ...object, unread: [] });
  });

  test('comes before those of an extension', () => {
    const given = { ...object, additional_documents: [further] };
    expect(lines(given, 'AdditionalDocumentReference/ID', 'extended-ctc-fr')).toEqual([
      '@schemeID=AVE COMPTEUR-7',
      '@schemeID=AVE COMPTEUR-8',
    ]);
    expect(back(given)).toMatchObject({ ...given, unread: [] });
  });

  test('alone has a scheme and a type: those of other documents are not written', () => {
    const given = { additional_documents: [{ ...further, type_code: '380' }] };
    expect(lines(given, 'AdditionalDocumentReference/', 'extended-ctc-fr')).toEqual(['ID COMPTEUR-8']);
  });
});

describe('an attached file', () => {
  const file = (content_base64: string, properties: object = {}): object => ({
    additional_documents: [
      {
        ...document({ id: 'D-1', url: 'https://docs.example/1' }),
        attachment: { content_base64, mime_code: 'application/pdf', filename: 'd.pdf', ...properties },
      },
    ],
  });
  const UNDER = 'Attachment/';

  test('has its media type and its name', () => {
    expect(lines(file('AAAA'), UNDER)).toEqual([
      'EmbeddedDocumentBinaryObject@mimeCode=application/pdf@filename=d.pdf AAAA',
      'ExternalReference/URI https://docs.example/1',
    ]);
    const [binary] = said(file('AAAA'), UNDER);
    const at = '/invoice/additional_documents/0/attachment';
    expect(binary!.pointers).toEqual([`${at}/content_base64`, `${at}/mime_code`, `${at}/filename`]);
  });

  test.each(['AAAA', ''])('of content %j comes back', (content) => {
    expect(back(file(content))).toMatchObject({ ...file(content), unread: [] });
  });

  test('of a type that is not known says so', () => {
    expect(lines(file('AAAA', { mime_code: null, filename: null }), 'BinaryObject')).toEqual([
      '@mimeCode=application/octet-stream AAAA',
    ]);
  });
});

test('the type of a preceding invoice is of an extension', () => {
  const given = { preceding_invoices: [{ ...preceding({ number: 'F-0' }), type_code: '386' }] };
  expect(extension(given, 'BillingReference/')).toEqual(['InvoiceDocumentReference/DocumentTypeCode 386']);
  expect(back(given)).toMatchObject({ ...given, unread: [] });
});
