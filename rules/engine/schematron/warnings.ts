import { tokens } from '../xpath/parse/lexer.ts';
import { XPathError } from '../xpath/index.ts';
import type { Place } from './error.ts';
import { within } from './functions.ts';
import type { Attribute, Markup } from './markup.ts';
import { SCH, XSL } from './markup.ts';
import type { Assert, Schema } from './schema.ts';
import { FLAG_WORDS } from './schema.ts';

/** What a schema may mean and is more often a slip of the pen: it is compiled all the same. */
export interface Warning {
  /** '' where it is about no rule. */
  readonly rule: string;
  readonly reason: string;
  readonly place: Place;
}

/** @param root the expanded schema that `schema` was read from. */
export function warningsOf(root: Markup, schema: Schema): Warning[] {
  const asserts = schema.patterns.flatMap(({ rules }) => rules.flatMap((rule) => rule.asserts));
  return [...unknownFlags(asserts), ...doubledIds(asserts), ...undeclaredPrefixes(root, schema)];
}

function unknownFlags(asserts: readonly Assert[]): Warning[] {
  return asserts.flatMap(({ id, unknownFlag }): Warning[] => {
    if (!unknownFlag) return [];
    const { value, place } = unknownFlag;
    const reason = `the flag "${value}" is none of ${FLAG_WORDS.join(', ')}; the assertion counts as fatal`;
    return [{ rule: id, reason, place }];
  });
}

/** An abstract rule or pattern puts one assertion into several rules; that is no second one. */
function doubledIds(asserts: readonly Assert[]): Warning[] {
  const places = Map.groupBy(asserts, ({ id }) => id);
  return [...places].flatMap(([id, found]): Warning[] => {
    const written = new Map(found.map(({ test }) => [keyOf(test.place), test.place]));
    const [first, second] = [...written.values()];
    if (!first || !second || id.startsWith('NOID-')) return [];
    const reason = `${written.size} assertions have this id, the first at line ${first.line}; reports name them all alike`;
    return [{ rule: id, reason, place: second }];
  });
}

const keyOf = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;

/** Attributes that hold expressions, types or names with prefixes. */
const EXPRESSIONS = ['test', 'context', 'value', 'select', 'match', 'use', 'path', 'as'];

/** One a prefix and way it is taken: publishers write hundreds of expressions with the same. */
function undeclaredPrefixes(root: Markup, { namespaces }: Schema): Warning[] {
  const found = new Map<string, Warning>();
  for (const { attribute, own } of attributesOf(root)) {
    for (const { prefix, at } of prefixesOf(attribute.value)) {
      if (prefix === 'xml' || namespaces.has(prefix)) continue;
      const isInXml = attribute.scope.has(prefix);
      if (isInXml && own) continue;
      const reason = isInXml
        ? `the prefix "${prefix}" is declared by xmlns and by no ns: other engines may refuse it`
        : `the prefix "${prefix}" is not declared, and taken as the usual one: other engines refuse it`;
      if (!found.has(reason))
        found.set(reason, { rule: '', reason, place: within(attribute.value, attribute.place, at) });
    }
  }
  return [...found.values()];
}

/** `own`: of an XSLT element, whose prefixes are those of the XML around. */
function* attributesOf(node: Markup): Generator<{ readonly attribute: Attribute; readonly own: boolean }> {
  if (node.uri === SCH || node.uri === XSL)
    for (const name of EXPRESSIONS) {
      const attribute = node.attributes[name];
      if (attribute && node.local !== 'param') yield { attribute, own: node.uri === XSL };
    }
  for (const child of node.children) if (typeof child !== 'string') yield* attributesOf(child);
}

/** None in what cannot be read: the compiler says so. */
function prefixesOf(expression: string): { readonly prefix: string; readonly at: number }[] {
  try {
    return tokens(expression).flatMap(({ kind, text, at }) => {
      const colon = kind === 'name' || kind === 'wildcard' || kind === 'variable' ? text.indexOf(':') : -1;
      return colon <= 0 || text.startsWith('*') ? [] : [{ prefix: text.slice(0, colon), at }];
    });
  } catch (error) {
    if (error instanceof XPathError) return [];
    throw error;
  }
}
