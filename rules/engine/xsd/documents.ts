import { existsSync } from 'node:fs';
import path from 'node:path';
import { requireReadable } from '../schematron/inside.ts';
import { readMarkup } from '../schematron/markup.ts';
import { clark, XML, XS } from '../schema/model.ts';
import { attributeOf, fail, parts, required } from './source.ts';
import type { Context, Declared, Markup } from './source.ts';

const KINDS = ['element', 'attribute', 'simpleType', 'complexType', 'group', 'attributeGroup'] as const;
export type Kind = (typeof KINDS)[number];

/** Everything a set of schema documents declares globally, by kind and name. */
export class Documents {
  readonly files: string[] = [];
  readonly prefixes: Record<string, string> = {};
  readonly #declared = new Map(KINDS.map((kind) => [kind, new Map<string, Declared>()]));
  readonly #root: string | null;
  readonly #read = new Set<string>();

  /** @param root the folder nothing outside of which is read; null: anywhere. */
  constructor(root: string | null) {
    this.#root = root;
  }

  /** Reads a document and all it includes and imports. @throws SourceError */
  add(file: string): void {
    const place = { file, line: 1, column: 1 };
    requireReadable(this.#root, file, path.basename(file), place);
    this.#document(file, null);
  }

  of(kind: Kind, name: string): Declared | undefined {
    return this.all(kind).get(name);
  }

  all(kind: Kind): Map<string, Declared> {
    return this.#declared.get(kind)!;
  }

  /** @param including target namespace of who includes it; null for a document that stands for itself. */
  #document(file: string, including: string | null): void {
    if (!this.files.includes(file)) this.files.push(file);
    const schema = readMarkup(file, withoutDoctype);
    if (schema.uri !== XS || schema.local !== 'schema') fail(schema, 'this is no XML Schema document');
    const context = contextOf(schema, including);
    // A document without a namespace may be included into several.
    const key = `${file} ${context.target}`;
    if (this.#read.has(key)) return;
    this.#read.add(key);
    for (const attribute of Object.values(schema.attributes))
      for (const [prefix, uri] of attribute.scope) if (prefix !== '') this.prefixes[uri] ??= prefix;
    for (const node of parts(schema)) this.#part(node, context, file);
  }

  #part(node: Markup, context: Context, file: string): void {
    if (node.local === 'include') return this.#follow(node, file, context.target);
    if (node.local === 'import') return this.#import(node, file);
    if (node.local === 'notation') return;
    const kind = KINDS.find((each) => each === node.local);
    if (!kind) fail(node, `xs:${node.local} is not supported`);
    const name = clark(context.target, required(node, 'name').value.trim());
    const before = this.of(kind, name);
    if (before && before.node.place.file !== node.place.file)
      fail(node, `${name} is declared in ${path.basename(before.node.place.file)} already`);
    if (before) fail(node, `${name} is declared twice`);
    this.all(kind).set(name, { node, context });
  }

  /** The namespace of xml:lang and its kind is built in: its schema need not be there, but what a copy of it says counts. */
  #import(node: Markup, file: string): void {
    const location = attributeOf(node, 'schemaLocation');
    if (location === null) return;
    if (attributeOf(node, 'namespace') === XML && !existsSync(beside(file, location))) return;
    this.#follow(node, file, null);
  }

  #follow(node: Markup, from: string, including: string | null): void {
    const { value, place } = required(node, 'schemaLocation');
    if (/^[a-z][a-z0-9+.-]+:/i.test(value))
      fail(node, `${value} is not a file of the pack; put the document beside this one`);
    const file = beside(from, value);
    requireReadable(this.#root, file, value, place);
    if (!existsSync(file)) fail(node, `the file ${value} does not exist`);
    this.#document(file, including);
  }
}

const beside = (file: string, location: string): string =>
  path.resolve(path.dirname(file), decodeURI(location.trim()));

/**
 * Old schema documents, that of XML signatures among them, have a document type of their own; all it does is declare entities.
 * It becomes blanks, so that places stay; where an entity is used, the reader refuses it.
 */
function withoutDoctype(bytes: Buffer): Buffer {
  const match = /<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/.exec(bytes.toString('latin1'));
  if (!match) return bytes;
  const blanks = Buffer.from(match[0].replaceAll(/[^\n]/g, ' '), 'latin1');
  return Buffer.concat([
    bytes.subarray(0, match.index),
    blanks,
    bytes.subarray(match.index + match[0].length),
  ]);
}

function contextOf(schema: Markup, including: string | null): Context {
  const own = attributeOf(schema, 'targetNamespace') ?? '';
  if (including !== null && own !== '' && own !== including)
    fail(schema, `this document is of the namespace ${own} and is included by one of "${including}"`);
  return {
    target: own === '' ? (including ?? '') : own,
    chameleon: own === '' && including !== null && including !== '',
    elementQualified: attributeOf(schema, 'elementFormDefault') === 'qualified',
    attributeQualified: attributeOf(schema, 'attributeFormDefault') === 'qualified',
    blockDefault: attributeOf(schema, 'blockDefault') ?? '',
  };
}
