// Beside the editor: what is wrong, the XML as it would be written, the pages of the document once it is made, and its totals.

import type { ComponentChildren } from 'preact';
import { CardList, FindingCard } from '../check/finding-list.tsx';
import { cardsOf, type Card } from '../check/grouping.ts';
import { XmlView } from '../editor/xml.tsx';
import { KeyOrigin, openKeyDialog } from '../key.tsx';
import { words } from '../language/words.ts';
import type { Finding } from '../service.ts';
import { lacksKey } from '../session.ts';
import { site } from '../site.ts';
import { Totals } from '../totals.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PdfFrame } from '../ui/pdf.tsx';
import { usePortion } from '../ui/portion.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Problem } from '../ui/waiting.tsx';
import { useWork, type Noted } from './context.ts';
import { inWords, placeName } from './labels.ts';
import type { Examined, Made } from './live.ts';
import { PatchButton } from './notes.tsx';
import type { Field } from './schema.ts';

export interface Actions {
  readonly again: () => void;
  readonly make: () => void;
  readonly goTo: (pointer: string) => void;
  /** Whether the document is to be made anew whenever the invoice is right. */
  readonly redraw: (always: boolean) => void;
}

interface Shown {
  readonly fields: readonly Field[];
  readonly known: Examined;
  readonly made: Made | null;
  /** The invoice changed since the document was made. */
  readonly stale: boolean;
  readonly redrawn: boolean;
  readonly actions: Actions;
  readonly tab: number;
  readonly turn: (tab: number) => void;
}

export function Preview({ fields, known, made, stale, redrawn, actions, tab, turn }: Shown) {
  const { xml, ledger } = known;
  const source =
    xml === null ? (
      <p class="hint">{words.noXml}</p>
    ) : (
      <XmlView source={xml} findings={known.findings} label={words.xmlPreview} />
    );
  const pages = <Pages made={made} stale={stale} redrawn={redrawn} actions={actions} />;
  const sums = ledger ? <Totals ledger={ledger} /> : <p class="hint">{words.noTotals}</p>;
  return (
    <Tabs
      label={words.preview}
      at={tab}
      turn={turn}
      all={[
        {
          name: words.findings,
          panel: (
            <div class="panel-findings">
              <Findings fields={fields} known={known} actions={actions} />
            </div>
          ),
        },
        { name: 'XML', panel: <div class="panel-xml">{source}</div> },
        { name: 'PDF', panel: <div class="panel-pages">{pages}</div> },
        { name: words.totals, panel: <Scrolled>{sums}</Scrolled> },
      ]}
    />
  );
}

/** Whoever has only a keyboard scrolls what they can enter. */
function Scrolled({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="panel-totals" role="region" tabIndex={0} aria-label={words.totalsTitle}>
      {children}
    </div>
  );
}

function Findings({ fields, known, actions }: Pick<Shown, 'fields' | 'known' | 'actions'>) {
  const { notes } = useWork();
  if (lacksKey()) return <KeyPanel />;
  if (known.failure) return <Problem failure={known.failure} again={actions.again} />;
  if (known.state === 'waiting' || known.valid === null) return <p class="hint">{words.liveHint}</p>;
  if (known.findings.length === 0)
    return (
      <div class="nothing">
        <Icon name="check" class="huge" />
        <h2>{words.nothingFound}</h2>
        <p>{words.readyToMake}</p>
      </div>
    );
  const open = new Set(notes.value.filter(({ tone }) => tone === 'open').map(({ finding }) => finding));
  const cards = cardsOf(known.findings, known.causes).filter(({ finding }) => !open.has(finding));
  return (
    <>
      <h2 class="unseen">{words.findings}</h2>
      <ToFill notes={notes.value.filter(({ tone }) => tone === 'open')} fields={fields} goTo={actions.goTo} />
      <CardList
        cards={cards}
        draw={(card) => (
          <FindingCard card={worded(card, notes.value, fields)}>
            <Leads finding={card.finding} fields={fields} goTo={actions.goTo} />
          </FindingCard>
        )}
      />
    </>
  );
}

/** A card that names fields as the form does. */
function worded(card: Card, notes: readonly Noted[], fields: readonly Field[]): Card {
  const { finding } = card;
  const message = notes.find((note) => note.finding === finding)?.message ?? finding.message;
  const fix = finding.fix ? inWords(fields, finding.fix) : null;
  return { ...card, finding: { ...finding, message, fix } };
}

interface ToGo {
  readonly fields: readonly Field[];
  readonly goTo: (pointer: string) => void;
}

/** Places that are listed at first. */
const PLACES = 40;

/** What the reader has not come to yet. */
function ToFill({ notes, fields, goTo }: ToGo & { readonly notes: readonly Noted[] }) {
  const { shown, rest } = usePortion([...new Set(notes.map(({ pointer }) => pointer))], PLACES);
  if (notes.length === 0) return null;
  return (
    <section class="to-fill">
      <h3>{words.stillToFill}</h3>
      <div class="chips">
        {shown.map((pointer) => (
          <Button key={pointer} class="chip link" onClick={() => goTo(pointer)}>
            {placeName(fields, pointer)}
          </Button>
        ))}
        {rest}
      </div>
    </section>
  );
}

function Leads({ finding, fields, goTo }: ToGo & { readonly finding: Finding }) {
  const { pointer, patch } = finding;
  const name = pointer ? placeName(fields, pointer) : '';
  return (
    <>
      {pointer && (
        <Button class="chip link" aria-label={words.goToField(name)} onClick={() => goTo(pointer)}>
          {name}
        </Button>
      )}
      {patch && <PatchButton finding={finding} />}
    </>
  );
}

function KeyPanel() {
  return (
    <div class="nothing">
      <Icon name="key" class="huge" />
      <h2>{words.keyNeeded}</h2>
      <p>{words.keyNeededWhy}</p>
      <KeyOrigin />
      <Button icon="key" look="primary" onClick={openKeyDialog}>
        {words.enterKey}
      </Button>
    </div>
  );
}

function Pages({ made, stale, redrawn, actions }: Pick<Shown, 'made' | 'stale' | 'redrawn' | 'actions'>) {
  const note = made ? (stale ? words.stale : made.document.name) : site ? words.site.draw : words.drawCounts;
  return (
    <>
      <div class="pages-bar">
        <Button look="small" onClick={actions.make}>
          {made ? words.redraw : words.draw}
        </Button>
        <span class={stale ? 'note stale' : 'note'}>{note}</span>
        <label class="checkbox">
          <input
            type="checkbox"
            checked={redrawn}
            onChange={({ currentTarget }) => actions.redraw(currentTarget.checked)}
          />
          <span>{site ? words.site.redraw : words.redrawAlways}</span>
        </label>
      </div>
      <div class="pages-stage">
        <Stage made={made} />
      </div>
    </>
  );
}

function Stage({ made }: { readonly made: Made | null }) {
  if (!made) return <p class="hint">{words.noPages}</p>;
  if (made.document.type !== 'application/pdf') return <p class="hint">{words.noPagesForXml}</p>;
  return <PdfFrame pdf={made.document} />;
}
