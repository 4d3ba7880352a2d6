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
