// Differences that are no one's fault, or not ours; each with its clause in known.md.

import type { Outcome } from './outcome.ts';

/** `foreign` (SaxonJS) and `third` (Saxon-HE) both differ from ours. */
export function knownDifference(ours: Outcome, foreign: Outcome, third: Outcome): boolean {
  const all = [
    staticallyTyped,
    neverRight,
    besideNothing,
    integerQuotient,
    spelledInteger,
    crash,
    digits,
    fractions,
    remarks,
  ];
  return all.some((known) => known(ours, foreign, third));
}

const isEmpty = (outcome: Outcome): boolean => 'items' in outcome && outcome.items.length === 0;
const itemsOf = (outcome: Outcome): string => ('items' in outcome ? outcome.items.join() : 'error');

/** XPath 2.0, 2.3.4: an operand that is empty may hide that the other could never have been right. */
function staticallyTyped(ours: Outcome, _foreign: Outcome, third: Outcome): boolean {
  return (
    isEmpty(ours) &&
    'error' in third &&
    /Arithmetic operator is not defined|can succeed only if|xs:error/.test(third.error)
  );
}

/** The same the other way round: we refuse when the pack is built what Saxon lets pass beside nothing. */
function neverRight(ours: Outcome, _foreign: Outcome, third: Outcome): boolean {
  return 'error' in ours && ours.refused && isEmpty(third);
}

/** An operand in error beside an empty one: the error, or nothing (XPath 2.0, 2.3.4). */
function besideNothing(ours: Outcome, foreign: Outcome, third: Outcome): boolean {
  return 'error' in ours && ours.error.includes('cannot be read as') && isEmpty(foreign) && isEmpty(third);
}

/** Both Saxons make an xs:integer of an xs:double's shortest spelling, not of its value (XPath functions, 17.1.3.4). */
function spelledInteger(ours: Outcome, _foreign: Outcome, third: Outcome): boolean {
  const [a, b] = [itemsOf(ours), itemsOf(third)];
  return /^integer -?\d{17,}$/.test(a) && Number(a.slice(8)) === Number(b.slice(8));
}

/** Saxon-HE gives an xs:integer where big xs:integers are divided evenly (XPath functions, 6.2.4: xs:decimal). */
function integerQuotient(ours: Outcome, _foreign: Outcome, third: Outcome): boolean {
  return (
    itemsOf(ours).replaceAll('decimal ', 'integer ') === itemsOf(third).replaceAll('decimal ', 'integer ')
  );
}

/** A fault inside Saxon-HE itself, which says nothing of the expression. */
function crash(_ours: Outcome, _foreign: Outcome, third: Outcome): boolean {
  return (
    'error' in third &&
    /UnicodeString|begin -?\d+, end|IndexOutOfBounds|NullPointer|cannot be cast|xs:error|^null$/.test(
      third.error,
    )
  );
}

/** How many digits a quotient of decimals keeps is for each engine to choose (XPath functions, 6.2.4). */
function digits(ours: Outcome, foreign: Outcome, third: Outcome): boolean {
  const short = (outcome: Outcome): string =>
    itemsOf(outcome).replaceAll(/\d+\.\d+/g, (number) => `${Number(Number(number).toPrecision(14))}`);
  return short(ours) === short(third) || short(ours) === short(foreign);
}

/** A second has at least three digits after the point (XPath functions, 10.1.1); SaxonJS keeps three, we six, Saxon-HE more. */
function fractions(ours: Outcome, _foreign: Outcome, third: Outcome): boolean {
  const short = (outcome: Outcome): string =>
    itemsOf(outcome).replaceAll(/\d+\.\d{5,}/g, (number) => Number(number).toFixed(4));
  return short(ours) === short(third);
}

/** What the comments and the instruction of the samples say: an xs:string, for us untyped as every node's text (XDM 6.6.3, 6.7.3). */
const REMARKS = [' seen ', 'end', 'on'];

function remarks(ours: Outcome): boolean {
  return 'error' in ours && REMARKS.some((text) => ours.error.startsWith(`"${text}" cannot be read as`));
}
