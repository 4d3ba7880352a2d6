// Whether the pages of a PDF say what the XML in it says: found out when the reader asks for it.

import type { ComparisonOut } from '@conforme/proto/schema';
import { useState } from 'preact/hooks';
import { KeyChoice } from '../key.tsx';
import { words } from '../language/words.ts';
import { compare, ServiceError } from '../service.ts';
import { Icon } from '../ui/icon.tsx';
import { Table, type Row } from '../ui/table.tsx';
import { Busy, Problem } from '../ui/waiting.tsx';

type Field = ComparisonOut['fields'][number];

export function FoldedComparison({ pdf }: { readonly pdf: File }) {
  const [open, setOpen] = useState(false);
  const [known, setKnown] = useState<ComparisonOut | ServiceError | null>(null);
  const ask = (): void => {
    setKnown(null);
    compare(pdf).then(setKnown, (failure: unknown) => {
      if (!(failure instanceof ServiceError)) throw failure;
      setKnown(failure);
    });
  };
  const toggled = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void => {
    setOpen(currentTarget.open);
    if (currentTarget.open && known === null) ask();
  };
  return (
    <details class="totals comparison" onToggle={toggled}>
      <summary>
        <h2>{words.comparison.title}</h2>
        {known !== null && !(known instanceof ServiceError) && <Verdict summary={known.summary} />}
      </summary>
      {open && (
        <div class="totals-body">
          {known === null && <Busy text={words.comparison.asking} />}
          {known instanceof ServiceError && (
            <Problem failure={known} again={ask}>
              <KeyChoice failure={known} again={ask} />
            </Problem>
          )}
          {known !== null && !(known instanceof ServiceError) && <Rows compared={known} />}
        </div>
      )}
    </details>
  );
}

function Verdict({ summary }: Pick<ComparisonOut, 'summary'>) {
  const tone = summary.different > 0 ? 'warning' : 'valid';
  return (
    <span class="totals-verdict">
      <Icon name={tone} class={tone} />
      {words.comparison.verdict(summary.same, summary.different, summary.not_found)}
    </span>
  );
}

const RANK = { different: 0, not_found: 1, same: 2 } as const;

/** What differs comes first. */
function Rows({ compared: { fields, summary } }: { readonly compared: ComparisonOut }) {
  const blind = summary.pages - summary.text_pages;
  const rows = fields.toSorted((a, b) => RANK[a.verdict] - RANK[b.verdict]).map(rowOf);
  return (
    <>
      <p class="note">
        {words.comparison.note} {blind > 0 && words.comparison.blind(blind)}
      </p>
      <Table label={words.comparison.title} columns={words.comparison.columns} rows={rows} class="compared" />
    </>
  );
}

function rowOf({ term, xml, picture, verdict, page }: Field): Row {
  return {
    head: term,
    cells: [xml, picture ?? '', words.comparison.verdicts[verdict], page === null ? '' : String(page)],
    class: verdict === 'different' ? 'off' : '',
  };
}
