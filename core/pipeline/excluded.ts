import { keysOf } from '@conforme/proto/schema/pointer';
import type { CompleteInvoice } from '../invoice/index.ts';
import type { Written } from '../plugin/index.ts';
import { elementsOf } from './elements.ts';
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
  // Element → its place, as `Written.pointers` counts them.
  const places = new Map(elementsOf(opened.tree).map((node, place) => [node, place]));
  return excluding.flatMap((sourced) => {
    const reason = { en: sentence(sourced, opened, 'en'), fr: sentence(sourced, opened, 'fr') };
    const steps = EXCLUDES.exec(sourced.finding.test!)![1]!.split('/');
    return childrenAt(opened, sourced.finding.node!, steps)
      .flatMap((child) =>
        elementsOf(opened.tree, child, opened.tree.end[child]!).flatMap(
          (node) => pointers[places.get(node)!] ?? [],
        ),
      )
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
