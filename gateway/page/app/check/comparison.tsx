// Whether the pages of a PDF say what the XML in it says: found out when the reader asks for it.

import type { ComparisonOut } from '@conforme/proto/schema';
import { useTerms } from '../convert/term.tsx';
import { words } from '../language/words.ts';
import { compare } from '../service.ts';
import { Folded } from '../ui/folded.tsx';
import { Icon } from '../ui/icon.tsx';
import { Table, type Row } from '../ui/table.tsx';

type Field = ComparisonOut['fields'][number];

export function FoldedComparison({ pdf }: { readonly pdf: File }) {
  return (
    <Folded
      class="comparison"
      title={words.comparison.title}
      known={null}
      load={() => compare(pdf)}
      busy={words.comparison.asking}
      verdict={({ summary }) => <Verdict summary={summary} />}
    >
      {(compared) => <Rows compared={compared} />}
    </Folded>
  );
}

function Verdict({ summary }: Pick<ComparisonOut, 'summary'>) {
  const tone = summary.different > 0 ? 'warning' : 'valid';
  return (
    <>
      <Icon name={tone} class={tone} />
      {words.comparison.verdict(summary.same, summary.different, summary.not_found)}
    </>
  );
}

const RANK = { different: 0, not_found: 1, same: 2 } as const;

/** What differs comes first. */
function Rows({ compared: { fields, summary } }: { readonly compared: ComparisonOut }) {
  const blind = summary.pages - summary.text_pages;
  const termOf = useTerms();
  const rows = fields
    .toSorted((a, b) => RANK[a.verdict] - RANK[b.verdict])
    .map((field) => ({ ...rowOf(field), head: termOf(field.term) }));
  return (
    <>
      <p class="note">
        {words.comparison.note} {blind > 0 && words.comparison.blind(blind)}
      </p>
      <Table label={words.comparison.title} columns={words.comparison.columns} rows={rows} class="compared" />
    </>
  );
}

function rowOf({ xml, picture, verdict, page }: Field): Omit<Row, 'head'> {
  return {
    cells: [xml, picture ?? '', words.comparison.verdicts[verdict], page === null ? '' : String(page)],
    class: verdict === 'different' ? 'off' : '',
  };
}
