import { keysOf } from '@conforme/proto/schema/pointer';
import { ELEMENT, type Tree } from '@conforme/rules/xml';
import type { CompleteInvoice } from '../invoice/index.ts';
import type { Written } from '../plugin/index.ts';
import type { Adaptation, Left } from './expressible/index.ts';
import type { OpenedDocument } from './open.ts';
import { sentence, type SourcedFinding } from './report.ts';
import type { Judgement } from './validate.ts';

/** Rules of a syntax binding (EN 16931-3), which say where a syntax has places for terms and where not. */
const BINDING = /^(?:CII|UBL)-/;

/** `not(ram:FormattedIssueDateTime) or …`: this element may not stand there. */
const EXCLUDES = /^not\(((?:[a-z]+:\w+)(?:\/[a-z]+:\w+)*)\)/;

/**
 * The values of a written document that stand where a rule has no place for them. What an extension's guideline leaves open, the rules
 * that judge it may not: those of EN 16931 judge all extensions but two (decision 11).
 */
export function excludedValues(
  { findings }: Judgement,
  opened: OpenedDocument,
  { pointers }: Written,
): readonly Left[] {
  const excluding = findings.filter(isExcluding);
  if (excluding.length === 0) return [];
  const places = elementsOf(opened.tree);
  return excluding.flatMap((sourced) => {
    const reason = { en: sentence(sourced, opened, 'en'), fr: sentence(sourced, opened, 'fr') };
    const steps = EXCLUDES.exec(sourced.finding.test!)![1]!.split('/');
    return childrenAt(opened, sourced.finding.node!, steps)
      .flatMap((child) => inside(opened.tree, child).flatMap((node) => pointers[places.get(node)!] ?? []))
      .map((pointer) => ({ pointer, reason }));
  });
}

function isExcluding({ finding }: SourcedFinding): boolean {
  const { severity, rule, node, test } = finding;
  return severity === 'fatal' && node !== undefined && BINDING.test(rule ?? '') && EXCLUDES.test(test ?? '');
}

function childrenAt(
  { tree, syntax }: OpenedDocument,
  node: number,
  steps: readonly string[],
): readonly number[] {
  return steps.reduce<readonly number[]>(
    (owners, step) =>
      owners.flatMap((owner) =>
        tree.children(owner).filter((child) => {
          const { uri, local } = tree.nameOf(child);
          return `${syntax.prefixes.get(uri)}:${local}` === step;
        }),
      ),
    [node],
  );
}

/** Element → its place among the elements of the document, as `Written.pointers` counts them. */
function elementsOf(tree: Tree): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (let node = 0; node < tree.count; node++)
    if (tree.kind[node] === ELEMENT) places.set(node, places.size);
  return places;
}

/** An element and those inside it. */
function inside(tree: Tree, element: number): readonly number[] {
  const elements: number[] = [];
  for (let node = element; node < tree.end[element]!; node++)
    if (tree.kind[node] === ELEMENT) elements.push(node);
  return elements;
}

/** An invoice without these values. */
export function withoutValues(invoice: CompleteInvoice, left: readonly Left[]): Adaptation {
  const without = left.reduce<object>(
    (owner, { pointer }) => cleared(owner, keysOf(pointer).slice(1)),
    invoice,
  );
  return { invoice: without as CompleteInvoice, left };
}

function cleared(owner: object, [key, ...rest]: readonly string[]): object {
  const value = (owner as Readonly<Record<string, unknown>>)[key!];
  if (typeof value !== 'object' && rest.length > 0) return owner;
  const changed = rest.length === 0 || value === null ? null : cleared(value as object, rest);
  if (Array.isArray(owner))
    return (owner as unknown[]).map((each, i) => (String(i) === key ? changed : each));
  return { ...owner, [key!]: changed };
}
