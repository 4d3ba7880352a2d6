import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEXT = /'((?:[^'\\\n]|\\.)+)'|`([^`\n]+)`/g;

/**
 * The sentences in the sources of a folder, tests aside, with their values as places (`{1}`): what a phrasebook must know.
 * @param given each finds code in its first group; the string literals of that code are the sentences
 */
export function reasonsIn(folder: string, given: readonly RegExp[]): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .flatMap((source) => given.flatMap((pattern) => [...source.matchAll(pattern)].map(([, code]) => code!)))
    .flatMap((code) => [...code.matchAll(TEXT)].map(([, plain, made]) => (plain ?? made)!))
    .filter((text) => text.includes(' ') && /[a-z]/.test(text))
    .map(withPlaces);
}

/** `the font ${name}` → `the font {1}`. */
export function withPlaces(text: string): string {
  let at = 0;
  return text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, () => `{${++at}}`);
}

/** The arguments of calls that refuse. @param names alternatives, as in a regular expression */
export const argumentsOf = (names: string): RegExp =>
  new RegExp(`(?:${names})\\(((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*)\\)`, 'g');
