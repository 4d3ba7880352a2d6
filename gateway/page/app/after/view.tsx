// The view of what follows an invoice: its statuses, and the e-reporting of a period.

import { useEffect } from 'preact/hooks';
import { DropZone } from '../check/drop.tsx';
import { taken } from '../handover.ts';
import { Button } from '../ui/button.tsx';
import { Title } from '../ui/title.tsx';
import { Busy } from '../ui/waiting.tsx';
import { InvoiceCard } from './invoice-card.tsx';
import { NextSteps } from './next.tsx';
import { Start } from './start.tsx';
import { isEmpty, reading, receive, refresh, startOver } from './story.ts';
import { Timeline } from './timeline.tsx';
import { Trouble } from './trouble.tsx';
import { afterWords } from './words.ts';

export function AfterView() {
  useEffect(() => {
    const left = taken();
    if (left?.kind === 'document') void receive([left.file]);
    else void refresh();
  }, []);
  return (
    <section class="after">
      <DropZone receive={(files) => void receive(files)} label={afterWords().dropHere} />
      {isEmpty() ? <Start /> : <Story />}
    </section>
  );
}

function Story() {
  const own = afterWords();
  return (
    <>
      <div class="result-bar">
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
