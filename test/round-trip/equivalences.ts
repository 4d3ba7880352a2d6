// What may differ between two documents of one syntax although both say the same, each with its reason. Applied to both
// documents before they are compared; whatever is not in this list is a difference.

import { canonicalValue } from './values.ts';
import { child, everyElement, localName, type Element } from './tree.ts';

interface Equivalence {
  readonly name: string;
  readonly reason: string;
  apply(root: Element): void;
}

export const EQUIVALENCES: readonly Equivalence[] = [
  {
    name: 'hints to XML tools',
    reason: 'xsi:schemaLocation and its like say where a schema lies, not what the invoice says',
    apply: (root) =>
      everywhere(root, (element) => dropAttributes(element, ({ name }) => name.startsWith('@xsi:'))),
  },
  {
    name: 'accounting currency equal to the currency of the invoice',
    reason: 'BT-6 is for a currency that differs from BT-5 (EN 16931-1, BT-6); equal, it adds nothing',
    apply: (root) => {
      const currency = currencyOf(root);
      everywhere(root, (element) =>
        dropChildren(element, ({ name, value }) => localOf(name) === 'TaxCurrencyCode' && value === currency),
      );
    },
  },
  {
    name: 'currency of the invoice on amounts of CII',
    reason:
      'in CII an amount without currencyID is in BT-5 (EN 16931-3-3); currencyID belongs on tax totals alone',
    apply: (root) => {
      const currency = currencyOf(root);
      if (root.name !== 'rsm:CrossIndustryInvoice') return;
      everywhere(root, (element) =>
        dropAttributes(element, ({ name, value }) => name === '@currencyID' && value === currency),
      );
    },
  },
  {
    name: 'rate zero where nothing is taxed',
    reason: 'category O has no rate (BR-O-05); a rate of 0 there says the same as none',
    apply: (root) => everywhere(root, dropRateOfO),
  },
  {
    name: 'account as IBANID or as ProprietaryID',
    reason: 'BT-84 has two elements in CII, chosen by the form of the account; the account is the same',
    apply: (root) =>
      everywhere(root, (element) => {
        if (!element.name.endsWith('CreditorFinancialAccount')) return;
        for (const each of element.children) if (each.name === 'ram:ProprietaryID') each.name = 'ram:IBANID';
      }),
  },
  {
    name: 'blanks in an IBAN',
    reason:
      'an IBAN is printed in groups of four and written without blanks (ISO 13616-1); the account is the same',
    apply: (root) => everywhere(root, withoutBlanks),
  },
  {
    name: 'scheme of a tax registration that is not VAT',
    reason:
      'in UBL BT-32 is the tax scheme that is not VAT (EN 16931-3-2); which other word stands there is no term',
    apply: (root) => everywhere(root, likeAnyScheme),
  },
  {
    name: 'white space after the subject code of a note',
    reason: 'in UBL code and text are one element, #AAI#text; white space around the text is no content',
    apply: (root) =>
      everywhere(root, (element) => {
        if (element.name === 'cbc:Note') element.value = element.value.replace(/^(#[^#\s]+#)\s+/, '$1');
      }),
  },
  {
    name: 'version of UBL',
    reason: 'UBLVersionID 2.1 says which schema the document is of, which its namespaces say already',
    apply: (root) => dropChildren(root, ({ name, value }) => name === 'cbc:UBLVersionID' && value === '2.1'),
  },
  {
    name: 'content that is empty',
    reason: 'an element without text, attribute or content below it states nothing (EN 16931-1, 6.2)',
    apply: dropEmpty,
  },
];

/** Brings a document into the form in which equal content is equal. Changes `root`. */
export function normalise(root: Element): Element {
  for (const each of everyElement(root)) {
    each.value = canonicalValue(localName(each), each.value);
  }
  for (const { apply } of EQUIVALENCES) apply(root);
  return root;
}

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

function everywhere(root: Element, change: (element: Element) => void): void {
  for (const element of everyElement(root)) change(element);
}

function dropAttributes(element: Element, unwanted: (leaf: Element['attributes'][number]) => boolean): void {
  keepOnly(element.attributes, (each) => !unwanted(each));
}

function dropChildren(element: Element, unwanted: (each: Element) => boolean): void {
  keepOnly(element.children, (each) => !unwanted(each));
}

function keepOnly<T>(list: T[], wanted: (each: T) => boolean): void {
  list.splice(0, list.length, ...list.filter(wanted));
}

/** BT-5. */
function currencyOf(root: Element): string | undefined {
  const settlement = ['rsm:SupplyChainTradeTransaction', 'ram:ApplicableHeaderTradeSettlement'];
  const code =
    child(root, ...settlement, 'ram:InvoiceCurrencyCode') ?? child(root, 'cbc:DocumentCurrencyCode');
  return code?.value;
}

function dropRateOfO(element: Element): void {
  const category = child(element, 'ram:CategoryCode') ?? child(element, 'cbc:ID');
  const isCategory = /(Tax|TaxCategory)$/.test(element.name);
  if (!isCategory || category?.value !== 'O') return;
  const rates = ['ram:RateApplicablePercent', 'cbc:Percent'];
  dropChildren(element, ({ name, value }) => rates.includes(name) && value === '0');
}

const IBAN = /^[A-Z]{2}\s?\d{2}(?:\s?[A-Z\d]){11,30}$/i;

function withoutBlanks(element: Element): void {
  if (!element.name.endsWith('FinancialAccount')) return;
  for (const each of element.children)
    if (/^(?:ram:IBANID|cbc:ID)$/.test(each.name) && IBAN.test(each.value))
      each.value = each.value.replaceAll(/\s/g, '');
}

/** In CII the registration itself names its scheme, VA or FC, and is compared. */
function likeAnyScheme(element: Element): void {
  if (element.name !== 'cac:PartyTaxScheme') return;
  const scheme = child(element, 'cac:TaxScheme', 'cbc:ID');
  if (scheme && scheme.value !== '' && scheme.value !== 'VAT') scheme.value = 'any but VAT';
}

function dropEmpty(element: Element): void {
  for (const each of element.children) dropEmpty(each);
  dropChildren(
    element,
    ({ value, attributes, children }) => value === '' && attributes.length === 0 && children.length === 0,
  );
}
