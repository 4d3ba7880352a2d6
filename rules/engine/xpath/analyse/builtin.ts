import type { Kind, Type } from '../types.ts';
import { MANY, ONE, OPTIONAL, atomized, isNumeric } from '../types.ts';

/**
 * A function of XPath. `params` say how arguments are converted before the call: a kind with an occurrence, or
 * - `text`: xs:string?, the empty sequence read as '' (most string functions)
 * - `spelled`: any atomic value or none, as its string; `spelled*`: each of any values (XPath functions 3.1)
 * - `test`: the effective boolean value
 * - `pattern`: a regular expression, compiled when it is a literal
 * - `items`: anything, in boxes; `list`: anything, in the kind it has; `values`: anything, atomized; `number?`: any numeric, untyped cast to
 *   xs:double.
 * `...` repeats the last. A function of which `context` holds takes the context item when its last argument is left out.
 */
export interface Builtin {
  readonly name: string;
  readonly params: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly context: boolean;
  /** The runtime function, when the call is nothing but that. */
  readonly runtime: string;
  /** Is the document its first argument? */
  readonly readsDocument: boolean;
  readonly type: (args: readonly Type[]) => Type;
}

const like =
  (change: Partial<Type>, index = 0) =>
  (args: readonly Type[]): Type => ({ ...args[index]!, ...change });

const numberLike = (args: readonly Type[]): Type => {
  const kind = atomized(args[0]!.kind);
  return {
    ...OPTIONAL(kind === 'untyped' ? 'double' : isNumeric(kind) ? kind : 'numeric'),
    empty: args[0]!.empty,
  };
};

/** sum, avg, min, max: untyped items count as xs:double. */
const folded =
  (empty: boolean) =>
  (args: readonly Type[]): Type => {
    const kind = atomized(args[0]!.kind);
    return { ...OPTIONAL(kind === 'untyped' ? 'double' : kind), empty: empty && args[0]!.empty };
  };

/** The sum of nothing is the xs:integer 0, or the second argument (XPath functions, 15.4.5). */
const summed = (args: readonly Type[]): Type => {
  if (args.length > 1) return OPTIONAL('atomic');
  const type = folded(false)(args);
  return type.kind === 'double' && args[0]!.empty ? { ...type, kind: 'numeric' } : type;
};

const average = (args: readonly Type[]): Type => {
  const { kind, empty } = folded(true)(args);
  return { ...OPTIONAL(kind === 'integer' ? 'decimal' : kind), empty };
};

const values =
  (kind?: Kind) =>
  (args: readonly Type[]): Type =>
    MANY(kind ?? atomized(args[0]!.kind));

function joined(args: readonly Type[]): Type {
  const [a, , b] = args;
  return MANY(a!.kind === b!.kind ? a!.kind : 'item');
}

const always = (type: Type) => (): Type => type;
const STRING = always(ONE('string'));
const BOOLEAN = always(ONE('boolean'));
const INTEGER = always(ONE('integer'));
const STRINGS = always(MANY('string'));

