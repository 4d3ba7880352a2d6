// Tools that tell what the service knows: rules and schemas. Public, like the law.

import { ErrorOutSchema } from '@conforme/proto/schema';
import { ruleCodec } from '@conforme/proto/schema/codec';
import {
  argumentsJsonSchema,
  invoiceJsonSchema,
  optionsJsonSchema,
  requestJsonSchema,
  resultJsonSchema,
  type JsonSchema,
} from '@conforme/proto/schema/json-schema';
import {
  ExplainToolOutSchema,
  ExplainToolSchema,
  SchemaToolOutSchema,
  SchemaToolSchema,
  type SchemaName,
} from '@conforme/proto/schema/tools';
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
  input: argumentsJsonSchema(ExplainToolSchema),
  output: resultJsonSchema(ExplainToolOutSchema, ErrorOutSchema),
  language: 'en',
  access: null,
  openWorld: false,
  run: async ({ rule: id, language }, { engine, options }) => {
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
  description: 'The JSON Schema (draft 2020-12) of what generate_invoice takes, whole or in parts.',
  input: argumentsJsonSchema(SchemaToolSchema),
  output: resultJsonSchema(SchemaToolOutSchema, ErrorOutSchema),
  language: 'en',
  access: null,
  openWorld: false,
  run: async ({ name }) => {
    const schema = SCHEMAS[name]();
    return { result: { name, schema }, summary: JSON.stringify(schema) };
  },
};
