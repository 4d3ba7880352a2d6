import { blockClass } from './blocks.ts';
import { CATEGORIES, CHARACTER_ESCAPES, CLASS_ESCAPES, SELF_ESCAPES } from './classes.ts';

/**
 * Anchors of flag m: "\\n" alone ends a line, and none begins after one that ends the text. Not "no other character before":
 * V8 finds that in the middle of a surrogate pair.
 */
export const LINES = { '^': String.raw`(?:^|(?<=\n)(?=[^]))`, $: String.raw`(?=\n|$)` } as const;

/** Any character as itself, wherever it stands in a `v` expression. */
export function escapeLiteral(character: string): string {
  if (/[A-Za-z0-9]/.test(character)) return character;
  return String.raw`\u{${character.codePointAt(0)!.toString(16)}}`;
}

/** Letters of one case: JavaScript's flag i would find those of the other, XPath's does not (XPath functions, 7.6.1.1). */
const CASED: ReadonlySet<string> = new Set(['Lu', 'Ll', 'Lt']);

interface Options {
  readonly dotAll: boolean;
  readonly lines: boolean;
  readonly folded: boolean;
}

/** Recursive descent over a pattern; each method returns what it read as JavaScript source. */
export class Reader {
  readonly #characters: readonly string[];
  readonly #options: Options;
  #at = 0;
  #opened = 0;
  /** Did the last item of the class stand for several characters? */
  #ranged = false;
  readonly #closed = new Set<number>();

  constructor(pattern: string, options: Options) {
    this.#characters = [...pattern];
    this.#options = options;
  }

  pattern(): string {
    const source = this.#branches();
    if (this.#at < this.#characters.length) this.#fail('")" closes nothing');
    return source;
  }

  get #next(): string | undefined {
    return this.#characters[this.#at];
  }

  #accept(character: string): boolean {
    if (this.#next !== character) return false;
    this.#at++;
    return true;
  }

  #branches(): string {
    let source = this.#branch();
    while (this.#accept('|')) source += `|${this.#branch()}`;
    return source;
  }

  #branch(): string {
    let source = '';
    while (this.#next !== undefined && this.#next !== '|' && this.#next !== ')') source += this.#piece();
    return source;
  }

  #piece(): string {
    const anchor = this.#anchor();
    // An anchor may be repeated: once is as good as often, and none at all as good as any number.
    if (anchor !== undefined) return /^(?:[*?]|\{0)/.test(this.#quantifier()) ? '' : anchor;
    const atom = this.#atom();
    return atom + this.#quantifier();
  }

  /** Without flag m only the ends of the text. */
  #anchor(): string | undefined {
    if (this.#accept('^')) return this.#options.lines ? LINES['^'] : '^';
    if (this.#accept('$')) return this.#options.lines ? LINES.$ : '$';
    return undefined;
  }

  #atom(): string {
    const character = this.#next!;
    this.#at++;
    if (character === '(') return this.#group();
    if (character === '[') return this.#class();
    if (character === '\\') return this.#escape();
    if (character === '.') return this.#options.dotAll ? '[^]' : String.raw`[^\n\r]`;
    if ('?*+{}]'.includes(character)) this.#fail(`"${character}" stands where it repeats nothing`);
    return escapeLiteral(character);
  }

  /** Groups are numbered where they open; back-references ask whether they have closed. */
  #group(): string {
    const capturing = !this.#accept('?');
    if (!capturing && !this.#accept(':')) this.#fail('"(?" is not known to XPath');
    const number = capturing ? ++this.#opened : 0;
    const inner = this.#branches();
    if (!this.#accept(')')) this.#fail('a "(" is never closed');
    if (capturing) this.#closed.add(number);
    return capturing ? `(${inner})` : `(?:${inner})`;
  }

  #quantifier(): string {
    const character = this.#next;
    if (character === undefined || !'?*+{'.includes(character)) return '';
    this.#at++;
    const count = character === '{' ? this.#count() : character;
    return count + (this.#accept('?') ? '?' : '');
  }

  /** `{2}`, `{2,}`, `{2,5}`; `{,5}` is no quantity in XML Schema. */
  #count(): string {
    const rest = this.#characters.slice(this.#at).join('');
    const match = /^(\d+)(?:,(\d*))?\}/.exec(rest);
    if (!match) this.#fail('"{" opens no quantity');
    if (match![2] && Number(match![2]) < Number(match![1])) this.#fail('the quantity counts downwards');
    this.#at += match![0].length;
    return `{${match![0]}`;
  }

