// What the expressions of a schema say without a document: constant texts, names at the beginning of paths, demands on a value.

import { expressionOf, SourceError } from '@conforme/engine/schematron/source';
import type { Attribute, Schema } from '@conforme/engine/schematron/source';
import type { Ast } from '@conforme/engine/xpath';

type Step = Extract<Ast, { op: 'path' }>['steps'][number];

/** Null for what cannot be read: the compiler says so. */
export function read(attribute: Attribute, { namespaces }: Schema): Ast | null {
  try {
    return expressionOf(attribute, namespaces);
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}

/** An expression and all inside it. */
export function* within(ast: Ast): Generator<Ast> {
  yield ast;
  for (const value of Object.values(ast)) yield* insideOf(value);
}

function* insideOf(value: unknown): Generator<Ast> {
  if (Array.isArray(value)) for (const each of value as unknown[]) yield* insideOf(each);
  else if (typeof value === 'object' && value !== null)
    if ('op' in value) yield* within(value as Ast);
    else for (const each of Object.values(value)) yield* insideOf(each);
}

/** Variable → its expression. */
export type Variables = ReadonlyMap<string, Ast>;

/** The texts an expression comes to whatever the document; null where that depends on it. */
export function constants(ast: Ast, variables: Variables, open: readonly string[] = []): string[] | null {
  const inner = bare(ast);
  if (inner.op === 'literal') return inner.type === 'string' ? [inner.text] : null;
  if (inner.op === 'sequence') return all(inner.items.map((item) => constants(item, variables, open)));
  if (inner.op === 'variable') {
    const { local } = inner.name;
    const value = open.includes(local) ? undefined : variables.get(local);
    return value ? constants(value, variables, [...open, local]) : null;
  }
  if (inner.op !== 'call' || inner.name.local !== 'concat') return null;
  const parts = inner.args.map((arg) => constants(arg, variables, open));
  return parts.every((part) => part?.length === 1) ? [parts.flat().join('')] : null;
}

const all = (lists: readonly (string[] | null)[]): string[] | null =>
  lists.every((list) => list !== null) ? lists.flat() : null;

const WRAPPERS = new Set(['normalize-space', 'string', 'data']);

/** Without parentheses, and without what changes nothing of a text but its blanks. */
export function bare(ast: Ast): Ast {
  if (ast.op === 'call' && ast.args.length === 1 && WRAPPERS.has(ast.name.local)) return bare(ast.args[0]!);
  const only = ast.op === 'path' && ast.steps.length === 1 ? ast.steps[0]! : null;
  return only?.axis === null && only.predicates.length === 0 ? bare(only.expression) : ast;
}

/** Local names of a path's steps, `text()` at its end left out; null where it is no plain path. */
export function localNames(ast: Ast): (string | null)[] | null {
  const inner = bare(ast);
  if (inner.op === 'context') return [];
  if (inner.op !== 'path') return null;
  const steps = inner.steps.filter((step, at) => !isText(step) || at < inner.steps.length - 1);
  return steps.map((step) => (step.axis === null ? null : step.test.local));
}

const isText = (step: Step): boolean => step.axis !== null && step.test.kind === 'text';
