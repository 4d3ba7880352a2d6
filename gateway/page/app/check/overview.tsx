// Many documents at once: how they stand, the worst first.

import { signal } from '@preact/signals';
import { words } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Table, type Row } from '../ui/table.tsx';
import { Title } from '../ui/title.tsx';
import { Problem } from '../ui/waiting.tsx';
import type { Doc } from './document.ts';
import { open, type Batch } from './judging.ts';
import { ReportButtons, reported } from './reports.tsx';
import { FILTERS, ordered, standing, type Filter } from './standing.ts';

const filter = signal<Filter>('all');

export function Overview({ batch }: { readonly batch: Batch }) {
  const rows = ordered(batch.docs, filter.value).map(rowOf);
  const columns = [
    words.file,
    words.verdictColumn,
    words.severities.fatal,
    words.severities.warning,
    words.profile,
    words.firstFinding,
  ];
  return (
    <section class="overview stack">
      <Head {...batch} />
      <div class="card">
        <Table label={words.overview} columns={columns} rows={rows} numbers={[2, 3]} class="overview-table" />
      </div>
    </section>
  );
}

function Head({ docs, total, done, stop }: Batch) {
  const count = (name: Filter): number => ordered(docs, name).length;
  const judged = docs.filter((doc) => standing(doc) !== 'waiting').length;
  const progress = words.progress(judged, total);
  return (
    <div class="overview-head stack">
      <Title key={String(done)} focus={done}>
        {done ? words.batchVerdict(count('valid'), judged) : progress}
      </Title>
      {!done && <progress aria-label={progress} {...(total !== null && { max: total, value: judged })} />}
      {stop && <Problem key={stop.failure.code} {...stop} />}
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

/** What was refused opens, too: there stands what may be done about it. */
function rowOf(doc: Doc): Row {
  const state = standing(doc);
  const result = doc.judged?.result;
  const opens = result !== undefined || (doc.error !== null && doc.file !== null);
  const name = (
    <Button class="link-button" onClick={() => open(doc)}>
      {doc.name}
    </Button>
  );
  const stands = (
    <span class={`standing ${state}`}>
      <Icon name={ICONS[state]} />
      {words.standings[state]}
    </span>
  );
  const counts = [result?.error_count ?? null, result?.warning_count ?? null, result?.profile ?? null];
  return {
    head: opens ? name : doc.name,
    cells: [stands, ...counts, doc.error?.message ?? firstOf(doc)],
    class: state,
  };
}

function firstOf({ judged }: Doc): string {
  const findings = judged?.result.findings ?? [];
  const finding = findings.find(({ severity }) => severity === 'fatal') ?? findings[0];
  if (!finding) return '';
  const { rule, source, title, message } = finding;
  // Titles of rules say what is wrong; those of what is merely doubtful do not.
  return [rule, source === 'plausibility' ? message : (title ?? message)].filter(Boolean).join(' · ');
}
