// What is known to differ on mutants, each with its reason in ../known.md.

const ZERO = />-0+(\.0*)?</;
const NAN = />\s*NaN\s*</;
const TWO_INDICATORS = /ChargeIndicator>(?:(?!AllowanceCharge>)[^])*?<(?:\w+:)?ChargeIndicator/;
/** No decimal, or two of them. */
const UNREADABLE_RATE =
  /<cbc:Percent[^>]*>(?!\s*[-+]?(?:\d+\.?\d*|\.\d+)\s*<)|<\/cbc:Percent>\s*<cbc:Percent/;

/** @param difference as judge.ts words it @param text the mutant */
export function isKnown(name: string, difference: string, text: string): boolean {
  if (/is not a valid value for 'anyURI'/.test(difference)) return true;
  if (/is not a valid value/.test(difference)) return false;
  if (ZERO.test(text) && /^official \S+ fatal, ours –/.test(difference)) return true;
  if (NAN.test(text) && /^official –, ours (BR-AF|BR-AG|BR-IG|BR-IP|BR-27)/.test(difference)) return true;
  if (TWO_INDICATORS.test(text) && /BR-43|BR-44|CL-20|'cast as' expression/.test(difference)) return true;
  if (UNREADABLE_RATE.test(text) && /BR-FREXT-\w+-08/.test(difference)) return true;
  return name === 'facturx-extended' && difference === 'official –, ours NOID fatal';
}
