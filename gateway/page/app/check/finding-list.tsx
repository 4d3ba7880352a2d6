import { companionsIn } from '@conforme/proto/schema/folded';
import { signal } from '@preact/signals';
import { Fragment, type ComponentChildren } from 'preact';
import { language, words } from '../language/words.ts';
import type { Cause, Finding } from '../service.ts';
import { site } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { usePortion } from '../ui/portion.tsx';
import { Segments } from '../ui/segments.tsx';
import { cardsOf, countOf, group, GROUPINGS, type Card, type Group, type Grouping } from './grouping.ts';

/** Cards that are drawn at first. */
const CHUNK = 40;

const grouping = signal<Grouping>('severity');

/** Shows the place of a finding; null where the document cannot be shown. */
export type Jump = ((finding: Finding) => void) | null;

interface Listed {
  readonly findings: readonly Finding[];
  readonly causes: readonly Cause[];
  readonly jump: Jump;
}

/** By severity a card is a cause, with what follows from it; by rule and by check all findings stand there. */
export function FindingList({ findings, causes, jump }: Listed) {
  const by = grouping.value;
  const groups = group(cardsOf(findings, by === 'severity' ? causes : []), by);
  return (
    <section class="findings stack" aria-label={words.findings}>
      <Segments
        name="grouping"
        legend={words.groupBy}
        all={GROUPINGS}
        labels={words.groupings}
        value={by}
        choose={(each) => (grouping.value = each)}
      />
      <div class="finding-groups stack">
        {groups.map((each) => (
          <GroupPart key={`${by} ${each.key}`} group={each} by={by} jump={jump} />
        ))}
      </div>
    </section>
  );
}

function GroupPart({ group, by, jump }: { group: Group; by: Grouping; jump: Jump }) {
  const { severity, cards } = group;
  const alike = by === 'rule' && cards.length > 1 ? cards[0]!.finding : null;
  return (
    <section class="finding-group stack">
      <h2 class="line">
        <Icon name={severity} class={severity} />
        {titleOf(group, by, alike)}
        <span class="badge chip">{findingsIn(cards)}</span>
      </h2>
      {alike && (
        <div class="shared stack">
          <Explained finding={alike} />
        </div>
      )}
      <CardList
        cards={cards}
        draw={(card) => <FindingCard card={card} jump={jump} inGroup={alike !== null} />}
      />
    </section>
  );
}

/** As the verdict above counts them: what comes of the same mistake, too. */
const findingsIn = (cards: readonly Card[]): number =>
  cards.reduce((sum, { finding, also }) => sum + 1 + countOf(also, finding.severity), 0);

interface Drawn {
  readonly cards: readonly Card[];
  readonly draw?: (card: Card) => ComponentChildren;
}

/** The first of them; the reader may unfold more. */
export function CardList({ cards, draw = (card) => <FindingCard card={card} /> }: Drawn) {
  const { shown, rest } = usePortion(cards, CHUNK);
  return (
    <ul class="finding-items stack">
      {shown.map((card, i) => (
        <Fragment key={i}>{draw(card)}</Fragment>
      ))}
      {rest && <li class="more">{rest}</li>}
    </ul>
  );
}

function titleOf({ key }: Group, by: Grouping, alike: Finding | null): string {
  if (by === 'severity') return words.severities[key as Finding['severity']];
  if (by === 'source') return words.source(key);
  return alike?.title ? `${key} · ${alike.title}` : key || words.noRule;
}

interface Shown {
  readonly card: Card;
  readonly jump?: Jump;
  /** Leaves out what stands above the whole group. */
  readonly inGroup?: boolean;
  /** Beside the place: what leads to a field, or mends it. */
  readonly children?: ComponentChildren;
}

export function FindingCard({ card: { finding, also }, jump = null, inGroup = false, children }: Shown) {
  const { severity, title, message } = finding;
  return (
    <li class={`finding stack card ${severity}`} tabIndex={-1}>
      {!inGroup && <Heading severity={severity} title={title ?? message} />}
      {(inGroup || title) && <p class="message">{message}</p>}
      {!inGroup && <Explained finding={finding} />}
      <div class="chips line">
        {children}
        <Place finding={finding} jump={jump} />
        <Chips finding={finding} />
      </div>
      {also.length > 0 && <Companions also={also} jump={jump} />}
      <Technical finding={finding} />
    </li>
  );
}

/** What goes when its cause goes, folded away. */
function Companions({ also, jump }: { readonly also: readonly Finding[]; readonly jump: Jump }) {
  return (
    <details class="also">
      <summary>{companionsIn(also, language)}</summary>
      <ul>
        {also.map((finding, i) => (
          <li key={i}>
            {finding.message} <RuleChip finding={finding} /> <Place finding={finding} jump={jump} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The severity is a word, never a colour alone. */
function Heading({ severity, title }: { readonly severity: Finding['severity']; readonly title: string }) {
  return (
    <h3>
      <Icon name={severity} class={severity} />
      <span>
        <span class="unseen">{words.severity[severity]}: </span>
        {title}
      </span>
    </h3>
  );
}

function Explained({ finding: { fix, explanation } }: { readonly finding: Finding }) {
  return (
    <>
      {fix && (
        <p class="fix">
          <strong>{words.fix}</strong> {fix}
        </p>
      )}
      {explanation && <p class="why">{explanation}</p>}
    </>
  );
}

function Place({ finding, jump }: { readonly finding: Finding; readonly jump: Jump }) {
  const { line, column } = finding;
  if (line == null) return null;
  const label = words.lineColumn(line, column ?? 1);
  if (!jump) return <span class="chip">{label}</span>;
  return (
    <Button
      class="chip link"
      title={words.showInXml}
      aria-label={words.showLine(label, finding.title ?? finding.rule ?? '')}
      onClick={() => jump(finding)}
    >
      {label}
    </Button>
  );
}

/** Rules of packs have a page each, where there is a site. */
function RuleChip({ finding: { rule, source } }: { readonly finding: Finding }) {
  if (!rule) return null;
  if (site === null || !/^(schematron:|pdf$)/.test(source)) return <span class="chip rule">{rule}</span>;
  return (
    <a class="chip rule" href={site.rule(rule, language)} title={words.site.explained(rule)}>
      {rule}
    </a>
  );
}

function Chips({ finding }: { readonly finding: Finding }) {
  const { terms, source } = finding;
  return (
    <>
      <RuleChip finding={finding} />
      {(terms ?? []).map((term) => (
        <span key={term} class="chip">
          {term}
        </span>
      ))}
      <span class="chip quiet">{words.source(source)}</span>
    </>
  );
}

function Technical({ finding: { location, test } }: { readonly finding: Finding }) {
  if (!location && !test) return null;
  const row = (label: string, text: string) => (
    <p>
      <span class="label">{label}</span>
      <code>{text}</code>
    </p>
  );
  return (
    <details class="technical">
      <summary>{words.technical}</summary>
      {location && row(words.location, location)}
      {test && row(words.test, test)}
    </details>
  );
}

interface Few {
  readonly findings: readonly Finding[];
  readonly causes?: readonly Cause[];
}

/** Cards without groups, where findings are one part of something else. */
export const Cards = ({ findings, causes = [] }: Few) => <CardList cards={cardsOf(findings, causes)} />;
