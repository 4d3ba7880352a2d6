// The W3C's tests of XPath (github.com/w3c/qt3tests), as far as they are XPath 2.0 and ask for what we have:
//   node test/oracle/qt3.ts CHECKOUT [--set REGEX]
// An expected result is itself an expression about the result, so we judge both sides; errors are errors of any code.
// Prints what differs without a known reason, then how many were run, agreed, were refused as rules/engine/docs/supported.md says, and why
// the others differ.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from '@conforme/engine/xml';
import { compile } from '../../rules/engine/xpath/evaluate.ts';
import { XPathError } from '../../rules/engine/xpath/index.ts';
import { LimitError } from '../../rules/engine/xpath/runtime/control.ts';
import { EvaluationError } from '../../rules/engine/xpath/runtime/index.ts';
import { casesOf } from './qt3/cases.ts';
import type { Case } from './qt3/cases.ts';
import { reasonOf, refusalOf } from './qt3/reasons.ts';
import { elements, localName, textOf } from './sch/markup.ts';
import type { Markup } from './sch/markup.ts';

const NO_CONTEXT = '<none/>';

type Outcome = { readonly values: readonly string[] } | { readonly error: Error };

/** In the environment of the case: its namespaces, variables and document. */
function outcome({ environment }: Case, expression: string): Outcome {
  const { namespaces, variables, file } = environment;
  const whole = variables.reduceRight(
    (body, [name, value]) => `let $${name} := (${value}) return (${body})`,
    expression,
  );
  try {
    const run = compile(whole, namespaces);
    return { values: run(parse(file === null ? Buffer.from(NO_CONTEXT) : readFileSync(file))) };
  } catch (error) {
    return { error: error as Error };
  }
}

/** An expression that is true of the result where the assertion holds; null for what is judged otherwise, or not at all. */
function asExpression(assertion: Markup, result: string): string | null {
  const wanted = textOf(assertion);
  const expressions: Readonly<Record<string, string>> = {
    'assert-true': `deep-equal((${result}), true())`,
    'assert-false': `deep-equal((${result}), false())`,
    'assert-empty': `empty((${result}))`,
    'assert-count': `count((${result})) eq ${wanted}`,
    'assert-eq': `(${result}) eq (${wanted})`,
    'assert-deep-eq': `deep-equal((${result}), (${wanted}))`,
    'assert-permutation': `count((${result})) eq count((${wanted})) and (every $i in (${wanted}) satisfies some $j in (${result}) satisfies deep-equal($i, $j))`,
    'assert-type': `(${result}) instance of ${wanted}`,
    assert: `let $result := (${result}) return boolean(${wanted})`,
  };
  return expressions[localName(assertion)] ?? null;
}

const normal = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Does the assertion hold? Undefined where it asks for what we do not judge, such as serialised XML. */
function holds(assertion: Markup, it: Case, found: Outcome): boolean | undefined {
  const name = localName(assertion);
  const parts = elements(assertion).map((part) => () => holds(part, it, found));
  if (name === 'all-of') return every(parts);
  if (name === 'any-of') return parts.some((part) => part() === true) || (every(parts) ?? undefined);
  if (name === 'not') return parts[0]!() === undefined ? undefined : !parts[0]!();
  if (name === 'error') return 'error' in found;
  if (name === 'assert-string-value') return 'values' in found && says(assertion, found.values.join(' '));
  const expression = asExpression(assertion, `${it.expression}\n`);
  if (expression === null) return undefined;
  const judged = outcome(it, expression);
  if ('error' in judged && 'values' in found && refusalOf(judged.error.message)) return undefined;
  return 'values' in found && 'values' in judged && judged.values[0] === 'true';
}

function every(parts: readonly (() => boolean | undefined)[]): boolean | undefined {
  const answers = parts.map((part) => part());
  return answers.includes(false) ? false : answers.includes(undefined) ? undefined : true;
}

function says(assertion: Markup, text: string): boolean {
  const wanted = textOf(assertion);
  const loose = assertion.attributes['normalize-space'] === 'true';
  return loose ? normal(text) === normal(wanted) : text === wanted;
}

const isOurs = (error: Error): boolean =>
  error instanceof XPathError || error instanceof EvaluationError || error instanceof LimitError;

const told = (found: Outcome): string =>
  'error' in found ? `${found.error.name}: ${found.error.message}` : found.values.join(' | ');

function main(): void {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { set: { type: 'string' } } });
  const [checkout = ''] = positionals;
  if (!existsSync(path.join(checkout, 'catalog.xml')))
    throw new Error('name a checkout of github.com/w3c/qt3tests');
  const tally = new Map<string, number>();
  for (const it of casesOf(checkout, new RegExp(values.set ?? ''))) {
    const found = outcome(it, it.expression);
    const verdict = verdictOf(it, found);
    tally.set(verdict, (tally.get(verdict) ?? 0) + 1);
    if (verdict !== 'differs') continue;
    console.log(
      `${it.name}: ${normal(it.expression)}\n  wanted ${normal(wantedOf(it))}\n  found ${told(found)}`,
    );
    process.exitCode = 1;
  }
  for (const [verdict, count] of [...tally].sort(([, a], [, b]) => b - a)) console.log(`${count} ${verdict}`);
}

function verdictOf(it: Case, found: Outcome): string {
  if ('error' in found && !isOurs(found.error)) return 'differs';
  const agrees = holds(it.result, it, found);
  if (agrees === undefined) return 'not judged';
  if (agrees) return 'agree';
  const refused = 'error' in found ? refusalOf(found.error.message) : null;
  return refused ?? reasonOf(it) ?? 'differs';
}

const wantedOf = ({ result }: Case): string =>
  [result, ...elements(result)].map((part) => `${localName(part)} ${textOf(part)}`).join(' ');

main();
