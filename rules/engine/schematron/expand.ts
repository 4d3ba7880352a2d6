import path from 'node:path';
import type { Markup } from './markup.ts';
import { isSch, isXsl, readMarkup, required, schChildren, valueOf } from './markup.ts';
import { SourceError } from './error.ts';
import { requireReadable } from './inside.ts';

/**
 * A schema with includes taken in, abstract patterns instantiated and abstract rules extended (ISO 19757-3, 5.4, 6.3, 6.4).
 * @param root the folder all its files must lie in; null: anywhere.
 */
export function readSchema(
  file: string,
  root: string | null = null,
): { readonly schema: Markup; readonly files: readonly string[] } {
  requireReadable(root, file, path.basename(file), { file, line: 1, column: 1 });
  const whole = includeAll(readMarkup(file), [path.resolve(file)], root);
  if (isXsl(whole, 'stylesheet') || isXsl(whole, 'transform'))
    throw new SourceError(
      'stylesheets are not run: bring the Schematron (.sch) that this one was made from',
      whole.place,
    );
  if (!isSch(whole, 'schema')) throw new SourceError('a Schematron schema was expected', whole.place);
  return { schema: instantiateAll(whole), files: [...new Set(filesOf(whole))] };
}

/** Every file some element came from. */
function filesOf(node: Markup): string[] {
  const inside = node.children.flatMap((child) => (typeof child === 'string' ? [] : filesOf(child)));
  return [path.resolve(node.place.file), ...inside];
}

/**
 * Step 1: `<include href>` stands for the root of that file, or for the element its fragment names; of a whole schema, for what
 * is inside. `<extends href>` stands for what is inside the element, whichever it is. `<xi:include href>` stands for the root
 * (XInclude 1.0, 3.1): publishers' builds read their sources so.
 */
function includeAll(node: Markup, open: readonly string[], root: string | null): Markup {
  return { ...node, children: node.children.flatMap((child) => included(child, open, root)) };
}

function included(child: Markup | string, open: readonly string[], root: string | null): (Markup | string)[] {
  if (typeof child === 'string') return [child];
  const lends = isSch(child, 'extends') && child.attributes['href'] !== undefined;
  if (isXInclude(child)) return [taken(wholeFile(child), open, root)];
  if (!isSch(child, 'include') && !lends) return [includeAll(child, open, root)];
  const whole = taken(child, open, root);
  return lends || isSch(whole, 'schema') ? [...whole.children] : [whole];
}

const isXInclude = ({ uri, local }: Markup): boolean =>
  uri === 'http://www.w3.org/2001/XInclude' && local === 'include';

/** @throws SourceError for what takes in text, or a part of a file. */
function wholeFile(include: Markup): Markup {
  const { parse, xpointer } = include.attributes;
  const other = (parse?.value ?? 'xml') === 'xml' ? xpointer : parse;
  if (other)
    throw new SourceError(
      'xi:include takes in whole XML files here, no text and no part of one',
      other.place,
    );
  return include;
}

/** The file that an element names, or the part of it, with what it includes in turn. */
function taken(child: Markup, open: readonly string[], root: string | null): Markup {
  const href = required(child, 'href');
  const [name = '', fragment] = href.value.split('#');
  const file = name === '' ? open.at(-1)! : path.resolve(path.dirname(open.at(-1)!), name);
  if (open.includes(file) && fragment === undefined)
    throw new SourceError(`${href.value} includes itself`, href.place);
  requireReadable(root, file, href.value, href.place);
  if (open.length > MOST_FILES) throw new SourceError(`${href.value} includes itself`, href.place);
  const whole = readIncluded(file, href);
  const part = fragment === undefined ? whole : withId(whole, fragment);
  if (!part) throw new SourceError(`there is no element with the id ${fragment} in ${name}`, href.place);
  return includeAll(part, [...open, file], root);
}

/** Deeper nesting than any schema has: fragments may lead back into a file that is already open. */
const MOST_FILES = 50;

function withId(node: Markup, id: string): Markup | undefined {
  if (valueOf(node, 'id') === id) return node;
  for (const child of node.children) {
    const found = typeof child === 'string' ? undefined : withId(child, id);
    if (found) return found;
  }
  return undefined;
}

