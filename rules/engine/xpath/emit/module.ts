import type { Name as ExpandedName } from '../../xml/index.ts';
import type { Runtime } from '../runtime/index.ts';
import type { Code } from './code.ts';
import { COMMA, Name, declare, freeNames, js, print, sequence } from './code.ts';
import { laidOut } from './layout.ts';
import { byHint, identifierOf } from './naming.ts';

/** The document a compiled pack runs on; and its columns, which a function takes out once when it uses them. */
export const DOC = new Name('d');
export const COLUMNS = {
  kind: new Name('kind'),
  name: new Name('name'),
  parent: new Name('parent'),
  end: new Name('end'),
  first: new Name('first'),
  next: new Name('next'),
  pairs: new Name('pairs'),
} as const;

/** What the runtime compares or counts with text nodes among it. */
const ASK_FOR_TEXTS: ReadonlySet<keyof Runtime> = new Set(['deepEqual', 'path']);

const COLUMN_NAMES: ReadonlySet<Name> = new Set(Object.values(COLUMNS));

/** A module being written: constants and functions, each printed once however often it is used. */
export class ModuleBuilder {
  readonly #lines: string[] = [];
  readonly #known = new Map<string, Name>();
  readonly #imports = new Map<string, Name>();
  readonly #slots = new Map<string, number>();
  readonly #memoPlaces = new Map<string, number>();
  readonly #names = new Map<string, ExpandedName & { readonly number: Name }>();
  #count = 0;
  #about = 'pack';
  /** Does anything written here use text nodes? Trees of documents have none unless a pack requires them. */
  textNodes = false;

  /** Functions defined by `part` are called by what they are about: a rule, a variable, a name of elements. */
  within<T>(about: string, part: () => T): T {
    const outer = this.#about;
    this.#about = identifierOf(about);
    try {
      return part();
    } finally {
      this.#about = outer;
    }
  }

  /** A function of the runtime, imported by name. */
  runtime(name: keyof Runtime): Name {
    const known = this.#imports.get(name);
    if (known) return known;
    if (ASK_FOR_TEXTS.has(name)) this.textNodes = true;
    const imported = new Name(name, `x_${name}`);
    this.#imports.set(name, imported);
    return imported;
  }

