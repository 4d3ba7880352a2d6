import type { Attribute, Markup } from './markup.ts';
import { isSch, isXsl, required, schChildren, valueOf } from './markup.ts';
import { SourceError } from './error.ts';
import type { Place } from './error.ts';

export type Flag = 'fatal' | 'warning' | 'info';

/** `value` null: an external variable, bound from outside. */
export interface Let {
  readonly name: string;
  readonly value: Attribute | null;
  readonly place: Place;
}

/** Text of a message, and between it what is computed. */
export type MessagePart = string | { readonly kind: 'value' | 'name'; readonly expression: Attribute };

export interface Assert {
  readonly id: string;
  readonly flag: Flag;
  readonly report: boolean;
  readonly test: Attribute;
  readonly message: readonly MessagePart[];
}

export interface Rule {
  readonly context: Attribute;
  readonly lets: readonly Let[];
  readonly asserts: readonly Assert[];
}

export interface Pattern {
  readonly id: string;
  readonly lets: readonly Let[];
  readonly rules: readonly Rule[];
}

export interface Schema {
  readonly namespaces: ReadonlyMap<string, string>;
  readonly lets: readonly Let[];
  readonly functions: readonly Markup[];
  readonly keys: readonly Markup[];
  readonly patterns: readonly Pattern[];
}

/** Reads an expanded schema. Of phases only a default one counts: it picks the patterns and brings its variables. */
export function schemaOf(root: Markup): Schema {
  const binding = valueOf(root, 'queryBinding');
  if (!['xslt2', 'xslt3', 'xpath2', ''].includes(binding))
    throw new SourceError(`the query binding "${binding}" is not supported`, root.place);
  refuse(root, ['template', 'import', 'include', 'variable']);
  const phase = defaultPhase(root);
  const active =
    phase && new Set(schChildren(phase, 'active').map((node) => required(node, 'pattern').value));
  const patterns = schChildren(root, 'pattern').filter((node) => !active || active.has(valueOf(node, 'id')));
  return {
    namespaces: new Map(
      schChildren(root, 'ns').map((ns) => [required(ns, 'prefix').value, required(ns, 'uri').value]),
    ),
    lets: [...letsOf(root), ...(phase ? letsOf(phase) : [])],
    functions: root.children.filter((child): child is Markup => isXsl(child, 'function')),
    keys: root.children.filter((child): child is Markup => isXsl(child, 'key')),
    patterns: patterns.map((node, index) => patternOf(node, index)),
  };
}

/** Top-level XSLT that would change what rules mean is refused rather than left out in silence. */
function refuse(root: Markup, locals: readonly string[]): void {
  for (const local of locals)
    for (const child of root.children)
      if (isXsl(child, local)) throw new SourceError(`xsl:${local} is not supported`, child.place);
}

function defaultPhase(root: Markup): Markup | undefined {
  const name = root.attributes['defaultPhase'];
  if (!name || name.value === '#ALL') return undefined;
  const phase = schChildren(root, 'phase').find((phase) => valueOf(phase, 'id') === name.value);
  if (!phase) throw new SourceError(`there is no phase "${name.value}"`, name.place);
  return phase;
}

function letsOf(node: Markup): Let[] {
  return schChildren(node, 'let').map((node) => {
    if (node.children.some((child) => typeof child !== 'string'))
      throw new SourceError('a variable takes its value from the attribute value', node.place);
    return { name: required(node, 'name').value, value: node.attributes['value'] ?? null, place: node.place };
  });
}

/** Patterns need no id; their place names them in facts then. */
function patternOf(node: Markup, index: number): Pattern {
  const id = valueOf(node, 'id') || `pattern-${index + 1}`;
  return { id, lets: letsOf(node), rules: schChildren(node, 'rule').map((rule) => ruleOf(rule, id)) };
}

/** Assertions and reports keep their order: it is the order of findings at one node. */
function ruleOf(node: Markup, pattern: string): Rule {
  const tests = node.children.filter((child) => isSch(child, 'assert') || isSch(child, 'report')) as Markup[];
  return {
    context: required(node, 'context'),
    lets: letsOf(node),
    asserts: tests.map((test, index) => assertOf(test, node, `${pattern}-${index + 1}`)),
  };
}

function assertOf(node: Markup, rule: Markup, fallback: string): Assert {
  const message = messageOf(node);
  return {
    id: valueOf(node, 'id') || tagOf(message) || `NOID-${fallback}`,
    flag: flagOf(node, rule),
    report: node.local === 'report',
    test: required(node, 'test'),
    message,
  };
}

/** Factur-X names many rules only in their text: "[BR-01]-…". */
function tagOf([first]: readonly MessagePart[]): string | undefined {
  return typeof first === 'string' ? /^\s*\[([^\]\s]+)\]/.exec(first)?.[1] : undefined;
}

const FLAGS: Readonly<Record<string, Flag>> = {
  '': 'fatal',
  fatal: 'fatal',
  error: 'fatal',
  warning: 'warning',
  info: 'info',
  information: 'info',
};

/** The flag of an assertion, or its role, or those of its rule; no flag is fatal (decision 6). */
function flagOf(node: Markup, rule: Markup): Flag {
  const given =
    valueOf(node, 'flag') || valueOf(node, 'role') || valueOf(rule, 'flag') || valueOf(rule, 'role');
  return FLAGS[given.toLowerCase()] ?? 'fatal';
}

function messageOf(node: Markup): MessagePart[] {
  const parts = node.children.flatMap((child) =>
    typeof child === 'string' ? [child] : messageElement(child),
  );
  return tidy(parts);
}

/** `emph`, `span` and `dir` are layout; their text counts. */
function messageElement(node: Markup): MessagePart[] {
  if (isSch(node, 'value-of')) return [{ kind: 'value', expression: required(node, 'select') }];
  if (isSch(node, 'name')) {
    const path = node.attributes['path'] ?? { value: '.', place: node.place, scope: new Map() };
    return [{ kind: 'name', expression: path }];
  }
  return messageOf(node);
}

/** White space of the source is layout: runs become one blank, the ends go. */
function tidy(parts: readonly MessagePart[]): MessagePart[] {
  const last = parts.length - 1;
  const plain = parts.map((part, index) => {
    if (typeof part !== 'string') return part;
    const single = part.replaceAll(/\s+/g, ' ');
    const opened = index === 0 ? single.trimStart() : single;
    return index === last ? opened.trimEnd() : opened;
  });
  return plain.filter((part) => part !== '');
}
