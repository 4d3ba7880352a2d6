import { element, parse, serialise, type XmlElement } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import { sampleInvoice } from '../invoice/testing/sample.ts';
import type { Invoice } from '../invoice/index.ts';
import { nodeNamed } from '../testing/plugins.ts';
import { pointersOf, type Provenance, type Subject } from './pointers.ts';

/** An element carrying the value of this pointer; its name is what the tests find it by. */
const value = (name: string, ...pointers: string[]): XmlElement => element(name, 'x', { pointers });
const group = (name: string, ...content: XmlElement[]): XmlElement => element(name, content);

const DOCUMENT = group(
  'doc',
  value('number', '/invoice/number'),
  group(
    'seller',
    value('sellerName', '/invoice/seller/name'),
    group('sellerAddress', value('sellerCountry', '/invoice/seller/address/country')),
  ),
  group('buyer', value('buyerCountry', '/invoice/buyer/address/country')),
  group(
    'line0',
    value('quantity0', '/invoice/lines/0/quantity'),
    value('net0', '/invoice/lines/0/net_amount'),
    group(
      'allowances0',
      group('first', value('amount00', '/invoice/lines/0/allowances/0/amount')),
      group('second', value('amount01', '/invoice/lines/0/allowances/1/amount')),
    ),
  ),
  group('line1', value('quantity1', '/invoice/lines/1/quantity'), group('empty1')),
  group('sums', value('lineTotal', '/invoice/totals/line_total'), value('due', '/invoice/totals/amount_due')),
);

const TOTALS = {
  line_total: '100.00',
  tax_exclusive: '100.00',
  tax_total: '20.00',
  tax_inclusive: '120.00',
  amount_due: '120.00',
};

const WITH_TOTALS: Invoice = sampleInvoice({ totals: TOTALS });
const WITHOUT_TOTALS: Invoice = sampleInvoice();

function provenance(fields: Partial<Provenance> = {}): Provenance {
  const { bytes, pointers } = serialise(DOCUMENT, { namespaces: new Map() });
  return { given: WITH_TOTALS, tree: parse(bytes), pointers, origins: new Map(), ...fields };
}

/** The caller's fields of a finding at the element of this name, or at none. */
function at(name: string | null, subject: Partial<Subject>, fields: Partial<Provenance> = {}): string[] {
  const from = provenance(fields);
  const node = name === null ? undefined : nodeNamed(from.tree, name);
  return pointersOf(from, { terms: [], fields: [], ...subject, node });
}

describe('a value the finding stands at', () => {
  it('is the field', () => {
    expect(at('quantity1', { terms: ['BT-129'] })).toEqual(['/invoice/lines/1/quantity']);
  });

  it('is found anywhere below the finding', () => {
    expect(at('seller', { terms: ['BT-40'] })).toEqual(['/invoice/seller/address/country']);
    expect(at('allowances0', { terms: ['BT-136'] })).toEqual([
      '/invoice/lines/0/allowances/0/amount',
      '/invoice/lines/0/allowances/1/amount',
    ]);
  });

  it('comes in the order of the terms, each field once', () => {
    expect(at('line0', { terms: ['BT-131', 'BT-129', 'BT-131'] })).toEqual([
      '/invoice/lines/0/net_amount',
      '/invoice/lines/0/quantity',
    ]);
  });

  it('is looked for in the whole document when the finding stands nowhere', () => {
    expect(at(null, { terms: ['BT-129'] })).toEqual([
      '/invoice/lines/0/quantity',
      '/invoice/lines/1/quantity',
    ]);
  });
});

describe('a value that is missing', () => {
  it('is the field of the item the finding stands in', () => {
    expect(at('line1', { terms: ['BT-151'] })).toEqual(['/invoice/lines/1/vat_category']);
    expect(at('empty1', { terms: ['BT-151'] })).toEqual(['/invoice/lines/1/vat_category']);
  });

  it('is the field of the innermost item', () => {
    expect(at('second', { terms: ['BT-139'] })).toEqual(['/invoice/lines/0/allowances/1/reason']);
  });

  it('is the field of the line when the finding spans several of its items', () => {
    expect(at('allowances0', { terms: ['BT-151'] })).toEqual(['/invoice/lines/0/vat_category']);
  });

  it('is the one field of the invoice that holds it', () => {
    expect(at('doc', { terms: ['BT-9'] })).toEqual(['/invoice/due_date']);
    expect(at('line0', { terms: ['BT-9'] })).toEqual(['/invoice/due_date']);
  });

  it('is the first of the fields that may hold it', () => {
    expect(at('doc', { terms: ['BT-20'] })).toEqual(['/invoice/payment_terms']);
  });

  it('in a list nobody gave is that list', () => {
    expect(at('doc', { terms: ['BT-122'] })).toEqual(['/invoice/additional_documents']);
  });

  it('comes before one that stands elsewhere, where it is probably right', () => {
    expect(at('line1', { terms: ['BT-106', 'BT-151'] })).toEqual([
      '/invoice/lines/1/vat_category',
      '/invoice/totals/line_total',
    ]);
  });

  it('in this item is not looked for in another', () => {
    expect(at('line1', { terms: ['BT-131'] })).toEqual(['/invoice/lines/1/net_amount']);
  });
});

