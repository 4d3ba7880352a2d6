// The objects of the contract as TypeScript declares them, for callers: interfaces whose fields carry their terms and words, made of
// the schemas and of nothing else, so that a package can hold them without what the schemas are written with.

import type { TSchema } from 'typebox';
import { DECIMAL_DIGITS, type DecimalShape } from './decimals.ts';
import { descriptionOf, labelOf } from './words.ts';

interface Node {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Node | boolean;
  readonly default?: unknown;
  readonly anyOf?: readonly Node[];
  readonly allOf?: readonly Node[];
  readonly 'x-terms'?: readonly string[];
  readonly 'x-decimal'?: DecimalShape;
  readonly 'x-definition'?: string;
  readonly 'x-loose'?: true;
  readonly 'x-additive'?: true;
  readonly 'x-presumed'?: true;
  readonly 'x-shape'?: Node;
  readonly 'x-relaxed'?: { readonly schema: Node };
}

/**
 * Who writes an object: callers may leave out what has a default and write decimals as numbers; in an answer all is there and decimals
 * are texts; of what is read from a document nothing is promised.
 */
type Voice = 'request' | 'answer' | 'read';

export interface Declared {
  readonly voice: Voice;
  readonly schemas: readonly TSchema[];
}

interface Writing {
  readonly voice: Voice;
  /** Name → declaration, in the order in which the roots lead to them. */
  readonly made: Map<string, string>;
  /** Names that an earlier voice has taken. */
  readonly taken: ReadonlySet<string>;
}

const HEAD = `// Made by npm run generate from proto/schema; npm run check compares.
`;

/** The declarations of these objects and of all their parts. */
export function declarations(all: readonly Declared[]): string {
  const made = new Map<string, string>();
  for (const { voice, schemas } of all) {
    const taken = new Set(made.keys());
    for (const schema of schemas) typeOf(schema as Node, { voice, made, taken });
  }
  return [HEAD, ...Object.keys(DECIMAL_DIGITS).map(decimalType), ...made.values()].join('\n');
}

function decimalType(shape: string): string {
  const { integer, fraction } = DECIMAL_DIGITS[shape as DecimalShape];
  return [
    '/**',
    ` * A decimal with up to ${integer} digits before the point and ${fraction} after it. As text every digit counts; a number has what a`,
    ' * float keeps, which is enough for amounts of up to thirteen digits.',
    ' */',
    `export type ${shape} = string | number;`,
    '',
  ].join('\n');
}

function typeOf(outer: Node, writing: Writing): string {
  const node = outer['x-relaxed']?.schema ?? outer;
  if (node.anyOf?.some(isNull)) return orNull(node, writing);
  if (node['x-decimal']) return writing.voice === 'request' ? node['x-decimal'] : 'string';
  if (node.allOf) return typeOf(node.allOf[0]!, writing);
  if (node.anyOf) return node.anyOf.map((branch) => typeOf(branch, writing)).join(' | ');
  if (node.enum) return node.enum.map((value) => `'${value}'`).join(' | ');
  if (node.type === 'array') return listOf(node.items ?? {}, writing);
  if (node['x-definition']) return named(node, node['x-definition'], writing);
  if (node.type === 'object') return mapOf(node);
  if (node.type === 'null') return node['x-shape'] ? typeOf(node['x-shape'], writing) : 'null';
  return SCALARS[node.type ?? ''] ?? 'unknown';
}

const SCALARS: Readonly<Record<string, string>> = {
  string: 'string',
  boolean: 'boolean',
  integer: 'number',
  number: 'number',
};

const isNull = ({ type }: Node): boolean => type === 'null';

/** Of a decimal that may be null the branches are those of the decimal. */
function orNull({ anyOf = [], ...node }: Node, writing: Writing): string {
  const rest = anyOf.filter((branch) => !isNull(branch));
  const inner = node['x-decimal'] ? { 'x-decimal': node['x-decimal'] } : { anyOf: rest };
  return `${rest.length === 1 ? typeOf(rest[0]!, writing) : typeOf(inner, writing)} | null`;
}

