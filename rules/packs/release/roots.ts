import type { Schema } from '@conforme/engine/schematron/source';
import type { Ast } from '@conforme/engine/xpath';
import { read, within } from './expressions.ts';

/** Namespaces that are named after their one document element. */
const DOCUMENT_NAMESPACES = [
  /^urn:oasis:names:specification:ubl:schema:xsd:(\w+)-\d+$/,
  /^urn:un:unece:uncefact:data:standard:(\w+):\d+$/,
];
/** What documents of those families are made of. */
const COMPONENTS = /^Common|Components$|DataTypes?$|BusinessInformationEntity$/;

const namedAfter = (uri: string): string | undefined =>
  DOCUMENT_NAMESPACES.map((shape) => shape.exec(uri)?.[1]).find((name) => name !== undefined);

/** Local name of the document element a namespace is made for. */
function documentOf(uri: string): string | null {
  const local = namedAfter(uri);
  return local === undefined || COMPONENTS.test(local) ? null : local;
}

/**
 * The document elements a schema is for, as `{uri}Name`: those its paths begin with at the root (`/ubl:Order`), and those
 * of its contexts that their namespace is named after; without either, those its `ns` are named after.
 */
export function rootsOf(schema: Schema): string[] {
  const rules = schema.patterns.flatMap((pattern) => pattern.rules);
  const contexts = rules.flatMap(({ context }) => read(context, schema) ?? []);
  const tests = rules.flatMap(({ asserts }) => asserts.flatMap(({ test }) => read(test, schema) ?? []));
  const named = [
    ...[...contexts, ...tests].flatMap((ast) => [...within(ast)].flatMap(atRoot)),
    ...contexts.flatMap((ast) => [...within(ast)].flatMap(namesakes)),
  ];
  const found = named.length > 0 ? named : [...schema.namespaces.values()].flatMap(ofNamespace);
  return [...new Set(found)].sort();
}

const ofNamespace = (uri: string): string[] => {
  const local = documentOf(uri);
  return local === null ? [] : [`{${uri}}${local}`];
};

function atRoot(ast: Ast): string[] {
  return ast.op === 'path' && ast.root ? nameOf(ast.steps[0]) : [];
}

function namesakes(ast: Ast): string[] {
  if (ast.op !== 'path') return [];
  return ast.steps.flatMap((step) =>
    step.axis === 'child' && step.test.uri !== null && documentOf(step.test.uri) === step.test.local
      ? nameOf(step)
      : [],
  );
}

/** `//a` begins with a step to any depth, which is no name. */
function nameOf(step: Extract<Ast, { op: 'path' }>['steps'][number] | undefined): string[] {
  if (step?.axis !== 'child' || step.test.uri === null || step.test.local === null) return [];
  const { uri, local } = step.test;
  const part = namedAfter(uri);
  // No document begins with a part of one, whatever a path says.
  return part !== undefined && COMPONENTS.test(part) ? [] : [`{${uri}}${local}`];
}
