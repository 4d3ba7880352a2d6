// One document into the other syntax and back, and what became of its content.

import { compareDocuments } from './compare.ts';
import type { Check, Sample } from './documents.ts';
import type { FrontDoor } from './front-door.ts';
import { normaliseConverted } from './conversion-equivalences.ts';
import { namedByLosses, withTheirElements } from './named.ts';
import { isNoGuideline, NEVER, refused, sorted, type Trip } from './trip.ts';

/** @returns null when the service converts nothing yet, or when the document's profile is never produced */
export async function thereAndBack(door: FrontDoor, sample: Sample, check: Check): Promise<Trip | null> {
  const { syntax } = sample;
  const other = syntax === 'cii' ? 'ubl' : 'cii';
  const output = `${syntax} to ${other} to ${syntax}`;
  const read = await door.extract(sample.xml);
  if ('refusals' in read) return refused(sample, output, read.refusals);
  if (read.profile === NEVER) return null;
  const query = `check=${check}&allow_loss=true`;
  const there = await door.convert(sample.xml, `to=${other}-xml&${query}`);
  if (there === null) return null;
  if ('refusals' in there) return refused(sample, `${syntax} to ${other}`, there.refusals);
  // A guideline of its own is kept where no profile is asked for.
  const profile = read.options.guideline === null ? `profile=${read.options.profile}&` : '';
  const back = await door.convert(there.document, `to=${syntax}-xml&${profile}${query}`);
  if (back === null) return null;
  if ('refusals' in back) return refused(sample, output, back.refusals);
  const compared = compareDocuments(sample.xml, back.document, normaliseConverted);
  // A profile that is not produced comes back as another, and BT-24 with it.
  const all = read.profile === read.options.profile ? compared : compared.filter(isNoGuideline);
  const parts = sorted(all, withTheirElements(all, namedByLosses(there.losses, back.losses)));
  const documents = [
    { syntax: other, content: there.document },
    { syntax, content: back.document },
  ] as const;
  return { sample, output, refusals: [], idle: [], documents, ...parts };
}
