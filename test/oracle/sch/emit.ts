// An expanded Schematron schema as XSLT 3.0 that writes SVRL, so that a foreign processor can run our own packs.
//
// Shape of the result: one mode per pattern; one template per rule, the earlier rule with the higher priority, so the
// first matching rule of a pattern takes a node; one xsl:if per assert; variables for lets and code lists.

import { element, elements, isMarkup, localName } from './markup.ts';
import type { Markup } from './markup.ts';
import { isSchematron, required } from './expand.ts';

export interface EmitOptions {
  /** External variables: name → its strings. What a schema declares without a value must be here. */
  external: Readonly<Record<string, readonly string[]>>;
  /** Rule ids that do not apply. */
  removes?: ReadonlySet<string>;
  keeps?: ReadonlySet<string> | null;
  /**
   * Wraps every assert in xsl:try: an evaluation error becomes a fatal finding of that rule (its text starts with
   * "error:"), as our engine does it. Without it an error ends the transformation, as with the official packs.
   * Texts of findings have their values alone, which may fail too: a function writes them all, for SaxonJS compiles
   * a pack of elements and texts at every assert at 1.6 times the CPU.
   */
  isolate?: boolean;
}

const xslt = 'http://www.w3.org/1999/XSL/Transform';
/** The first rule of a pattern; ISO 19757-3 gives no limit, XSLT priorities only have to descend. */
const topPriority = 100_000;

export function emitStylesheet(schema: Markup, options: EmitOptions): Markup {
  const top = elements(schema);
  const patterns = top.filter((node) => isSchematron(node, 'pattern'));
  return element('xsl:stylesheet', { version: '3.0', ...namespacesOf(schema, top) }, [
    element('xsl:output', { method: 'xml', indent: 'no' }),
    ...top.filter((node) => isSchematron(node, 'let')).map((node) => variable(node, options.external)),
    ...top.filter((node) => node.namespace === xslt).map(copyXslt),
    ...(options.isolate ? [findingFunction()] : []),
    rootTemplate(patterns.length),
    ...patterns.flatMap((pattern, index) => emitPattern(pattern, `p${index + 1}`, options)),
  ]);
}

function namespacesOf(schema: Markup, top: Markup[]): Record<string, string> {
  const declared: Record<string, string> = {
    'xmlns:xsl': xslt,
    'xmlns:svrl': 'http://purl.oclc.org/dsdl/svrl',
    'xmlns:err': 'http://www.w3.org/2005/xqt-errors',
    'xmlns:xs': 'http://www.w3.org/2001/XMLSchema',
  };
  for (const [prefix, uri] of Object.entries(schema.scope)) if (prefix) declared[`xmlns:${prefix}`] ??= uri;
  for (const ns of top.filter((node) => isSchematron(node, 'ns'))) {
    declared[`xmlns:${required(ns, 'prefix')}`] = required(ns, 'uri');
  }
  return declared;
}

function rootTemplate(patterns: number): Markup {
  const modes = Array.from({ length: patterns }, (_, index) => `p${index + 1}`);
  return element('xsl:template', { match: '/' }, [
    element(
      'svrl:schematron-output',
      {},
      modes.map((mode) => element('xsl:apply-templates', { select: '/', mode })),
    ),
  ]);
}

/** A let without a value is an external variable: a code list of the pack or a fact of the context. */
function variable(node: Markup, external: EmitOptions['external']): Markup {
  const name = required(node, 'name');
  const select = node.attributes['value'];
  if (select !== undefined) return element('xsl:variable', { name, select, as: node.attributes['as'] });
  const strings = external[name];
  if (!strings) throw new Error(`${node.place}: nothing is bound to the external variable $${name}`);
  return element('xsl:variable', { name, select: `(${strings.map(literal).join(',')})` });
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** xsl:function and xsl:key of a schema, under our own prefix whatever the schema calls the XSLT namespace. */
function copyXslt(node: Markup): Markup {
  const name = node.namespace === xslt ? `xsl:${localName(node)}` : node.name;
  return {
    ...node,
    name,
    children: node.children.map((child) => (isMarkup(child) ? copyXslt(child) : child)),
  };
}

function emitPattern(source: Markup, mode: string, options: EmitOptions): Markup[] {
  const pattern = renameLets(source, mode);
  const parts = elements(pattern);
  const rules = parts.filter((node) => isSchematron(node, 'rule'));
  return [
    element('xsl:mode', { name: mode, 'on-no-match': 'shallow-skip' }),
    ...parts.filter((node) => isSchematron(node, 'let')).map((node) => variable(node, options.external)),
    ...rules.map((rule, index) => emitRule(rule, mode, topPriority - index, options)),
  ];
}

/**
 * A pattern's lets are evaluated at the document root and seen by its rule contexts, so they must be global in XSLT;
 * the pattern's name in theirs keeps two patterns apart that both say $lines.
 */
function renameLets(pattern: Markup, mode: string): Markup {
  const lets = elements(pattern).filter((node) => isSchematron(node, 'let'));
  const names = new Map(lets.map((node) => [required(node, 'name'), `${node.attributes['name']}.${mode}`]));
  return names.size === 0 ? pattern : renameIn(pattern, names);
}

const expressionAttributes = new Set(['context', 'test', 'select', 'value', 'path']);

function renameIn(node: Markup, names: Map<string, string>): Markup {
  const shadowing = new Set(
    isSchematron(node, 'rule')
      ? elements(node).flatMap((child) => (isSchematron(child, 'let') ? [child.attributes['name']] : []))
      : [],
  );
  const visible = new Map([...names].filter(([name]) => !shadowing.has(name)));
  const attributes = Object.entries(node.attributes).map(([name, value]) => [
    name,
    expressionAttributes.has(name) ? renameVariables(value, visible) : value,
  ]);
  const renamed: Markup = { ...node, attributes: Object.fromEntries(attributes) as Record<string, string> };
  renamed.children = node.children.map((child) => (isMarkup(child) ? renameIn(child, visible) : child));
  return isSchematron(node, 'pattern') ? declareRenamed(renamed, names) : renamed;
}

function declareRenamed(pattern: Markup, names: Map<string, string>): Markup {
  const children = pattern.children.map((child) => {
    if (!isMarkup(child) || !isSchematron(child, 'let')) return child;
    const name = required(child, 'name');
    return { ...child, attributes: { ...child.attributes, name: names.get(name) ?? name } };
  });
  return { ...pattern, children };
}

/** `$name` outside string literals. */
export function renameVariables(expression: string, names: ReadonlyMap<string, string>): string {
  return expression.replace(/"[^"]*"|'[^']*'|\$([\p{L}_][\p{L}\p{N}._-]*)/gu, (token, name?: string) =>
    name === undefined ? token : `$${names.get(name) ?? name}`,
  );
}

