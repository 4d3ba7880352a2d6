// The small form of a status: what it needs, prefilled where the invoice knows it, and the file it makes.

import { inParis } from '@conforme/proto/schema/legal-time';
import { useState } from 'preact/hooks';
import { Cards } from '../check/finding-list.tsx';
import { KeyWanted, openKeyDialog, usageLine } from '../key.tsx';
import { amount } from '../language/words.ts';
import { refusalOf } from '../refusal.ts';
import { failureIn, type Finding, type ServiceError } from '../service.ts';
import { lacksKey } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Busy, Problem } from '../ui/waiting.tsx';
import { bare } from './decimals.ts';
import { historyOf } from './entry.ts';
import { Fields, findingsAt, Rows } from './fields.tsx';
import { Reasons } from './reasons.tsx';
import { makeStatus, type Next } from './requests.ts';
import { append, entries, ofThisStory, subject } from './story.ts';
import { leftOf } from './subject.ts';
import { own } from './words.ts';
import { requestOf, type Typed } from './wish.ts';

type Outcome =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'refused'; readonly findings: readonly Finding[] }
  | { readonly kind: 'failed'; readonly failure: ServiceError };

/** Statuses that may have amounts although they do without. */
const MAY_HAVE_AMOUNTS = new Set(['206', '211']);

function begun({ status }: Next): Typed {
  const shares = status === '212' && subject.value ? leftOf(subject.value.facts, entries()) : [];
  return {
    reasons: [],
    amounts: shares.map((share) => ({ rate: amount(bare(share.rate)), amount: amount(share.amount) })),
    // A field of a day and a time goes to the minute.
    at: inParis(new Date()).slice(0, 16),
    note: '',
    toState: false,
    platform: '',
    receivedAt: '',
  };
}

export function StatusForm({ step }: { readonly step: Next }) {
  const [typed, setTyped] = useState(() => begun(step));
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const put = (some: Partial<Typed>): void => setTyped({ ...typed, ...some });
  const source = subject.value?.source;
  if (!source) return <p class="hint">{own.dropInvoice}</p>;
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (lacksKey()) return openKeyDialog();
    setOutcome({ kind: 'busy' });
    const history = historyOf(entries()).map(({ status }) => status);
    setOutcome(await made(requestOf(step.status, source, history, typed), step.status));
  };
  const findings = outcome.kind === 'refused' ? outcome.findings : [];
  return (
    <form class="status-form stack" onSubmit={(event) => void make(event)} noValidate>
      <StepFields step={step} typed={typed} put={put} findings={findings} />
      {outcome.kind === 'failed' && <Problem failure={outcome.failure} again={null} />}
      {outcome.kind === 'refused' && <Refused findings={findings} />}
      {lacksKey() && <KeyWanted why={own.needsKey} />}
      <div class="actions">
        <Button type="submit" look="primary" disabled={outcome.kind === 'busy'}>
          {own.make(step.status)}
        </Button>
        {outcome.kind === 'busy' ? <Busy text={own.making} /> : <span class="note">{usageLine()}</span>}
      </div>
    </form>
  );
}

async function made(request: ReturnType<typeof requestOf>, from: string): Promise<Outcome> {
  const isWanted = ofThisStory();
  try {
    const status = await makeStatus(request);
    if (isWanted()) append(status, from);
    return { kind: 'idle' };
  } catch (failure) {
    const refused = refusalOf(failure);
    if (refused) return { kind: 'refused', findings: refused.findings };
    return { kind: 'failed', failure: failureIn(failure) };
  }
}

/** Places of the form; findings at any other stand below it. */
const PLACES = ['/reasons', '/amounts', '/at', '/note', '/platform', '/received_at'];

function Refused({ findings }: { readonly findings: readonly Finding[] }) {
  const elsewhere = findings.filter(
    (finding) => !PLACES.some((place) => findingsAt([finding], place).length),
  );
  return (
    <div role="alert" class="refused">
      <h3>{own.refused}</h3>
      {elsewhere.length > 0 && <Cards findings={elsewhere} />}
    </div>
  );
}

interface Parts {
  readonly step: Next;
  readonly typed: Typed;
  readonly put: (some: Partial<Typed>) => void;
  readonly findings: readonly Finding[];
}

function StepFields({ step, typed, put, findings }: Parts) {
  const { status, reasons, amount_kinds: kinds, needs_reason: isNeeded, for_state: isForState } = step;
  const hasAmounts = kinds.length > 0 || MAY_HAVE_AMOUNTS.has(status);
  const [kind] = kinds;
  return (
    <>
      {reasons && (
        <Reasons
          offered={reasons}
          chosen={typed.reasons}
          isNeeded={isNeeded}
          put={(chosen) => put({ reasons: chosen })}
          findings={findingsAt(findings, '/reasons')}
        />
      )}
      {hasAmounts && (
        <>
          <Rows
            id="status-amounts"
            label={kind === 'MEN' ? own.collectedAmounts : own.amounts}
            columns={[
              ['rate', own.rate],
              ['amount', own.amount],
            ]}
            rows={typed.amounts}
            put={(amounts) => put({ amounts })}
            place="/amounts"
            findings={findings}
            addLabel={own.addRate}
          />
          {status === '212' && <p class="note">{own.prefilled}</p>}
        </>
      )}
      <WhenAndWhy typed={typed} put={put} findings={findings} />
      {isForState && <ForState typed={typed} put={put} findings={findings} />}
    </>
  );
}

type Simple = Omit<Parts, 'step'>;

function WhenAndWhy({ typed, put, findings }: Simple) {
  const at = { id: 'status-at', label: own.at, place: '/at', takes: { type: 'datetime-local' } } as const;
  const note = { id: 'status-note', label: own.note, place: '/note' };
  return (
    <Fields
      findings={findings}
      all={[
        { ...at, value: typed.at, put: (value) => put({ at: value }) },
        { ...note, value: typed.note, put: (value) => put({ note: value }) },
      ]}
    />
  );
}

/** The State takes it from the platform, with its number and when the invoice came. */
function ForState({ typed, put, findings }: Simple) {
  const platform = { id: 'status-platform', label: own.platform, place: '/platform' };
  const day = { id: 'status-received', label: own.receivedAt, place: '/received_at' };
  const received = { ...day, takes: { type: 'date' } } as const;
  return (
    <details class="for-state">
      <summary>{own.forStateTitle}</summary>
      <p class="note">{own.forStateHelp}</p>
      <label class="checkbox">
        <input
          type="checkbox"
          checked={typed.toState}
          onChange={({ currentTarget }) => put({ toState: currentTarget.checked })}
        />
        <span>{own.makeForState}</span>
      </label>
      <Fields
        findings={findings}
        all={[
          { ...platform, value: typed.platform, put: (value) => put({ platform: value }) },
          { ...received, value: typed.receivedAt, put: (value) => put({ receivedAt: value }) },
        ]}
      />
    </details>
  );
}
