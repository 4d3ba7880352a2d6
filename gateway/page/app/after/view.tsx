// The view of what follows an invoice: its statuses, and the e-reporting of a period.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { DropZone } from '../check/drop.tsx';
import { taken } from '../handover.ts';
import { Button } from '../ui/button.tsx';
import { Segments } from '../ui/segments.tsx';
import { Title } from '../ui/title.tsx';
import { Busy } from '../ui/waiting.tsx';
import { InvoiceCard } from './invoice-card.tsx';
import { NextSteps } from './next.tsx';
import { ReportingView } from './reporting/view.tsx';
import { Start } from './start.tsx';
import { isEmpty, reading, receive, refresh, startOver } from './story.ts';
import { Timeline } from './timeline.tsx';
import { Trouble } from './trouble.tsx';
import { own } from './words.ts';

const part = signal<'story' | 'reporting'>('story');

export function AfterView() {
  useEffect(() => {
    const left = taken();
    if (left?.kind !== 'document') return void refresh();
    part.value = 'story';
    void receive([left.file]);
  }, []);
  return (
    <section class="after">
      <Parts />
      {part.value === 'reporting' ? <ReportingView /> : <Statuses />}
    </section>
  );
}

function Statuses() {
  return (
    <>
      <DropZone receive={(files) => void receive(files)} label={own.dropHere} />
      {isEmpty() ? <Start /> : <Story />}
    </>
  );
}

/** One invoice, or all of a period. */
function Parts() {
  return (
    <Segments
      class="after-parts"
      name="after-part"
      legend={own.title}
      isUnseen
      all={['story', 'reporting']}
      labels={own.parts}
      value={part.value}
      choose={(each) => (part.value = each)}
    />
  );
}

function Story() {
  return (
    <>
      <div class="result-bar line">
        <Button icon="left" onClick={startOver}>
          {own.otherInvoice}
        </Button>
      </div>
      <Title class="unseen" focus>
        {own.title}
      </Title>
      <Trouble />
      <InvoiceCard />
      <div class="columns after-columns">
        <Timeline />
        <NextSteps />
      </div>
      {reading.value > 0 && <Busy text={own.reading} />}
    </>
  );
}
