import fc from 'fast-check';
import { expect, test } from 'vitest';
import { complete } from '../../core/invoice/index.ts';
import { uncarried } from '../../core/pipeline/carried.ts';
import { completeFrench } from '../../plugins/fr-ctc/index.ts';
import { PRODUCED_PROFILES } from '../../plugins/ubl/profiles.ts';
import { write } from '../../plugins/ubl/write.ts';
import { ELEMENT, parse, type Tree } from '../../rules/engine/xml/index.ts';
import { cases } from '../cases.ts';
import { invoices } from './arbitrary.ts';

const completed = invoices.map((invoice) => complete(invoice, [completeFrench]).invoice);
const profiles = fc.constantFrom(...PRODUCED_PROFILES.keys());

test('every value of an invoice has an element of UBL that points at it', () => {
  fc.assert(
    fc.property(completed, profiles, (invoice, profile) => {
      expect(uncarried(invoice, write(invoice, profile), { departments: true })).toEqual([]);
    }),
    { numRuns: cases(500) },
  );
});

test('every pointer leads to something in the invoice, and is at home in its element', () => {
  fc.assert(
    fc.property(completed, profiles, (invoice, profile) => {
      const { bytes, pointers } = write(invoice, profile);
      const tree = parse(bytes);
      const elements = elementsOf(tree);
      expect(pointers).toHaveLength(elements.length);
      pointers.forEach((of, i) => {
        const values = of.map((pointer) => valueAt({ invoice }, pointer));
        for (const [j, value] of values.entries()) expect(value, of[j]).not.toBeNull();
        if (!isDerived(of))
          expect(textsOf(tree, elements[i]!), of.join()).toContain(values.find(isText) ?? '');
      });
    }),
    { numRuns: cases(300) },
  );
});

/** A discount that the two prices told is none of them. */
function isDerived(pointers: readonly string[]): boolean {
  return pointers.length === 2 && pointers[0]!.endsWith('/gross_unit_price');
}

const isText = (value: unknown): value is string => typeof value === 'string';

function elementsOf(tree: Tree): number[] {
  const found: number[] = [];
  for (let n = 1; n < tree.count; n++) if (tree.kind[n] === ELEMENT) found.push(n);
  return found;
}

/** What an element says. An item attribute's name points at its value, which stands beside it. */
function textsOf(tree: Tree, node: number): string {
  const above = tree.parent[node]!;
  // The document, above its element, has no name.
  const beside = tree.kind[above] === ELEMENT && tree.nameOf(above).local === 'AdditionalItemProperty';
  return tree.text(beside ? above : node);
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
