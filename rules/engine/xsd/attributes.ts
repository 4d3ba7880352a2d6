import type { Builder } from './build.ts';
import type { AttributeModel, WildcardModel } from '../schema/model.ts';
import { attributeOf, fail, localName, onlyParts, parts, required, resolve, words } from './source.ts';
import type { Context, Markup } from './source.ts';

/** The attributes that a type, an extension or a group of them declares. */
export interface AttributeUses {
  readonly uses: readonly AttributeModel[];
  /** Of the base type, those that are not there any more. */
  readonly prohibited: readonly string[];
  readonly wildcard: WildcardModel | null;
}

/** @throws SourceError */
export function attributesOf(
  builder: Builder,
  node: Markup,
  context: Context,
  open: readonly Markup[] = [],
): AttributeUses {
  if (open.includes(node)) fail(node, 'this group of attributes holds itself');
  const uses: AttributeModel[] = [];
  const prohibited: string[] = [];
  let wildcard: WildcardModel | null = null;
  for (const part of parts(node)) {
    if (part.local === 'attribute') {
      const use = attributeUse(builder, part, context);
      if (attributeOf(part, 'use') === 'prohibited') prohibited.push(use.name);
      else uses.push(use);
    } else if (part.local === 'anyAttribute') wildcard = both(wildcard, wildcardOf(part, context));
    else if (part.local === 'attributeGroup') {
      const name = resolve(context, required(part, 'ref'));
      const group = builder.declared('attributeGroup', name, part);
      onlyParts(group.node, ['attribute', 'attributeGroup', 'anyAttribute']);
      const inner = attributesOf(builder, group.node, group.context, [...open, node]);
      uses.push(...inner.uses);
      wildcard = inner.wildcard ? both(wildcard, inner.wildcard) : wildcard;
    }
  }
  return { uses, prohibited, wildcard };
}

function attributeUse(builder: Builder, node: Markup, context: Context): AttributeModel {
  const ref = node.attributes['ref'];
  if (!ref) return builder.attribute(node, context, localName(node, context, context.attributeQualified));
  const global = builder.globalAttribute(resolve(context, ref), node);
  return {
    ...global,
    required: attributeOf(node, 'use') === 'required',
    fixed: attributeOf(node, 'fixed') ?? global.fixed,
    default: attributeOf(node, 'default') ?? global.default,
  };
}

/** xs:any or xs:anyAttribute. */
export function wildcardOf(node: Markup, context: Context): WildcardModel {
  const process = attributeOf(node, 'processContents') ?? 'strict';
  if (process !== 'strict' && process !== 'lax' && process !== 'skip')
    fail(node, `processContents="${process}" is not known`);
  const given = words(attributeOf(node, 'namespace') ?? '##any');
  if (given.includes('##any')) return { only: null, not: [], process };
  if (given.includes('##other')) return { only: null, not: [...new Set([context.target, ''])], process };
  const uri = (word: string): string => (word === '##targetNamespace' ? context.target : word);
  return { only: given.map((word) => (word === '##local' ? '' : uri(word))), not: [], process };
}

/** What both let in (Part 1, 3.10.6); the first says how it is judged. */
export function both(a: WildcardModel | null, b: WildcardModel): WildcardModel {
  if (!a) return b;
  const not = [...new Set([...a.not, ...b.not])];
  const listed = a.only && b.only ? a.only.filter((uri) => b.only!.includes(uri)) : (a.only ?? b.only);
  if (listed === null) return { ...a, not };
  return { ...a, only: listed.filter((uri) => !not.includes(uri)), not: [] };
}

/** What either lets in: a type that extends another (Part 1, 3.4.2); the extension says how it is judged. */
export function either(own: WildcardModel | null, base: WildcardModel | null): WildcardModel | null {
  if (!own || !base) return own ?? base;
  if (own.only && base.only) return { ...own, only: [...new Set([...own.only, ...base.only])] };
  const listed = [...(own.only ?? []), ...(base.only ?? [])];
  const excluded =
    own.only || base.only ? [...own.not, ...base.not] : own.not.filter((uri) => base.not.includes(uri));
  return { ...own, only: null, not: excluded.filter((uri) => !listed.includes(uri)) };
}