/** name, parameters (those after "|" may be left out), result, runtime function ('' when emitted specially; `(d)`: it is given the document). */
const ROWS: ReadonlyArray<readonly [string, string, Builtin['type'], string]> = [
  ['true', '', BOOLEAN, ''],
  ['false', '', BOOLEAN, ''],
  ['not', 'test', BOOLEAN, ''],
  ['boolean', 'test', BOOLEAN, ''],
  ['exists', 'items', BOOLEAN, ''],
  ['empty', 'items', BOOLEAN, ''],
  ['count', 'items', INTEGER, ''],
  ['position', '', INTEGER, ''],
  ['last', '', INTEGER, ''],
  ['string', '. item?', STRING, ''],
  ['data', '. values', values(), ''],
  ['number', '. value?', always(ONE('double')), ''],
  ['sum', 'values | items', summed, ''],
  ['avg', 'values', average, 'average'],
  ['min', 'values', folded(true), 'least'],
  ['max', 'values', folded(true), 'greatest'],
  ['abs', 'number?', numberLike, 'abs'],
  ['floor', 'number?', numberLike, 'floor'],
  ['ceiling', 'number?', numberLike, 'ceiling'],
  ['round', 'number? | integer', numberLike, 'round'],
  ['round-half-to-even', 'number? | integer', numberLike, 'roundHalfToEven'],
  ['concat', 'spelled spelled spelled...', STRING, 'concat'],
  ['string-join', 'spelled* | string', STRING, 'stringJoin'],
  ['substring', 'text double | double', STRING, 'substring'],
  ['string-length', '. text', INTEGER, ''],
  ['normalize-space', '. text', STRING, 'normalizeSpace'],
  ['upper-case', 'text', STRING, 'upperCase'],
  ['lower-case', 'text', STRING, 'lowerCase'],
  ['translate', 'text string string', STRING, 'translate'],
  ['contains', 'text text', BOOLEAN, 'contains'],
  ['starts-with', 'text text', BOOLEAN, 'startsWith'],
  ['ends-with', 'text text', BOOLEAN, 'endsWith'],
  ['substring-before', 'text text', STRING, 'substringBefore'],
  ['substring-after', 'text text', STRING, 'substringAfter'],
  ['compare', 'string? string?', always(OPTIONAL('integer')), 'compareStrings'],
  ['codepoint-equal', 'string? string?', always(OPTIONAL('boolean')), 'codepointEqual'],
  ['string-to-codepoints', 'text', always(MANY('integer')), 'stringToCodepoints'],
  ['codepoints-to-string', 'integer*', STRING, 'codepointsToString'],
  ['encode-for-uri', 'text', STRING, 'encodeForUri'],
  ['normalize-unicode', 'text | string', STRING, 'normalizeUnicode'],
  ['iri-to-uri', 'text', STRING, 'iriToUri'],
  ['escape-html-uri', 'text', STRING, 'escapeHtmlUri'],
  ['resolve-uri', 'string? string', always(OPTIONAL('string')), 'resolveUri'],
  ['matches', 'text pattern | string', BOOLEAN, 'matches'],
  ['replace', 'text pattern string | string', STRING, 'replace'],
  ['tokenize', 'text | pattern string', STRINGS, 'tokenize'],
  ['distinct-values', 'values', values(), 'distinctValues'],
  ['index-of', 'values value', always(MANY('integer')), 'indexOf'],
  ['deep-equal', 'items items', BOOLEAN, 'deepEqual(d)'],
  ['reverse', 'list', like({ order: 0 }), 'reverse'],
  ['subsequence', 'list double | double', like({ empty: true }), 'subsequence'],
  ['remove', 'list integer', like({ empty: true }), 'remove'],
  ['insert-before', 'items integer items', joined, 'insertBefore'],
  ['head', 'list', like({ many: false, order: 2 }), 'head'],
  ['tail', 'list', like({ empty: true }), 'tail'],
  ['sort', 'items', like({ many: true, order: 0 }), 'sorted(d)'],
  ['zero-or-one', 'items', like({ many: false, order: 2 }), ''],
  ['exactly-one', 'items', like({ many: false, empty: false, order: 2 }), ''],
  ['one-or-more', 'list', like({ empty: false }), 'oneOrMore'],
  ['unordered', 'items', like({ order: 0 }), ''],
  ['name', '. node?', STRING, 'name(d)'],
  ['local-name', '. node?', STRING, 'localName(d)'],
  ['namespace-uri', '. node?', STRING, 'namespaceUri(d)'],
  ['generate-id', '. node?', STRING, 'generateId'],
  ['path', '. node?', always(OPTIONAL('string')), 'path(d)'],
  ['lang', '. text node?', BOOLEAN, 'lang(d)'],
  ['id', 'spelled* | node', always(MANY('node', 1)), 'byId(d)'],
  ['idref', 'spelled* | node', always(MANY('node', 1)), 'byIdref'],
  ['nilled', 'node?', always(OPTIONAL('boolean')), 'nilled(d)'],
  ['in-scope-prefixes', 'node', STRINGS, 'inScopePrefixes(d)'],
  ['namespace-uri-for-prefix', 'text node', always(OPTIONAL('string')), 'namespaceUriForPrefix(d)'],
  ['resolve-QName', 'string? node', always(OPTIONAL('QName')), 'resolveQName(d)'],
  ['QName', 'string? string', always(ONE('QName')), 'makeQName'],
  ['prefix-from-QName', 'QName?', always(OPTIONAL('string')), 'prefixFrom'],
  ['local-name-from-QName', 'QName?', always(OPTIONAL('string')), 'localNameFrom'],
  ['namespace-uri-from-QName', 'QName?', always(OPTIONAL('string')), 'namespaceUriFrom'],
  ['trace', 'items text', like({}), ''],
  // Never gives anything: the kind is that of `()`, which fits everywhere.
  ['error', '| QName? string items', always(OPTIONAL('untyped')), 'raise'],
  ['default-collation', '', STRING, 'defaultCollation'],
  ['node-name', 'node?', always(OPTIONAL('QName')), 'nodeName(d)'],
  ['root', '. node?', always(OPTIONAL('node')), 'root'],
  ['current', '', always(ONE('node')), ''],
  ['current-date', '', always(ONE('date')), 'currentDate(d)'],
  ['current-dateTime', '', always(ONE('dateTime')), 'currentDateTime(d)'],
  ['implicit-timezone', '', always(ONE('duration')), 'implicitTimezone'],
  ['current-time', '', always(ONE('time')), 'currentTime(d)'],
  ['year-from-date', 'date?', always(OPTIONAL('integer')), 'yearFrom'],
  ['month-from-date', 'date?', always(OPTIONAL('integer')), 'monthFrom'],
  ['day-from-date', 'date?', always(OPTIONAL('integer')), 'dayFrom'],
  ['year-from-dateTime', 'dateTime?', always(OPTIONAL('integer')), 'yearFrom'],
  ['month-from-dateTime', 'dateTime?', always(OPTIONAL('integer')), 'monthFrom'],
  ['day-from-dateTime', 'dateTime?', always(OPTIONAL('integer')), 'dayFrom'],
  ['hours-from-dateTime', 'dateTime?', always(OPTIONAL('integer')), 'hoursFrom'],
  ['minutes-from-dateTime', 'dateTime?', always(OPTIONAL('integer')), 'minutesFrom'],
  ['seconds-from-dateTime', 'dateTime?', always(OPTIONAL('decimal')), 'secondsFrom'],
  ['hours-from-time', 'time?', always(OPTIONAL('integer')), 'hoursFrom'],
  ['minutes-from-time', 'time?', always(OPTIONAL('integer')), 'minutesFrom'],
  ['seconds-from-time', 'time?', always(OPTIONAL('decimal')), 'secondsFrom'],
  ['years-from-duration', 'duration?', always(OPTIONAL('integer')), 'yearsFrom'],
  ['months-from-duration', 'duration?', always(OPTIONAL('integer')), 'monthsFrom'],
  ['days-from-duration', 'duration?', always(OPTIONAL('integer')), 'daysFrom'],
  ['hours-from-duration', 'duration?', always(OPTIONAL('integer')), 'hoursFrom'],
  ['minutes-from-duration', 'duration?', always(OPTIONAL('integer')), 'minutesFrom'],
  ['seconds-from-duration', 'duration?', always(OPTIONAL('decimal')), 'secondsFrom'],
  ['timezone-from-date', 'date?', always(OPTIONAL('duration')), 'timezoneFrom'],
  ['timezone-from-dateTime', 'dateTime?', always(OPTIONAL('duration')), 'timezoneFrom'],
  ['timezone-from-time', 'time?', always(OPTIONAL('duration')), 'timezoneFrom'],
  ['dateTime', 'date? time?', always(OPTIONAL('dateTime')), 'dateTime'],
  ['adjust-dateTime-to-timezone', 'dateTime? | duration?', always(OPTIONAL('dateTime')), 'adjust'],
  ['adjust-date-to-timezone', 'date? | duration?', always(OPTIONAL('date')), 'adjust'],
  ['adjust-time-to-timezone', 'time? | duration?', always(OPTIONAL('time')), 'adjust'],
];

