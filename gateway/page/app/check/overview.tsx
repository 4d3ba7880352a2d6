// Many documents at once: how they stand, the worst first.

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { words } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { usePortion } from '../ui/portion.tsx';
import { Title } from '../ui/title.tsx';
import type { Failure } from '../ui/waiting.tsx';
import type { Doc } from './document.ts';
import { ReportButtons, reported } from './reports.tsx';
import { FILTERS, ordered, standing, type Filter } from './standing.ts';

const SHOWN = 200;

export interface Batch {
  readonly docs: readonly Doc[];
  readonly total: number | null;
  readonly done: boolean;
  /** What ended it early, and what goes on with it. */
  readonly stop: { readonly failure: Failure; readonly again: (() => void) | null } | null;
}

const filter = signal<Filter>('all');

interface Shown {
  readonly batch: Batch;
  readonly open: (doc: Doc) => void;
  /** What ended it. */
  readonly children: ComponentChildren;
}

export function Overview({ batch, open, children }: Shown) {
  const { shown, rest } = usePortion(ordered(batch.docs, filter.value), SHOWN);
  const columns = [
    words.file,
    words.verdictColumn,
    words.errors,
    words.warnings,
    words.profile,
    words.firstFinding,
  ];
  return (
    <section class="overview">
      <Head batch={batch}>{children}</Head>
      <div class="table-scroll" tabIndex={0} role="region" aria-label={words.overview}>
        <table class="overview-table">
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((doc) => (
              <DocRow key={doc.id} doc={doc} open={open} />
            ))}
          </tbody>
        </table>
      </div>
      <div class="more">{rest}</div>
    </section>
  );
}

function Head({ batch: { docs, total, done }, children }: Pick<Shown, 'batch' | 'children'>) {
  const count = (name: Filter): number => ordered(docs, name).length;
  const judged = docs.filter((doc) => standing(doc) !== 'waiting').length;
  const progress = words.progress(judged, total);
  return (
    <div class="overview-head">
      <Title key={String(done)} focus={done}>
        {done ? words.batchVerdict(count('valid'), judged) : progress}
      </Title>
      {!done && <progress aria-label={progress} {...(total !== null && { max: total, value: judged })} />}
      {children}
      <div class="actions">
        {FILTERS.map((name) => (
          <Button
            key={name}
            class={`chip link big ${name}`}
            aria-pressed={filter.value === name}
            onClick={() => (filter.value = name)}
          >
            {`${words.filters[name]} ${count(name)}`}
          </Button>
        ))}
      </div>
      {done && judged > 0 && (
        <ReportButtons documents={docs.map(reported)} formats={['html', 'json', 'ndjson', 'csv']} />
      )}
    </div>
  );
}

const ICONS = { valid: 'valid', invalid: 'fatal', refused: 'warning', waiting: 'clock' } as const;

function DocRow({ doc, open }: { readonly doc: Doc; readonly open: (doc: Doc) => void }) {
  const state = standing(doc);
  const result = doc.judged?.result;
  return (
    <tr class={state}>
      <th scope="row">
        {result ? (
          <Button class="link-button" onClick={() => open(doc)}>
            {doc.name}
          </Button>
        ) : (
          doc.name
        )}
      </th>
      <td class={`standing ${state}`}>
        <span>
          <Icon name={ICONS[state]} />
          {words.standings[state]}
        </span>
      </td>
      <td class="number">{result?.error_count}</td>
      <td class="number">{result?.warning_count}</td>
      <td>{result?.profile ?? ''}</td>
      <td class="first">{doc.error?.message ?? firstOf(doc)}</td>
    </tr>
  );
}

function firstOf({ judged }: Doc): string {
  const finding =
    judged?.result.findings.find(({ severity }) => severity === 'fatal') ?? judged?.result.findings[0];
  return finding ? [finding.rule, finding.title ?? finding.message].filter(Boolean).join(' · ') : '';
}
