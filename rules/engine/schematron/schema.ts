import type { Attribute, Markup } from './markup.ts';
import { isSch, isXsl, required, schChildren, valueOf } from './markup.ts';
import { SourceError } from './error.ts';
import { refuseUnknown } from './language.ts';
import type { Place } from './error.ts';

export type Flag = 'fatal' | 'warning' | 'info';

/** `value` and `source` null: an external variable, bound from outside. */
export interface Let {
  readonly name: string;
  readonly value: Attribute | null;
  /** The xsl:variable or xsl:param it is, or the let that has a type or content. */
  readonly source: Markup | null;
  readonly place: Place;
}

/** Text of a message, and between it what is computed. */
export type MessagePart = string | { readonly kind: 'value' | 'name'; readonly expression: Attribute };

export interface Assert {
  readonly id: string;
  readonly flag: Flag;
  /** The flag or role that decides, where its word is none we know. */
  readonly unknownFlag: Attribute | null;
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

/**
 * Reads an expanded schema. A phase picks the patterns and brings its variables.
 * @param wanted the phase a pack asks for; null: the schema's default. Without either all patterns run.
 */
export function schemaOf(root: Markup, wanted: string | null = null): Schema {
  const binding = valueOf(root, 'queryBinding');
  if (!['xslt2', 'xslt3', 'xpath2', ''].includes(binding.toLowerCase()))
    throw new SourceError(
      `the query binding "${binding}" is not supported: rules in XPath 2.0 or later are read (xslt2, xslt3)`,
      root.place,
    );
  refuseUnknown(root);
  const phase = phaseOf(root, wanted);
  const patterns = phase ? activePatterns(root, phase) : schChildren(root, 'pattern');
  return {
    namespaces: new Map(
      schChildren(root, 'ns').map((ns) => [required(ns, 'prefix').value, required(ns, 'uri').value]),
    ),
    lets: [...variablesOf(root), ...(phase ? letsOf(phase) : [])],
    functions: root.children.filter((child): child is Markup => isXsl(child, 'function')),
    keys: [root, ...schChildren(root, 'pattern')].flatMap(keysOf),
    patterns: patterns.map((node, index) => patternOf(node, index)),
  };
}

/** Publishers write keys beside the rules that use them, and their builds gather them. */
const keysOf = (node: Markup): Markup[] =>
  node.children.filter((child): child is Markup => isXsl(child, 'key'));

/** `#ALL` and `#DEFAULT` are the names ISO 19757-3 gives to no phase and to that of the schema. */
function phaseOf(root: Markup, wanted: string | null): Markup | undefined {
  const own = root.attributes['defaultPhase'];
  const name = wanted === null || wanted === '#DEFAULT' ? own?.value : wanted;
  if (name === undefined || name === '#ALL') return undefined;
  const phase = schChildren(root, 'phase').find((phase) => valueOf(phase, 'id') === name);
  if (!phase) throw new SourceError(`there is no phase "${name}"`, (own ?? root).place);
  return phase;
}

function activePatterns(root: Markup, phase: Markup): Markup[] {
  const active = schChildren(phase, 'active').map((node) => required(node, 'pattern'));
  const patterns = schChildren(root, 'pattern');
  for (const { value, place } of active)
    if (!patterns.some((pattern) => valueOf(pattern, 'id') === value))
      throw new SourceError(`the phase activates "${value}", which is no pattern`, place);
  const ids = new Set(active.map(({ value }) => value));
  return patterns.filter((pattern) => ids.has(valueOf(pattern, 'id')));
}

/** Variables of the schema, also those written as XSLT. */
function variablesOf(root: Markup): Let[] {
  return root.children.flatMap((child): Let[] => {
    if (isSch(child, 'let')) return [letOf(child)];
    if (!isXsl(child, 'variable') && !isXsl(child, 'param')) return [];
    const { place } = child;
    return [{ name: required(child, 'name').value, value: null, source: child, place }];
  });
}

const letsOf = (node: Markup): Let[] => schChildren(node, 'let').map(letOf);

/** Without value and content it comes from outside. */
function letOf(node: Markup): Let {
  const value = node.attributes['value'] ?? null;
  const content = node.children.some((child) => typeof child !== 'string' || child.trim() !== '');
  const source = (content && !value) || node.attributes['as'] ? node : null;
  return { name: required(node, 'name').value, value, source, place: node.place };
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
  const word = deciding(node, rule);
  const flag = word && flagOf(word);
  return {
    id: valueOf(node, 'id') || tagOf(message) || `NOID-${fallback}`,
    flag: flag ?? 'fatal',
    unknownFlag: word && !flag ? word : null,
    report: node.local === 'report',
    test: required(node, 'test'),
    message,
  };
}

/** Factur-X names many rules only in their text: "[BR-01]-…". */
function tagOf([first]: readonly MessagePart[]): string | undefined {
  return typeof first === 'string' ? /^\s*\[([^\]\s]+)\]/.exec(first)?.[1] : undefined;
}

const FLAGS: ReadonlyMap<string, Flag> = new Map([
  ['fatal', 'fatal'],
  ['error', 'fatal'],
  ['warning', 'warning'],
  ['warn', 'warning'],
  ['info', 'info'],
  ['information', 'info'],
]);

/** Words a flag or role may be, in any case. */
export const FLAG_WORDS: readonly string[] = [...FLAGS.keys()];

/** The flag of an assertion, or its role, or those of its rule; no flag is fatal (decision 6). */
function deciding(node: Markup, rule: Markup): Attribute | null {
  const given = [node, rule].flatMap(({ attributes }) => [attributes['flag'], attributes['role']]);
  return given.find((each) => each !== undefined && each.value !== '') ?? null;
}

const flagOf = ({ value }: Attribute): Flag | undefined => FLAGS.get(value.trim().toLowerCase());

const messageOf = (node: Markup): MessagePart[] => tidy(joined(partsOf(node)));

const partsOf = (node: Markup): MessagePart[] =>
  node.children.flatMap((child) => (typeof child === 'string' ? [child] : messageElement(child)));

/** `emph`, `span` and `dir` are layout; their text counts. */
function messageElement(node: Markup): MessagePart[] {
  if (isSch(node, 'value-of') || isXsl(node, 'value-of'))
    return [{ kind: 'value', expression: required(node, 'select') }];
  if (isSch(node, 'name')) {
    const path = node.attributes['path'] ?? { value: '.', place: node.place, scope: new Map() };
    return [{ kind: 'name', expression: path }];
  }
  return partsOf(node);
}

/** Text of several elements is one text, so that blanks where they meet are neither lost nor doubled. */
function joined(parts: readonly MessagePart[]): MessagePart[] {
  const whole: MessagePart[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    if (typeof part === 'string' && typeof before === 'string') whole[whole.length - 1] = before + part;
    else whole.push(part);
  }
  return whole;
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
