// A PDF that is only the picture of an invoice: its data are attached as XML, or typed.

import { FileButton } from '../check/drop.tsx';
import { receive } from '../check/judging.ts';
import { Cards } from '../check/finding-list.tsx';
import { handOver } from '../handover.ts';
import { KeyWanted } from '../key.tsx';
import { words } from '../language/words.ts';
import { embed, ServiceError } from '../service.ts';
import { lacksKey } from '../session.ts';
import { site } from '../site.ts';
import { Answered, useAnswer, type Answer } from '../ui/answered.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogButton } from '../ui/dialog.tsx';
import { download } from '../ui/download.ts';

export const EmbedOffer = ({ pdf }: { readonly pdf: File }) => (
  <DialogButton label={words.makeEInvoice} icon="attach" look="primary">
    {(close) => <EmbedDialog pdf={pdf} onClose={close} />}
  </DialogButton>
);

function EmbedDialog({ pdf, onClose }: { readonly pdf: File; readonly onClose: () => void }) {
  const { about, answer, ask } = useAnswer((_, xml: File) => embed(pdf, { xml }));
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
          receive={([xml]) => xml && ask(xml)}
        />
        <Button onClick={onClose}>{words.close}</Button>
      </div>
      {about && <Result answer={answer} again={() => ask(...about)} />}
    </Dialog>
  );
}

interface Shown {
  readonly answer: Answer<File>;
  readonly again: () => void;
}

/** What is wrong with the data is shown as findings are; all else as everywhere. */
function Result({ answer, again }: Shown) {
  if (answer instanceof ServiceError && answer.details.some(({ severity }) => severity))
    return (
      <div role="alert">
        <p>{answer.message}</p>
        <Cards findings={answer.details} causes={answer.causes} />
      </div>
    );
  return (
    <Answered answer={answer} again={again} busy={words.embedding}>
      {(file) => (
        <div class="actions" role="status">
          <strong>{words.made(file.name)}</strong>
          <Button icon="download" look="primary" onClick={() => download(file.name, file)}>
            {words.downloadDocument}
          </Button>
          <Button onClick={() => receive([file])}>{words.checkDocument}</Button>
        </div>
      )}
    </Answered>
  );
}
