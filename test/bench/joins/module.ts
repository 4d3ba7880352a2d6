// What of a compiled pack belongs to which rule.

import { readFileSync } from 'node:fs';
import { functionsIn, reachedFrom } from '../../../rules/engine/schematron/written.ts';

/** Rule → the functions of its module that its contexts, assertions and messages may run. */
export type FunctionsOfRules = ReadonlyMap<string, ReadonlySet<string>>;

/** @param rules ids of its rules, in their order */
export function functionsOfRules(file: string, rules: readonly string[]): FunctionsOfRules {
  const text = readFileSync(file, 'utf8');
  const functions = functionsIn(text);
  const begun = new Map<string, string[]>();
  const begin = (rule: number, name: string): void => {
    const id = rules[rule]!;
    begun.set(id, [...(begun.get(id) ?? []), name]);
  };
  for (const [name, body] of functions)
    for (const [, rule] of body.matchAll(/\.(?:fail|broken)\((\d+)\b/g)) begin(Number(rule), name);
  for (const [rule, names] of valuesIn(text).entries()) for (const name of names) begin(rule, name);
  return new Map([...begun].map(([rule, names]) => [rule, reachedFrom(names, functions)]));
}

/** The functions of each rule's message. */
function valuesIn(text: string): string[][] {
  const begin = text.indexOf(', values: [', text.indexOf('export const pack')) + ', values: ['.length;
  const end = text.indexOf('], names: ', begin);
  return [...text.slice(begin, end).matchAll(/null|\[([^\]]*)\]/g)].map(([, names]) =>
    names ? names.split(', ') : [],
  );
}
