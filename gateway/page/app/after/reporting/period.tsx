// Who declares, and the period by the calendar of their VAT regime.

import { day, moment } from '../../language/words.ts';
import { ChoiceEntry, findingsAt, TextEntry } from '../fields.tsx';
import { periodsOf, type Data, type Head, type Period } from './sheet.ts';
import {
  calendar,
  loadCalendar,
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
import { reportingWords } from './words.ts';

const keyOf = ({ start, end }: Period): string => `${start} ${end}`;

export function PeriodChoice() {
  const own = reportingWords();
  return (
    <section class="sheet-part" aria-labelledby="reporting-period">
      <h2 id="reporting-period">{own.period}</h2>
      <div class="grid">
        <ChoiceEntry
          id="reporting-regime"
          label={own.regime}
          value={regime.value}
          options={REGIMES.map((each) => [each, own.regimes[each]])}
          choose={(value) => {
            regime.value = value as Regime;
            void loadCalendar(true);
          }}
        />
        <ChoiceEntry
          id="reporting-year"
          label={own.year}
          value={String(year.value)}
          options={years().map((each) => [each, each])}
          choose={(value) => {
            year.value = Number(value);
            void loadCalendar(true);
          }}
        />
      </div>
      <Days />
      <Deadlines />
    </section>
  );
}

/** The reform began in 2026. */
function years(): string[] {
  const now = Number(today().slice(0, 4));
  return [now - 1, now, now + 1].filter((each) => each >= 2026).map(String);
}

function Days() {
  const own = reportingWords();
  const { period, head } = sheet.value;
  const periods = calendar.value ? periodsOf(calendar.value) : [];
  const isKnown = periods.some((each) => keyOf(each) === keyOf(period));
  const what = ({ data }: Period): string => data.map((each) => own.data[each]).join(', ');
  return (
    <>
      <div class="grid">
        <ChoiceEntry
          id="reporting-days"
          label={own.periodOf}
          class="wide"
          value={isKnown ? keyOf(period) : ''}
          options={[
            ...periods.map((each): [string, string] => [
              keyOf(each),
              `${day(each.start)} – ${day(each.end)} · ${what(each)}`,
            ]),
            ['', own.otherDays],
          ]}
          choose={(key) => {
            const chosen = periods.find((each) => keyOf(each) === key);
            put({ period: chosen ?? { start: '', end: '', data: ['transactions', 'payments'] } });
          }}
        />
        <ChoiceEntry
          id="reporting-kind"
          label={own.kind}
          value={head.kind}
          options={Object.entries(own.kinds)}
          choose={(kind) => putHead({ kind: kind as Head['kind'] })}
        />
      </div>
      {!isKnown && <OtherDays />}
    </>
  );
}

function OtherDays() {
  const own = reportingWords();
  const { period } = sheet.value;
  return (
    <div class="grid">
      {(['start', 'end'] as const).map((end) => (
        <TextEntry
          key={end}
          id={`reporting-${end}`}
          label={own[end]}
          required
          findings={findingsAt(refusalFindings(), `/period/${end}`)}
          takes={{ type: 'date' }}
          value={period[end]}
          put={(value) => put({ period: { ...period, [end]: value } })}
        />
      ))}
    </div>
  );
}

function Deadlines() {
  const own = reportingWords();
  const { start, end } = sheet.value.period;
  const due = (calendar.value?.periods ?? [])
    .filter((each) => each.start === start && each.end === end)
    .toSorted((a, b) => order(a.data) - order(b.data));
  if (due.length === 0) return null;
  return (
    <div class="deadlines">
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
  const own = reportingWords();
  const { head } = sheet.value;
  return (
    <section class="sheet-part" aria-labelledby="reporting-declarant">
      <h2 id="reporting-declarant">{own.declarant}</h2>
      <div class="grid">
        {FIELDS.map(([name, place]) => (
          <TextEntry
            key={name}
            id={`reporting-${name}`}
            label={own[name]}
            required
            findings={findingsAt(refusalFindings(), place)}
            value={head[name]}
            put={(value) => putHead({ [name]: value })}
          />
        ))}
        <ChoiceEntry
          id="reporting-role"
          label={own.role}
          value={head.role}
          options={Object.entries(own.roles)}
          choose={(role) => putHead({ role: role as Head['role'] })}
        />
      </div>
    </section>
  );
}
