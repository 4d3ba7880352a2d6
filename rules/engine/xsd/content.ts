import { wildcardOf } from './attributes.ts';
import type { Builder } from './build.ts';
import { COUNTED } from '../schema/model.ts';
import type { GroupParticle, Particle } from '../schema/model.ts';
import { fail, occurs, onlyParts, parts, required, resolve } from './source.ts';
import type { Context, Markup } from './source.ts';

/** Places of a content model with its repetitions written out; each is a state at run time. */
const MOST_PLACES = 5_000;

const GROUPS = ['sequence', 'choice', 'all', 'group'];
const TERMS = ['element', 'any', 'sequence', 'choice', 'group'];

/** The content model of a type, an extension or a restriction; null for none. @throws SourceError */
export function contentOf(builder: Builder, node: Markup, context: Context): Particle | null {
  const [group, ...more] = parts(node).filter(({ local }) => GROUPS.includes(local));
  if (more.length > 0) fail(more[0]!, 'a type has one content model');
  if (!group) return null;
  const content = particle(builder, group, context, []);
  if (content && placesOf(content) > MOST_PLACES)
    fail(
      group,
      `a content model of more than ${MOST_PLACES} places is not supported: bound fewer repetitions of groups`,
    );
  return isEmpty(content) ? null : content;
}

/** Part 1, 3.4.2: a group of nothing is no content; a choice of nothing cannot be made. */
function isEmpty(content: Particle | null): boolean {
  if (!content || !('items' in content) || content.items.length > 0) return !content;
  return content.kind !== 'choice' || content.min === 0;
}

/** Null for what may not occur at all. */
function particle(
  builder: Builder,
  node: Markup,
  context: Context,
  open: readonly string[],
): Particle | null {
  const range = occurs(node);
  if (range.max === 0) return null;
  if (node.local === 'any') return { kind: 'any', wildcard: wildcardOf(node, context), ...range };
  if (node.local === 'element')
    return { kind: 'element', element: element(builder, node, context), ...range };
  if (node.local !== 'group') return { ...group(builder, node, context, open), ...range };
  const name = resolve(context, required(node, 'ref'));
  if (open.includes(name)) fail(node, `the group ${name} holds itself`);
  const declared = builder.declared('group', name, node);
  const [inner] = onlyParts(declared.node, ['sequence', 'choice', 'all']);
  if (!inner) fail(declared.node, 'a group has a content model');
  const found = builder.group(inner, () => group(builder, inner, declared.context, [...open, name]));
  return { ...found, ...range };
}

function element(builder: Builder, node: Markup, context: Context): number {
  const ref = node.attributes['ref'];
  // Part 1, 3.3.3: types and identity constraints are those of what it refers to.
  if (ref) onlyParts(node, []);
  return ref ? builder.globalElement(resolve(context, ref), node) : builder.localElement(node, context);
}

function group(builder: Builder, node: Markup, context: Context, open: readonly string[]): GroupParticle {
  const kind = node.local as 'sequence';
  const terms = onlyParts(node, node.local === 'all' ? ['element'] : TERMS);
  const items = terms.map((term) => particle(builder, term, context, open)).filter((item) => item !== null);
  const many = items.findIndex(({ max }) => max !== 1);
  // Part 1, 3.8.6: xs:all is a whole content model.
  if (items.some((item) => item.kind === 'all')) fail(node, 'xs:all inside another group is not supported');
  if (node.local === 'all' && many >= 0) fail(node, 'in xs:all an element may come once at most');
  return { kind, items, min: 1, max: 1 };
}

/** Of the items of a group, counted once: groups that hold each other twice over stand for any number of places. */
const placesCache = new WeakMap<readonly Particle[], number>();

function placesOf(particle: Particle): number {
  const times = particle.max ?? Math.max(particle.min, 1);
  if (!('items' in particle)) return times > COUNTED ? 1 : times;
  const { items } = particle;
  const once = placesCache.get(items) ?? items.reduce((sum, item) => sum + placesOf(item), 1);
  placesCache.set(items, once);
  return times * once;
}
