import { pathsOf } from './identity-xpath.ts';
import { clark } from './model.ts';
import type { IdentityModel } from './model.ts';
import { fail, onlyParts, parts, required, resolve } from './source.ts';
import type { Context, Markup } from './source.ts';

export const IDENTITIES: readonly string[] = ['unique', 'key', 'keyref'];

/** Identity constraints as elements declare them (Part 1, 3.11.2); what a keyref refers to may be declared later. */
export class IdentityReader {
  readonly #read = new Map<string, IdentityModel>();
  readonly #references: [node: Markup, model: IdentityModel][] = [];

  /** Those of an element. @throws SourceError */
  of(element: Markup, context: Context): readonly IdentityModel[] {
    const all = parts(element);
    const first = all.findIndex(({ local }) => IDENTITIES.includes(local));
    if (first < 0) return [];
    const late = all.slice(first).find(({ local }) => !IDENTITIES.includes(local));
    if (late) fail(late, `xs:${late.local} stands before identity constraints`);
    return all.slice(first).map((node) => this.#one(node, context));
  }

  #one(node: Markup, context: Context): IdentityModel {
    const [selector, ...fields] = onlyParts(node, ['selector', 'field']);
    const sound = selector?.local === 'selector' && fields.every(({ local }) => local === 'field');
    if (!sound || fields.length === 0) fail(node, `xs:${node.local} has one selector, then its fields`);
    const name = clark(context.target, required(node, 'name').value.trim());
    if (this.#read.has(name)) fail(node, `the identity constraint ${name} is declared twice`);
    const refers = node.local === 'keyref' ? required(node, 'refer') : node.attributes['refer'];
    if (refers && node.local !== 'keyref') fail(node, `xs:${node.local} refers to nothing`);
    const model: IdentityModel = {
      kind: node.local as 'key',
      name,
      refer: refers ? resolve(context, refers) : null,
      selector: paths(selector),
      fields: fields.map((field) => ({ xpath: required(field, 'xpath').value.trim(), paths: paths(field) })),
    };
    this.#read.set(name, model);
    if (refers) this.#references.push([node, model]);
    return model;
  }

  /** Part 1, 3.11.6: a keyref has as many fields as the key, or unique, it refers to. @throws SourceError */
  check(): void {
    for (const [node, { refer, fields }] of this.#references) {
      const key = this.#read.get(refer!);
      if (!key || key.kind === 'keyref') fail(node, `there is no xs:key or xs:unique ${refer}`);
      if (key.fields.length !== fields.length)
        fail(node, `${refer} has ${key.fields.length} fields, this xs:keyref has ${fields.length}`);
    }
  }
}

function paths(node: Markup): IdentityModel['selector'] {
  onlyParts(node, []);
  const foreign = node.attributes['xpathDefaultNamespace'];
  if (foreign) fail(foreign, 'xpathDefaultNamespace is of XML Schema 1.1');
  return pathsOf(required(node, 'xpath'), node.local as 'field');
}
