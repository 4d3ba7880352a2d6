// A status of the timeline, read from its message.

import type { ExtractedStatusOut } from '@conforme/proto/schema/statuses';
import type { Finding } from '../service.ts';

export type Message = ExtractedStatusOut['message'];

export interface Entry {
  readonly id: number;
  readonly status: string;
  /** `YYYY-MM-DDThh:mm:ss`; null where it is not known. */
  readonly at: string | null;
  /** Who decided it. */
  readonly by: { readonly name: string; readonly role: string } | null;
  /** Number of the invoice; null where the reader says it of the one at hand. */
  readonly number: string | null;
  readonly reasons: readonly { readonly code: string; readonly text: string | null }[];
  readonly amounts: readonly Amount[];
  readonly notes: readonly string[];
  readonly toState: boolean;
  readonly test: boolean;
  /** Null for what the reader knows without a file. */
  readonly file: File | null;
  /** Whether this page made the file. */
  readonly made: boolean;
  /** What the check of a file made here remarks. */
  readonly remarks: readonly Finding[];
}

interface Amount {
  readonly kind: string;
  readonly amount: string;
  readonly rate: string | null;
  readonly currency: string | null;
}

let count = 0;

/** A message has one status, which the State demands; a foreign one may have several. */
export function entriesIn(message: Message, file: File, remarks: readonly Finding[] | null): Entry[] {
  const { issuer, profile, test, acknowledgements } = message;
  return (acknowledgements ?? []).flatMap(({ at, documents }) =>
    documents.flatMap(({ status, number, details = [] }): Entry[] => {
      if (status == null) return [];
      const by = issuer ? { name: issuer.name ?? '', role: issuer.role ?? '' } : null;
      return [
        {
          id: (count += 1),
          status,
          at: at ?? null,
          by,
          number: number ?? null,
          reasons: details.flatMap(({ reason_code: code, reason: text }) =>
            code == null && text == null ? [] : [{ code: code ?? '', text: text ?? null }],
          ),
          amounts: details.flatMap(({ values = [] }) => values.flatMap(amountOf)),
          notes: details.flatMap(({ notes = [] }) => notes.flatMap(({ text }) => (text ? [text] : []))),
          toState: profile?.endsWith('F2') ?? false,
          test: test ?? false,
          file,
          made: remarks !== null,
          remarks: remarks ?? [],
        },
      ];
    }),
  );
}

type Value = NonNullable<NonNullable<Details[number]['values']>[number]>;
type Details = NonNullable<NonNullable<Message['acknowledgements']>[number]['documents'][number]['details']>;

function amountOf({ kind, amount, rate, currency }: Value): readonly Amount[] {
  if (amount == null) return [];
  const text = rate == null ? null : String(rate);
  return [{ kind: kind ?? '', amount: String(amount), rate: text, currency: currency ?? null }];
}

/** What the reader knows without having the file. */
export function knownEntry(status: string, at: string | null): Entry {
  const nothing = { by: null, number: null, reasons: [], amounts: [], notes: [], remarks: [], file: null };
  return { id: (count += 1), status, at, ...nothing, toState: false, test: false, made: false };
}

/** At its time; what has none comes last, as it was added. What is there already is not added again. */
export function withEntry(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  if (entry.file && entries.some((each) => isSameMessage(each, entry))) return entries;
  const { at } = entry;
  const later = at === null ? -1 : entries.findIndex((each) => each.at !== null && each.at > at);
  return later < 0 ? [...entries, entry] : entries.toSpliced(later, 0, entry);
}

const isSameMessage = (a: Entry, b: Entry): boolean =>
  a.file !== null &&
  a.status === b.status &&
  a.at === b.at &&
  a.number === b.number &&
  a.toState === b.toState &&
  a.by?.role === b.by?.role &&
  JSON.stringify(a.amounts) === JSON.stringify(b.amounts);

/** The State's copy of a status is no further step of the invoice. */
export const historyOf = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ toState }) => !toState);
