// A schema as its fields: each with its type and what it is for, and what it holds once it is opened.

import { useState } from 'preact/hooks';
import type { JsonSchema } from '../json-schema.ts';
import { resolved, type OpenApi } from './description.ts';
import { Required } from '../ui/required.tsx';

interface Shown {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly document: OpenApi;
  readonly required?: boolean;
}

/** The alternatives of a schema but null. */
const branches = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] =>
  (anyOf ?? oneOf ?? []).filter(({ type }) => type !== 'null');

/** What a schema holds: fields of its own, of its items, or of its one alternative. */
function insideOf(document: OpenApi, schema: JsonSchema): JsonSchema | null {
  const { schema: own } = resolved(document, schema);
  if (own.properties) return own;
  if (own.items) return insideOf(document, own.items);
  const [first, ...rest] = branches(own);
  return first && rest.every(({ $ref, properties }) => !$ref && !properties)
    ? insideOf(document, first)
    : null;
}

function typeOf(document: OpenApi, schema: JsonSchema): string {
  const { name, schema: own } = resolved(document, schema);
  if (name !== null) return name;
  if (own.items) return `${typeOf(document, own.items)}[]`;
  if (own.enum) return own.enum.filter((value) => value !== null).join(' | ');
  if (own.const !== undefined) return String(own.const);
  const some = branches(own);
  if (some.length > 0) return [...new Set(some.map((each) => typeOf(document, each)))].join(' | ');
  return [own.type ?? [], own.format ?? []].flat().join(' ');
}

export function SchemaView({ name, schema, document, required = false }: Shown) {
  const [seen, setSeen] = useState(false);
  const inside = insideOf(document, schema);
  const { description, lang = 'en' } = schema.description ? schema : resolved(document, schema).schema;
  const head = (
    <>
      <code>{name}</code>
      {required && <Required />}
      <span class="term">{typeOf(document, schema)}</span>
    </>
  );
  const about = description && (
    <p class="note" lang={lang}>
      {description}
    </p>
  );
  if (!inside)
    return (
      <div class="schema-field">
        <p>{head}</p>
        {about}
      </div>
    );
  const fields = Object.entries(inside.properties!);
  return (
    <details class="schema-field" onToggle={({ currentTarget }) => currentTarget.open && setSeen(true)}>
      <summary>{head}</summary>
      {about}
      {seen &&
        fields.map(([field, each]) => (
          <SchemaView
            key={field}
            name={field}
            schema={each}
            document={document}
            required={inside.required?.includes(field) ?? false}
          />
        ))}
    </details>
  );
}
