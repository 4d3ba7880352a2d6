// The second view of the page: an invoice as a form or as JSON, and beside it what the service makes of it.

import { taken } from '../handover.ts';
import { words } from '../language/words.ts';
import { Loaded } from '../ui/answered.tsx';
import { Button } from '../ui/button.tsx';
import { download } from '../ui/download.ts';
import { Icon } from '../ui/icon.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Title } from '../ui/title.tsx';
import { setOpen, WorkProvider, type Work } from './context.ts';
import { Form } from './form.tsx';
import { HelpBar } from './help.tsx';
import { JsonEditor } from './json.tsx';
import { print } from './json-text.ts';
import { drawn } from './loading.ts';
import type { Json } from './pointer.ts';
import { Preview } from './preview.tsx';
import { carrier, workUnder } from './asking.ts';
import { useAsking } from './use-asking.ts';
import { blank, example } from './starting.ts';
import { Starter, today } from './starter.tsx';
import { Status } from './status.tsx';

export const WriteView = () => <Loaded question={begin}>{(work) => <Writing work={work} />}</Loaded>;

const FIRST_LINE = '/invoice/lines/0';

/** The invoice under work, or what another view left to begin one with. */
async function begin(): Promise<Work> {
  const work = await workUnder(await drawn(), () => example('services'));
  const left = taken();
  if (left?.kind === 'invoice') {
    const { invoice, options } = left.read;
    work.start({ invoice: invoice as Json, options: { ...options } }, false);
  }
  if (left?.kind === 'pdf') {
    work.start(blank(today()), true);
    carrier.value = left.pdf;
  }
  return work;
}

function Writing({ work }: { readonly work: Work }) {
  useAsking(work);
  const form = (
    <div class="form-panel">
      <Form fields={work.fields} />
      <HelpBar />
    </div>
  );
  return (
    <WorkProvider value={work}>
      <Bar work={work} />
      <div class="columns write">
        <Tabs
          class="editor"
          label={words.editor}
          at={work.tab.value}
          turn={(tab) => (work.tab.value = tab)}
          all={[
            { name: words.form, panel: form },
            { name: 'JSON', panel: <JsonEditor /> },
          ]}
        />
        <section class="side" aria-label={words.preview}>
          <Status />
          <Preview />
        </section>
      </div>
    </WorkProvider>
  );
}

function Bar({ work }: { readonly work: Work }) {
  const { store } = work;
  const start = (request: Json, begun: boolean): void => {
    work.start(request, begun);
    if (begun) setOpen(work, FIRST_LINE);
  };
  const save = (): void =>
    download('invoice.json', new Blob([`${print(store.value)}\n`], { type: 'application/json' }));
  return (
    <div class="write-bar line">
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
    <p class="carrier line">
      <Icon name="attach" />
      <span>{words.carrier(name)}</span>
      <Button look="small" onClick={() => (carrier.value = null)}>
        {words.withoutCarrier}
      </Button>
    </p>
  );
}
