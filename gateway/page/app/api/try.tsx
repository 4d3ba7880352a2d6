// An operation, tried: what is sent is chosen here, and the service's own answer stands below.

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

/** What was chosen, by name; a file for what is one. */
type Chosen = Readonly<Record<string, string | File>>;

interface Shown {
  readonly operation: Operation;
  readonly document: OpenApi;
}

export function TryIt({ operation, document }: Shown) {
  const [query, setQuery] = useState<Chosen>({});
  const [parts, setParts] = useState<Chosen>({});
  const [answer, setAnswer] = useState<Answered | 'asking' | null>(null);
  const json = operation.bodies['application/json'];
  const form = operation.bodies['multipart/form-data'];
  const [text, setText] = useState(() => printed(Object.values(json?.examples ?? {})[0]?.value));
  const send = async (): Promise<void> => {
    if (operation.key === 'required' && apiKey() === null) return openKeyDialog();
    setAnswer('asking');
    setAnswer(await call(operation, query, json ? text : form ? formOf(parts) : undefined));
  };
  return (
    <form
      class="try stack"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {operation.parameters.length > 0 && (
        <div class="grid">
          {operation.parameters.map((each) => (
            <Input
              key={each.name}
              id={`${operation.id}-${each.name}`}
              of={each}
              set={(value) => setQuery({ ...query, [each.name]: value })}
            />
          ))}
        </div>
      )}
      {json && <JsonBody operation={operation} document={document} text={text} setText={setText} />}
      {form && (
        <Parts id={operation.id} schema={form.schema ?? {}} set={(more) => setParts({ ...parts, ...more })} />
      )}
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

function formOf(parts: Chosen): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) if (value !== '') form.append(name, value);
  return form;
}

async function call(
  { method, path, parameters }: Operation,
  query: Chosen,
  body?: string | FormData,
): Promise<Answered> {
  const inPath = (name: string): boolean => path.includes(`{${name}}`);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(query[name] ?? '')),
  );
  const wanted = parameters.filter(({ name }) => !inPath(name) && (query[name] ?? '') !== '');
  const search = new URLSearchParams(wanted.map(({ name }) => [name, String(query[name])])).toString();
  const json = typeof body === 'string';
  try {
    const response = await ask(search === '' ? filled : `${filled}?${search}`, {
      method,
      ...(body !== undefined && { body }),
      ...(json && { type: 'application/json' }),
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

function Outcome({
  answer: { status, type, text, content },
  name,
}: {
  readonly answer: Answered;
  readonly name: string;
}) {
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
  readonly set: (parts: Chosen) => void;
}

/** A field for each part of a form; of a form that takes any, one for files. */
function Parts({ id, schema: { properties = { file: { format: 'binary' } }, required = [] }, set }: Fields) {
  return (
    <div class="grid">
      {Object.entries(properties).map(([name, schema]) => (
        <Input
          key={name}
          id={`${id}-${name}`}
          of={{
            name,
            schema,
            required: required.includes(name),
            ...(schema.description && { description: schema.description }),
          }}
          set={(value) => set({ [name]: value })}
        />
      ))}
    </div>
  );
}

interface Field {
  readonly id: string;
  readonly of: Omit<Parameter, 'in'>;
  readonly set: (value: string | File) => void;
}

function Input({ id, of: { name, schema, description, required = false }, set }: Field) {
  const options = schema.type === 'boolean' ? ['true', 'false'] : schema.enum;
  const described = { id, class: 'field', required, 'aria-describedby': `${id}-about` };
  return (
    <div class="entry">
      <label for={id}>
        <code>{name}</code>
        {required && <Required />}
      </label>
      {options ? (
        <select {...described} onChange={({ currentTarget }) => set(currentTarget.value)}>
          <option value="">{schema.default === undefined ? '' : String(schema.default)}</option>
          {options
            .filter((value) => value !== null && value !== String(schema.default))
            .map((value) => (
              <option key={value} value={value!}>
                {value}
              </option>
            ))}
        </select>
      ) : schema.format === 'binary' ? (
        <input
          {...described}
          type="file"
          onChange={({ currentTarget }) => set(currentTarget.files?.[0] ?? '')}
        />
      ) : (
        <input
          {...described}
          type="text"
          placeholder={schema.default === undefined ? '' : String(schema.default)}
          onInput={({ currentTarget }) => set(currentTarget.value)}
        />
      )}
      <p class="note" id={`${id}-about`}>
        {description}
      </p>
    </div>
  );
}
