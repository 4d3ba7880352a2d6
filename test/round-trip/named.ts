// Which differences an answer names: extract's `unread`, convert's `losses`.

import type { Difference } from './compare.ts';
import type { Loss, Unread } from './front-door.ts';
import { canonicalValue } from './values.ts';

/** Whether an answer that names these places of the first document names this difference. */
export type Named = (difference: Difference) => boolean;

export function namedByUnread(unread: readonly Unread[]): Named {
  const places = new Set(unread.map(({ location }) => location));
  return (difference) => isAt(difference, places);
}

/**
 * Losses of the way there are places of the first document. Those of the way back are places of a document of another
 * syntax: there the value leads back to the difference.
 */
export function namedByLosses(there: readonly Loss[], back: readonly Loss[]): Named {
  const places = new Set(there.flatMap(({ location }) => (location === null ? [] : [location])));
  const values = new Set(back.flatMap(({ value }) => (value === null ? [] : [value.trim()])));
  return (difference) => isAt(difference, places) || isOf(difference, values);
}

/**
 * With a value that is named go the attributes of its element, and of a tax its scheme or type, which say nothing without it: the
 * answer names the value, and the other document had its currency and its scheme in another form.
 */
export function withTheirElements(all: readonly Difference[], named: Named): Named {
  const lost = all.filter((each) => each.kind === 'missing' && named(each)).map(({ location }) => location);
  return (difference) => {
    if (named(difference)) return true;
    const { kind, location } = difference;
    if (kind !== 'missing') return false;
    const owner = /^(.*)\/@[^/]+$/.exec(location)?.[1];
    if (owner !== undefined && lost.includes(owner)) return true;
    const scheme = /^(.*)\/(?:cac:TaxScheme\b|(?<=TradeTax(?:\[\d+\])?\/)ram:TypeCode$)/.exec(location)?.[1];
    return scheme !== undefined && lost.some((each) => each.startsWith(`${scheme}/`));
  };
}

/** A missing leaf is named by its own location, or by that of an element around it: then all of that is lost. */
function isAt({ kind, location }: Difference, places: ReadonlySet<string>): boolean {
  if (places.has(location)) return true;
  if (kind === 'changed') return false;
  const steps = location.split('/');
  // The document and its root are around everything.
  return steps.some((_, at) => at > 2 && places.has(steps.slice(0, at).join('/')));
}

function isOf({ before, path }: Difference, values: ReadonlySet<string>): boolean {
  const local = path.slice(path.lastIndexOf(':') + 1);
  return before !== null && [...values].some((value) => canonicalValue(local, value) === before);
}