describe('alternatives', () => {
  it('are fields of one name: a finding at one country is about that one', () => {
    expect(at('buyerCountry', { terms: ['BT-40', 'BT-55', 'BT-80'] })).toEqual([
      '/invoice/buyer/address/country',
    ]);
    expect(at('sellerCountry', { terms: ['BT-40', 'BT-55', 'BT-80'] })).toEqual([
      '/invoice/seller/address/country',
    ]);
  });

  it('do not hide fields of another name', () => {
    expect(at('buyerCountry', { terms: ['BT-55', 'BT-48'] })).toEqual([
      '/invoice/buyer/address/country',
      '/invoice/buyer/vat_id',
    ]);
  });

  it('are no alternatives for a finding that stands at neither', () => {
    expect(at('doc', { terms: ['BT-40', 'BT-55'] })).toEqual([
      '/invoice/seller/address/country',
      '/invoice/buyer/address/country',
    ]);
  });
});

describe('what the engine computed', () => {
  const origins = new Map([
    ['/invoice/totals/line_total', ['/invoice/lines/0/quantity', '/invoice/lines/0/unit_price']],
    ['/invoice/lines/0/net_amount', ['/invoice/lines/0/quantity']],
    ['/invoice/seller/name', []],
  ]);

  it('leads to what it was computed from', () => {
    expect(at('lineTotal', { terms: ['BT-106'] }, { given: WITHOUT_TOTALS, origins })).toEqual([
      '/invoice/lines/0/quantity',
      '/invoice/lines/0/unit_price',
    ]);
  });

  it('names no field twice that two values came from', () => {
    expect(at('doc', { terms: ['BT-106', 'BT-131'] }, { given: WITHOUT_TOTALS, origins })).toEqual([
      '/invoice/lines/0/quantity',
      '/invoice/lines/0/unit_price',
    ]);
  });

  it('is its own field where no origin is known', () => {
    expect(at('sellerName', { terms: ['BT-27'] }, { origins })).toEqual(['/invoice/seller/name']);
  });

  it('is never a missing total of a caller who gave none', () => {
    expect(at('sums', { terms: ['BT-112'] })).toEqual(['/invoice/totals/tax_inclusive']);
    expect(at('sums', { terms: ['BT-112'] }, { given: WITHOUT_TOTALS })).toEqual([
      '/invoice/totals/line_total',
    ]);
  });

  it('is never a breakdown the caller left out beside totals', () => {
    expect(at('number', { terms: ['BT-117'] })).toEqual(['/invoice/number']);
    const breakdown = [{ category: 'S', rate: '20', taxable_amount: '100.00', tax_amount: '20.00' }];
    const given = sampleInvoice({ totals: { ...TOTALS, vat_breakdown: breakdown } });
    expect(at('number', { terms: ['BT-117'] }, { given })).toEqual(['/invoice/totals/vat_breakdown']);
  });
});

describe('groups', () => {
  it('are a field too', () => {
    expect(at('doc', { terms: ['BG-4'] })).toEqual(['/invoice/seller']);
    expect(at('doc', { terms: ['BG-13'] })).toEqual(['/invoice/delivery']);
  });

  it('that repeat are the item the finding stands in', () => {
    expect(at('line1', { terms: ['BG-25'] })).toEqual(['/invoice/lines/1']);
  });
});

describe('what the ruleset names itself', () => {
  it('comes first', () => {
    expect(at('line1', { fields: ['/invoice/due_date'], terms: ['BT-129'] })).toEqual([
      '/invoice/due_date',
      '/invoice/lines/1/quantity',
    ]);
  });

  it('is traced to its origins like any value', () => {
    const origins = new Map([['/invoice/business_process', ['/invoice/operation_type']]]);
    expect(at('doc', { fields: ['/invoice/business_process'] }, { origins })).toEqual([
      '/invoice/operation_type',
    ]);
  });
});

describe('where nothing is known', () => {
  it('the first value below the finding is named', () => {
    expect(at('line0', {})).toEqual(['/invoice/lines/0/quantity']);
  });

  it('the item around an empty element is named', () => {
    expect(at('empty1', {})).toEqual(['/invoice/lines/1']);
  });

  it('the invoice is named', () => {
    expect(at(null, {})).toEqual(['/invoice']);
    expect(at(null, { terms: ['BT-9999'] })).toEqual(['/invoice']);
  });
});
