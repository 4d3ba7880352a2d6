import { describe, expect, test } from 'vitest';
import { REFERENCES, preceding } from '@conforme/core/invoice/testing';
import { lines, readXml, said } from './testing/sample.ts';

const AGREEMENT = 'ApplicableHeaderTradeAgreement/';

describe('references', () => {
  const given = { ...REFERENCES, buyer_reference: 'SERVICE' };
  const others = (path: string): boolean => !path.includes('TradeParty');

  test('in the order of the schema', () => {
    expect(lines(given, AGREEMENT).filter(others)).toEqual([
      'BuyerReference SERVICE',
      'SellerOrderReferencedDocument/IssuerAssignedID CMD-1',
      'BuyerOrderReferencedDocument/IssuerAssignedID BC-1',
      'ContractReferencedDocument/IssuerAssignedID CT-1',
      'AdditionalReferencedDocument/IssuerAssignedID AO-1',
      'AdditionalReferencedDocument/TypeCode 50',
      'AdditionalReferencedDocument/IssuerAssignedID D-1',
      'AdditionalReferencedDocument/URIID https://docs.example/1',
      'AdditionalReferencedDocument/TypeCode 916',
      'AdditionalReferencedDocument/Name BON_LIVRAISON',
      'AdditionalReferencedDocument/IssuerAssignedID D-2',
      'AdditionalReferencedDocument/TypeCode 916',
      'SpecifiedProcuringProject/ID P-1',
      'SpecifiedProcuringProject/Name P-1',
    ]);
  });

  test('in BASIC WL are those of the buyer', () => {
    expect(lines(given, AGREEMENT, 'basicwl').filter(others)).toEqual([
      'BuyerReference SERVICE',
      'BuyerOrderReferencedDocument/IssuerAssignedID BC-1',
      'ContractReferencedDocument/IssuerAssignedID CT-1',
    ]);
  });

  test('both elements of the project point at it', () => {
    const pointers = said(given, 'SpecifiedProcuringProject/').map((element) => element.pointers);
    expect(pointers).toEqual([['/invoice/project_reference'], ['/invoice/project_reference']]);
  });

  test('preceding invoices carry their date in the qualified namespace', () => {
    const preceding_invoices = [
      preceding({ number: 'F-0', issue_date: '2026-09-01' }),
      preceding({ number: 'F-00' }),
    ];
    expect(lines({ preceding_invoices }, 'InvoiceReferencedDocument/')).toEqual([
      'IssuerAssignedID F-0',
      'FormattedIssueDateTime/DateTimeString@format=102 20260901',
      'IssuerAssignedID F-00',
    ]);
  });

  test('the buyer’s account closes the settlement', () => {
    const [last] = said({ buyer_accounting_reference: '606100' }, 'ApplicableHeaderTradeSettlement/').slice(
      -1,
    );
    expect(last).toMatchObject({ text: '606100', pointers: ['/invoice/buyer_accounting_reference'] });
  });
});

describe('documents of others', () => {
  const document = (content: string): string =>
    `<ram:AdditionalReferencedDocument>${content}</ram:AdditionalReferencedDocument>`;
  const id = (text: string): string => `<ram:IssuerAssignedID>${text}</ram:IssuerAssignedID>`;
  const read = (content: string): ReturnType<typeof readXml> =>
    readXml(
      `<rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeAgreement>${content}` +
        '</ram:ApplicableHeaderTradeAgreement></rsm:SupplyChainTradeTransaction>',
    );

  test('are told apart by their type', () => {
    const types = ['130', '916', '50', '50', '380'];
    const invoice = read(
      types.map((type, i) => document(`${id(`D${i}`)}<ram:TypeCode> ${type} </ram:TypeCode>`)).join(''),
    );
    expect(invoice.tender_reference).toBe('D2');
    expect(invoice.invoiced_object_id).toBe('D0');
    const others = invoice.additional_documents.map(({ id, type_code }) => [id, type_code]);
    expect(others).toEqual([
      ['D1', null],
      ['D3', '50'],
      ['D4', '380'],
    ]);
  });

  test('without a type support the invoice', () => {
    expect(read(document(id('D'))).additional_documents).toMatchObject([{ id: 'D', type_code: null }]);
  });

  test('a project with a name only is known by it', () => {
    const project =
      '<ram:SpecifiedProcuringProject><ram:Name>Halle 4</ram:Name></ram:SpecifiedProcuringProject>';
    expect(read(project).project_reference).toBe('Halle 4');
  });
});