function emitRule(rule: Markup, mode: string, priority: number, options: EmitOptions): Markup {
  const parts = elements(rule);
  const lets = parts
    .filter((node) => isSchematron(node, 'let'))
    .map((node) => variable(node, options.external));
  const checks = parts.filter((node) => isSchematron(node, 'assert') || isSchematron(node, 'report'));
  const idOf = (check: (typeof checks)[number]): string => check.attributes['id'] ?? '';
  const applying = checks.filter(
    (check) => !options.removes?.has(idOf(check)) && (options.keeps?.has(idOf(check)) ?? true),
  );
  const body = options.isolate
    ? applying.map((check) => isolated(check, lets))
    : [...lets, ...applying.map(emitCheck)];
  return element('xsl:template', { match: required(rule, 'context'), mode, priority: String(priority) }, [
    ...body,
    element('xsl:apply-templates', { select: '@*|*', mode }),
  ]);
}

/** `found` of a check in xsl:try; `svrl:finding` writes both what is found and what fails. */
function isolated(check: Markup, lets: Markup[]): Markup {
  const finding = (flag: string, text: string): string =>
    `svrl:finding(., ${[kindOf(check), check.attributes['id'] ?? '', flag].map(literal).join(', ')}, ${text})`;
  const values = check.children.flatMap(valuesIn).join(', ');
  const found = finding(check.attributes['flag'] ?? '', `(${values})`);
  return element('xsl:try', {}, [
    ...lets,
    element('xsl:if', { test: violated(check) }, [element('xsl:sequence', { select: found })]),
    element('xsl:catch', { select: finding('fatal', "concat('error: ', $err:description)") }),
  ]);
}

function findingFunction(): Markup {
  const parameters = ['at', 'kind', 'id', 'flag', 'text'].map((name) => element('xsl:param', { name }));
  return element('xsl:function', { name: 'svrl:finding' }, [
    ...parameters,
    element('xsl:element', { name: '{$kind}' }, [
      element('xsl:attribute', { name: 'id', select: '$id' }),
      element('xsl:attribute', { name: 'flag', select: '$flag' }),
      element('xsl:attribute', { name: 'location', select: 'path($at)' }),
      element('svrl:text', {}, [element('xsl:value-of', { select: '$text' })]),
    ]),
  ]);
}

const kindOf = (check: Markup): string =>
  isSchematron(check, 'assert') ? 'svrl:failed-assert' : 'svrl:successful-report';

function violated(check: Markup): string {
  const test = required(check, 'test');
  return isSchematron(check, 'assert') ? `not(${test})` : test;
}

function emitCheck(check: Markup): Markup {
  const { id, flag } = check.attributes;
  const finding = element(kindOf(check), { id, flag: flag ?? '', location: '{path(.)}' }, [
    element('svrl:text', {}, check.children.flatMap(emitText)),
  ]);
  return element('xsl:if', { test: violated(check) }, [finding]);
}

function emitText(node: Markup | string): (Markup | string)[] {
  if (!isMarkup(node)) return [element('xsl:text', {}, [node])];
  const values = valueOf(node);
  return values === null ? node.children.flatMap(emitText) : [element('xsl:value-of', { select: values })];
}

function valuesIn(node: Markup | string): string[] {
  if (!isMarkup(node)) return [];
  const values = valueOf(node);
  return values === null ? node.children.flatMap(valuesIn) : [values];
}

/** What a node of a text stands for, if not for the texts in it. */
function valueOf(node: Markup): string | null {
  if (isSchematron(node, 'value-of')) return required(node, 'select');
  return isSchematron(node, 'name') ? `name(${node.attributes['path'] ?? '.'})` : null;
}
