import { attributesOf, either } from './attributes.ts';
import type { AttributeUses } from './attributes.ts';
import type { Builder } from './build.ts';
import { contentOf } from './content.ts';
import { ANY_TYPE, UR_TYPE } from '../schema/model.ts';
import type { AttributeModel, ComplexModel, Particle } from '../schema/model.ts';
import { facetsOf, FACETS } from './simple-types.ts';
import { attributeOf, blocked, fail, flag, onlyParts, parts, required, resolve } from './source.ts';
import type { Context, Markup } from './source.ts';

const ATTRIBUTES = ['attribute', 'attributeGroup', 'anyAttribute'];
const GROUPS = ['sequence', 'choice', 'all', 'group'];

/** Reads xs:complexType. @throws SourceError */
export function complexModel(builder: Builder, node: Markup, context: Context): ComplexModel {
  const [first] = onlyParts(node, ['simpleContent', 'complexContent', ...GROUPS, ...ATTRIBUTES]);
  const shared = { abstract: flag(node, 'abstract'), block: blocked(node, context) };
  if (first?.local === 'simpleContent') return { ...shared, ...simpleContent(builder, first, context) };
  if (first?.local === 'complexContent')
    return { ...shared, ...complexContent(builder, node, first, context) };
  const { uses, wildcard } = attributesOf(builder, node, context);
  return {
    ...shared,
    base: ANY_TYPE,
    derivation: 'restriction',
    mixed: flag(node, 'mixed'),
    text: null,
    content: contentOf(builder, node, context),
    attributes: uses,
    wildcard,
  };
}

interface Derived {
  readonly node: Markup;
  readonly derivation: 'extension' | 'restriction';
  readonly base: string;
  readonly complex: ComplexModel | undefined;
}

function derived(builder: Builder, content: Markup, context: Context): Derived {
  const [node, ...more] = onlyParts(content, ['extension', 'restriction']);
  if (!node || more.length > 0) fail(content, `xs:${content.local} is one extension or restriction`);
  const base = builder.base(resolve(context, required(node, 'base')), node);
  const complex = base === ANY_TYPE ? UR_TYPE : builder.complex(base);
  return { node, derivation: node.local as 'extension', base, complex };
}

type Content = Omit<ComplexModel, 'abstract' | 'block'>;

function simpleContent(builder: Builder, content: Markup, context: Context): Content {
  const { node, derivation, base, complex } = derived(builder, content, context);
  const isRestriction = derivation === 'restriction';
  onlyParts(node, [...ATTRIBUTES, ...(isRestriction ? ['simpleType', ...FACETS] : [])]);
  const inner = parts(node).find(({ local }) => local === 'simpleType');
  const text = inner ? builder.anonymous(inner, context) : complex ? complex.text : base;
  if (text === null || (!complex && isRestriction)) fail(node, `the base ${base} has no simple content`);
  const facets = isRestriction ? facetsOf(node, builder.hasNames(text)) : {};
  return {
    base,
    derivation,
    mixed: false,
    text: Object.keys(facets).length > 0 ? builder.addSimple({ base: text, facets }) : text,
    content: null,
    ...inherited(attributesOf(builder, node, context), complex, derivation),
  };
}

function complexContent(builder: Builder, type: Markup, content: Markup, context: Context): Content {
  const { node, derivation, base, complex } = derived(builder, content, context);
  onlyParts(node, [...GROUPS, ...ATTRIBUTES]);
  if (!complex || complex.text !== null) fail(node, `the base ${base} has simple content`);
  const own = contentOf(builder, node, context);
  const isMixed = flag(attributeOf(content, 'mixed') === null ? type : content, 'mixed');
  const isExtension = derivation === 'extension';
  if (isExtension) checkExtension(node, base, complex.content, own);
  return {
    base,
    derivation,
    // Part 1, 3.4.2: who adds nothing to the content has that of the base.
    mixed: isMixed || (isExtension && own === null && complex.mixed),
    text: null,
    content: isExtension ? after(complex.content, own) : own,
    ...inherited(attributesOf(builder, node, context), complex, derivation),
  };
}

function checkExtension(node: Markup, base: string, before: Particle | null, own: Particle | null): void {
  // Part 1, 3.8.6: its own elements could not be told from any.
  if (own && base === ANY_TYPE) fail(node, 'an extension of xs:anyType by elements is not supported');
  if (before && own && (before.kind === 'all' || own.kind === 'all'))
    fail(node, 'xs:all is neither extended nor an extension');
}

function after(before: Particle | null, own: Particle | null): Particle | null {
  if (!before || !own) return own ?? before;
  return { kind: 'sequence', min: 1, max: 1, items: [before, own] };
}

/** Attributes of the base, those that are declared again in the place of theirs. */
function inherited(
  { uses, prohibited, wildcard }: AttributeUses,
  base: ComplexModel | undefined,
  derivation: 'extension' | 'restriction',
): { attributes: readonly AttributeModel[]; wildcard: ComplexModel['wildcard'] } {
  const gone = new Set([...prohibited, ...uses.map(({ name }) => name)]);
  return {
    attributes: [...(base?.attributes ?? []).filter(({ name }) => !gone.has(name)), ...uses],
    wildcard: derivation === 'extension' ? either(wildcard, base?.wildcard ?? null) : wildcard,
  };
}
