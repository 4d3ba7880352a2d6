import { XmlError } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../errors.ts';
import type { Finding, Plugin } from '../plugin/index.ts';
import { Registry } from '../registry/registry.ts';
import { messageOf } from '../message/message.ts';
import { schemaSaying } from '../syntax/testing/index.ts';
import { bytes, fakeContainer, fakeSyntax, invoiceXml, NAMESPACE } from '../testing/plugins.ts';
import { open } from './open.ts';

const PDF = bytes('%PDF-1.7');
const FACTS = { pages: 2, attachments: ['a.txt', 'b.csv'], pdfa: '3B', facturx_xmp: 'EN 16931' };

const opening = (document: Uint8Array, ...plugins: readonly Plugin[]) =>
  open(new Registry([fakeSyntax(), ...plugins]), document);

async function refusal(document: Uint8Array, ...plugins: readonly Plugin[]): Promise<EngineError> {
  const thrown: unknown = await opening(document, ...plugins).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(EngineError);
  return thrown as EngineError;
}

describe('bare XML', () => {
  it('is parsed and recognised', async () => {
    const opened = await opening(invoiceXml('<a/>'));
    expect(opened).toMatchObject({ xmlFilename: null, pdf: null, container: 'xml', containerFindings: [] });
    expect(opened.recognised.profile).toBe('en16931');
    expect(opened.syntax.id).toBe('cii');
  });

  it.each([
    ['a byte order mark', [0xef, 0xbb, 0xbf]],
    ['blanks', [0x20, 0x09, 0x0d, 0x0a]],
  ])('may begin with %s', async (_name, before) => {
    const document = Buffer.concat([Buffer.from(before), invoiceXml()]);
    expect((await opening(document)).recognised.flavor).toBe('factur-x');
  });

  it('may be UTF-16', async () => {
    const text = Buffer.from(invoiceXml()).toString('utf8').replace('UTF-8', 'UTF-16');
    expect((await opening(Buffer.from(`\uFEFF${text}`, 'utf16le'))).syntax.id).toBe('cii');
  });

  it('begins behind however many comments', async () => {
    const document = Buffer.concat([Buffer.from('<!---->'.repeat(70)), invoiceXml()]);
    expect((await opening(document)).syntax.id).toBe('cii');
  });

  it('goes to the first syntax that knows its root', async () => {
    const other = fakeSyntax({ id: 'ubl', detect: ({ local }) => local === 'Invoice' });
    expect((await opening(bytes('<Invoice/>'), other)).syntax.id).toBe('ubl');
  });

  it('that is not well-formed is the parser’s to refuse', async () => {
    await expect(opening(bytes('<invoice>'))).rejects.toBeInstanceOf(XmlError);
  });
});

describe('what is no invoice', () => {
  it.each([
    ['', 'The document is empty. Send the PDF or XML itself.'],
    [
      '&lt;rsm:CrossIndustryInvoice&gt;',
      'The document is XML whose marks are escaped (&lt; for <), as when it stands within other XML. Send it as it was before.',
    ],
    ['Bonjour', 'The document is neither a PDF nor XML.'],
    ['<html><body><br></body></html>', 'The document is a web page (HTML), not an invoice.'],
    ['<!-- login -->\n<HTML lang="fr">', 'The document is a web page (HTML), not an invoice.'],
    ...[
      '<!DOCTYPE html>',
      '\ufeff<!doctype html SYSTEM "about:legacy-compat">',
      '<?xml version="1.0"?><!DOCTYPE html>',
    ].map((start): [string, string] => [
      `${start}\n<html><p></html>`,
      'The document is a web page (HTML), not an invoice.',
    ]),
    ['<head><meta charset="utf-8"></head>', 'The document is a web page (HTML), not an invoice.'],
    ['  \n', 'The document is empty. Send the PDF or XML itself.'],
    [
      ' {"a":1}',
      'The document is JSON, where a PDF or XML is expected. To write an invoice from JSON, use generate.',
    ],
    [
      'PK\u0003\u0004…',
      'The document is a zip archive, where a PDF or XML is expected. What is in it can be checked one by one; whole archives are taken by POST /v1/invoices/validate/batch, and by jobs (conforme job submit).',
    ],
    ...['%PDF-1.7', '<?xml version="1.0"?>', '\ufeff<?xml', '<rsm:CrossIndustryInvoice>'].map(
      (document): [string, string] => [
        Buffer.from(document).toString('base64'),
        'The document is base64, where a PDF or XML is expected. Decode it, and send the bytes.',
      ],
    ),
    [
      `<${'n'.repeat(1000)}/>`,
      `The document element is ${'n'.repeat(199)}… in no namespace, which no invoice syntax of this service reads.`,
    ],
    [
      '<html/>',
      'The document element is html in no namespace, which no invoice syntax of this service reads.',
    ],
    [
      '<a xmlns="urn:x"/>',
      'The document element is a in namespace urn:x, which no invoice syntax of this service reads.',
    ],
    [
      '<invoice/>',
      'The document element is invoice in no namespace, which no invoice syntax of this service reads. ' +
        `Its namespace is to be ${NAMESPACE}.`,
    ],
    [
      '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>',
      'This is a UBL Order, not an Invoice or CreditNote.',
    ],
    [
      '<p:FatturaElettronica xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2"/>',
      'This is an Italian FatturaPA, which is not an invoice under EN 16931.',
    ],
    [
      '<f:Facturae xmlns:f="http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml"/>',
      'This is a Spanish Facturae, which is not an invoice under EN 16931.',
    ],
    [
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"/>',
      'This is a message of payments (ISO 20022), not an invoice.',
    ],
    [
      '<StandardBusinessDocument xmlns="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader"/>',
      'This is an envelope (SBDH, as Peppol has it); send the Invoice or CreditNote in it alone.',
    ],
    [
      '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"/>',
      'This is a SOAP envelope; send the invoice in it alone.',
    ],
    [
      '<r:CrossIndustryDocument xmlns:r="urn:ferd:CrossIndustryDocument:invoice:1p0"/>',
      'This is a ZUGFeRD 1.0 invoice, replaced by Factur-X in 2018.',
    ],
    [
      '<r:SCRDMCCBDACIOMessageStructure xmlns:r="urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100"/>',
      'This is an Order-X order, not an invoice.',
    ],
    [
      '<r:SCRDMCCBDACIOMessageStructure xmlns:r="urn:un:unece:uncefact:data:standard:SCRDMCCBDACIOMessageStructure:100"/>',
      'This is an Order-X order, not an invoice.',
    ],
    // The name alone does not make it a neighbour.
    [
      '<CrossIndustryDocument/>',
      'The document element is CrossIndustryDocument in no namespace, which no invoice syntax of this service reads.',
    ],
  ])('%j: %s', async (text, message) => {
    expect(await refusal(bytes(text))).toMatchObject({ code: 'not_an_einvoice', message, findings: [] });
  });
});

