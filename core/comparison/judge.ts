import type { Announced } from './announced.ts';
import { different, notFound, same, type Compared, type Sought } from './compared.ts';
import type { Place } from './sheet.ts';

/** A value that labels announce: a day or an amount. */
export interface Labelled<V extends Place> {
  readonly all: readonly Announced<V>[];
  readonly equals: (value: V, xml: string) => boolean;
  /** Whether a value may be this one though no label announces it. */
  readonly isLikely: (value: V) => boolean;
}

/**
 * A value announced by its own label decides; one that nothing announces speaks for it; one announced as something else does only where
 * the XML has the same there.
 *
 * @param terms the labels of the value, its own first
 * @param kin terms under which the XML states the same value
 */
export function judge<V extends Place>(
  sought: Sought,
  { all, equals, isLikely }: Labelled<V>,
  terms: readonly string[],
  kin: readonly string[],
): Compared {
  const owns = ({ terms: labels }: Announced<V>): boolean => terms.some((term) => labels.has(term));
  const own = all.filter(owns);
  const matches = all.filter(({ value }) => equals(value, sought.xml));
  const announcedSame = matches.find(owns);
  if (announcedSame) return same(sought, announcedSame.value);
  const free = matches.find(({ value, terms: labels }) => labels.size === 0 && isLikely(value));
  if (free) return same(sought, free.value);
  const certain = own.find(({ sole }) => terms.some((term) => sole.has(term)));
  if (certain) return different(sought, certain.value);
  const akin = matches.find(({ terms: labels }) => kin.some((term) => labels.has(term)));
  return akin ? same(sought, akin.value) : notFound(sought);
}
