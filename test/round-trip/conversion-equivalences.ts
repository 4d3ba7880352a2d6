// What may differ besides after a conversion there and back, each with its reason: the other syntax has one place where this one has
// two, or says in one place what this one repeats. Applied to both documents; a round trip in one syntax is compared without it.

import { child, everyElement, type Element } from './tree.ts';

interface Equivalence {
  readonly name: string;
  readonly reason: string;
  apply(element: Element, root: Element): void;
}

export const CONVERSION_EQUIVALENCES: readonly Equivalence[] = [
  {
    name: 'department that stands for the name of a contact',
    reason: 'BT-41 and BT-56 are a person or a department (EN 16931-1); UBL has one element for both',
    apply(element) {
      if (element.name !== 'ram:DefinedTradeContact' || child(element, 'ram:PersonName')) return;
      for (const each of element.children)
        if (each.name === 'ram:DepartmentName') each.name = 'ram:PersonName';
    },
  },
  {
    name: 'price discount of zero',
    reason: 'UBL writes a discount beside every gross price (BT-147); one of zero is none',
    apply(element) {
      if (element.name !== 'ram:GrossPriceProductTradePrice') return;
      keep(element, (each) => child(each, 'ram:ActualAmount')?.value !== '0');
    },
  },
  {
    name: 'note without a text',
    reason:
      'a note is its text (BT-22); UBL writes a subject code into the text, so a code alone becomes one',
    apply(element) {
      if (element.name !== 'rsm:ExchangedDocument') return;
      keep(element, (each) => {
        if (each.name !== 'ram:IncludedNote') return true;
        const text = child(each, 'ram:Content')?.value ?? '';
        return text !== '' && !/^#[A-Z]{3}#$/.test(text);
      });
    },
  },
  {
    name: 'charge for transport',
    reason:
      'a logistics charge is a charge of the document (BG-21) of the same amount, reason and VAT where there is no element of its own',
    apply(element) {
      for (const each of element.children)
        if (each.name === 'ram:SpecifiedLogisticsServiceCharge') asCharge(each);
    },
  },
  {
    name: 'texts of several payment terms',
    reason: 'BT-20 is one text in UBL, where those of further terms follow in lines of their own',
    apply(element) {
      const terms = element.children.filter(({ name }) => name === 'ram:SpecifiedTradePaymentTerms');
      const texts = terms.flatMap(({ children }) =>
        children.filter(({ name }) => name === 'ram:Description'),
      );
      const [first, ...others] = texts;
      if (first === undefined || others.length === 0) return;
      first.value = texts.map(({ value }) => value).join('\n');
      for (const each of terms) keep(each, (child) => !others.includes(child));
    },
  },
  {
    name: 'reason repeated beside an allowance or charge',
    reason:
      'EN 16931 gives the reason of an exemption in the VAT breakdown alone (BT-120); there it is compared',
    apply(element, root) {
      if (element.name !== 'cac:TaxCategory') return;
      const inBreakdown = [...everyElement(root)].filter(({ name }) => name === 'cac:TaxSubtotal');
      if (inBreakdown.some((row) => row.children.includes(element))) return;
      const reasons = inBreakdown.map(
        (row) => child(row, 'cac:TaxCategory', 'cbc:TaxExemptionReason')?.value,
      );
      keep(element, (each) => each.name !== 'cbc:TaxExemptionReason' || !reasons.includes(each.value));
    },
  },
];

const OF_CHARGE: Readonly<Record<string, string>> = {
  'ram:Description': 'ram:Reason',
  'ram:AppliedAmount': 'ram:ActualAmount',
  'ram:AppliedTradeTax': 'ram:CategoryTradeTax',
};

function asCharge(element: Element): void {
  element.name = 'ram:SpecifiedTradeAllowanceCharge';
  for (const each of element.children) each.name = OF_CHARGE[each.name] ?? each.name;
  const leaf = { attributes: [], location: element.location };
  const indicator = { ...leaf, name: 'udt:Indicator', value: 'true', children: [] };
  element.children.push({ ...leaf, name: 'ram:ChargeIndicator', value: '', children: [indicator] });
}

export function normaliseConverted(root: Element): void {
  // Some take elements out of the tree that is walked.
  const elements = [...everyElement(root)];
  for (const element of elements) for (const { apply } of CONVERSION_EQUIVALENCES) apply(element, root);
}

function keep(element: Element, wanted: (each: Element) => boolean): void {
  element.children.splice(0, element.children.length, ...element.children.filter(wanted));
}
