// The first view of the page: documents come in, verdicts come out.

import { useEffect } from 'preact/hooks';
import { EmbedOffer } from '../embed/offer.tsx';
import { words } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Title } from '../ui/title.tsx';
import { Problem } from '../ui/waiting.tsx';
import { DropZone, FileButton } from './drop.tsx';
import { again, batch, closeDocument, receive, shown, startOver, type Shown } from './judging.ts';
import { Overview } from './overview.tsx';
import { ResultPanel } from './result.tsx';
import { OptionsRow, StartPanel } from './start.tsx';

export function CheckView() {
  useEffect(() => again(true), []);
  return (
    <>
      <Stage now={shown.value} />
      <DropZone receive={receive} />
    </>
  );
}

function Stage({ now }: { readonly now: Shown }) {
  if (now.kind === 'start') return <StartPanel again={now.again} />;
  return (
    <>
      <Bar isOne={now.kind !== 'batch'} />
      {now.kind === 'busy' && <Judging name={now.doc.name} />}
      {now.kind === 'failed' && <Failed {...now} />}
      {now.kind === 'judged' && <ResultPanel key={now.doc.id} doc={now.doc} />}
      {now.kind === 'batch' && batch.value && <Overview batch={batch.value} />}
    </>
  );
}

/** What stands above every result: the way back, the next document, and the rules it is judged by. */
function Bar({ isOne }: { readonly isOne: boolean }) {
  const isOneOfMany = isOne && batch.value !== null;
  return (
    <div class="result-bar line">
      <Button icon="left" onClick={isOneOfMany ? closeDocument : startOver}>
        {isOneOfMany ? words.overview : words.startOver}
      </Button>
      <FileButton label={words.another} receive={receive} />
      <OptionsRow />
    </div>
  );
}

function Judging({ name }: { readonly name: string }) {
  return (
    <section class="verdict card busy" aria-busy="true">
      <span class="spinner" />
      <div>
        <Title>{words.judging}</Title>
        <p class="file-name">{name}</p>
      </div>
    </section>
  );
}

function Failed({ doc, failure, retry }: Extract<Shown, { kind: 'failed' }>) {
  return (
    <>
      <Title class="unseen" focus>
        {words.problemTitle(failure.status)}
      </Title>
      <p class="file-name">{doc.name}</p>
      <Problem failure={failure} again={retry}>
        {failure.code === 'not_an_einvoice' && doc.isPdf && <EmbedOffer pdf={doc.file!} />}
      </Problem>
    </>
  );
}
