// What fuzzed expressions look at: one document with every kind of node and value, and damaged versions of it.

import fc from 'fast-check';
import { documentText, mutate } from '../oracle/mutate.ts';
import { readMarkup } from '../oracle/sch/markup.ts';

export const namespaces: ReadonlyMap<string, string> = new Map([
  ['d', 'urn:d'],
  ['e', 'urn:e'],
  ['xs', 'http://www.w3.org/2001/XMLSchema'],
]);

const whole = `<d:doc xmlns:d="urn:d" xmlns:e="urn:e" id="r"><!-- seen --><?go on?>
  <d:line id="1" unit="C62" e:ref="x"><d:price cur="EUR">10.50</d:price><d:qty>2</d:qty><d:name>Pen <e:note>red</e:note> ink</d:name><d:tax>S</d:tax></d:line>
  <d:line id="2"><d:price cur="USD">1E2</d:price><d:price cur="EUR">3</d:price><d:qty>-2.5</d:qty><d:flag>true</d:flag><d:name/></d:line>
  <d:line id="3" unit="ZZ"><d:name> a &amp; b </d:name><d:line id="1"><d:tax>Z</d:tax><d:price>0.005</d:price></d:line></d:line>
  <d:day>2026-02-03</d:day><d:day>2024-02-29+02:00</d:day><d:day>2026-02-03T10:00:00Z</d:day>
  <d:span>P1DT2H</d:span><d:qty>NaN</d:qty><e:note xmlns="urn:e">é𝒳</e:note><d:flag>0</d:flag><!--end--></d:doc>`;

const damage = fc.record({ kind: fc.nat(99), at: fc.nat(99), value: fc.nat(99) });

/** The document as it is, and fifteen damaged ones. */
export const samples: readonly string[] = [
  whole,
  ...fc.sample(fc.array(damage, { minLength: 1, maxLength: 6 }), { seed: 7, numRuns: 15 }).map((each) => {
    return documentText(mutate(readMarkup(Buffer.from(whole), 'sample.xml'), each));
  }),
];