  #escape(): string {
    const character = this.#next;
    if (character !== undefined && /[1-9]/.test(character)) return this.#backReference();
    return this.#classEscape(false) ?? escapeLiteral(this.#characterEscape());
  }

  /** Takes as many digits as name a group that was opened, which must have closed (XPath functions, 7.6.1); grouped, so that a digit may follow. */
  #backReference(): string {
    let digits = this.#characters[this.#at++]!;
    while (/^\d$/.test(this.#next ?? '') && Number(digits + this.#next!) <= this.#opened)
      digits += this.#characters[this.#at++]!;
    if (!this.#closed.has(Number(digits))) this.#fail(`"\\${digits}" refers to no closed group`);
    return `(?:\\${digits})`;
  }

  /** `\d`, `\p{Lu}` and their kind, after the backslash. */
  #classEscape(inClass: boolean): string | undefined {
    const character = this.#next ?? '';
    if (character === 'p' || character === 'P') return this.#category(inClass);
    if (!Object.hasOwn(CLASS_ESCAPES, character)) return undefined;
    this.#at++;
    return CLASS_ESCAPES[character];
  }

  #category(inClass: boolean): string {
    const match = /^([pP])\{([^}]*)\}/.exec(this.#characters.slice(this.#at).join(''));
    if (!match) this.#fail('"\\p" needs a category in braces');
    const [whole, letter, name] = match as unknown as [string, string, string];
    this.#at += whole.length;
    const unfolded = this.#options.folded && CASED.has(name);
    if (unfolded && inClass) this.#fail(`"\\p{${name}}" is not known in a class beside the flag i`);
    if (unfolded) return `(?-i:\\${letter}{${name}})`;
    if (CATEGORIES.has(name)) return `\\${letter}{${name}}`;
    return blockClass(name, letter === 'P') ?? this.#fail(`the category "${name}" is not known`);
  }

  /** A backslash may stand only before what needs one; `\b` and its kind are not XPath's. */
  #characterEscape(): string {
    const character = this.#next;
    this.#at++;
    if (character !== undefined && Object.hasOwn(CHARACTER_ESCAPES, character))
      return CHARACTER_ESCAPES[character]!;
    if (character === undefined || !SELF_ESCAPES.includes(character))
      this.#fail(`"\\${character ?? ''}" is not known to XPath`);
    return character!;
  }

  /** A class after its "["; a subtraction `[a-z-[aeiou]]` becomes `[[a-z]--[aeiou]]`. */
  #class(): string {
    const negated = this.#accept('^');
    let items = '';
    for (let first = true; this.#next !== ']'; first = false) {
      if (this.#next === undefined) this.#fail('a "[" is never closed');
      if (this.#next === '-' && this.#characters[this.#at + 1] === '[')
        return this.#subtraction(negated, items);
      items += this.#classItem(first);
    }
    if (items === '') this.#fail('a class is empty');
    this.#at++;
    return `[${negated ? '^' : ''}${items}]`;
  }

  #subtraction(negated: boolean, items: string): string {
    if (items === '') this.#fail('nothing is there to subtract from');
    this.#at += 2;
    const removed = this.#class();
    if (!this.#accept(']')) this.#fail('a subtraction ends its class');
    return `[[${negated ? '^' : ''}${items}]--${removed}]`;
  }

  /** A hyphen is itself at either end of a class and after a range or an escape for several characters. */
  #classItem(first: boolean): string {
    if (this.#accept('\\')) {
      const several = this.#classEscape(true);
      if (several === undefined) return this.#range(this.#characterEscape());
      this.#ranged = true;
      return several;
    }
    const character = this.#next!;
    if (character === '[') this.#fail('"[" stands inside a class');
    this.#at++;
    const free = first || this.#ranged || this.#next === ']';
    if (character === '-' && (!free || this.#next === '-')) this.#fail('"-" stands inside a class');
    if (character !== '-') return this.#range(character);
    this.#ranged = false;
    return escapeLiteral('-');
  }

  /** A character, or the range it opens. */
  #range(from: string): string {
    const after = this.#characters[this.#at + 1];
    this.#ranged = false;
    if (this.#next !== '-' || after === ']' || after === '[' || after === undefined)
      return escapeLiteral(from);
    this.#at++;
    this.#ranged = true;
    const to = this.#accept('\\') ? this.#characterEscape() : this.#characters[this.#at++]!;
    if (to.codePointAt(0)! < from.codePointAt(0)!) this.#fail(`the range ${from}-${to} runs backwards`);
    return `${escapeLiteral(from)}-${escapeLiteral(to)}`;
  }

  #fail(reason: string): never {
    throw new Error(`the regular expression is wrong at character ${this.#at + 1}: ${reason}`);
  }
}
