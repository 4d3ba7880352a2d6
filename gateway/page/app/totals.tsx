// How the totals of an invoice came about: what the command line and the tools of agents say of it too, as a table to read.

import type { Ledger } from '@conforme/proto/schema';
import { ledgerTable, type LedgerRow, type LedgerTable } from '@conforme/proto/schema/ledger-rows';
import { unbroken } from '@conforme/proto/schema/french-signs';
import { amount, language, words } from './language/words.ts';
import { Folded } from './ui/folded.tsx';
import { Icon } from './ui/icon.tsx';
import { Table, type Row } from './ui/table.tsx';

/** The table, and above it whether everything agrees. */
export function Totals({ ledger }: { readonly ledger: Ledger }) {
  const shown = tableOf(ledger);
  return (
    <div class="totals-body">
      <p class="totals-verdict line">
        <Verdict ledger={ledger} shown={shown} />
      </p>
      <Rows shown={shown} />
    </div>
  );
}

interface Folding {
  /** Null where it is not known yet. */
  readonly ledger: Ledger | null;
  /** Called once it is opened. */
  readonly load: () => Promise<Ledger>;
}

/** Folded away, its line telling whether there is anything to see. */
export function FoldedTotals({ ledger, load }: Folding) {
  return (
    <Folded
      title={words.totalsTitle}
      known={ledger}
      load={load}
      busy={words.adding}
      verdict={(known) => <Verdict ledger={known} shown={tableOf(known)} />}
    >
      {(known) => <Rows shown={tableOf(known)} />}
    </Folded>
  );
}

const tableOf = (ledger: Ledger): LedgerTable => ledgerTable(ledger, language, (sum) => amount(sum));

function Verdict({ ledger, shown }: { readonly ledger: Ledger; readonly shown: LedgerTable }) {
  const tone = ledger.balanced ? 'valid' : 'warning';
  return (
    <>
      <Icon name={tone} class={tone} />
      {shown.verdict}
    </>
  );
}

function Rows({ shown: { head, rows, leftOut } }: { readonly shown: LedgerTable }) {
  return (
    <>
      {leftOut && <p class="note">{unbroken(leftOut)}</p>}
      <Table
        label={words.totalsTitle}
        columns={[...head, words.rulesColumn]}
        rows={rows.map(rowOf)}
        numbers={[1, 2, 3]}
        class="ledger"
      />
    </>
  );
}

function rowOf({ label, stated, computed, difference, how, remarks, rules, isOff }: LedgerRow): Row {
  const because = (
    <div>
      {unbroken(how)}
      {remarks.length > 0 && (
        <ul>
          {remarks.map((remark) => (
            <li key={remark}>{unbroken(remark)}</li>
          ))}
        </ul>
      )}
    </div>
  );
  const head = (
    <>
      {isOff && <Icon name="warning" class="warning" />}
      {unbroken(label)}
    </>
  );
  return {
    head,
    cells: [stated, computed, difference, because, rules.length === 0 ? null : <Rules rules={rules} />],
    class: isOff ? 'off' : '',
  };
}

function Rules({ rules }: Pick<LedgerRow, 'rules'>) {
  return (
    <span class="chips line">
      {rules.map(({ rule, holds }) => (
        <span key={rule} class="chip rule">
          {holds === false && <Icon name="cross" class="fatal" />}
          {holds === false && <span class="unseen">{words.ruleBroken} </span>}
          {rule}
        </span>
      ))}
    </span>
  );
}