function listOf(items: Node, writing: Writing): string {
  const type = typeOf(items, writing);
  return `readonly ${type.includes(' ') ? `(${type})` : type}[]`;
}

function mapOf({ additionalProperties }: Node): string {
  const isMap = typeof additionalProperties === 'object';
  return `Readonly<Record<string, ${isMap ? 'string' : 'unknown'}>>`;
}

/** The same object has another shape in another voice, and then another name. */
function named(node: Node, definition: string, writing: Writing): string {
  const voice = writing.voice === 'answer' && node['x-loose'] ? LOOSE[definition] : writing.voice;
  if (voice === undefined) return definition === 'ExtractedInvoice' ? 'Invoice' : definition;
  const inner = { ...writing, voice };
  const name = nameIn(definition, inner);
  if (writing.made.has(name)) return name;
  // Its place is taken before its parts are written: declarations stand in the order of the contract.
  writing.made.set(name, '');
  writing.made.set(name, declaration(name, node, inner));
  return name;
}

/** What an answer holds of a document: read from it, or as a caller would send it. */
const LOOSE: Readonly<Record<string, Voice>> = {
  ReadInvoice: 'read',
  ReadTotals: 'read',
  ReadStatusMessage: 'read',
};

function nameIn(definition: string, { voice, taken }: Writing): string {
  if (voice === 'read') return definition.startsWith('Read') ? definition : `Read${definition}`;
  return voice === 'answer' && taken.has(definition) ? `Complete${definition}` : definition;
}

function declaration(name: string, node: Node, writing: Writing): string {
  const fields = Object.entries(node.properties ?? {}).flatMap(([key, property]) => [
    ...comment(property, writing, '  '),
    `  ${member(key, property, node, writing)}: ${fieldType(property, writing)};`,
  ]);
  return [...comment(node, writing, ''), `export interface ${name} {`, ...fields, '}', ''].join('\n');
}

/** What a caller makes may be made step by step. */
function member(key: string, property: Node, owner: Node, writing: Writing): string {
  const mark = isOptional(key, property, owner, writing) ? '?' : '';
  return `${writing.voice === 'request' ? '' : 'readonly '}${key}${mark}`;
}

function isOptional(key: string, property: Node, owner: Node, { voice }: Writing): boolean {
  if (voice === 'read' || owner.required?.includes(key)) return false;
  if (voice === 'request' || property['x-presumed']) return true;
  return property.default === undefined && !property['x-additive'];
}

function fieldType(property: Node, writing: Writing): string {
  const type = typeOf(property, writing);
  // Callers often have a variable that may hold nothing.
  if (writing.voice === 'request') return 'default' in property ? `${type} | undefined` : type;
  const isCollection = type.startsWith('readonly ') || type.startsWith('Readonly<');
  return writing.voice === 'read' && !isCollection && !type.endsWith('| null') ? `${type} | null` : type;
}

const WIDTH = 118;

function comment(node: Node, { voice }: Writing, indent: string): string[] {
  const words = descriptionOf(node, 'en') ?? '';
  const label = labelOf(node as TSchema, 'en');
  const { 'x-terms': terms = [], default: fallback } = node;
  const named = label === undefined || `${label}.` === words ? words : `${label}: ${words}`;
  const codes = terms.length === 0 ? '' : ` (${terms.join(', ')})`;
  const shown = ['string', 'boolean', 'number'].includes(typeof fallback) && voice === 'request';
  const tag = shown ? [`@defaultValue ${JSON.stringify(fallback)}`] : [];
  const lines = [...wrapped(`${named}${codes}`.replaceAll('*/', '* /'), WIDTH - indent.length), ...tag];
  if (lines.length === 1) return [`${indent}/** ${lines[0]} */`];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`];
}

function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line !== '' && line.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
