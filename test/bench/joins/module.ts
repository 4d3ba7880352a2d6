// What of a compiled pack belongs to which rule.

import { readFileSync } from 'node:fs';
import { calledBy, functionsIn, type WrittenFunctions } from '../../../rules/schematron/written.ts';

/** Rule → the functions of its module that its contexts, assertions and messages may run. */
export type FunctionsOfRules = ReadonlyMap<string, ReadonlySet<string>>;

export function functionsOfRules(file: string): FunctionsOfRules {
  const text = readFileSync(file, 'utf8');
  const functions = functionsIn(text);
  const rules = factsIn(text);
  const found = new Map<string, Set<string>>();
  for (const [name, body] of functions)
    for (const [, rule] of body.matchAll(/\.(?:fail|broken)\((\d+)\b/g))
      reach(name, functions, setOf(found, rules[Number(rule)]!));
  for (const [rule, names] of valuesIn(text).entries())
    for (const name of names) reach(name, functions, setOf(found, rules[rule]!));
  return found;
}

function setOf(found: Map<string, Set<string>>, rule: string): Set<string> {
  const known = found.get(rule) ?? new Set();
  found.set(rule, known);
  return known;
}

function reach(name: string, functions: WrittenFunctions, into: Set<string>): void {
  if (into.has(name)) return;
  into.add(name);
  for (const callee of calledBy(name, functions)) reach(callee, functions, into);
}

function factsIn(text: string): string[] {
  const [, json] = /facts: JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(text)!;
  return (JSON.parse(JSON.parse(json!) as string) as { rules: { id: string }[] }).rules.map(({ id }) => id);
}

/** The functions of each rule's message. */
function valuesIn(text: string): string[][] {
  const begin = text.indexOf(', values: [', text.indexOf('export const pack')) + ', values: ['.length;
  const end = text.indexOf('], names: ', begin);
  return [...text.slice(begin, end).matchAll(/null|\[([^\]]*)\]/g)].map(([, names]) =>
    names ? names.split(', ') : [],
  );
}