function readIncluded(file: string, href: { value: string; place: Markup['place'] }): Markup {
  try {
    return readMarkup(file);
  } catch (error) {
    if (error instanceof SourceError && error.message === 'the file does not exist')
      throw new SourceError(
        `the included file ${href.value} does not exist; what a publisher's build makes first is in its releases, not among its sources`,
        href.place,
      );
    throw error;
  }
}

/** Step 2: patterns. */
function instantiateAll(schema: Markup): Markup {
  const abstract = byId(schChildren(schema, 'pattern').filter(isAbstract));
  const patterns = schChildren(schema, 'pattern').filter((pattern) => !isAbstract(pattern));
  // The reference implementation finds an abstract rule in any pattern or outside of all, and packs rely on it; a pattern's own
  // come first.
  const lent = [schema, ...schChildren(schema, 'rules'), ...patterns].flatMap(abstractRules);
  const children = schema.children.flatMap((child): (Markup | string)[] => {
    if (isSch(child, 'rules') || (isSch(child, 'rule') && isAbstract(child))) return [];
    if (!isSch(child, 'pattern')) return [child];
    return isAbstract(child) ? [] : [extendAll(instantiate(child, abstract), lent)];
  });
  return { ...schema, children };
}

const isAbstract = (node: Markup): boolean => valueOf(node, 'abstract') === 'true';

function byId(nodes: readonly Markup[]): ReadonlyMap<string, Markup> {
  return new Map(nodes.map((node) => [required(node, 'id').value, node]));
}

/** A pattern that is an instance takes the content of its model and keeps its own id. */
function instantiate(pattern: Markup, abstract: ReadonlyMap<string, Markup>): Markup {
  const name = pattern.attributes['is-a'];
  if (!name) return pattern;
  const model = abstract.get(name.value);
  if (!model) throw new SourceError(`there is no abstract pattern "${name.value}"`, name.place);
  const given = schChildren(pattern, 'param').map((param): [string, string] => {
    return [required(param, 'name').value, required(param, 'value').value];
  });
  // Of two with one name the later counts, as in the reference implementation (EN 16931 CII gives CII-SR-282 twice).
  // The longest name first, so that $category is not read as $cat followed by "egory".
  const values = [...new Map(given)].sort(([a], [b]) => b.length - a.length);
  return { ...pattern, children: substitute(model, values).children };
}

/** Textual, in every attribute, `id` included. */
function substitute(node: Markup, values: readonly (readonly [string, string])[]): Markup {
  const replace = (text: string): string =>
    values.reduce((current, [name, value]) => current.replaceAll(`$${name}`, () => value), text);
  const attributes = Object.entries(node.attributes).map(([name, attribute]) => [
    name,
    { ...attribute, value: replace(attribute.value) },
  ]);
  const children = node.children.map((child) =>
    typeof child === 'string' ? child : substitute(child, values),
  );
  return { ...node, attributes: Object.fromEntries(attributes) as Markup['attributes'], children };
}

/** Step 3: rules. */
function extendAll(pattern: Markup, lent: readonly Markup[]): Markup {
  const abstract = byId([...lent, ...abstractRules(pattern)]);
  const children = pattern.children
    .filter((child) => !(isSch(child, 'rule') && isAbstract(child)))
    .map((child) => (isSch(child, 'rule') ? extend(child, abstract, []) : child));
  return { ...pattern, children };
}

const abstractRules = (pattern: Markup): Markup[] => schChildren(pattern, 'rule').filter(isAbstract);

/** The lent content stands where `extends` stood. */
function extend(rule: Markup, abstract: ReadonlyMap<string, Markup>, open: readonly string[]): Markup {
  const children = rule.children.flatMap((child): (Markup | string)[] => {
    if (!isSch(child, 'extends')) return [child];
    const name = required(child, 'rule');
    const model = abstract.get(name.value);
    if (!model) throw new SourceError(`there is no abstract rule "${name.value}"`, name.place);
    if (open.includes(name.value))
      throw new SourceError(`the rule "${name.value}" extends itself`, name.place);
    return [...extend(model, abstract, [...open, name.value]).children];
  });
  return { ...rule, children };
}
