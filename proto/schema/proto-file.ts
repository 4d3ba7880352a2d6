// types.proto as text. Numbers come from the lock: a field keeps its number for ever, a removed one leaves it reserved.

import { isNullable, messages, nodeOf, wireTypeOf, type Message, type WireType } from './messages.ts';

/** message → field → number */
export type FieldNumbers = Readonly<Record<string, Readonly<Record<string, number>>>>;

const HEADER = `// Generated from proto/schema by scripts/generate-proto.ts; edit the schemas instead.
// Decimals are exact decimal strings, dates are YYYY-MM-DD, an absent optional field is null.

syntax = "proto3";

package conforme.v1;
`;

// No schema describes a step of a place: in JSON it is a bare string or number.
const LOC_STEP = `// One step of the place of a fault: the name of a field or the index in an array.
message LocStep {
  oneof step {
    string name = 1;
    int32 index = 2;
  }
}
`;

/** The lock extended by what is new; a new field takes the number after the highest ever used in its message. */
export function extendNumbers(lock: FieldNumbers): FieldNumbers {
  const extended: Record<string, Record<string, number>> = {};
  for (const [name, fields] of Object.entries(lock)) extended[name] = { ...fields };
  for (const message of messages()) {
    const numbers = (extended[message.name] ??= {});
    for (const field of fieldsOf(message)) numbers[field] ??= Math.max(0, ...Object.values(numbers)) + 1;
  }
  return extended;
}

function fieldsOf(message: Message): readonly string[] {
  return Object.keys(nodeOf(message.variants[0]!).properties!);
}

/** The text of types.proto: every object of the contract as a message, with the numbers its fields have for good. */
export function protoFile(numbers: FieldNumbers): string {
  const blocks = messages().map((message) => messageBlock(message, numbers[message.name] ?? {}));
  return [HEADER, ...blocks, LOC_STEP].join('\n');
}

/** Variants have the same fields, as a test holds; the first speaks for all. */
function messageBlock(message: Message, numbers: Readonly<Record<string, number>>): string {
  const names = message.variants.map((variant) => nodeOf(variant)['x-definition']);
  const { description } = nodeOf(message.variants[0]!);
  const heading = names.length === 1 ? description : `Shape of ${names.join(', ')}.`;
  const fields = fieldsOf(message).map((field) => fieldLines(message, field, numbers[field]));
  return `${wrapped(heading).replaceAll(/^ +/gm, '')}message ${message.name} {\n${fields.join('')}${reservedLines(message, numbers)}}\n`;
}

/** A removed field: neither its number nor its name may come back with another meaning. */
function reservedLines(message: Message, numbers: Readonly<Record<string, number>>): string {
  const present = new Set(fieldsOf(message));
  const gone = Object.entries(numbers).filter(([field]) => !present.has(field));
  if (gone.length === 0) return '';
  const list = (parts: readonly string[]) => `  reserved ${parts.join(', ')};\n`;
  return list(gone.map(([, number]) => String(number))) + list(gone.map(([field]) => `"${field}"`));
}

/** Presence is declared for scalars only: messages have it anyway, lists and maps cannot. */
function fieldLines(message: Message, field: string, number: number | undefined): string {
  if (number === undefined) throw new Error(`${message.name}.${field} has no number in the lock`);
  const schema = nodeOf(message.variants[0]!).properties![field]!;
  const type = wireTypeOf(schema);
  const presence = type.kind === 'scalar' && (message.explicit || isNullable(schema)) ? 'optional ' : '';
  return `${commentLines(message, field)}  ${presence}${typeName(type)} ${field} = ${number};\n`;
}

function typeName(type: WireType): string {
  if (type.kind === 'list') return `repeated ${typeName(type.of)}`;
  if (type.kind === 'map') return 'map<string, string>';
  if (type.kind === 'loc') return 'repeated LocStep';
  return type.kind === 'scalar' ? type.scalar : nodeOf(type.schema)['x-message']!;
}

/** Description, terms, decimal shape, choices and default: what the type string cannot say. */
function commentLines(message: Message, field: string): string {
  const places = message.variants.map((variant) => nodeOf(nodeOf(variant).properties![field]!));
  const first = places[0]!;
  const facts = [first.description, termsText(message, field)];
  if (first['x-decimal']) facts.push(`Decimal (${first['x-decimal']}).`);
  if (first.enum) facts.push(`One of ${first.enum.join(', ')}.`);
  if (typeof first.default === 'string' && first.default.length < 20) facts.push(`Default ${first.default}.`);
  return wrapped(facts.filter((fact) => fact !== '').join(' '));
}

/** `BT-27 (Seller), BT-44 (Buyer)`, or the bare term where roles do not differ. */
function termsText(message: Message, field: string): string {
  const terms = message.variants.map((variant) => {
    const node = nodeOf(variant);
    const own = nodeOf(node.properties![field]!)['x-terms'].join(', ');
    return own === '' || message.variants.length === 1 ? own : `${own} (${node['x-definition']})`;
  });
  const shown = [...new Set(terms)].filter((term) => term !== '');
  return shown.length === 0 ? '' : `${shown.join(', ')}.`;
}

const COMMENT_WIDTH = 110;

/** Comment lines as wide as the house allows. */
function wrapped(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    if (lines[last] !== '' && lines[last]!.length + word.length >= COMMENT_WIDTH) lines.push(word);
    else lines[last] = lines[last] === '' ? word : `${lines[last]} ${word}`;
  }
  return lines.map((line) => `  // ${line}\n`).join('');
}