  /** A place in the document's memory; the same code shares one. */
  slot(code: Code): number {
    return numberIn(this.#slots, print(code, locals()));
  }

  get slots(): number {
    return this.#slots.size;
  }

  /** A place for what is memoised for one node at a time; the same code shares one. */
  memoPlace(code?: Code): number {
    return numberIn(this.#memoPlaces, code ? print(code, locals()) : `${this.#memoPlaces.size}`);
  }

  get memoPlaces(): number {
    return this.#memoPlaces.size;
  }

  /** The constant that holds a name's number; the pack lists them all for its epoch. */
  nameNumber(uri: string, local: string): Name {
    const key = `${uri} ${local}`;
    const known = this.#names.get(key);
    if (known) return known.number;
    const value = js`${this.runtime('nameNumber')}(${uri}, ${local})`;
    const number = this.#once('K', value, unnamed, (text) => text, identifierOf(local));
    this.#names.set(key, { number, uri, local });
    return number;
  }

  get names(): readonly Name[] {
    return [...this.#names.values()].map(({ number }) => number);
  }

  /** The names themselves. */
  get expandedNames(): readonly ExpandedName[] {
    return [...this.#names.values()];
  }

  /** An array of the module's own, one for each test: `const seen__1 = [];` */
  memoryFor(test: Code): Name {
    return this.#once('M', test, locals(), () => '[]', 'seen');
  }

  /** `const called__1 = value;` */
  constant(value: Code, called = 'K'): Name {
    return this.#once('K', value, unnamed, (text) => text, identifierOf(called));
  }

  /**
   * A function of the names the body uses without declaring them, and the call to it. Shape:
   * `const BR_02__1 = (function (d, n) { const name = d.name; …body… });`
   */
  call(body: Code): Code {
    const free = freeNames(body);
    const columns = free.filter((name) => COLUMN_NAMES.has(name));
    const params = free.filter((name) => !COLUMN_NAMES.has(name));
    if (columns.length > 0 && !params.includes(DOC)) params.unshift(DOC);
    return js`${this.define(params, body)}(${sequence(params, COMMA)})`;
  }

  /** A function of these parameters. */
  define(params: readonly Name[], body: Code): Name {
    const used = freeNames(body);
    const columns = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).filter((key) =>
      used.includes(COLUMNS[key]),
    );
    const taken = columns.map((key) => js`const ${declare(COLUMNS[key])} = ${DOC}.${new Name(key, key)}; `);
    const whole = js`(${sequence(params.map(declare), COMMA)}) { ${sequence(taken)}${body} }`;
    const stray = freeNames(whole);
    if (stray.length > 0) throw new Error(`generated code uses "${stray[0]!.hint}" where it is not known`);
    // In brackets: V8 then compiles it together with the module, so that a compile cache holds it (npm run bench -- --only cold).
    return this.#once('F', whole, locals(), (text) => `(function ${text})`, this.#about);
  }

  /** A function that must have its own identity because others call it by name before it is written. */
  reserve(called: string): Name {
    const text = `${identifierOf(called)}__${this.#count++}`;
    return new Name(text, text);
  }

  fill(name: Name, params: readonly Name[], body: Code): void {
    const inner = this.define(params, body);
    this.#lines.push(`const ${name.text!} = ${inner.text!};`);
  }

  /** A line for people; whatever a pack says stays within it. */
  comment(text: string): void {
    this.#lines.push(`// ${text.replaceAll(/[^\x20-\x7e]+/g, ' ')}`);
  }

  statement(code: Code): void {
    this.#lines.push(print(code, byHint()));
  }

  /**
   * The module's text; `runtime` is the specifier of the runtime's module. Functions of the runtime become constants of the module: an imported
   * name is looked up, and checked for being initialised, wherever it is used, which made a tenth of the machine code.
   * @param end statements behind all others, of this text alone
   */
  text(runtime: string, end: readonly Code[] = []): string {
    const bound = [...this.#imports].map(([name, as]) => `${name}: ${as.text!}`).join(', ');
    const specifier = print(js`${runtime}`, unnamed);
    return [
      `import * as runtime from ${specifier};`,
      `const { ${bound} } = runtime;`,
      ...this.#lines,
      ...end.map((code) => print(code, byHint())),
      '',
    ].join('\n');
  }

  /** What says the same, whatever its locals are called, is written once, under the name it has first. */
  #once(
    kind: string,
    code: Code,
    naming: (name: Name) => string,
    value: (text: string) => string,
    called: string,
  ): Name {
    const key = `${kind} ${print(code, naming)}`;
    const known = this.#known.get(key);
    if (known) return known;
    const name = `${called}__${this.#count++}`;
    this.#lines.push(laidOut(`const ${name} = ${value(print(code, byHint()))};`));
    const made = new Name(name, name);
    this.#known.set(key, made);
    return made;
  }
}

/** The number of a key, of a new one the next. */
function numberIn(numbers: Map<string, number>, key: string): number {
  const number = numbers.get(key) ?? numbers.size;
  numbers.set(key, number);
  return number;
}

/** Locals are a0, b0, c0… in the order they appear, so that functions that say the same are known to. */
function locals(): (name: Name) => string {
  const given = new Map<Name, string>();
  return (name) => {
    const known = given.get(name);
    if (known !== undefined) return known;
    const text = `${String.fromCodePoint(97 + (given.size % 26))}${Math.floor(given.size / 26)}`;
    given.set(name, text);
    return text;
  };
}

function unnamed(name: Name): never {
  throw new Error(`the local "${name.hint}" has no place outside a function`);
}
