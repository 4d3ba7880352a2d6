// What a run found, for people and for the exit code.

import type { Counts } from '../reporter.ts';
import type { Difference } from './compare.ts';
import type { Sample } from './documents.ts';
import { printGroups, type Occurrence } from './group.ts';
import { pathOf } from './tree.ts';
import type { Trip } from './trip.ts';

export interface Run {
  readonly trips: readonly Trip[];
  /** The same documents as PDF. */
  readonly pdfs: readonly Trip[];
  /** Documents of a profile that is read and never produced, or that nothing converts. */
  readonly left: readonly Sample[];
  /** Whether enough documents must be accepted; a conversion may refuse what its target cannot hold. */
  readonly mustAccept: boolean;
}

/** Share of the documents that generate must take as extract gives them. */
const ACCEPTED = 0.995;

const isAccepted = ({ refusals }: Trip): boolean => refusals.length === 0;

export function printRun({ trips, pdfs, left }: Run): void {
  const all = [...trips, ...pdfs];
  for (const set of ['corpus', 'examples', 'random'] as const)
    printAccepted(
      set,
      trips.filter(({ sample }) => sample.set === set),
    );
  printAccepted('as PDF', pdfs);
  console.log(`left out, of a profile that is never produced or without a conversion: ${left.length}`);
  printGroups('refused', all.flatMap(refusalsOf));
  printGroups('LOST IN SILENCE', differencesOf(all, 'silent'));
  printGroups('lost, and named in the answer', differencesOf(all, 'reported'));
  printGroups('added', differencesOf(all, 'added'));
  printGroups('named as unread, and not lost', all.flatMap(idleOf));
}

function printAccepted(what: string, trips: readonly Trip[]): void {
  if (trips.length === 0) return;
  const accepted = trips.filter(isAccepted);
  const whole = accepted.filter(({ silent, reported }) => silent.length + reported.length === 0);
  const share = ((100 * accepted.length) / trips.length).toFixed(1);
  const counted = `${accepted.length} of ${trips.length} (${share} %)`;
  console.log(`${what}: accepted as is ${counted}, of these ${whole.length} whole`);
}

/** A refused document fails only where too many are; a run that measured nothing has failed. */
export function countsOf({ trips, pdfs, mustAccept }: Run): Counts {
  if (trips.length === 0) return { passed: 0, failed: 1, skipped: 0 };
  const all = [...trips, ...pdfs];
  const refused = trips.filter((trip) => !isAccepted(trip)).length;
  const isEnough = !mustAccept || (trips.length - refused) / trips.length >= ACCEPTED;
  const turned = all.filter((trip) => !isAccepted(trip)).length;
  const silent = all.filter(({ silent: lost }) => lost.length > 0).length;
  const failed = silent + (isEnough ? 0 : refused);
  return { passed: all.length - silent - turned, failed, skipped: turned - (isEnough ? 0 : refused) };
}

/** The root is the same for every document of a syntax. */
const shortPath = (path: string): string => path.replace(/^\/[^/]+\//, '');

const short = (text: string | null): string =>
  text === null ? '–' : JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text);

function differencesOf(trips: readonly Trip[], part: 'silent' | 'reported' | 'added'): Occurrence[] {
  return trips.flatMap((trip) => trip[part].map((each) => occurrenceOf(trip, each)));
}

function occurrenceOf({ sample, output }: Trip, { kind, path, before, after }: Difference): Occurrence {
  const detail = kind === 'changed' ? `${short(before)} → ${short(after)}` : short(before ?? after);
  return { key: `${output} ${kind} ${shortPath(path)}`, name: sample.name, detail };
}

function refusalsOf({ sample, output, refusals }: Trip): Occurrence[] {
  return refusals.map(({ status, code, pointer, message }) => ({
    key: `${output} ${status} ${code} ${pointer}`,
    name: sample.name,
    detail: short(message),
  }));
}

function idleOf({ sample, output, idle }: Trip): Occurrence[] {
  return idle.map(({ location, value }) => ({
    key: `${output} ${shortPath(pathOf(location))}`,
    name: sample.name,
    detail: short(value),
  }));
}
