// One invoice and a line of edits make the document that a rule must find fault with.

import { ATTRIBUTE, ELEMENT, element, parse, serialise } from '@conforme/engine/xml';
import type { Tree, XmlElement } from '@conforme/engine/xml';

/** An element that can be changed; text counts only while there are no children. */
interface Draft {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: Draft[];
  text: string;
}

const CBC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';
const namespaces = new Map([
  ['', 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'],
  ['cac', CBC.replace('Basic', 'Aggregate')],
  ['cbc', CBC],
  ['ext', CBC.replace('CommonBasic', 'CommonExtension')],
]);

/**
 * Applies edits separated by `;` to an invoice. `path=text` sets the first such element or attribute and makes what is missing
 * on the way, `+path=text` adds one more element, `*path` doubles the first and `-path` removes every one. Paths start below
 * the document element; `a[2]` is the second `a`, `@b` an attribute.
 */
export function edited(invoice: string, edits: string): Uint8Array {
  const tree = parse(Buffer.from(invoice));
  const root = draftOf(tree, tree.root);
  for (const edit of edits.split(';').filter((each) => each.trim() !== '')) apply(root, edit.trim());
  return serialise(elementOf(root), { namespaces }).bytes;
}

function draftOf(tree: Tree, node: number): Draft {
  const attributes = new Map<string, string>();
  for (let n = node + 1; n < tree.end[node]! && tree.kind[n] === ATTRIBUTE; n++)
    attributes.set(tree.qname(n), tree.text(n));
  const children: Draft[] = [];
  for (let n = tree.firstChild(node); n >= 0; n = tree.nextSibling(n))
    if (tree.kind[n] === ELEMENT) children.push(draftOf(tree, n));
  return { name: tree.qname(node), attributes, children, text: children.length > 0 ? '' : tree.text(node) };
}

function elementOf({ name, attributes, children, text }: Draft): XmlElement {
  return element(name, children.length > 0 ? children.map(elementOf) : text, { attributes: [...attributes] });
}

function apply(root: Draft, edit: string): void {
  const [, sign = '', path = '', value] = /^([+*-]?)([^=]+)(?:=(.*))?$/.exec(edit) ?? [];
  const steps = path.split('/');
  const last = steps.pop() ?? '';
  if (sign === '-') {
    for (const parent of found(root, steps)) remove(parent, last);
    return;
  }
  const parent = steps.reduce(made, root);
  if (last.startsWith('@')) parent.attributes.set(last.slice(1), value ?? '');
  else if (sign === '+') parent.children.push({ ...blank(last), text: value ?? '' });
  else if (sign === '*') double(parent, last);
  else setText(made(parent, last), value ?? '');
}

const blank = (name: string): Draft => ({ name, attributes: new Map(), children: [], text: '' });

function setText(draft: Draft, text: string): void {
  draft.children.length = 0;
  draft.text = text;
}

/** Every element at the end of a path; a step without a number stands for all of its name. */
function found(root: Draft, steps: readonly string[]): Draft[] {
  let level = [root];
  for (const step of steps) {
    const [name, at] = nameAndPlace(step);
    level = level.flatMap(({ children }) => {
      const named = children.filter((child) => child.name === name);
      return at === null ? named : named.slice(at - 1, at);
    });
  }
  return level;
}

/** The child of that name and number, made when it is missing. */
function made(parent: Draft, step: string): Draft {
  const [name, at] = nameAndPlace(step);
  const present = parent.children.filter((child) => child.name === name)[(at ?? 1) - 1];
  if (present) return present;
  const fresh = blank(name);
  parent.children.push(fresh);
  return fresh;
}

function remove(parent: Draft, step: string): void {
  if (step.startsWith('@')) parent.attributes.delete(step.slice(1));
  else for (const child of found(parent, [step])) parent.children.splice(parent.children.indexOf(child), 1);
}

function double(parent: Draft, step: string): void {
  const [original] = found(parent, [step]);
  if (!original) throw new Error(`there is no ${step} to double`);
  parent.children.splice(parent.children.indexOf(original), 0, copy(original));
}

function copy({ name, attributes, children, text }: Draft): Draft {
  return { name, attributes: new Map(attributes), children: children.map(copy), text };
}

function nameAndPlace(step: string): [name: string, at: number | null] {
  const [, name = step, at] = /^(.*?)(?:\[(\d+)\])?$/.exec(step) ?? [];
  return [name, at === undefined ? null : Number(at)];
}
