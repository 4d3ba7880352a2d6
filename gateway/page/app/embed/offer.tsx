// A PDF that is only the picture of an invoice: its data are attached as XML, or typed.

import { useState } from 'preact/hooks';
import { FileButton } from '../check/drop.tsx';
import { receive } from '../check/judging.ts';
import { Cards } from '../check/finding-list.tsx';
import { handOver } from '../handover.ts';
import { KeyWanted } from '../key.tsx';
import { words } from '../language/words.ts';
import { embed, failureIn, type ServiceError } from '../service.ts';
import { lacksKey } from '../session.ts';
import { site } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogButton } from '../ui/dialog.tsx';
import { download } from '../ui/download.ts';
import { useLatest } from '../ui/latest.ts';
import { Busy, Problem } from '../ui/waiting.tsx';

export const EmbedOffer = ({ pdf }: { readonly pdf: File }) => (
  <DialogButton label={words.makeEInvoice} icon="attach" look="primary">
    {(close) => <EmbedDialog pdf={pdf} onClose={close} />}
  </DialogButton>
);

type Outcome =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'made'; readonly file: File }
  | { readonly kind: 'failed'; readonly failure: ServiceError; readonly xml: File };

async function attached(pdf: File, xml: File): Promise<Outcome> {
  try {
    return { kind: 'made', file: await embed(pdf, { xml }) };
  } catch (failure) {
    return { kind: 'failed', failure: failureIn(failure), xml };
  }
}

function EmbedDialog({ pdf, onClose }: { readonly pdf: File; readonly onClose: () => void }) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const latest = useLatest();
  const attach = async (xml: File | undefined): Promise<void> => {
    if (!xml) return;
    const isWanted = latest.ask();
    setOutcome({ kind: 'busy' });
    const became = await attached(pdf, xml);
    if (isWanted()) setOutcome(became);
  };
  const write = (): void => handOver({ kind: 'pdf', pdf });
  return (
    <Dialog title={words.makeEInvoice} class="embed" onClose={onClose}>
      <p class="file-name">{pdf.name}</p>
      <p class="note">{site ? words.site.embedNote : words.embedNote}</p>
      {lacksKey() && <KeyWanted why={words.embedKey} />}
      <div class="actions">
        <Button look="primary" onClick={write}>
          {words.embedWrite}
        </Button>
        <FileButton
          label={words.embedXml}
          accept=".xml,application/xml,text/xml"
          receive={([xml]) => void attach(xml)}
        />
        <Button onClick={onClose}>{words.close}</Button>
      </div>
      <Result outcome={outcome} again={(xml) => void attach(xml)} />
    </Dialog>
  );
}

interface Shown {
  readonly outcome: Outcome;
  readonly again: (xml: File) => void;
}

function Result({ outcome, again }: Shown) {
  if (outcome.kind === 'idle') return null;
  if (outcome.kind === 'busy') return <Busy text={words.embedding} />;
  if (outcome.kind === 'made') {
    const { file } = outcome;
    return (
      <div class="actions" role="status">
        <strong>{words.made(file.name)}</strong>
        <Button icon="download" look="primary" onClick={() => download(file.name, file)}>
          {words.downloadDocument}
        </Button>
        <Button onClick={() => receive([file])}>{words.checkDocument}</Button>
      </div>
    );
  }
  const { failure, xml } = outcome;
  if (failure.details.some(({ severity }) => severity))
    return (
      <div role="alert">
        <p>{failure.message}</p>
        <Cards findings={failure.details} causes={failure.causes} />
      </div>
    );
  return <Problem failure={failure} again={() => again(xml)} />;
}
