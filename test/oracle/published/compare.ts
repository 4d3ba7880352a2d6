// Saxon's findings of one document beside ours.

import { canonical } from '../../conformance/locations.ts';
import type { OfficialLine } from '../official.ts';
import type { Finding } from './ours.ts';

/** `verdict`: rule, count or flag; `place`: where; `order`: in which order; `text`: what the message says. */
export type Kind = 'verdict' | 'place' | 'order' | 'text';

export interface Difference {
  readonly kind: Kind;
  readonly saxon: string;
  readonly ours: string;
}

/** Decision 6: no flag and `error` are fatal, `information` is info; what nobody knows is fatal. */
function severity(flag: string): string {
  const known: Readonly<Record<string, string>> = { warning: 'warning', info: 'info', information: 'info' };
  return known[flag.toLowerCase()] ?? 'fatal';
}

export interface Compared {
  readonly differences: readonly Difference[];
  /** Rules of which ours says that they could not be judged where Saxon says nothing: not compared. */
  readonly isolated: readonly string[];
}

/** Some sheets locate by local names alone; ours is then read without its namespaces. */
const bare = /\*\[local-name\(\)='([^']*)'\]/;

const placed = (location: string): string =>
  canonical(
    location.replaceAll(new RegExp(bare, 'g'), (_, local: string) => `Q{}${local}`),
    {},
  );

/** White space in messages is layout, no-break spaces too. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

type Said = Omit<Finding, 'failed'>;
const SPOKEN: readonly (readonly [Kind, (finding: Said) => string])[] = [
  ['verdict', ({ rule, flag }) => `${rule} ${flag}`],
  ['place', ({ rule, at }) => `${rule} ${at}`],
  ['text', ({ rule, at, text }) => `${rule} ${at} ${text}`],
];

/** @param ordered the sheet writes its findings pattern by pattern, as the reference implementation does. */
export function compare(official: OfficialLine, all: readonly Finding[], ordered: boolean): Compared {
  if (official.aborted !== undefined)
    return { differences: compareAborted(official.aborted, all), isolated: [] };
  const saxon = (official.findings ?? []).map(({ rule, flag, location, text }) => {
    return { rule, flag: severity(flag), at: placed(location), text: plain(text) };
  });
  const nameless = (official.findings ?? []).some(({ location }) => bare.test(location));
  const told = all.map((each) => {
    return { ...each, at: nameless ? each.at.replaceAll(/\{[^}]*\}/g, '{}') : each.at };
  });
  const ours = judgedIn(saxon, told);
  const isolated = told.filter((each) => !ours.includes(each)).map(({ rule }) => rule);
  // An error has a text of its own, where Saxon came to the same verdict by another operand.
  const broken = new Set(ours.filter(({ failed }) => failed).map(({ rule, at }) => `${rule} ${at}`));
  for (const each of [...saxon, ...ours]) if (broken.has(`${each.rule} ${each.at}`)) each.text = '(error)';
  for (const [kind, speak] of SPOKEN) {
    const differences = differing(kind, saxon.map(speak).sort(), ours.map(speak).sort());
    if (differences.length > 0) return { differences, isolated };
  }
  const spoken = ({ rule, at }: Said): string => `${rule} ${at}`;
  return { differences: ordered ? outOfOrder(saxon.map(spoken), ours.map(spoken)) : [], isolated };
}

/**
 * A context that cannot be evaluated does not match, for XSLT (3.0, 5.5.4), and Saxon says nothing; for us the rule could
 * not be judged, which is never a pass (decision 9). Such findings are told apart, not compared.
 */
function judgedIn<T extends Finding>(saxon: readonly Said[], ours: readonly T[]): T[] {
  const said = new Set(saxon.map(({ rule, at }) => `${rule} ${at}`));
  return ours.filter(({ rule, at, failed }) => !failed || said.has(`${rule} ${at}`));
}

/** Where the sheet stops with an error, ours tells the error with its rule and goes on (decision 9). */
function compareAborted(reason: string, ours: readonly Finding[]): Difference[] {
  if (ours.some(({ flag }) => flag === 'fatal')) return [];
  return [{ kind: 'verdict', saxon: `stopped: ${reason}`, ours: 'nothing fatal' }];
}

/** The first place where lists of the same findings part. */
function outOfOrder(saxon: readonly string[], ours: readonly string[]): Difference[] {
  const at = saxon.findIndex((each, index) => each !== ours[index]);
  return at < 0 ? [] : [{ kind: 'order', saxon: saxon[at]!, ours: ours[at] ?? '–' }];
}

/** What stands on one side only. */
function differing(kind: Kind, saxon: readonly string[], ours: readonly string[]): Difference[] {
  const rest = [...ours];
  const missing = saxon.filter((each) => {
    const at = rest.indexOf(each);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return [
    ...missing.map((each) => ({ kind, saxon: each, ours: '–' })),
    ...rest.map((each) => ({ kind, saxon: '–', ours: each })),
  ];
}
