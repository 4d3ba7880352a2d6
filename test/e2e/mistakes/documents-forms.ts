// Mistakes in documents: encodings, what is no invoice, specifications, schemes of numbers.

import { C, U, UC, by, type DocumentMistake } from './document.ts';

export const FORMS_OF_DOCUMENTS: readonly DocumentMistake[] = [
  [
    'UTF-16 without BOM',
    C,
    (xml) => Buffer.from(xml, 'utf16le'),
    'refused: The XML is not well-formed: the document is UTF-16, but declares utf-8; save it as UTF-8, or declare UTF-16 (line 1, column 31).',
  ],
  [
    'UTF-16 with BOM says utf-8',
    C,
    (xml) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(xml, 'utf16le')]),
    'refused: The XML is not well-formed: the document is UTF-16, but declares utf-8; save it as UTF-8, or declare UTF-16 (line 1, column 31).',
  ],
  [
    'UTF-16 with BOM says utf-16',
    C,
    (xml) => Buffer.from(`\ufeff${xml.replace('UTF-8', 'utf-16')}`, 'utf16le'),
    'fine',
  ],
  [
    'UTF-8 with BOM says utf-16, as .NET writes it',
    C,
    (xml) => Buffer.from(`\ufeff${xml.replace('UTF-8', 'utf-16')}`),
    'refused: The XML is not well-formed: the document declares utf-16, but its letters have one byte each; declare UTF-8 (line 1, column 31).',
  ],
  [
    'latin1 bytes says utf-8',
    C,
    (xml) => Buffer.from(xml, 'latin1'),
    'refused: The XML is not well-formed: the bytes are not UTF-8 text; write the document in UTF-8, or declare its encoding in its first line (line 18, column 62).',
  ],
  [
    'windows-1252 declared',
    C,
    (xml) => Buffer.from(xml.replace('UTF-8', 'windows-1252').replaceAll('’', "'"), 'latin1'),
    'fine',
  ],
  [
    'blank before declaration',
    C,
    (xml) => '\n' + xml,
    'refused: The XML is not well-formed: an XML declaration is not the first of the document; remove what stands before it, blank lines too (line 2, column 1).',
  ],
  [
    'two documents',
    C,
    (xml) => xml + xml.replace(/<\?xml[^>]*>/, ''),
    'refused: The XML is not well-formed: a second document element (line 231, column 1).',
  ],
  [
    'unescaped &',
    C,
    by(/Moulins de la/, 'Moulins & Cie de la'),
    'refused: The XML is not well-formed: "&" begins no reference; write it as &amp; (line 155, column 27).',
  ],
  [
    '&nbsp; entity',
    C,
    by(/Moulins de la/, 'Moulins&nbsp;de la'),
    'refused: The XML is not well-formed: the reference "&nbsp;" is not known; write the character itself (line 155, column 26).',
  ],
  [
    'html page without doctype',
    C,
    () => '<html><head><title>502 Bad Gateway</title></head><body>Bad</body></html>',
    'refused: The document is a web page (HTML), not an invoice.',
  ],
  [
    'html fragment',
    C,
    () => '<div class="invoice"><h1>Facture</h1></div>',
    'refused: The document element is div in no namespace, which no invoice syntax of this service reads.',
  ],
  [
    'html head only',
    C,
    () => '<head><meta charset="utf-8"></head>',
    'refused: The document is a web page (HTML), not an invoice.',
  ],
  [
    'html upper',
    C,
    () => '<HTML><BODY><P>Session expired</BODY></HTML>',
    'refused: The document is a web page (HTML), not an invoice.',
  ],
  [
    'html comment first',
    C,
    () => '<!-- x --><html lang="fr"><body><br></body></html>',
    'refused: The document is a web page (HTML), not an invoice.',
  ],
  [
    'soap envelope',
    C,
    () =>
      '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body/></soap:Envelope>',
    'refused: This is a SOAP envelope; send the invoice in it alone.',
  ],
  [
    'wrong ns version',
    C,
    by('CrossIndustryInvoice:100', 'CrossIndustryInvoice:1'),
    'refused: The document element is CrossIndustryInvoice in namespace urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:1, which no invoice syntax of this service reads. Its namespace is to be urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100.',
  ],
  [
    'UBL 2 default ns missing',
    U,
    by(/ xmlns="[^"]*"/, ''),
    'refused: The document element is Invoice in no namespace, which no invoice syntax of this service reads. Its namespace is to be urn:oasis:names:specification:ubl:schema:xsd:Invoice-2.',
  ],
  [
    'CII prefix udt undeclared',
    C,
    by(/ xmlns:udt="[^"]*"/, ''),
    'refused: The XML is not well-formed: the prefix "udt" is not declared (line 15, column 8).',
  ],
  [
    'UBL credit root with Invoice type',
    UC,
    by(/(<cbc:CreditNoteTypeCode>)381/, '$1380'),
    'BR-CL-01 <cbc:CreditNoteTypeCode',
  ],
  [
    'guideline endless',
    C,
    by('urn:cen.eu:en16931:2017', 'urn:x:' + 'abcdefghij'.repeat(500)),
    'PLAUSIBLE-GUIDELINE <ram:ID',
    /^.{1,400}$/,
  ],
  ['guideline with blanks', C, by('urn:cen.eu:en16931:2017', ' urn:cen.eu:en16931:2017 '), 'fine'],
  ['guideline wl text', C, by('urn:cen.eu:en16931:2017', 'EN16931'), 'PLAUSIBLE-GUIDELINE <ram:ID'],
  [
    'VA scheme missing',
    C,
    by('<ram:ID schemeID="VA">FR24999510217', '<ram:ID>FR24999510217'),
    'BR-S-02 <ram:ID',
    /schemeID VA\)/,
  ],
  [
    'VA scheme lower',
    C,
    by('<ram:ID schemeID="VA">FR24999510217', '<ram:ID schemeID="va">FR24999510217'),
    'BR-S-02 <ram:ID',
  ],
  [
    'VA scheme VAT',
    C,
    by('<ram:ID schemeID="VA">FR24999510217', '<ram:ID schemeID="VAT">FR24999510217'),
    'BR-S-02 <ram:ID',
  ],
  [
    'UBL tax scheme TVA',
    U,
    by(/(FR24999510217<\/cbc:CompanyID>\s*<cac:TaxScheme>\s*<cbc:ID>)VAT/, '$1TVA'),
    'fine',
  ],
  [
    'UBL tax scheme missing',
    U,
    by(
      /(FR24999510217<\/cbc:CompanyID>)\s*<cac:TaxScheme>\s*<cbc:ID>VAT<\/cbc:ID>\s*<\/cac:TaxScheme>/,
      '$1',
    ),
    'missing <cac:PartyTaxScheme',
  ],
  [
    'line tax type TVA',
    C,
    by(/<ram:TypeCode>VAT<\/ram:TypeCode>/, '<ram:TypeCode>TVA</ram:TypeCode>'),
    'CII-DT-037 <ram:ApplicableTradeTax',
  ],
  [
    'header tax type TVA',
    C,
    by(/(<ram:CalculatedAmount>1877.98<\/ram:CalculatedAmount>\s*<ram:TypeCode>)VAT/, '$1TVA'),
    'CII-DT-037 <ram:ApplicableTradeTax',
  ],
];
