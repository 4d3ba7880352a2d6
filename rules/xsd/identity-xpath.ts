import { NCNAME } from '@conforme/rules/xml';
import { SourceError } from '../schematron/error.ts';
import { clark, XML } from './model.ts';
import type { PathModel } from './model.ts';
import type { Attribute } from './source.ts';

/** Longest first: what stands before a colon is a prefix, before two an axis. */
const TOKEN = new RegExp(
  String.raw`[ \t\r\n]*(?:(?<sign>\.\.|//|::|[./|@])|(?:(?<prefix>${NCNAME}):(?!:))?(?<local>\*|${NCNAME}))`,
  'uy',
);

/** A sign, or a name test as `PathModel` has it. */
interface Token {
  readonly sign: string;
  readonly test: string;
}

/**
 * The paths of a selector or field: the part of XPath that 3.11.6 of Part 1 has, in its abbreviated form or with the axes `child` and
 * `attribute` written out. Only a field ends in an attribute.
 * @throws SourceError for what is not of it.
 */
export function pathsOf(xpath: Attribute, kind: 'selector' | 'field'): readonly PathModel[] {
  const tokens = tokensOf(xpath, kind);
  const paths: PathModel[] = [];
  for (let start = 0; start <= tokens.length;) {
    const bar = tokens.findIndex(({ sign }, i) => i >= start && sign === '|');
    const end = bar < 0 ? tokens.length : bar;
    paths.push(new PathReader(tokens.slice(start, end), xpath, kind).path());
    start = end + 1;
  }
  return paths;
}

function wrong({ value, place }: Attribute, kind: string): never {
  throw new SourceError(`"${value}" is no path that xs:${kind} may have`, place);
}

function tokensOf(xpath: Attribute, kind: string): Token[] {
  const text = xpath.value.replace(/[ \t\r\n]+$/, '');
  const tokens: Token[] = [];
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < text.length;) {
    const { sign, prefix, local } = TOKEN.exec(text)?.groups ?? wrong(xpath, kind);
    tokens.push({ sign: sign ?? '', test: sign === undefined ? nameTest(xpath, prefix, local!) : '' });
  }
  return tokens;
}

/** A name without a prefix is of no namespace, whatever the default one is. */
function nameTest({ scope, place, value }: Attribute, prefix: string | undefined, local: string): string {
  if (prefix === undefined) return local;
  const uri = prefix === 'xml' ? XML : scope.get(prefix);
  if (uri !== undefined) return clark(uri, local);
  throw new SourceError(`the prefix ${prefix} in "${value}" is not declared`, place);
}

class PathReader {
  readonly #tokens: readonly Token[];
  readonly #xpath: Attribute;
  readonly #kind: string;
  #at = 0;

  constructor(tokens: readonly Token[], xpath: Attribute, kind: 'selector' | 'field') {
    this.#tokens = tokens;
    this.#xpath = xpath;
    this.#kind = kind;
  }

  path(): PathModel {
    const deep = this.#tokens[0]?.sign === '.' && this.#tokens[1]?.sign === '//';
    if (deep) this.#at = 2;
    const steps: string[] = [];
    do {
      const attribute = this.#attribute();
      if (attribute !== null) return this.#ended({ deep, steps, attribute });
      if (!this.#skips('.')) steps.push(this.#test('child'));
    } while (this.#skips('/'));
    return this.#ended({ deep, steps, attribute: null });
  }

  #ended(path: PathModel): PathModel {
    return this.#at === this.#tokens.length ? path : wrong(this.#xpath, this.#kind);
  }

  #attribute(): string | null {
    const isAxis = this.#isAxis('attribute');
    if (!isAxis && this.#tokens[this.#at]?.sign !== '@') return null;
    if (this.#kind !== 'field') wrong(this.#xpath, this.#kind);
    if (!isAxis) this.#at++;
    return this.#test('attribute');
  }

  #test(axis: string): string {
    if (this.#isAxis(axis)) this.#at += 2;
    const token = this.#tokens[this.#at++];
    return token !== undefined && token.sign === '' ? token.test : wrong(this.#xpath, this.#kind);
  }

  #isAxis(name: string): boolean {
    const [token, sign] = [this.#tokens[this.#at], this.#tokens[this.#at + 1]];
    return token?.test === name && sign?.sign === '::';
  }

  #skips(sign: string): boolean {
    if (this.#tokens[this.#at]?.sign !== sign) return false;
    this.#at++;
    return true;
  }
}
