// Mistakes in documents that leave elements without a place, and identifiers and types as people write them: what was meant is said.

import { C, U, UC, by, type DocumentMistake, type Spoil } from './document.ts';

const guideline = (urn: string): Spoil =>
  by(/(<ram:GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>)[^<]*/, `$1${urn}`);

const CBC = /urn:[^"]*:CommonBasicComponents-2/;
const CAC = /urn:[^"]*:CommonAggregateComponents-2/;

/** The namespaces of two prefixes, exchanged. */
const exchanged: Spoil = (xml) => {
  const [[basic], [aggregate]] = [CBC.exec(xml)!, CAC.exec(xml)!];
  return xml.replace(basic, 'urn:x').replace(aggregate, basic).replace('urn:x', aggregate);
};

const SIREN = /(schemeID="0002">)(\d{3})(\d{3})(\d{3})/;

export const PLACES_OF_DOCUMENTS: readonly DocumentMistake[] = [
  [
    'lines in MINIMUM',
    C,
    guideline('urn:factur-x.eu:1p0:minimum'),
    'unknown <ram:IncludedNote',
    /names the profile MINIMUM \(BT-24\).*EN 16931 has it\. Set BT-24 to urn:cen\.eu:en16931:2017 if/,
  ],
  [
    'lines in BASIC WL',
    C,
    guideline('urn:factur-x.eu:1p0:basicwl'),
    'unknown <ram:IncludedSupplyChainTradeLineItem',
    /names the profile BASIC WL \(BT-24\).*Set BT-24 to urn:cen\.eu:en16931:2017 if/,
  ],
  [
    'what no profile of Factur-X has, in BASIC',
    C,
    (xml) =>
      guideline('urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic')(
        xml.replace(/<ram:TypeCode>380/, '<ram:Colour>red</ram:Colour>$&'),
      ),
    'unknown <ram:Colour, unknown <ram:Description',
    /^(?!.*BT-24)/,
  ],
  [
    'UBL with the namespace of cbc misspelt',
    U,
    by(CBC, 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponent-2'),
    'unknown <cbc:CustomizationID',
    /prefix cbc to xmlns:cbc="urn:[^"]*:CommonBasicComponents-2"/,
  ],
  [
    'UBL with the namespace of the document for cbc',
    U,
    by(CBC, 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'),
    'unknown <cbc:CustomizationID',
    /prefix cbc to xmlns:cbc="urn:[^"]*:CommonBasicComponents-2"/,
  ],
  [
    'UBL with cbc and cac exchanged',
    U,
    exchanged,
    'unknown <cbc:CustomizationID',
    /prefix cbc to xmlns:cbc="urn:[^"]*:CommonBasicComponents-2"/,
  ],
  [
    'CII with another version of ram',
    C,
    by(/(ReusableAggregateBusinessInformationEntity:)100/, '$112'),
    'unknown <ram:BusinessProcessSpecifiedDocumentContextParameter',
    /prefix ram to xmlns:ram="urn:[^"]*:100"/,
  ],
  [
    'a slip in a namespace under a prefix of one’s own',
    U,
    (xml) =>
      xml
        .replace(CBC, 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-3')
        .replaceAll('cbc', 'b'),
    'unknown <b:CustomizationID',
    /prefix b to xmlns:b="urn:[^"]*:CommonBasicComponents-2"/,
  ],
  [
    'the type code of an invoice in a credit note',
    UC,
    by(/CreditNoteTypeCode/g, 'InvoiceTypeCode'),
    'unknown <cbc:InvoiceTypeCode',
    /mean cbc:CreditNoteTypeCode\?/,
  ],
  [
    'lines of an invoice in a credit note',
    UC,
    by(/CreditNoteLine/g, 'InvoiceLine'),
    'unknown <cac:InvoiceLine',
    /mean cac:CreditNoteLine\?/,
  ],
  [
    'the quantity of a credit note in an invoice',
    U,
    by(/InvoicedQuantity/g, 'CreditedQuantity'),
    'unknown <cbc:CreditedQuantity',
    /mean cbc:InvoicedQuantity\?/,
  ],
  ['CII of type Facture', C, by(/(<ram:TypeCode>)380/, '$1Facture'), 'BR-CL-01 <ram:TypeCode', /mean 380\?/],
  [
    'UBL of type invoice',
    U,
    by(/(TypeCode>)380/, '$1invoice'),
    'BR-CL-01 <cbc:InvoiceTypeCode',
    /mean 380\?/,
  ],
  ['CII of type Avoir', C, by(/(<ram:TypeCode>)380/, '$1avoir'), 'BR-CL-01 <ram:TypeCode', /mean 381\?/],
  ['CII with blanks in the SIREN', C, by(SIREN, '$1$2 $3 $4'), 'BR-FR-10_BT-30 <ram:ID', /mean 999510217\?/],
  [
    'UBL with blanks in the SIREN',
    U,
    by(SIREN, '$1$2 $3 $4'),
    'BR-FR-10_BT-30 <cbc:CompanyID',
    /mean 999510217\?/,
  ],
  [
    'CII with the SIRET in scheme 0002',
    C,
    by(SIREN, '$1$2$3$400017'),
    'BR-FR-10_BT-30 <ram:ID',
    /mean 999510217\?/,
  ],
];
