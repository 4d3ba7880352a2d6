// The e-reporting of a period: who declares, when, of what; and the files.

import { useEffect } from 'preact/hooks';
import { DropZone } from '../../check/drop.tsx';
import { KeyWanted, openKeyDialog, usageLine } from '../../key.tsx';
import { lacksKey } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Title } from '../../ui/title.tsx';
import { Busy, Problem } from '../../ui/waiting.tsx';
import { Invoices } from './invoices.tsx';
import { PaymentRows, SalesRows } from './money.tsx';
import { Declarant, PeriodChoice } from './period.tsx';
import { Made, Refused } from './result.tsx';
import { loadCalendar, make, outcome, receive, refusalFindings, sheet, trouble } from './state.ts';
import { own } from './words.ts';

export function ReportingView() {
  useEffect(() => void loadCalendar(false), []);
  const again = (): void => {
    trouble.value = null;
    void loadCalendar(false);
  };
  return (
    <div class="reporting stack">
      <DropZone receive={receive} label={own.dropHere} />
      <Title>{own.title}</Title>
      <p class="lead">{own.lead}</p>
      {trouble.value && <Problem failure={trouble.value} again={again} />}
      <form class="reporting-form stack" noValidate onSubmit={submit}>
        <div class="reporting-head">
          <PeriodChoice />
          <Declarant />
        </div>
        <Invoices />
        <div class="reporting-head">
          <SalesRows />
          <PaymentRows />
        </div>
        <Ending />
      </form>
      {outcome.value.kind === 'made' && <Made {...outcome.value} />}
    </div>
  );
}

function submit(event: Event): void {
  event.preventDefault();
  if (lacksKey()) openKeyDialog();
  else void make();
}

/** What is not read yet would be refused. */
const isReading = (): boolean =>
  sheet.value.invoices.some(({ facts, failure }) => facts === null && failure === null);

function Ending() {
  const now = outcome.value;
  return (
    <>
      {now.kind === 'refused' && <Refused findings={refusalFindings()} />}
      {now.kind === 'failed' && <Problem failure={now.failure} again={null} />}
      {lacksKey() && <KeyWanted why={own.needsKey} />}
      <div class="actions">
        <Button type="submit" look="primary" disabled={now.kind === 'busy' || isReading()}>
          {own.make}
        </Button>
        {now.kind === 'busy' ? <Busy text={own.making} /> : <span class="note">{usageLine()}</span>}
      </div>
    </>
  );
}
