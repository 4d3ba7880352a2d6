// Who sent a document cannot do what is said in names of the JSON request, which it never saw.

import { createRegistry } from '../../core/main.ts';
import { LANGUAGES } from '@conforme/proto/schema';
import { invoiceJsonSchema, type JsonSchema } from '@conforme/proto/schema/json-schema';
import { describe, expect, it } from 'vitest';

const registry = await createRegistry();
const rulesets = registry.all('ruleset');

/** Fields of the request that are no word of English or French: `due_date`, `totals.line_total`. */
const FIELD = new RegExp(
  `(?<![\\w:/#])(?:${[...fieldsOf(invoiceJsonSchema())].join('|')})(?![\\w])|\\b(?:totals|seller|buyer|delivery|payment)\\.[a-z]`,
);

function fieldsOf(schema: unknown, names = new Set<string>()): ReadonlySet<string> {
  if (typeof schema !== 'object' || schema === null) return names;
  const { properties = {} } = schema as JsonSchema;
  for (const name of Object.keys(properties as object)) if (name.includes('_')) names.add(name);
  for (const part of Object.values(schema)) fieldsOf(part, names);
  return names;
}

const syntaxes = { cii: '/rsm:CrossIndustryInvoice', ubl: '/ubl:Invoice' };

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.entries(syntaxes))('a fix of %s names elements', (id, root) => {
    const syntax = registry.syntax(id);
    const named = (term: string): string | null => syntax.placeOf(term, root)?.split('/').at(-1) ?? null;
    const wrong: string[] = [];
    let different = 0;
    for (const { rules, explain } of rulesets)
      for (const rule of rules) {
        const request = explain(rule.id, language, ['1', '2', '3', '4', '5'])!.fix;
        const document = explain(rule.id, language, ['1', '2', '3', '4', '5'], named)!.fix;
        if (/[`{]/.test(request + document) || FIELD.test(document)) wrong.push(`${rule.id}: ${document}`);
        if (request !== document) different++;
      }
    expect(wrong).toEqual([]);
    expect(different).toBeGreaterThan(400);
  });

  it('the terms of these fixes have places', () => {
    const places = Object.entries(syntaxes).map(([id, root]) => registry.syntax(id).placeOf('BT-106', root));
    expect(places).toEqual([
      expect.stringMatching(/ram:LineTotalAmount$/),
      expect.stringMatching(/cbc:LineExtensionAmount$/),
    ]);
    expect(registry.syntax('cii').placeOf('BT-999', syntaxes.cii)).toBeNull();
  });
});
