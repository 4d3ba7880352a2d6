// One document through extract and generate, and what became of its content.

import { compareDocuments, type Difference } from './compare.ts';
import type { Check, Sample, Syntax } from './documents.ts';
import type { FrontDoor, Refusal, Unread } from './front-door.ts';
import { namedByUnread, type Named } from './named.ts';

export interface Trip {
  readonly sample: Sample;
  readonly output: string;
  /** Empty when the document came back. */
  readonly refusals: readonly Refusal[];
  /** Content of the first document that the second lacks or changes, and no answer names. */
  readonly silent: readonly Difference[];
  /** The same, named by an answer. */
  readonly reported: readonly Difference[];
  readonly added: readonly Difference[];
  /** Named as unread although it came back. */
  readonly idle: readonly Unread[];
  /** What was written on the way, the last of it being what was compared. */
  readonly documents: readonly Written[];
}

export interface Written {
  readonly syntax: Syntax | 'pdf';
  readonly content: Uint8Array;
}

/** Read and never produced: it comes back as `en16931`, one profile higher, and BT-24 with it. */
const RAISED = 'basic';
/** Read only, and no profile above it holds less: no invoice can be written from it. */
export const NEVER = 'minimum';
export const isNoGuideline = ({ path }: Difference): boolean =>
  !/GuidelineSpecifiedDocumentContextParameter|CustomizationID/.test(path);

export async function roundTrip(
  door: FrontDoor,
  sample: Sample,
  check: Check,
  output: string,
): Promise<Trip | null> {
  const read = await door.extract(sample.xml);
  if ('refusals' in read) return refused(sample, output, read.refusals);
  if (read.profile === NEVER) return null;
  const endpoint = sample.set === 'random' ? 'preview-xml' : 'generate';
  const written = await door.write(endpoint, {
    invoice: read.invoice,
    options: { ...read.options, output, check },
  });
  if ('refusals' in written) return refused(sample, output, written.refusals);
  const content = written.document;
  const isPdf = output === 'facturx-pdf';
  const again = isPdf ? await door.extract(content) : { xml: Buffer.from(content).toString() };
  if ('refusals' in again) return refused(sample, output, again.refusals);
  const named = namedByUnread(read.unread);
  const all = compareDocuments(sample.xml, again.xml);
  const parts = sorted(read.profile === RAISED ? all.filter(isNoGuideline) : all, named);
  const idle = read.unread.filter((each) => !parts.reported.some(namedByUnread([each])));
  const documents = [{ syntax: isPdf ? 'pdf' : sample.syntax, content }] as const;
  return { sample, output, refusals: [], documents, idle, ...parts };
}

export const refused = (sample: Sample, output: string, refusals: readonly Refusal[]): Trip => ({
  sample,
  output,
  refusals,
  silent: [],
  reported: [],
  added: [],
  idle: [],
  documents: [],
});

export function sorted(
  all: readonly Difference[],
  named: Named,
): Pick<Trip, 'silent' | 'reported' | 'added'> {
  const lost = all.filter(({ kind }) => kind !== 'added');
  return {
    silent: lost.filter((each) => !named(each)),
    reported: lost.filter(named),
    added: all.filter(({ kind }) => kind === 'added'),
  };
}
