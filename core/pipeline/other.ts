import { declarations, ELEMENT, type Name, type Tree } from '@conforme/engine/xml';
import type { Recognised } from '../plugin/index.ts';

const UBL_BASIC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';

/** Where other documents of the two families say which specification they follow, as BT-24 does in invoices. */
const GUIDELINE_PATHS: readonly (readonly string[])[] = [
  ['CustomizationID'],
  ['ExchangedDocumentContext', 'GuidelineSpecifiedDocumentContextParameter', 'ID'],
];

/** What a document is that no invoice syntax reads: an order, a despatch advice, a status message. */
export function recogniseOther(tree: Tree): Recognised & { readonly root: Name } {
  const root = tree.nameOf(tree.root);
  const found = GUIDELINE_PATHS.map((path) => descend(tree, path)).find((node) => node >= 0);
  const guideline = found === undefined ? '' : tree.text(found).trim();
  return {
    syntax: null,
    flavor: 'other',
    profile: null,
    guideline: guideline === '' ? null : guideline,
    root,
  };
}

/** By local names: each family has its own namespaces, in many versions. -1 where there is none. */
function descend(tree: Tree, path: readonly string[]): number {
  let node = tree.root;
  for (const local of path) {
    node = tree.firstChild(node);
    while (node >= 0 && !(tree.kind[node] === ELEMENT && tree.nameOf(node).local === local))
      node = tree.nextSibling(node);
    if (node < 0) return node;
  }
  return node;
}

/** URI → prefix for locations: as the document element declares them, and `ubl` or `rsm` for its own namespace without prefix. */
export function prefixesOf(tree: Tree): ReadonlyMap<string, string> {
  const declared = declarations(tree, tree.root);
  const { uri } = tree.nameOf(tree.root);
  const own = declared.some(([, known]) => known === UBL_BASIC) ? 'ubl' : 'rsm';
  const prefixed = declared.filter(([prefix, known]) => prefix !== '' && known !== '');
  return new Map([[uri, own], ...prefixed.map(([prefix, known]) => [known, prefix] as const)]);
}
