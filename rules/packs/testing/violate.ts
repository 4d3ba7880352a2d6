// A document for a rule: the shortest that has the rule's context, and fails its test. Reads the shapes that rules written
// from path tables have; of others it says so by throwing.

import { element, serialise } from '@conforme/engine/xml';
import type { XmlElement } from '@conforme/engine/xml';

interface Draft {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: Draft[];
  readonly parent: Draft | null;
  text: string;
}

const namespaces = new Map([
  ['rsm', 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100'],
  ['ram', 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100'],
  ['udt', 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100'],
  ['qdt', 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100'],
]);

const INVOICE = 'rsm:CrossIndustryInvoice';
/** In no code list. */
const WRONG = 'no such value';

export function violation(context: string, test: string): Uint8Array {
  const root = draft(INVOICE, null);
  const [first = ''] = context.split(' |');
  const steps = stepsOf(first.trim());
  if (steps[0] === INVOICE) steps.shift();
  fail(steps.reduce(added, root), test.replaceAll(/\s+/g, ' ').trim());
  return serialise(elementOf(root), { namespaces }).bytes;
}

/** An invoice of nothing but these values; each path begins below the document element and its last step is a new element. */
export function invoiceOf(...values: readonly (readonly [path: string, value: string])[]): Uint8Array {
  const root = draft(INVOICE, null);
  for (const [path, value] of values) add(root, path).text = value;
  return serialise(elementOf(root), { namespaces }).bytes;
}

const draft = (name: string, parent: Draft | null): Draft => {
  return { name, attributes: new Map(), children: [], parent, text: '' };
};

function elementOf({ name, attributes, children, text }: Draft): XmlElement {
  return element(name, children.length > 0 ? children.map(elementOf) : text, { attributes: [...attributes] });
}

/** Steps of a path, predicates staying with theirs. */
function stepsOf(path: string): string[] {
  return [...path.matchAll(/(?:[^/[]|\[[^\]]*\])+/g)].map(([step]) => step);
}

/** A new child, or attribute, as a step asks for it. */
function added(parent: Draft, step: string): Draft {
  const name = step.replaceAll(/\[[^\]]*\]/g, '');
  if (name.startsWith('@')) {
    parent.attributes.set(name.slice(1), 'x');
    return parent;
  }
  const child = draft(named(name, step), parent);
  parent.children.push(child);
  for (const [, predicate = ''] of step.matchAll(/\[([^\]]*)\]/g)) satisfy(child, predicate);
  return child;
}

/** `ram:*[ends-with(local-name(), 'Amount')]` takes any element whose name ends so. */
function named(name: string, step: string): string {
  const ending = /ends-with\(local-name\(\), '(\w+)'\)/.exec(step)?.[1];
  return ending ? `ram:Other${ending}` : name;
}

function satisfy(child: Draft, predicate: string): void {
  if (predicate.includes('not(not(@listID))')) child.attributes.set('listID', WRONG);
  if (/^not ?\(|^ends-with/.test(predicate)) return;
  const literal = /^([^=]+) = '([^']*)'$/.exec(predicate);
  if (literal) return set(child, literal[1]!, literal[2]!);
  const currency = /^@currencyID = (.*)$/.exec(predicate);
  if (!currency) throw new Error(`cannot satisfy [${predicate}]`);
  child.attributes.set('currencyID', WRONG);
  setCurrency(child, currency[1]!);
}

/** The currency an amount must have is written where its path, upwards or from the top, finds it. */
function setCurrency(amount: Draft, path: string): void {
  if (!path.startsWith('/')) return set(amount.parent!.parent!, path.replace('../../', ''), WRONG);
  let root = amount;
  while (root.parent) root = root.parent;
  set(root, path.slice(INVOICE.length + 2), WRONG);
}

function set(at: Draft, path: string, value: string): void {
  const steps = stepsOf(path);
  const attribute = steps.at(-1)!.startsWith('@') ? steps.pop()!.slice(1) : null;
  const target = steps.reduce(added, at);
  if (attribute) target.attributes.set(attribute, value);
  else target.text = value;
}

/** What makes each shape of test fail; a missing element or attribute needs nothing. */
function fail(at: Draft, test: string): void {
  const count = /^count\((.*)\) (=|<=|>=) (\d)$/.exec(test);
  if (count) {
    const [, path = '', sign, most] = count;
    const few = sign !== '<=' && !stands(at, path);
    if (sign !== '>=' && !few) for (let n = 0; n <= Number(most); n++) add(at, path);
    return;
  }
  const unwanted = /^not\(((?:@|\w+:)[\w:@/]+)\)(?: or .*)?$/.exec(test);
  const listed = /^not\(string\((\.|@\w+)\)\) or /.exec(test);
  if (unwanted) add(at, unwanted[1]!);
  else if (listed?.[1] === '.') at.text = WRONG;
  else if (listed) at.attributes.set(listed[1]!.slice(1), WRONG);
  else if (test !== 'false()' && !/^@\w+$/.test(test)) throw new Error(`cannot fail ${test}`);
}

/** Nested elements once, the last step anew. */
function add(at: Draft, path: string): Draft {
  const steps = stepsOf(path);
  const last = steps.pop()!;
  const reached = steps.reduce(
    (parent, step) => parent.children.findLast(({ name }) => name === step) ?? added(parent, step),
    at,
  );
  return added(reached, last);
}

const stands = (at: Draft, path: string): boolean => at.children.some(({ name }) => name === path);
