// Tools that tell what the service knows: rules and schemas. Public, like the law.

import { ruleCodec } from '@conforme/proto/schema/codec';
import { briefArguments } from '@conforme/proto/schema/brief';
import { ReportingRequestSchema } from '@conforme/proto/schema/ereporting';
import {
  documentedSchema,
  invoiceJsonSchema,
  optionsJsonSchema,
  requestJsonSchema,
  type JsonSchema,
} from '@conforme/proto/schema/json-schema';
import { StatusToolSchema } from '@conforme/proto/schema/message-tools';
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
  status: () => documentedSchema(StatusToolSchema),
  ereporting: () => documentedSchema(ReportingRequestSchema),
};

export const explainRule: Tool<'explain_rule'> = {
  name: 'explain_rule',
  title: 'Explain a rule',
  description:
    'What a rule (BR-CO-10, BR-FR-12, PEPPOL-…) protects, its clause and terms, and how to satisfy it.',
  input: briefArguments(ExplainToolSchema),
  output: ExplainToolOutSchema,
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
    'The whole JSON Schema behind generate_invoice (invoice, options), generate_status or generate_ereporting, or one part of it.',
  input: briefArguments(SchemaToolSchema),
  output: SchemaToolOutSchema,
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
