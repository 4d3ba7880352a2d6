/**
 * JavaScript as a value (the idea is ajv's codegen). Text becomes code only where this file's `js` template stands in our
 * own source; everything interpolated is a name, another piece of code, or a literal that is escaped here. So a string
 * of a pack, however hostile, can only ever become a string literal.
 */
export class Name {
  readonly hint: string;
  /** Text of a name that belongs to the module or the runtime; locals are named when their function is printed. */
  readonly text: string | null;

  constructor(hint: string, text: string | null = null) {
    this.hint = hint;
    this.text = text;
  }
}

/** Marks the place where a local name is declared. */
export class Declaration {
  readonly name: Name;

  constructor(name: Name) {
    this.name = name;
  }
}

type Part = { readonly source: string } | Name | Declaration;
export type Literal = string | number | bigint | boolean;

export class Code {
  readonly parts: readonly Part[];

  constructor(parts: readonly Part[]) {
    this.parts = parts;
  }
}

export type Fragment = Code | Name | Declaration | Literal;

/** The only way to write code: `js\`return ${name} === ${'text'};\``. */
export function js(strings: TemplateStringsArray, ...values: readonly Fragment[]): Code {
  const parts: Part[] = [];
  for (let at = 0; at < strings.length; at++) {
    if (strings[at] !== '') parts.push({ source: strings[at]! });
    if (at < values.length) add(parts, values[at]!);
  }
  return new Code(parts);
}

/** Fragments one after the other, with `separator` between them. */
export function sequence(fragments: readonly Fragment[], separator: Code = EMPTY): Code {
  const parts: Part[] = [];
  for (let at = 0; at < fragments.length; at++) {
    if (at > 0) add(parts, separator);
    add(parts, fragments[at]!);
  }
  return new Code(parts);
}

export const EMPTY = new Code([]);
export const COMMA: Code = js`, `;
export const declare = (name: Name): Declaration => new Declaration(name);

/** Written as loops: a pack of forty thousand rules is some ten million parts. */
function add(parts: Part[], value: Fragment): void {
  if (value instanceof Code) for (const part of value.parts) parts.push(part);
  else if (value instanceof Name || value instanceof Declaration) parts.push(value);
  else parts.push({ source: literal(value) });
}

/**
 * A literal of JavaScript, in ASCII: of one other character V8 makes a source of two bytes each, which takes twice the memory and
 * longer to load. Nor are the line separators legal everywhere a module may be quoted.
 */
function literal(value: Literal): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  const text = JSON.stringify(value);
  return text.search(BEYOND_ASCII) < 0 ? text : text.replaceAll(BEYOND_ASCII, escaped);
}

const BEYOND_ASCII = /[\u007f-\uffff]/g;
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Text of the code; `naming` gives locals their text. */
export function print(code: Code, naming: (name: Name) => string): string {
  return code.parts
    .map((part) => {
      if (part instanceof Name) return part.text ?? naming(part);
      if (part instanceof Declaration) return naming(part.name);
      return part.source;
    })
    .join('');
}

/** Do two pieces of code say the same? */
export function isSame(one: Code, other: Code): boolean {
  const source = (part: Part | undefined): unknown => (part && 'source' in part ? part.source : part);
  return (
    one.parts.length === other.parts.length &&
    one.parts.every((part, index) => source(part) === source(other.parts[index]))
  );
}

/** Local names a piece of code uses but does not declare, in the order of their first appearance. */
export function freeNames(code: Code): Name[] {
  const declared = new Set(code.parts.filter((part) => part instanceof Declaration).map((part) => part.name));
  const used = code.parts.filter((part) => part instanceof Name && part.text === null && !declared.has(part));
  return [...new Set(used as Name[])];
}
