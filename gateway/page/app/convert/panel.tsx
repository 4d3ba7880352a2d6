// What became of a conversion, before the reader: the document, or what would be lost or broken and the way past it.

import type { Loss } from '@conforme/proto/schema';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Cards } from '../check/finding-list.tsx';
import { countOf } from '../check/grouping.ts';
import { size, words } from '../language/words.ts';
import type { ConvertOptions } from '../service.ts';
import { Button } from '../ui/button.tsx';
import { download } from '../ui/download.ts';
import { Icon } from '../ui/icon.tsx';
import { Path, Table } from '../ui/table.tsx';
import type { Outcome } from './outcome.ts';
import { useTerms } from './term.tsx';

interface Shown {
  readonly outcome: Outcome;
  /** Findings that refuse are about the result, and no consent helps. */
  readonly ofResult: boolean;
  /** Asks once more, with what the reader consents to. */
  readonly again: (more: Partial<ConvertOptions>) => void;
}

export function OutcomePanel({ outcome, ofResult, again }: Shown) {
  if (outcome.kind === 'made') return <Made {...outcome} />;
  if (outcome.kind === 'lossy') {
    const title = words.lossesAhead(outcome.losses.length);
    return (
      <Panel tone="warning" title={title} text={words.lossesWhy}>
        <Consent go={() => again({ allowLoss: true })} />
        <Losses label={title} losses={outcome.losses} />
      </Panel>
    );
  }
  const { findings } = outcome;
  const errors = countOf(findings, 'fatal');
  const cards = <Cards findings={findings} />;
  if (ofResult)
    return (
      <Panel tone="fatal" title={words.resultFails(errors)} text={words.resultFailsWhy}>
        {cards}
      </Panel>
    );
  return (
    <Panel tone="warning" title={words.sourceFails(errors)} text={words.sourceFailsWhy}>
      <Consent go={() => again({ allowInvalid: true })} />
      {cards}
    </Panel>
  );
}

function Made({ file, losses, findings, sourceValid }: Outcome & { readonly kind: 'made' }) {
  const lost = words.lossesLeft(losses.length);
  const notes = [losses.length === 0 && words.nothingLost, !sourceValid && words.sourceBroken];
  return (
    <Panel
      tone={sourceValid ? 'valid' : 'warning'}
      title={words.made(file.name)}
      text={notes.filter(Boolean).join(' ')}
    >
      <div class="actions">
        <Button icon="download" look="primary" onClick={() => download(file.name, file)}>
          {words.downloadDocument} ({size(file.size)})
        </Button>
      </div>
      {losses.length > 0 && <h4>{lost}</h4>}
      {losses.length > 0 && <Losses label={lost} losses={losses} />}
      {findings.length > 0 && <h4>{words.findings}</h4>}
      {findings.length > 0 && <Cards findings={findings} />}
    </Panel>
  );
}

interface Said {
  readonly tone: 'valid' | 'warning' | 'fatal';
  readonly title: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

function Panel({ tone, title, text, children }: Said) {
  const head = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => head.current?.focus(), []);
  return (
    <section class="convert-outcome stack">
      <h3 class="line" tabIndex={-1} ref={head}>
        <Icon name={tone} class={tone} />
        {title}
      </h3>
      {text !== '' && <p>{text}</p>}
      {children}
    </section>
  );
}

function Consent({ go }: { readonly go: () => void }) {
  return (
    <div class="actions">
      <Button onClick={go}>{words.convertAnyway}</Button>
    </div>
  );
}

function Losses({ label, losses }: { readonly label: string; readonly losses: readonly Loss[] }) {
  const termOf = useTerms();
  const rows = losses.map(({ term, location, value, reason }) => ({
    head: term === null ? '' : termOf(term),
    cells: [value, reason, <Path key="path" of={location} />],
  }));
  return <Table label={label} columns={words.lossColumns} rows={rows} class="losses" />;
}
