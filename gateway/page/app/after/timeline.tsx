// The statuses of the invoice in their order, each with what it says, and what is doubtful at its place.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Cards } from '../check/finding-list.tsx';
import { amount, moment, words } from '../language/words.ts';
import type { Finding } from '../service.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { download } from '../ui/download.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { bare } from './decimals.ts';
import { historyOf, type Entry } from './entry.ts';
import { addKnown, entries, names, outlook, remove, removed, subject, titleOf, undo } from './story.ts';
import { own } from './words.ts';

type OrderFinding = NonNullable<typeof outlook.value>['findings'][number];

export function Timeline() {
  const all = entries();
  const steps = historyOf(all);
  const found = (entry: Entry): readonly OrderFinding[] =>
    (outlook.value?.findings ?? []).filter(({ index }) => steps[index] === entry);
  const title = useRef<HTMLHeadingElement>(null);
  const [before] = useState(all.length);
  useLayoutEffect(() => {
    // What the reader pressed is gone: they go on at the top of what changed.
    if (all.length !== before) title.current?.focus();
  }, [all.length]);
  return (
    <section class="timeline stack" aria-labelledby="timeline-title">
      <h2 id="timeline-title" tabIndex={-1} ref={title}>
        {own.timeline}
      </h2>
      {removed.value !== null && <Undo name={removed.value} />}
      {all.length === 0 ? (
        <Nothing />
      ) : (
        <ol>
          {all.map((entry) => (
            <Step key={entry.id} entry={entry} findings={found(entry)} />
          ))}
        </ol>
      )}
      <Known />
    </section>
  );
}

function Undo({ name }: { readonly name: string }) {
  return (
    <p class="undo line">
      {own.removed(name)}
      <Button icon="undo" look="small" onClick={undo}>
        {words.undo}
      </Button>
    </p>
  );
}

function Nothing() {
  return (
    <div class="no-status line">
      <p>{own.empty}</p>
      <Button icon="plus" look="small" onClick={() => addKnown('200', null)}>
        {own.deposited}
      </Button>
    </div>
  );
}

const ENDED = new Set(['210', '213', '220', '501', '221']);
const DOUBTED = new Set(['207', '208', '206']);

const toneOf = (status: string): string =>
  status === '212' ? 'valid' : ENDED.has(status) ? 'fatal' : DOUBTED.has(status) ? 'warning' : '';

const ICONS: Readonly<Record<string, IconName>> = { valid: 'valid', fatal: 'fatal', warning: 'warning' };

interface Shown {
  readonly entry: Entry;
  readonly findings: readonly OrderFinding[];
}

function Step({ entry, findings }: Shown) {
  const { status, reasons, amounts, notes } = entry;
  const tone = toneOf(status);
  return (
    <li class={`step ${tone}`} data-status={status}>
      <span class="step-mark">
        <Icon name={ICONS[tone] ?? 'check'} />
      </span>
      <div class="step-body stack card">
        <Head entry={entry} />
        {reasons.length > 0 && (
          <ul class="step-reasons">
            {reasons.map(({ code, text }, i) => (
              <li key={i}>
                {text ?? names.value.reasons[code] ?? code} {code && <span class="chip rule">{code}</span>}
              </li>
            ))}
          </ul>
        )}
        {amounts.length > 0 && (
          <ul class="step-amounts">
            {amounts.map((each, i) => (
              <li key={i}>{amountText(each)}</li>
            ))}
          </ul>
        )}
        {notes.map((note, i) => (
          <blockquote key={i}>{note}</blockquote>
        ))}
        <Remarks entry={entry} findings={findings} />
      </div>
    </li>
  );
}

function Head({ entry }: { readonly entry: Entry }) {
  const { status, by, at, file, made, toState, test } = entry;
  const title = titleOf(status);
  const role = own.roles[by?.role ?? ''] ?? '';
  const who = by ? own.by(by.name || role, by.name ? role : '') : '';
  return (
    <>
      <div class="step-head line">
        <h3>{title}</h3>
        <span class="chip rule">{status}</span>
        {made && <span class="chip passed">{own.madeHere}</span>}
        {toState && <span class="chip">{own.toState}</span>}
        {test && <span class="chip">{own.test}</span>}
        <span class="step-actions line">
          {file && (
            <Button
              icon="download"
              look="small"
              aria-label={own.downloadOf(title)}
              onClick={() => download(file.name, file)}
            >
              <span class="wide">{words.downloadDocument}</span>
            </Button>
          )}
          <IconButton icon="trash" name={own.remove(title)} onClick={() => remove(entry)} />
        </span>
      </div>
      <p class="note">
        {[at === null ? '' : when(at), who, file ? '' : own.withoutFile].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}

function amountText({ kind, amount: decimal, rate, currency }: Entry['amounts'][number]): string {
  const money = `${amount(decimal)} ${currency ?? subject.value?.facts.currency ?? ''}`.trim();
  const text = rate === null ? money : own.atRate(money, amount(bare(rate)));
  return kind === '' ? text : `${text} (${own.kinds[kind] ?? kind})`;
}

/** What is doubtful of the order, of the invoice it names, and of a file made here. */
function Remarks({ entry: { number, remarks }, findings }: Shown) {
  const wanted = subject.value?.facts.number;
  const isForeign = number !== null && wanted !== undefined && wanted !== '' && number !== wanted;
  return (
    <>
      {(isForeign || findings.length > 0) && (
        <ul class="entry-findings">
          {isForeign && <Remark severity="fatal" message={own.foreign(number)} />}
          {findings.map(({ rule, severity, message }) => (
            <Remark key={rule} severity={severityOf(severity)} message={message} />
          ))}
        </ul>
      )}
      {remarks.length > 0 && (
        <details class="step-remarks">
          <summary>{own.notices(remarks.length)}</summary>
          <Cards findings={remarks} />
        </details>
      )}
    </>
  );
}

type Severity = Finding['severity'];

const severityOf = (severity: string): Severity =>
  severity === 'fatal' || severity === 'info' ? severity : 'warning';

function Remark({ severity, message }: { readonly severity: Severity; readonly message: string }) {
  return (
    <li class={severity}>
      <Icon name={severity} />
      <span>{message}</span>
    </li>
  );
}

/** What the reader knows of, and has no file for. */
function Known() {
  const all = Object.entries(names.value.statuses);
  const [chosen, setStatus] = useState<string | null>(null);
  const status = chosen ?? all[0]?.[0] ?? '';
  const at = useRef<HTMLInputElement>(null);
  const add = (event: Event): void => {
    event.preventDefault();
    addKnown(status, at.current!.value === '' ? null : `${at.current!.value}T00:00:00`);
  };
  return (
    <details class="known">
      <summary>{own.known}</summary>
      <form class="known-form line" onSubmit={add}>
        <Choice
          label={own.knownStatus}
          value={status}
          options={all.map(([code, title]) => [code, `${code} · ${title}`])}
          choose={setStatus}
        />
        <label>
          <span class="label">{own.knownAt}</span>
          <input ref={at} class="field" type="date" />
        </label>
        <Button type="submit" icon="plus">
          {own.add}
        </Button>
      </form>
    </details>
  );
}

/** Of what has no time but a day, the day. */
const when = (at: string): string => moment(at, at.endsWith('T00:00:00') ? {} : { timeStyle: 'short' });
