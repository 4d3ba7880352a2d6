// The story of one invoice: its statuses, and what may follow them. It is there while the reader looks at another view.

import { signal } from '@preact/signals';
import type { NextOut } from '@conforme/proto/schema/statuses';
import { failureIn, type ServiceError } from '../service.ts';
import { announce } from '../ui/announce.tsx';
import { Store } from '../write/store.ts';
import { entriesIn, historyOf, knownEntry, withEntry, type Entry } from './entry.ts';
import { load } from './loading.ts';
import { followingStatuses, namesOfStatuses, type MadeStatus, type Names } from './requests.ts';
import type { Subject } from './subject.ts';
import { own } from './words.ts';

export const ACTORS = ['SE', 'BY', 'WK'] as const;
export type Actor = (typeof ACTORS)[number];

export const subject = signal<Subject | null>(null);
export const actor = signal<Actor>('SE');
/** The status whose form is open. */
export const chosen = signal<string | null>(null);
/** How many files are being read. */
export const reading = signal(0);
export const names = signal<Names>({ statuses: {}, portal: {}, reasons: {} });
/** What may follow, and where the order is doubtful; null until it is known. */
export const outlook = signal<NextOut | null>(null);

export interface Trouble {
  readonly failure: ServiceError;
  readonly again: () => void;
}
export const trouble = signal<Trouble | null>(null);

const store = new Store<readonly Entry[]>([]);
export const entries = (): readonly Entry[] => store.value;
/** The name of the status that was taken away last, as long as it can come back. */
export const removed = signal<string | null>(null);

export const isEmpty = (): boolean => subject.value === null && store.value.length === 0;

export const titleOf = (code: string): string =>
  names.value.statuses[code] ?? names.value.portal[code] ?? own.unknownStatus(code);

/** Whether all statuses come from the State's portal, about other things than an invoice. */
export const isOfPortal = (): boolean =>
  store.value.length > 0 && store.value.every(({ status }) => Object.hasOwn(names.value.portal, status));

/** Another one for each story. */
let story = {};
/** Until the files before are read. */
let before: Promise<unknown> = Promise.resolve();

/** @returns whether the story is still the one of now: what is answered later belongs to no other. */
export function ofThisStory(): () => boolean {
  const of = story;
  return () => of === story;
}

/** A file, or the way to one that has still to come. */
type Coming = File | (() => Promise<File>);

/** Files in the order they came; one that is neither invoice nor status is named as a problem, and the others go on. */
export async function receive(files: readonly Coming[]): Promise<void> {
  const isWanted = ofThisStory();
  trouble.value = null;
  reading.value += files.length;
  const read = before.then(() => takeAll(files, isWanted));
  before = read.catch(() => {});
  try {
    await read;
  } finally {
    reading.value -= files.length;
  }
  if (isWanted()) await refresh();
}

async function takeAll(files: readonly Coming[], isWanted: () => boolean): Promise<void> {
  for (const file of files) if (isWanted()) await take(file, files, isWanted);
}

async function take(file: Coming, files: readonly Coming[], isWanted: () => boolean): Promise<void> {
  try {
    const loaded = await load(typeof file === 'function' ? await file() : file);
    if (!isWanted()) return;
    if (loaded.kind === 'invoice') subject.value = loaded.subject;
    else change(loaded.entries.reduce(withEntry, store.value));
  } catch (thrown) {
    const failure = failureIn(thrown);
    if (!isWanted()) return;
    const rest = files.slice(files.indexOf(file));
    trouble.value = { failure, again: () => void receive(rest) };
  }
}

function change(next: readonly Entry[]): void {
  removed.value = null;
  store.change(next);
}

let running = new AbortController();

/** Asks anew what may follow, in the language of the moment. */
export async function refresh(): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal: stop } = running;
  if (isEmpty()) return void (outlook.value = null);
  try {
    const [found, known] = await Promise.all([followingStatuses(wish(), stop), namesOfStatuses()]);
    if (stop.aborted) return;
    names.value = known;
    outlook.value = found;
  } catch (failure) {
    if (stop.aborted) return;
    trouble.value = { failure: failureIn(failure), again: () => void refresh() };
  }
}

const wish = () => ({
  history: historyOf(store.value).map(({ status }) => status),
  findings: (subject.value?.failures ?? []).map(({ source, rule, terms = [] }) => ({
    source,
    rule,
    terms: [...terms],
  })),
});

export function addKnown(status: string, at: string | null): void {
  change(withEntry(store.value, knownEntry(status, at)));
  void refresh();
}

/** @param from the form it was made in, unless another is open by now */
export function append({ message, file, remarks }: MadeStatus, from: string): void {
  if (chosen.value === from) chosen.value = null;
  change(entriesIn(message, file, remarks).reduce(withEntry, store.value));
  announce(own.made(file.name));
  void refresh();
}

export function remove(entry: Entry): void {
  store.change(store.value.filter((each) => each !== entry));
  removed.value = titleOf(entry.status);
  chosen.value = null;
  announce(own.removed(titleOf(entry.status)));
  void refresh();
}

export function undo(): void {
  store.undo();
  removed.value = null;
  void refresh();
}

export function startOver(): void {
  running.abort();
  story = {};
  before = Promise.resolve();
  subject.value = null;
  outlook.value = null;
  trouble.value = null;
  chosen.value = null;
  change([]);
}
