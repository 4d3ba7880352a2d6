// Fields of small forms, looking and speaking as those of the invoice do: label, control, and findings beside it.

import type { ComponentChildren } from 'preact';
import { words } from '../language/words.ts';
import type { Finding } from '../service.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Select } from '../ui/choice.tsx';
import { isWithin } from '../write/context.ts';
import { Notes } from '../write/notes.tsx';
import { own } from './words.ts';
import { Required } from '../ui/required.tsx';

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
          {required && <Required />}
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

interface Typed extends Omit<Labelled, 'children'> {
  readonly value: string;
  readonly put: (value: string) => void;
  /** What kind of text it takes; any where nothing is said. */
  readonly takes?:
    { readonly type: 'date' | 'datetime-local' } | { readonly inputMode: 'decimal' | 'numeric' };
}

export function TextEntry({ value, put, takes, ...labelled }: Typed) {
  return (
    <Entry {...labelled}>
      {(attributes) => (
        <input
          {...attributes}
          {...(takes as object)}
          class="field"
          autocomplete="off"
          value={value}
          onInput={({ currentTarget }) => put(currentTarget.value)}
        />
      )}
    </Entry>
  );
}

export interface Described extends Omit<Typed, 'findings'> {
  /** Of the request; none for what nothing can be wrong with. */
  readonly place?: string;
  /** What is chosen from, where it is not typed. */
  readonly options?: readonly (readonly [value: string, label: string])[];
}

/** Fields side by side, each with the findings at its place. */
export function Fields({
  all,
  findings,
}: { readonly all: readonly Described[] } & Pick<Labelled, 'findings'>) {
  return (
    <div class="grid">
      {all.map(({ place, options, put, ...labelled }) => {
        const own = { ...labelled, findings: place === undefined ? [] : findingsAt(findings, place) };
        if (!options) return <TextEntry key={own.id} {...own} put={put} />;
        return (
          <Entry key={own.id} {...own}>
            {(attributes) => <Select {...attributes} value={own.value} options={options} choose={put} />}
          </Entry>
        );
      })}
    </div>
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

export interface Grid<K extends string> {
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
    <fieldset class="rows stack" aria-describedby={`notes:${id}`}>
      <legend>{label}</legend>
      {rows.map((row, i) => (
        <div class="row line" key={i}>
          {columns.map(([key, name]) => (
            <TextEntry
              key={key}
              id={`${id}-${i}-${key}`}
              label={name}
              class="entry-decimal"
              findings={rowFindings(findings, `${place}/${i}`, key, columns[0]![0])}
              takes={{ inputMode: 'decimal' }}
              value={row[key]}
              put={(value) => put(rows.with(i, { ...row, [key]: value }))}
            />
          ))}
          {rows.length > least && (
            <IconButton icon="cross" name={own.removeRow(i + 1)} onClick={() => put(rows.toSpliced(i, 1))} />
          )}
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
