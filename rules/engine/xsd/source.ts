import { SourceError } from '../schematron/error.ts';
import type { Place } from '../schematron/error.ts';
import type { Attribute, Markup } from '../schematron/markup.ts';
import { clark, XML, XS } from '../schema/model.ts';
import type { Derivation } from '../schema/model.ts';

/** Schema documents are read with the reader of Schematron sources: both know where they stand. */
export type { Attribute, Markup, Place };

/** What the document around a declaration says of it. */
export interface Context {
  /** Target namespace; '' for none. For what has none and is included, that of who includes it (Part 1, 4.2.1). */
  readonly target: string;
  /** A document without a namespace, included by one that has: names without a prefix are of the target then. */
  readonly chameleon: boolean;
  readonly elementQualified: boolean;
  readonly attributeQualified: boolean;
  readonly blockDefault: string;
}

/** A declaration and where it came from. */
export interface Declared {
  readonly node: Markup;
  readonly context: Context;
}

export function fail(node: { readonly place: Place }, reason: string): never {
  throw new SourceError(reason, node.place);
}

/** Children of the XML Schema namespace but annotations. */
export function parts(node: Markup): Markup[] {
  return node.children.filter(
    (child): child is Markup => typeof child !== 'string' && child.uri === XS && child.local !== 'annotation',
  );
}

/** @throws SourceError for a child that is none of these. */
export function onlyParts(node: Markup, allowed: readonly string[]): Markup[] {
  const found = parts(node);
  const wrong = found.find(({ local }) => !allowed.includes(local));
  return wrong ? fail(wrong, `xs:${wrong.local} in xs:${node.local} is not supported`) : found;
}

export const attributeOf = (node: Markup, name: string): string | null =>
  node.attributes[name]?.value ?? null;

export function required(node: Markup, name: string): Attribute {
  return node.attributes[name] ?? fail(node, `xs:${node.local} needs the attribute ${name}`);
}

/** The name of an element or attribute declared inside a type or group. */
export function localName(node: Markup, { target }: Context, isQualified: boolean): string {
  const form = attributeOf(node, 'form') ?? (isQualified ? 'qualified' : 'unqualified');
  return clark(form === 'qualified' ? target : '', required(node, 'name').value.trim());
}

/** xs:boolean. */
export function flag(node: Markup, name: string): boolean {
  const given = attributeOf(node, name)?.trim() ?? 'false';
  if (given === 'true' || given === '1') return true;
  return given === 'false' || given === '0' ? false : fail(node, `${name}="${given}" is not true or false`);
}

export const words = (text: string): string[] =>
  text
    .trim()
    .split(/[ \t\n\r]+/)
    .filter(Boolean);

/** The name a QName of the schema document stands for; built-in types as `xs:…`. */
export function resolve(context: Context, { value, place, scope }: Attribute, name = value.trim()): string {
  const colon = name.indexOf(':');
  const prefix = name.slice(0, Math.max(colon, 0));
  const local = name.slice(colon + 1);
  if (prefix === 'xml') return clark(XML, local);
  const uri = scope.get(prefix);
  if (uri === undefined && prefix !== '')
    throw new SourceError(`the prefix of ${name} is not declared`, place);
  if (uri === XS) return `xs:${local}`;
  return clark(uri === undefined && context.chameleon ? context.target : (uri ?? ''), local);
}

/** minOccurs and maxOccurs; null: unbounded. */
export function occurs(node: Markup): { min: number; max: number | null } {
  const min = count(node, attributeOf(node, 'minOccurs') ?? '1');
  const given = attributeOf(node, 'maxOccurs') ?? '1';
  const max = given.trim() === 'unbounded' ? null : count(node, given);
  return max !== null && max < min ? fail(node, 'maxOccurs is less than minOccurs') : { min, max };
}

function count(node: Markup, text: string): number {
  if (!/^\s*\+?\d+\s*$/.test(text)) fail(node, `"${text}" is no number of occurrences`);
  return Number(text);
}

/** `block` of an element or type, else the default of its document. */
export function blocked(node: Markup, context: Context): readonly Derivation[] {
  const given = words(attributeOf(node, 'block') ?? context.blockDefault);
  const all: readonly Derivation[] = ['extension', 'restriction', 'substitution'];
  return given.includes('#all') ? all : all.filter((each) => given.includes(each));
}
