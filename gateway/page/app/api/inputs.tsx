// What an operation takes, to be read where no service is there to try it.

import { words } from '../language/words.ts';
import type { OpenApi, Operation, Parameter } from './description.ts';
import { SchemaView } from './schema.tsx';
import { Required } from '../ui/required.tsx';

export function Inputs({
  operation: { parameters, bodies },
  document,
}: {
  readonly operation: Operation;
  readonly document: OpenApi;
}) {
  const media = Object.entries(bodies);
  if (parameters.length + media.length === 0) return null;
  return (
    <>
      <h3>{words.api.sent}</h3>
      <ul class="answers stack">
        {parameters.map((each) => (
          <ParameterPart key={each.name} parameter={each} />
        ))}
        {media.map(([type, { schema }]) => (
          <li key={type}>
            <SchemaView name={type} schema={schema ?? {}} document={document} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ParameterPart({ parameter: { name, schema, description, required } }: { parameter: Parameter }) {
  const values = schema.type === 'boolean' ? ['true', 'false'] : (schema.enum ?? []);
  return (
    <li>
      <p>
        <code>{name}</code>
        {required && <Required />}{' '}
        {values.length > 0 && (
          <span class="note">{values.filter((value) => value !== null).join(' | ')}</span>
        )}
        {schema.default !== undefined && <span class="note"> = {String(schema.default)}</span>}
      </p>
      {description && <p class="note">{description}</p>}
    </li>
  );
}
