// ISO Schematron before translation: includes taken in, abstract rules and patterns made concrete.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { elements, isMarkup, localName, readMarkup } from './markup.ts';
import type { Markup } from './markup.ts';

export const schematronNamespace = 'http://purl.oclc.org/dsdl/schematron';

export function isSchematron(node: Markup, name: string): boolean {
  return node.namespace === schematronNamespace && localName(node) === name;
}

/** The schema of a file with every include, `extends` and `is-a` resolved (ISO 19757-3, 5.4.4, 5.4.7, 6.3). */
export function readSchema(file: string): Markup {
  const schema = takeIncludes(readMarkup(readFileSync(file), file), path.dirname(file), [path.resolve(file)]);
  if (!isSchematron(schema, 'schema')) throw new Error(`${schema.place}: expected a Schematron schema`);
  const abstractPatterns = byId(
    elements(schema).filter((node) => isSchematron(node, 'pattern') && isAbstract(node)),
  );
  const children = schema.children.flatMap((child): (Markup | string)[] => {
    if (!isMarkup(child) || !isSchematron(child, 'pattern')) return [child];
    if (isAbstract(child)) return [];
    return [takeAbstractRules(instantiate(child, abstractPatterns))];
  });
  return { ...schema, children };
}

function isAbstract(node: Markup): boolean {
  return node.attributes['abstract'] === 'true';
}

function byId(nodes: Markup[]): Map<string, Markup> {
  return new Map(nodes.map((node) => [required(node, 'id'), node]));
}

export function required(node: Markup, attribute: string): string {
  const value = node.attributes[attribute];
  if (value === undefined) throw new Error(`${node.place}: ${node.name} needs the attribute ${attribute}`);
  return value;
}

function takeIncludes(node: Markup, folder: string, open: string[]): Markup {
  const children = node.children.flatMap((child): (Markup | string)[] => {
    if (!isMarkup(child)) return [child];
    if (!isSchematron(child, 'include')) return [takeIncludes(child, folder, open)];
    return included(child, folder, open);
  });
  return { ...node, children };
}

/** The included root replaces the include; of a whole schema only its content can, as a schema does not nest. */
function included(include: Markup, folder: string, open: string[]): (Markup | string)[] {
  const file = path.resolve(folder, required(include, 'href'));
  if (open.includes(file)) throw new Error(`${include.place}: ${file} includes itself`);
  const root = takeIncludes(readMarkup(readFileSync(file), file), path.dirname(file), [...open, file]);
  return isSchematron(root, 'schema') ? root.children : [root];
}

function instantiate(pattern: Markup, abstracts: Map<string, Markup>): Markup {
  const name = pattern.attributes['is-a'];
  if (name === undefined) return pattern;
  const model = abstracts.get(name);
  if (!model) throw new Error(`${pattern.place}: there is no abstract pattern "${name}"`);
  const values = elements(pattern)
    .filter((node) => isSchematron(node, 'param'))
    .map((node): [string, string] => [required(node, 'name'), required(node, 'value')])
    .sort(([a], [b]) => b.length - a.length);
  const { children } = substitute(model, values);
  return { ...pattern, children };
}

/** Textual, in every attribute, the longest name first, so that $category wins over $cat. */
function substitute(node: Markup, values: [string, string][]): Markup {
  const replace = (text: string): string =>
    values.reduce((current, [name, value]) => current.replaceAll(`$${name}`, value), text);
  const attributes = Object.entries(node.attributes).map(([name, value]) => [name, replace(value)]);
  return {
    ...node,
    attributes: Object.fromEntries(attributes) as Record<string, string>,
    children: node.children.map((child) => (isMarkup(child) ? substitute(child, values) : child)),
  };
}

function takeAbstractRules(pattern: Markup): Markup {
  const rules = elements(pattern).filter((node) => isSchematron(node, 'rule'));
  const abstracts = byId(rules.filter(isAbstract));
  const children = pattern.children
    .filter((child) => !(isMarkup(child) && isSchematron(child, 'rule') && isAbstract(child)))
    .map((child) => (isMarkup(child) && isSchematron(child, 'rule') ? extend(child, abstracts) : child));
  return { ...pattern, children };
}

function extend(rule: Markup, abstracts: Map<string, Markup>): Markup {
  const children = rule.children.flatMap((child): (Markup | string)[] => {
    if (!isMarkup(child) || !isSchematron(child, 'extends')) return [child];
    const model = abstracts.get(required(child, 'rule'));
    if (!model)
      throw new Error(
        `${child.place}: there is no abstract rule "${child.attributes['rule']}" in this pattern`,
      );
    return extend(model, abstracts).children;
  });
  return { ...rule, children };
}
