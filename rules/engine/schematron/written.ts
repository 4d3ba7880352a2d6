// A compiled pack, read as it is written: functions of its own have names that end in a number, behind two underlines.

/** Name → the text of the function. */
export type WrittenFunctions = ReadonlyMap<string, string>;

export function functionsIn(module: string): WrittenFunctions {
  const written = /^const (\w+__\d+) = (?:\(function [^]*?^\}\)|\w+);$/gm;
  return new Map([...module.matchAll(written)].map(([text, name]) => [name!, text]));
}

/** Names of the module's functions that a function calls or mentions, itself left out. */
export function calledBy(name: string, functions: WrittenFunctions): string[] {
  return mentionedIn(functions.get(name) ?? '', functions).filter((each) => each !== name);
}

/** Names that a piece of code mentions, of functions of the module. */
const mentionedIn = (code: string, functions: WrittenFunctions): string[] =>
  [...new Set(code.match(/\b\w+__\d+\b/g))].filter((name) => functions.has(name));

/** These functions, and all that they reach. */
export function reachedFrom(names: Iterable<string>, functions: WrittenFunctions): ReadonlySet<string> {
  const reached = new Set(names);
  for (const name of reached) for (const each of calledBy(name, functions)) reached.add(each);
  return reached;
}

/** What judges an assertion, by its number: the statement in the function of its rule, and below it every function it reaches. */
export function judging(assertion: number, functions: WrittenFunctions): string[] {
  const fails = new RegExp(String.raw`^.*\.fail\(${assertion} .*$`, 'm');
  const statements = [...functions.values()].flatMap((code) => fails.exec(code)?.[0].trim() ?? []);
  const mentioned = statements.flatMap((statement) => mentionedIn(statement, functions));
  const reached = reachedFrom(mentioned, functions);
  return [...statements, ...[...reached].map((name) => functions.get(name)!)];
}
