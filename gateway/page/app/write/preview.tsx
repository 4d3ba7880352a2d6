// Beside the editor: what is wrong, the XML as it would be written, the pages of the document once it is made, and its totals.

import type { ComponentChildren } from 'preact';
import { CardList, FindingCard } from '../check/finding-list.tsx';
import { cardsOf, type Card } from '../check/grouping.ts';
import { XmlView } from '../editor/xml.tsx';
import { KeyPanel } from '../key.tsx';
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
import { known, made, redrawn, sideTab } from './asking.ts';
import { reveal, useWork, type Noted } from './context.ts';
import { inWords, placeName } from './labels.ts';
import type { Made } from './live.ts';
import { PatchButton } from './notes.tsx';
import type { Field } from './schema.ts';
import { again, isStale, make } from './use-asking.ts';

export function Preview() {
  const { xml, ledger, findings } = known.value;
  const source =
    xml === null ? (
      <p class="hint">{words.noXml}</p>
    ) : (
      <XmlView source={xml} findings={findings} label={words.xmlPreview} />
    );
  const sums = ledger ? <Totals ledger={ledger} /> : <p class="hint">{words.noTotals}</p>;
  return (
    <Tabs
      label={words.preview}
      at={sideTab.value}
      turn={(tab) => (sideTab.value = tab)}
      all={[
        {
          name: words.findings,
          panel: (
            <div class="panel-findings">
              <Findings />
            </div>
          ),
        },
        { name: 'XML', panel: <div class="panel-xml">{source}</div> },
        {
          name: 'PDF',
          panel: (
            <div class="panel-pages">
              <Pages />
            </div>
          ),
        },
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

function Findings() {
  const { notes, fields } = useWork();
  const { failure, state, valid, findings, causes } = known.value;
  if (lacksKey()) return <KeyPanel title={words.keyNeeded} why={words.keyNeededWhy} />;
  if (failure) return <Problem failure={failure} again={again} />;
  if (state === 'waiting' || valid === null) return <p class="hint">{words.liveHint}</p>;
  if (findings.length === 0)
    return (
      <div class="nothing card stack center">
        <Icon name="check" class="huge" />
        <h2>{words.nothingFound}</h2>
        <p>{words.readyToMake}</p>
      </div>
    );
  const open = notes.value.filter(({ tone }) => tone === 'open');
  const isOpen = (finding: Finding): boolean => open.some((note) => note.finding === finding);
  const cards = cardsOf(findings, causes).filter(({ finding }) => !isOpen(finding));
  return (
    <>
      <h2 class="unseen">{words.findings}</h2>
      <ToFill notes={open} />
      <CardList
        cards={cards}
        draw={(card) => (
          <FindingCard card={worded(card, notes.value, fields)}>
            <Leads finding={card.finding} />
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

/** Places that are listed at first. */
const PLACES = 40;

/** What the reader has not come to yet. */
function ToFill({ notes }: { readonly notes: readonly Noted[] }) {
  const work = useWork();
  const { shown, rest } = usePortion([...new Set(notes.map(({ pointer }) => pointer))], PLACES);
  if (notes.length === 0) return null;
  return (
    <section class="to-fill stack">
      <h3>{words.stillToFill}</h3>
      <div class="chips line">
        {shown.map((pointer) => (
          <Button key={pointer} class="chip link" onClick={() => reveal(work, pointer)}>
            {placeName(work.fields, pointer)}
          </Button>
        ))}
        {rest}
      </div>
    </section>
  );
}

function Leads({ finding }: { readonly finding: Finding }) {
  const work = useWork();
  const { pointer, patch } = finding;
  const name = pointer ? placeName(work.fields, pointer) : '';
  return (
    <>
      {pointer && (
        <Button class="chip link" aria-label={words.goToField(name)} onClick={() => reveal(work, pointer)}>
          {name}
        </Button>
      )}
      {patch && <PatchButton finding={finding} />}
    </>
  );
}

function Pages() {
  const work = useWork();
  const now = made.value;
  const stale = now !== null && isStale(work);
  const note = now ? (stale ? words.stale : now.document.name) : site ? words.site.draw : words.drawCounts;
  return (
    <>
      <div class="pages-bar line">
        <Button look="small" onClick={() => make(work)}>
          {now ? words.redraw : words.draw}
        </Button>
        <span class={stale ? 'note stale' : 'note'}>{note}</span>
        <label class="checkbox">
          <input
            type="checkbox"
            checked={redrawn.value}
            onChange={({ currentTarget }) => (redrawn.value = currentTarget.checked)}
          />
          <span>{site ? words.site.redraw : words.redrawAlways}</span>
        </label>
      </div>
      <div class="pages-stage">
        <Stage made={now} />
      </div>
    </>
  );
}

function Stage({ made }: { readonly made: Made | null }) {
  if (!made) return <p class="hint">{words.noPages}</p>;
  if (made.document.type !== 'application/pdf') return <p class="hint">{words.noPagesForXml}</p>;
  return <PdfFrame pdf={made.document} />;
}
