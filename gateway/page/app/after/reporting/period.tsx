// Who declares, and the period by the calendar of their VAT regime.

import type { Signal } from '@preact/signals';
import { day, days, moment } from '../../language/words.ts';
import { Fields } from '../fields.tsx';
import { periodsOf, type Data, type Head, type Period } from './sheet.ts';
import {
  calendar,
  loadCalendar,
  NOWHERE,
  put,
  putHead,
  refusalFindings,
  regime,
  REGIMES,
  sheet,
  today,
  year,
  type Regime,
} from './state.ts';
import { own } from './words.ts';

const keyOf = ({ start, end }: Period): string => `${start} ${end}`;

export function PeriodChoice() {
  return (
    <section class="sheet-part stack card" aria-labelledby="reporting-period">
      <h2 id="reporting-period">{own.period}</h2>
      <Fields
        findings={[]}
        all={[
          {
            id: 'reporting-regime',
            label: own.regime,
            value: regime.value,
            options: REGIMES.map((each) => [each, own.regimes[each]]),
            put: (value) => choose(regime, value as Regime),
          },
          {
            id: 'reporting-year',
            label: own.year,
            value: String(year.value),
            options: years().map((each) => [each, each]),
            put: (value) => choose(year, Number(value)),
          },
        ]}
      />
      <Days />
      <Deadlines />
    </section>
  );
}

function choose<T>(of: Signal<T>, value: T): void {
  of.value = value;
  void loadCalendar(true);
}

/** The reform began in 2026. */
function years(): string[] {
  const now = Number(today().slice(0, 4));
  return [now - 1, now, now + 1].filter((each) => each >= 2026).map(String);
}

function Days() {
  const { period, head } = sheet.value;
  const periods = calendar.value ? periodsOf(calendar.value) : [];
  const isKnown = periods.some((each) => keyOf(each) === keyOf(period));
  // What is reported of it is said where it is one of the two.
  const titleOf = ({ start, end, data: [first, second] }: Period): string =>
    [days(start, end), first && !second && own.data[first]].filter(Boolean).join(' · ');
  return (
    <>
      <Fields
        findings={[]}
        all={[
          {
            id: 'reporting-days',
            label: own.periodOf,
            class: 'wide',
            value: isKnown ? keyOf(period) : '',
            options: [...periods.map((each) => [keyOf(each), titleOf(each)] as const), ['', own.otherDays]],
            put: (key) => put({ period: periods.find((each) => keyOf(each) === key) ?? NOWHERE }),
          },
          {
            id: 'reporting-kind',
            label: own.kind,
            class: 'wide',
            value: head.kind,
            options: Object.entries(own.kinds),
            put: (kind) => putHead({ kind: kind as Head['kind'] }),
          },
        ]}
      />
      {!isKnown && <OtherDays />}
    </>
  );
}

function OtherDays() {
  const { period } = sheet.value;
  const all = (['start', 'end'] as const).map((end) => ({
    id: `reporting-${end}`,
    label: own[end],
    required: true,
    place: `/period/${end}`,
    takes: { type: 'date' } as const,
    value: period[end],
    put: (value: string) => put({ period: { ...period, [end]: value } }),
  }));
  return <Fields findings={refusalFindings()} all={all} />;
}

function Deadlines() {
  const { start, end } = sheet.value.period;
  const due = (calendar.value?.periods ?? [])
    .filter((each) => each.start === start && each.end === end)
    .toSorted((a, b) => order(a.data) - order(b.data));
  if (due.length === 0) return null;
  return (
    <div class="deadlines stack">
      <ul>
        {due.map(({ data, to_platform: platform, to_state: state }) => (
          <li key={data}>
            {own.deadline(own.data[data], day(platform), moment(state, { timeStyle: 'short' }))}
          </li>
        ))}
      </ul>
      <p class="note">{`${own.source} ${calendar.value!.source}`}</p>
    </div>
  );
}

/** Transactions come first. */
const order = (data: Data): number => (data === 'transactions' ? 0 : 1);

const FIELDS = [
  ['siren', '/declarant/siren'],
  ['name', '/declarant/name'],
  ['platformNumber', '/platform/number'],
  ['platformName', '/platform/name'],
] as const;

export function Declarant() {
  const { head } = sheet.value;
  const texts = FIELDS.map(([name, place]) => ({
    id: `reporting-${name}`,
    label: own[name],
    required: true,
    place,
    value: head[name],
    put: (value: string) => putHead({ [name]: value }),
  }));
  const role = {
    id: 'reporting-role',
    label: own.role,
    value: head.role,
    options: Object.entries(own.roles),
    put: (value: string) => putHead({ role: value as Head['role'] }),
  };
  return (
    <section class="sheet-part stack card" aria-labelledby="reporting-declarant">
      <h2 id="reporting-declarant">{own.declarant}</h2>
      <Fields findings={refusalFindings()} all={[...texts, role]} />
    </section>
  );
}
