// Fields of small forms, looking and speaking as those of the invoice do: label, control, and findings beside it.

import type { ComponentChildren } from 'preact';
import { words } from '../language/words.ts';
import type { Finding } from '../service.ts';
import { Button } from '../ui/button.tsx';
import { isWithin } from '../write/context.ts';
import { Notes } from '../write/notes.tsx';
import { afterWords } from './words.ts';

/** Findings at a place of the request, or below it. */
export const findingsAt = (findings: readonly Finding[], place: string): readonly Finding[] =>
  findings.filter(({ pointer }) => isWithin(pointer ?? '', place));

interface Attributes {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

interface Labelled {
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  readonly class?: string;
  readonly findings: readonly Finding[];
  readonly children: (attributes: Attributes) => ComponentChildren;
}

export function Entry({ id, label, required = false, class: more = '', findings, children }: Labelled) {
  const isWrong = findings.length > 0;
  const worded = findings.map((finding) =>
    finding.type === 'missing' ? { ...finding, message: words.missing(label) } : finding,
  );
  return (
    <div class={`entry ${more}`}>
      <label for={id}>
        <span class="label-text">
          {label}
          {required && (
            <span class="required" title={words.required}>
              {'\u00a0*'}
            </span>
          )}
        </span>
      </label>
      {children({
        id,
        ...(isWrong && { 'aria-invalid': true, 'aria-describedby': `notes:${id}` }),
      })}
      <FieldNotes id={`notes:${id}`} findings={worded} />
    </div>
  );
}

interface OneLine extends Omit<Labelled, 'children'> {
  readonly value: string;
  readonly put: (typed: string) => void;
  readonly type?: 'date' | 'datetime-local';
  readonly inputMode?: 'numeric';
}

/** An entry whose control is one line to type in. */
export function OneLineEntry({ value, put, type, inputMode, ...labelled }: OneLine) {
  return (
    <Entry {...labelled}>
      {(attributes) => (
        <input
          {...attributes}
          class="field"
          {...(type ? { type } : { autocomplete: 'off' })}
          {...(inputMode && { inputMode })}
          value={value}
          onInput={({ currentTarget }) => put(currentTarget.value)}
        />
      )}
    </Entry>
  );
}

/** Findings as notes beside what they are about. */
export function FieldNotes({ id, findings }: { readonly id: string; readonly findings: readonly Finding[] }) {
  const notes = findings.map((finding) => ({
    pointer: finding.pointer ?? '',
    tone: finding.severity,
    message: finding.message,
    finding,
  }));
  return <Notes id={id} notes={notes} />;
}

export type Row<K extends string> = Readonly<Record<K, string>>;

interface Grid<K extends string> {
  readonly id: string;
  readonly label: string;
  readonly columns: readonly (readonly [key: K, label: string])[];
  readonly rows: readonly Row<K>[];
  readonly put: (rows: readonly Row<K>[]) => void;
  /** At `<place>/<row>/<key>` of the request. */
  readonly place: string;
  readonly findings: readonly Finding[];
  readonly addLabel: string;
  /** Rows that have to stay. */
  readonly least?: number;
}

/** Rows of decimals as people type them: amounts by rate of VAT. */
export function Rows<K extends string>(grid: Grid<K>) {
  const { id, label, columns, rows, put, place, findings, addLabel, least = 0 } = grid;
  const blank = Object.fromEntries(columns.map(([key]) => [key, ''])) as Row<K>;
  const ownRows = rows.flatMap((_, i) => findingsAt(findings, `${place}/${i}`));
  const whole = findingsAt(findings, place).filter((finding) => !ownRows.includes(finding));
  return (
    <fieldset class="rows" aria-describedby={`notes:${id}`}>
      <legend>{label}</legend>
      {rows.map((row, i) => (
        <div class="row" key={i}>
          {columns.map(([key, name]) => (
            <Entry
              key={key}
              id={`${id}-${i}-${key}`}
              label={name}
              class="entry-decimal"
              findings={rowFindings(findings, `${place}/${i}`, key, columns[0]![0])}
            >
              {(attributes) => (
                <input
                  {...attributes}
                  class="field"
                  inputMode="decimal"
                  autocomplete="off"
                  value={row[key]}
                  onInput={({ currentTarget }) => put(rows.with(i, { ...row, [key]: currentTarget.value }))}
                />
              )}
            </Entry>
          ))}
          {rows.length > least && <RemoveRow place={i + 1} remove={() => put(rows.toSpliced(i, 1))} />}
        </div>
      ))}
      <FieldNotes id={`notes:${id}`} findings={whole} />
      <Button icon="plus" look="small quiet add" onClick={() => put([...rows, blank])}>
        {addLabel}
      </Button>
    </fieldset>
  );
}

/** Findings of a row as a whole stand in its first column. */
function rowFindings(findings: readonly Finding[], row: string, key: string, first: string) {
  const own = findingsAt(findings, `${row}/${key}`);
  return key === first ? [...own, ...findings.filter(({ pointer }) => pointer === row)] : own;
}

function RemoveRow({ place, remove }: { readonly place: number; readonly remove: () => void }) {
  const name = afterWords().removeRow(place);
  return <Button icon="cross" look="small quiet icon-only" aria-label={name} title={name} onClick={remove} />;
}
