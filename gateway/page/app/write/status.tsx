// The verdict of the moment, what is due, and what to do next.

import { ConvertButton } from '../convert/dialog.tsx';
import { receive } from '../check/judging.ts';
import { handOver } from '../handover.ts';
import { usageLine } from '../key.tsx';
import { amount, words } from '../language/words.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { download } from '../ui/download.ts';
import { Icon } from '../ui/icon.tsx';
import { site } from '../site.ts';
import { carrier, known, made } from './asking.ts';
import { useWork, type Work } from './context.ts';
import { curlOf } from './curl.ts';
import { amountDue, type Examined, type Made } from './live.ts';
import { get } from './pointer.ts';
import { isStale, make } from './use-asking.ts';

export function Status() {
  const work = useWork();
  const { xml } = known.value;
  const due = xml === null ? null : amountDue(xml);
  return (
    <div class="status line card" role="status">
      <Pill known={known.value} />
      {made.value && !isStale(work) ? (
        <MadeActions made={made.value} />
      ) : (
        <Button look="primary" onClick={() => make(work)}>
          {words.makeDocument(kindOf(work))}
        </Button>
      )}
      <p class="status-line">
        <span class="due">{due && words.due(`${amount(due.amount)} ${due.currency}`.trim())}</span>
        <span class="note usage">{usageLine()}</span>
      </p>
    </div>
  );
}

function kindOf({ store }: Work): string {
  if (carrier.value) return 'PDF';
  const output = get(store.value, '/options/output');
  return output === 'cii-xml' || output === 'ubl-xml' ? 'XML' : 'PDF';
}

/** What is only to be filled in yet is no error. */
function Pill({ known: { state, valid, findings } }: { readonly known: Examined }) {
  const { notes } = useWork();
  const open = notes.value.filter(({ tone }) => tone === 'open').length;
  const errors = findings.filter(({ severity }) => severity === 'fatal').length - open;
  const isBegun = valid === false && errors === 0;
  const tone = valid === null || isBegun ? null : valid ? 'valid' : 'fatal';
  const text =
    valid === null ? words.notChecked : words.verdict(valid, errors, findings.length - errors - open);
  return (
    <span class={`pill ${tone ?? ''}`}>
      {state === 'asking' ? <span class="spinner small" /> : tone && <Icon name={tone} />}
      {isBegun ? words.toFill(open) : text}
    </span>
  );
}

function MadeActions({ made }: { readonly made: Made }) {
  const { document: file, output, request, carrier } = made;
  const to = output === 'ubl-xml' ? 'cii-xml' : 'ubl-xml';
  const check = get(request, '/options/check') === 'base' ? 'base' : 'fr-ctc';
  const copy = async (): Promise<void> => {
    const call = { origin: location.origin, request, carrier: carrier?.name ?? null, name: file.name };
    await navigator.clipboard.writeText(curlOf(call));
    announce(words.copied);
  };
  const inspect = (): void => {
    receive([file]);
    location.hash = '#check';
  };
  const goOn = (): void => handOver({ kind: 'document', file });
  return (
    <span class="made line">
      <Button icon="check" onClick={inspect}>
        {words.checkDocument}
      </Button>
      <ConvertButton source={{ file, to, check, valid: true }} />
      <Button onClick={goOn}>{words.views.after}</Button>
      {site === null && (
        <Button icon="terminal" onClick={() => void copy()}>
          {words.copyCurl}
        </Button>
      )}
      <Button icon="download" look="primary" onClick={() => download(file.name, file)}>
        {words.downloadDocument}
      </Button>
    </span>
  );
}
