// The third view of the page, at /api: the description of the API, to be read and tried.

import { useEffect, useState } from 'preact/hooks';
import { KeyOrigin } from '../key.tsx';
import { language, words } from '../language/words.ts';
import { look } from '../service.ts';
import { site } from '../site.ts';
import { Loaded } from '../ui/answered.tsx';
import { Icon } from '../ui/icon.tsx';
import { Title } from '../ui/title.tsx';
import { operationsOf, type Answer, type OpenApi, type Operation } from './description.ts';
import { Inputs } from './inputs.tsx';
import { SchemaView } from './schema.tsx';
import { TryIt } from './try.tsx';

const described = (): Promise<OpenApi> =>
  look<OpenApi>(language === 'fr' ? '/page/openapi.fr.json' : '/openapi.json');

export const ApiView = () => (
  <Loaded question={described}>{(document) => <Description document={document} />}</Loaded>
);

function Description({ document }: { readonly document: OpenApi }) {
  const operations = operationsOf(document);
  const groups = document.tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ tag }) => tag === name),
  }));
  useEffect(() => {
    const wanted = globalThis.document.getElementById(location.hash.slice(1));
    if (wanted instanceof HTMLDetailsElement) wanted.open = true;
    wanted?.scrollIntoView();
  }, []);
  return (
    <div class="api stack">
      <Title>{words.api.title}</Title>
      <p class="lead">{words.api.lead}</p>
      <p>
        {words.api.access} <a href={site?.openapi ?? '/openapi.json'}>openapi.json</a>
      </p>
      {site === null && <KeyOrigin />}
      {groups.map(({ name, operations: own }) => (
        <section key={name} class="api-group stack">
          <h2>{words.api.tags[name as keyof typeof words.api.tags] ?? name}</h2>
          {own.map((operation) => (
            <OperationPart key={operation.id} operation={operation} document={document} />
          ))}
        </section>
      ))}
    </div>
  );
}

interface Shown {
  readonly operation: Operation;
  readonly document: OpenApi;
}

/** Drawn when it is opened. */
function OperationPart({ operation, document }: Shown) {
  const [seen, setSeen] = useState(false);
  const { id, method, path, title, about, key } = operation;
  return (
    <details
      id={id}
      class="operation card"
      onToggle={({ currentTarget }) => currentTarget.open && setSeen(true)}
    >
      <summary class="line">
        <span class={`method ${method.toLowerCase()}`}>{method}</span>
        <code class="path">{path}</code>
        <span class="operation-title">{title}</span>
        {key === 'required' && (
          <span class="chip">
            <Icon name="key" />
            {words.api.keyed}
          </span>
        )}
      </summary>
      {seen && (
        <div class="operation-body stack">
          {about !== '' && <p>{about}</p>}
          <p class="note">{words.api.keys[key]}</p>
          {site ? (
            <Inputs operation={operation} document={document} />
          ) : (
            !isStream(operation) && <TryIt operation={operation} document={document} />
          )}
          <h3>{words.api.answers}</h3>
          <ul class="answers stack">
            {operation.answers.map((answer) => (
              <AnswerPart key={answer.status} answer={answer} document={document} />
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}

/** What does not end is no answer to wait for. */
const isStream = ({ answers }: Operation): boolean =>
  answers.some(({ content }) => 'text/event-stream' in content);

function AnswerPart({ answer: { status, text, content }, document }: { answer: Answer; document: OpenApi }) {
  const media = Object.entries(content);
  return (
    <li>
      <p>
        <strong class={status < '300' ? 'status-code ok' : 'status-code'}>{status}</strong> {text}
      </p>
      {media.map(([type, { schema }]) => (
        <SchemaView key={type} name={type} schema={schema ?? {}} document={document} />
      ))}
    </li>
  );
}
