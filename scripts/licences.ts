import type { ThirdParty } from './third-party.ts';

/** What a package of production may be under: each lets everybody use, change and sell it, and asks for no more than to be named. */
export const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  // Of fonts; a document that carries one stays free of it.
  'OFL-1.1',
  'Unlicense',
]);

/**
 * Whether an SPDX expression can be met by licences of a list: all sides of an AND, one of an OR. AND binds closer; `WITH` and whatever
 * else there is in such expressions is met by no list.
 */
export function isMet(expression: string, allowed: ReadonlySet<string> = ALLOWED): boolean {
  // Some packages write the operators in small letters.
  const words =
    expression.replaceAll(/ (and|or) /g, (word) => word.toUpperCase()).match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const single = (): boolean => {
    if (words[at] !== '(') return allowed.has(words[at++] ?? '');
    at++;
    const met = either();
    return words[at++] === ')' && met;
  };
  const all = (): boolean => {
    let met = single();
    while (words[at] === 'AND' && ++at) met = single() && met;
    return met;
  };
  const either = (): boolean => {
    let met = all();
    while (words[at] === 'OR' && ++at) met = all() || met;
    return met;
  };
  const met = either();
  return met && at === words.length;
}

/** What may not be shipped, each with the reason. */
export function unlicensed(packages: readonly ThirdParty[]): string[] {
  return packages
    .filter(({ license }) => license === null || !isMet(license))
    .map(({ name, version, license }) => `${name} ${version}: ${license ?? 'its manifest names no licence'}`);
}
