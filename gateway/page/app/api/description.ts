// GET /openapi.json, as the page reads it: what people see of it, and nothing more.

import type { JsonSchema } from '../json-schema.ts';

interface Media {
  readonly schema?: JsonSchema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

type Contents = Readonly<Record<string, Media>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Contents;
}

interface Written {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly object[];
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Contents };
  readonly responses: Readonly<Record<string, Response>>;
}

export interface OpenApi {
  readonly info: { readonly version: string; readonly summary: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Written>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

/** One operation, in the language of the page. */
export interface Operation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly title: string;
  readonly about: string;
  readonly key: 'none' | 'optional' | 'required';
  /** Of the query and the path; what every request may carry in headers aside. */
  readonly parameters: readonly Parameter[];
  readonly bodies: Contents;
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly status: string;
  readonly text: string;
  readonly content: Contents;
}

export function operationsOf(document: OpenApi): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, written]) => operationOf(document, path, method, written)),
  );
}

function operationOf(document: OpenApi, path: string, method: string, written: Written): Operation {
  const { operationId: id, tags, summary: title, description: about = '', security, requestBody } = written;
  return {
    id,
    tag: tags[0]!,
    method: method.toUpperCase(),
    path,
    title,
    about,
    key: keyOf(security),
    parameters: written.parameters.filter((each) => 'name' in each).filter((each) => each.in !== 'header'),
    bodies: requestBody?.content ?? {},
    answers: Object.entries(written.responses).map(([status, response]) =>
      answerOf(document, status, response),
    ),
  };
}

function keyOf(security: readonly object[]): Operation['key'] {
  if (security.length === 0) return 'none';
  return security.some((each) => Object.keys(each).length === 0) ? 'optional' : 'required';
}

function answerOf({ components }: OpenApi, status: string, response: Response): Answer {
  const name = response.$ref?.split('/').at(-1);
  const { description: text = '', content = {} } = name ? components.responses[name]! : response;
  return { status, text, content };
}

/** A schema in its place, and the name it has. */
export function resolved(
  { components }: OpenApi,
  schema: JsonSchema,
): { readonly name: string | null; readonly schema: JsonSchema } {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? { name: null, schema } : { name, schema: components.schemas[name] ?? {} };
}
