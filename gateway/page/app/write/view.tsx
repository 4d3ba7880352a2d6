// The second view of the page: an invoice as a form or as JSON, and beside it what the service makes of it.

import { useState } from 'preact/hooks';
import { taken } from '../handover.ts';
import { words } from '../language/words.ts';
import { Loaded } from '../ui/answered.tsx';
import { Button } from '../ui/button.tsx';
import { download } from '../ui/download.ts';
import { Icon } from '../ui/icon.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Title } from '../ui/title.tsx';
import { reveal, setOpen, WorkProvider, type Work } from './context.ts';
import { Form } from './form.tsx';
import { HelpBar } from './help.tsx';
import { JsonEditor } from './json.tsx';
import { print } from './json-text.ts';
import { drawn } from './loading.ts';
import { get, type Json } from './pointer.ts';
import { Preview } from './preview.tsx';
import { carrier, workUnder, type Asking } from './asking.ts';
import { useAsking } from './use-asking.ts';
import { blank, example } from './starting.ts';
import { Starter, today } from './starter.tsx';
import { Status } from './status.tsx';

export const WriteView = () => <Loaded question={begin}>{(asking) => <Writing asking={asking} />}</Loaded>;

const FIRST_LINE = '/invoice/lines/0';

/** The invoice under work, or what another view left to begin one with. */
async function begin(): Promise<Asking> {
  const known = await drawn();
  const asking = await workUnder(known, () => example('services'));
  const left = taken();
  if (left?.kind === 'invoice') {
    const { invoice, options } = left.read;
    asking.start({ invoice: invoice as Json, options: { ...options } }, false);
  }
  if (left?.kind === 'pdf') {
    asking.start(blank(today()), true);
    carrier.value = left.pdf;
  }
  return asking;
}

function Writing({ asking }: { readonly asking: Asking }) {
  const { work, fields } = asking;
  const [editorTab, setEditorTab] = useState(0);
  const [sideTab, setSideTab] = useState(0);
  const { known, made, stale, redrawn, setRedrawn, make, again } = useAsking(asking, () => setSideTab(2));
  const goTo = (pointer: string): void => {
    setEditorTab(0);
    reveal(work, pointer);
  };
  const form = (
    <div class="form-panel">
      <Form fields={fields} />
      <HelpBar />
    </div>
  );
  return (
    <WorkProvider value={work}>
      <Bar asking={asking} />
      <div class="columns write">
        <Tabs
          class="editor"
          label={words.editor}
          at={editorTab}
          turn={setEditorTab}
          all={[
            { name: words.form, panel: form },
            { name: 'JSON', panel: <JsonEditor /> },
          ]}
        />
        <section class="side" aria-label={words.preview}>
          <Status known={known} made={stale ? null : made} kind={kindOf(work)} make={make} />
          <Preview
            fields={fields}
            known={known}
            made={made}
            stale={stale}
            redrawn={redrawn}
            actions={{ again, make, goTo, redraw: setRedrawn }}
            tab={sideTab}
            turn={setSideTab}
          />
        </section>
      </div>
    </WorkProvider>
  );
}

function kindOf({ store }: Work): string {
  if (carrier.value) return 'PDF';
  const output = get(store.value, '/options/output');
  return output === 'cii-xml' || output === 'ubl-xml' ? 'XML' : 'PDF';
}

function Bar({ asking }: { readonly asking: Asking }) {
  const { store } = asking.work;
  const start = (request: Json, begun: boolean): void => {
    asking.start(request, begun);
    if (begun) setOpen(asking.work, FIRST_LINE);
  };
  const save = (): void =>
    download('invoice.json', new Blob([`${print(store.value)}\n`], { type: 'application/json' }));
  return (
    <div class="write-bar">
      <Title>{words.writeTitle}</Title>
      <Starter start={start} />
      <Button icon="undo" disabled={!store.canUndo} onClick={() => store.undo()}>
        {words.undo}
      </Button>
      <Button icon="download" aria-label={words.saveJson} onClick={save}>
        JSON
      </Button>
      {carrier.value && <Carrier name={carrier.value.name} />}
    </div>
  );
}

/** The reader's own pages, which take the place of drawn ones. */
function Carrier({ name }: { readonly name: string }) {
  return (
    <p class="carrier">
      <Icon name="attach" />
      <span>{words.carrier(name)}</span>
      <Button look="small" onClick={() => (carrier.value = null)}>
        {words.withoutCarrier}
      </Button>
    </p>
  );
}
