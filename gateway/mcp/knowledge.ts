// Tools that tell what the service knows: rules and schemas. Public, like the law.

import { ErrorOutSchema } from '@conforme/proto/schema';
import { ruleCodec } from '@conforme/proto/schema/codec';
import { briefArguments, briefResult } from '@conforme/proto/schema/brief';
import {
  invoiceJsonSchema,
  optionsJsonSchema,
  requestJsonSchema,
  type JsonSchema,
} from '@conforme/proto/schema/json-schema';
import {
  ExplainToolOutSchema,
  ExplainToolSchema,
  SchemaToolOutSchema,
  SchemaToolSchema,
  type SchemaName,
} from '@conforme/proto/schema/tools';
import { HttpError } from '../errors.ts';
import type { Tool } from './tool.ts';

/** By name: what get_schema answers and what stands under conforme://schema/. */
export const SCHEMAS: Readonly<Record<SchemaName, () => JsonSchema>> = {
  invoice: invoiceJsonSchema,
  options: optionsJsonSchema,
  'generate-request': requestJsonSchema,
};

export const explainRule: Tool<'explain_rule'> = {
  name: 'explain_rule',
  title: 'Explain a rule',
  description:
    'Explains a rule by its identifier (BR-CO-10, BR-FR-12, PEPPOL-…): what it protects, its clause, the business terms it is ' +
    'about and how to satisfy it, in French and English, and the packs that hold it.',
  input: briefArguments(ExplainToolSchema),
  output: briefResult(ExplainToolOutSchema, ErrorOutSchema),
  access: null,
  openWorld: false,
  run: async ({ rule: id }, { engine, language, options }) => {
    const { rule } = await engine.getRule({ id }, options);
    const result = ruleCodec.fromMessage(rule!);
    const { title, explanation, fix, reference } = result[language];
    const terms = result.terms.length > 0 ? ` (${result.terms.join(', ')})` : '';
    const family = result.family?.length ? ` (${result.family.join(', ')})` : '';
    return {
      result,
      summary: `${result.id}${family}: ${title}${terms}. ${explanation} ${fix} [${reference}]`,
    };
  },
};

export const getSchema: Tool<'get_schema'> = {
  name: 'get_schema',
  title: 'Show a JSON Schema',
  description:
    'The JSON Schema (draft 2020-12) of what generate_invoice takes, with every field: whole, which is long, or one part of it. ' +
    'The arguments of generate_invoice show the fields most invoices have.',
  input: briefArguments(SchemaToolSchema),
  output: briefResult(SchemaToolOutSchema, ErrorOutSchema),
  access: null,
  openWorld: false,
  run: async ({ name, part }) => {
    const whole = SCHEMAS[name]();
    const schema = part === null ? whole : definitionOf(whole, part);
    return { result: { name, part, schema }, summary: JSON.stringify(schema) };
  },
};

/** @throws HttpError 404 that lists what there is. */
function definitionOf({ $defs = {} }: JsonSchema, part: string): JsonSchema {
  const definitions = $defs as Readonly<Record<string, JsonSchema>>;
  const found = Object.hasOwn(definitions, part) ? definitions[part] : undefined;
  if (found) return found;
  const names = Object.keys(definitions).join(', ');
  throw new HttpError('not_found', {
    en: `This schema has no definition of that name; it has: ${names}.`,
    fr: `Ce schéma n'a pas de définition de ce nom ; il a : ${names}.`,
  });
}
