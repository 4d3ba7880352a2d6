import fc from 'fast-check';
import { expect, test } from 'vitest';
import { complete } from '../../core/invoice/index.ts';
import { uncarried } from '../../core/pipeline/carried.ts';
import { documentOf } from '../../plugins/cii/document.ts';
import { write } from '../../plugins/cii/write.ts';
import { completeFrench } from '../../plugins/fr-ctc/index.ts';
import { ELEMENT, parse, type XmlElement } from '../../rules/engine/xml/index.ts';
import { cases } from '../cases.ts';
import { invoices } from './arbitrary.ts';

const completed = invoices.map((invoice) => complete(invoice, [completeFrench]));

test('every value of an invoice has an element that points at it', () => {
  fc.assert(
    fc.property(completed, ({ invoice }) => {
      expect(uncarried(invoice, write(invoice, 'extended'))).toEqual([]);
    }),
    { numRuns: cases(500) },
  );
});

test('every pointer leads to something in the invoice', () => {
  fc.assert(
    fc.property(completed, ({ invoice }) => {
      const pointers = write(invoice, 'extended').pointers.flat();
      for (const pointer of pointers) expect(valueAt({ invoice }, pointer), pointer).not.toBeNull();
    }),
    { numRuns: cases(200) },
  );
});

test('pointers stand in the order of the elements that a parser finds', () => {
  fc.assert(
    fc.property(completed, ({ invoice }) => {
      const { bytes, pointers } = write(invoice, 'en16931');
      const tree = parse(bytes);
      const names: string[] = [];
      for (let n = 1; n < tree.count; n++) if (tree.kind[n] === ELEMENT) names.push(tree.qname(n));
      const document = documentOf(invoice, {
        guideline: 'urn:cen.eu:en16931:2017',
        currency: invoice.currency,
        accountingCurrency: invoice.vat_accounting_currency,
        level: 1,
        reasons: new Map(),
      });
      const written = flatten(document);
      expect(names).toEqual(written.map((element) => element.name));
      expect(pointers).toEqual(written.map((element) => element.pointers));
    }),
    { numRuns: cases(200) },
  );
});

test('every origin is a field the caller has, and every derived value is in the invoice', () => {
  fc.assert(
    fc.property(invoices, (invoice) => {
      const { invoice: whole, origins } = complete(invoice, [completeFrench]);
      for (const [pointer, from] of origins) {
        expect(valueAt({ invoice: whole }, pointer), pointer).not.toBeNull();
        expect(from.length, pointer).toBeGreaterThan(0);
        for (const source of from)
          expect(valueAt({ invoice }, source), `${pointer} from ${source}`).toBeDefined();
      }
    }),
    { numRuns: cases(500) },
  );
});

function flatten(element: XmlElement): XmlElement[] {
  const children = typeof element.content === 'string' ? [] : element.content;
  return [element, ...children.flatMap(flatten)];
}

function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null) throw new Error(`${pointer} leads nowhere at ${key}`);
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