describe('a message', () => {
  const extract = messageOf({
    id: 'extract',
    version: '1',
    flavor: 'cdar',
    called: { en: 'an extract', fr: 'un extrait' },
    sources: [],
    namespaces: new Map([['t', NAMESPACE]]),
    roots: ['t:invoice'],
    guideline: ['t:guideline'],
    claims: (guideline) => guideline === 'extract',
    schema: schemaSaying(),
  });

  it('is refused as what it is', async () => {
    expect(await refusal(invoiceXml('<guideline>extract</guideline>'), extract)).toMatchObject({
      code: 'not_an_einvoice',
      messages: {
        en: 'This is an extract, not an invoice; it can be validated.',
        fr: 'Ceci est un extrait, pas une facture ; on peut le valider.',
      },
    });
  });

  it('leaves invoices of its document element to their syntax', async () => {
    const opened = await opening(invoiceXml('<guideline>whole</guideline>'), extract);
    expect(opened).toMatchObject({ syntax: { id: 'cii' }, recognised: { flavor: 'factur-x' } });
  });
});

describe('a PDF', () => {
  it('gives its attachment, with what its container found', async () => {
    const findings: Finding[] = [{ severity: 'fatal', rule: null, message: 'No XMP.' }];
    const container = fakeContainer({
      xml: invoiceXml(),
      xmlFilename: 'factur-x.xml',
      facts: FACTS,
      findings,
    });
    expect(await opening(PDF, container)).toMatchObject({
      xmlFilename: 'factur-x.xml',
      pdf: FACTS,
      container: 'pdf',
      containerFindings: findings,
    });
  });

  it.each([
    [[], 'The PDF carries no invoice: it has no attachment, and no factur-x.xml.'],
    [['a.txt', 'b.csv'], 'The PDF carries no invoice: it has only a.txt, b.csv, and no factur-x.xml.'],
  ])('with the attachments %j is no invoice', async (attachments, begin) => {
    const message = `${begin} Ask its sender for the e-invoice, or attach the data of the invoice to it.`;
    const container = fakeContainer({ facts: { ...FACTS, attachments } });
    expect(await refusal(PDF, container)).toMatchObject({ code: 'not_an_einvoice', message });
  });

  it('whose attachment is an order is no invoice either', async () => {
    const uri = 'urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100';
    const xml = bytes(`<SCRDMCCBDACIOMessageStructure xmlns="${uri}"/>`);
    const { message } = await refusal(PDF, fakeContainer({ xml, xmlFilename: 'order-x.xml' }));
    expect(message).toBe('This is an Order-X order, not an invoice.');
  });

  it('without a plugin that reads PDF is neither PDF nor XML', async () => {
    expect(await refusal(PDF)).toMatchObject({ code: 'not_an_einvoice' });
  });
});
