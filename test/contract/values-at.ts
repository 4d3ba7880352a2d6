import { ATTRIBUTE, parse, type Tree } from '../../rules/engine/xml/index.ts';

/** Texts, white space folded, of all elements (or attributes, `@name`) that stand at these steps below the document element. */
export function valuesAt(xml: string, steps: readonly string[]): string[] {
  const tree = parse(Buffer.from(xml));
  let nodes = [tree.root];
  for (const step of steps)
    nodes = nodes.flatMap((node) =>
      step.startsWith('@')
        ? attributes(tree, node).filter((each) => tree.nameOf(each).local === step.slice(1))
        : tree.children(node).filter((each) => tree.nameOf(each).local === step),
    );
  return nodes.map((node) => tree.text(node).trim().replaceAll(/\s+/g, ' '));
}

function attributes(tree: Tree, element: number): number[] {
  const found: number[] = [];
  for (let node = element + 1; tree.kind[node] === ATTRIBUTE; node++) found.push(node);
  return found;
}