function builtin([name, signature, type, runtime]: (typeof ROWS)[number]): Builtin {
  const context = signature.startsWith('. ');
  const [required = '', optional = ''] = signature.replace(/^\. /, '').split('|');
  const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
  const params = [...words(required), ...words(optional)];
  const repeats = params.at(-1)?.endsWith('...') ?? false;
  const least = words(required).length - (context || repeats ? 1 : 0);
  return {
    name,
    params: params.map((param) => param.replace('...', '')),
    least,
    most: repeats ? Infinity : params.length,
    context,
    runtime: runtime.replace('(d)', ''),
    readsDocument: runtime.endsWith('(d)'),
    type,
  };
}

export const BUILTINS: ReadonlyMap<string, Builtin> = new Map(ROWS.map((row) => [row[0], builtin(row)]));

/** The namespace of what instructions of XSLT come to: XML has no such character, so no expression can name it. */
export const MADE = '\u0001';

export const INSTRUCTIONS: ReadonlyMap<string, Builtin> = new Map(
  (
    [
      ['text', 'string', always(ONE('item')), 'madeText'],
      ['document', 'items', always(ONE('item')), 'madeDocument(d)'],
      ['content', 'items string', STRING, 'simpleContent(d)'],
    ] as const
  ).map((row) => [row[0], builtin(row)]),
);

const NO_PICTURES = 'nothing is written by a picture; write it with concat, substring and round';

/** Known functions this engine refuses, with what to do instead. */
export const REFUSED: Readonly<Record<string, string>> = {
  'doc-available': 'a document of the pack is there, and no other is',
  collection: 'documents are not fetched',
  'unparsed-text': 'files are not read while serving; bind a code list in pack.json',
  'base-uri': 'a judged document has no address',
  'document-uri': 'a judged document has no address',
  'static-base-uri': 'a compiled pack has no address',
  'format-number': NO_PICTURES,
  'format-date': NO_PICTURES,
  'format-dateTime': NO_PICTURES,
  'format-time': NO_PICTURES,
  'system-property': 'the pack does not know where it runs',
};
