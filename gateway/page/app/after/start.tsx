import { FileButton } from '../check/drop.tsx';
import { shown } from '../check/judging.ts';
import { words } from '../language/words.ts';
import { exampleDocument } from '../service.ts';
import { site } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Title } from '../ui/title.tsx';
import { Busy } from '../ui/waiting.tsx';
import { underWork } from '../write/asking.ts';
import { fileOfRequest } from './loading.ts';
import { reading, receive } from './story.ts';
import { Trouble } from './trouble.tsx';
import { own } from './words.ts';

const ACCEPT = '.pdf,.xml,.json';

/** What stands there before an invoice does. */
export function Start() {
  return (
    <div class="start stack">
      <Title>{own.title}</Title>
      <p class="lead">{own.lead}</p>
      <Trouble />
      <div class="drop stack center">
        <Icon name="upload" class="huge" />
        <p class="drop-title">{own.drop}</p>
        <FileButton
          label={words.choose}
          look="primary"
          accept={ACCEPT}
          many
          receive={(files) => void receive(files)}
        />
        <p class="note">{own.takes}</p>
        {reading.value > 0 && <Busy text={own.reading} />}
      </div>
      <CarriedOver />
      <p class="note">{site ? `${words.site.nothing} ${words.site.privacy}` : own.access}</p>
    </div>
  );
}

/** The invoices of the other views, and one to try it with. */
function CarriedOver() {
  const checked = shown.value.kind === 'judged' ? shown.value.doc.file : null;
  const written = underWork();
  return (
    <div class="examples line">
      <span class="label">{own.carry}</span>
      {checked && (
        <Button class="chip link big" onClick={() => void receive([checked])}>
          {own.fromCheck(checked.name)}
        </Button>
      )}
      {written !== null && (
        <Button class="chip link big" onClick={() => void receive([fileOfRequest(written)])}>
          {own.fromWrite}
        </Button>
      )}
      <Button class="chip link big" onClick={() => void receive([() => exampleDocument('facturx.pdf')])}>
        {own.example}
      </Button>
    </div>
  );
}
