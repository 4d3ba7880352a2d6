// An operation, tried: what is sent is chosen here, and the service's own answer stands below.

import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { Code } from '../editor/code.tsx';
import type { JsonSchema } from '../json-schema.ts';
import { openKeyDialog } from '../key.tsx';
import { size, words } from '../language/words.ts';
import { ask, failureIn } from '../service.ts';
import { apiKey } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { download } from '../ui/download.ts';
import type { OpenApi, Operation, Parameter } from './description.ts';
import { SchemaView } from './schema.tsx';
import { Required } from '../ui/required.tsx';

interface Answered {
  readonly status: number;
  readonly type: string;
  readonly text: string | null;
  readonly content: Blob | null;
}

interface Shown {
  readonly operation: Operation;
  readonly document: OpenApi;
}

export function TryIt({ operation, document }: Shown) {
  const [answer, setAnswer] = useState<Answered | 'asking' | null>(null);
  const json = operation.bodies['application/json'];
  const form = operation.bodies['multipart/form-data'];
  const [text, setText] = useState(() => printed(Object.values(json?.examples ?? {})[0]?.value));
  const send = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (operation.key === 'required' && apiKey() === null) return openKeyDialog();
    const given = new FormData(event.currentTarget);
    setAnswer('asking');
    setAnswer(await call(operation, given, json ? text : form ? partsIn(given) : undefined));
  };
  return (
    <form class="try stack" onSubmit={(event) => void send(event)}>
      {operation.parameters.length > 0 && (
        <div class="grid">
          {operation.parameters.map((each) => (
            <Input
              key={each.name}
              id={`${operation.id}-${each.name}`}
              name={IN_QUERY + each.name}
              of={each}
            />
          ))}
        </div>
      )}
      {json && <JsonBody operation={operation} document={document} text={text} setText={setText} />}
      {form && <Parts id={operation.id} schema={form.schema ?? {}} />}
      <div class="actions">
        <Button type="submit" look="primary" disabled={answer === 'asking'}>
          {words.api.send}
        </Button>
      </div>
      {answer !== null && answer !== 'asking' && <Outcome answer={answer} name={operation.id} />}
    </form>
  );
}

const printed = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** A part of the body may be called as a parameter is. */
const IN_QUERY = 'query:';

function partsIn(given: FormData): FormData {
  const parts = new FormData();
  for (const [name, value] of given)
    if (!name.startsWith(IN_QUERY) && (value instanceof File ? value.name : value) !== '')
      parts.append(name, value);
  return parts;
}

async function call(
  { method, path, parameters }: Operation,
  given: FormData,
  body?: string | FormData,
): Promise<Answered> {
  const valueOf = (name: string): string => String(given.get(IN_QUERY + name) ?? '');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name)));
  const wanted = parameters.filter(({ name }) => !path.includes(`{${name}}`) && valueOf(name) !== '');
  const search = new URLSearchParams(wanted.map(({ name }) => [name, valueOf(name)])).toString();
  try {
    const response = await ask(search === '' ? filled : `${filled}?${search}`, {
      method,
      ...(body !== undefined && { body }),
      ...(typeof body === 'string' && { type: 'application/json' }),
      keyed: true,
    });
    return await answered(response.status, response.headers.get('content-type') ?? '', await response.blob());
  } catch (failure) {
    const { status, code, message, details } = failureIn(failure);
    return { status, type: 'application/json', text: printed({ code, message, details }), content: null };
  }
}

async function answered(status: number, type: string, content: Blob): Promise<Answered> {
  if (type.split(';')[0]!.endsWith('json') && !type.includes('ndjson'))
    return { status, type, text: printed(JSON.parse(await content.text())), content };
  const readable = /xml|text|ndjson/.test(type);
  return { status, type, text: readable ? await content.text() : null, content };
}

interface Came {
  readonly answer: Answered;
  readonly name: string;
}

function Outcome({ answer: { status, type, text, content }, name }: Came) {
  const kind = type.split(';')[0]!;
  return (
    <section class="outcome stack" role="status" aria-label={words.api.answer}>
      <p>
        <strong class={status < 300 ? 'status-code ok' : 'status-code'}>{status}</strong> {kind}{' '}
        {content && <span class="note">{size(content.size)}</span>}
      </p>
      {text !== null && (
        <Code key={text} kind={kind.includes('xml') ? 'xml' : 'json'} text={text} label={words.api.answer} />
      )}
      {content && (
        <Button icon="download" look="small" onClick={() => download(`${name}.${endingOf(kind)}`, content)}>
          {words.downloadDocument}
        </Button>
      )}
    </section>
  );
}

const endingOf = (type: string): string => /(pdf|xml|html|ndjson|json)$/.exec(type)?.[1] ?? 'bin';

interface Body extends Shown {
  readonly text: string;
  readonly setText: (text: string) => void;
}

function JsonBody({ operation: { id, bodies }, document, text, setText }: Body) {
  const { schema, examples = {} } = bodies['application/json']!;
  return (
    <>
      <label class="entry">
        <span class="label">{words.api.example}</span>
        <select
          class="field"
          onChange={({ currentTarget }) => setText(printed(examples[currentTarget.value]!.value))}
        >
          {Object.keys(examples).map((name) => (
            <option key={name} value={name}>
              {exampleName(name)}
            </option>
          ))}
        </select>
      </label>
      <Code kind="json" text={text} label={`${words.api.body} ${id}`} onEdit={setText} />
      {schema && <SchemaView name={words.api.body} schema={schema} document={document} />}
    </>
  );
}

const exampleName = (name: string): string =>
  name === 'published' ? words.api.simplest : (words.examples[name as keyof typeof words.examples] ?? name);

interface Fields {
  readonly id: string;
  readonly schema: JsonSchema;
}

/** A field for each part of a form; of a form that takes any, one for files. */
function Parts({ id, schema: { properties = { file: { format: 'binary' } }, required = [] } }: Fields) {
  return (
    <div class="grid">
      {Object.entries(properties).map(([name, schema]) => {
        const of = { name, schema, required: required.includes(name), description: schema.description ?? '' };
        return <Input key={name} id={`${id}-${name}`} name={name} of={of} />;
      })}
    </div>
  );
}

interface Field {
  readonly id: string;
  /** As the form has it. */
  readonly name: string;
  readonly of: Omit<Parameter, 'in'>;
}

function Input({ id, name, of: { name: label, schema, description, required = false } }: Field) {
  const presumed = schema.default === undefined ? '' : String(schema.default);
  const options = schema.type === 'boolean' ? ['true', 'false'] : schema.enum;
  const attributes = { id, name, class: 'field', required, 'aria-describedby': `${id}-about` };
  const others = options?.filter((value) => value !== null && value !== presumed);
  return (
    <div class="entry">
      <label for={id}>
        <code>{label}</code>
        {required && <Required />}
      </label>
      {others ? (
        <select {...attributes}>
          <option value="">{presumed}</option>
          {others.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      ) : (
        <input
          {...attributes}
          {...(schema.format === 'binary' ? { type: 'file' } : { type: 'text', placeholder: presumed })}
        />
      )}
      <p class="note" id={`${id}-about`}>
        {description}
      </p>
    </div>
  );
}
