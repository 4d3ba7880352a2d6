// One document through extract and generate, and what became of its content.

import { compareDocuments, type Difference } from './compare.ts';
import type { Check, Sample, Syntax } from './documents.ts';
import type { Extracted, FrontDoor, Refusal, Unread } from './front-door.ts';
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

/** What generate writes (service.md), and the guideline each stands for; any other is an option of its own (decision 45). */
const GUIDELINES: Readonly<Record<Syntax, Readonly<Record<string, string>>>> = {
  cii: {
    basicwl: 'urn:factur-x.eu:1p0:basicwl',
    en16931: 'urn:cen.eu:en16931:2017',
    extended: 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended',
    'extended-ctc-fr': 'urn:cen.eu:en16931:2017#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr',
  },
  ubl: {
    en16931: 'urn:cen.eu:en16931:2017',
    'extended-ctc-fr': 'urn:cen.eu:en16931:2017#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr',
  },
};

/** Read and never produced: it comes back as `en16931`, one profile higher, and BT-24 with it. */
const RAISED = 'basic';
const isNoGuideline = ({ path }: Difference): boolean =>
  !path.includes('GuidelineSpecifiedDocumentContextParameter');

/** The profile to ask for; null for `minimum`, from which no invoice can be written. */
export function producedProfile(profile: string | null, syntax: Syntax): string | null {
  if (profile === 'minimum') return null;
  return profile !== null && profile in GUIDELINES[syntax] ? profile : 'en16931';
}

export async function roundTrip(
  door: FrontDoor,
  sample: Sample,
  check: Check,
  output: string,
): Promise<Trip | null> {
  const read = await door.extract(sample.xml);
  if ('refusals' in read) return refused(sample, output, read.refusals);
  const profile = producedProfile(read.profile, sample.syntax);
  if (profile === null) return null;
  const endpoint = sample.set === 'random' ? 'preview-xml' : 'generate';
  const written = await door.write(endpoint, requestOf(read, sample.syntax, { profile, output, check }));
  if ('refusals' in written) return refused(sample, output, written.refusals);
  const content = written.document;
  const isPdf = output === 'facturx-pdf';
  const again = isPdf ? await door.extract(content) : { xml: Buffer.from(content).toString() };
  if ('refusals' in again) return refused(sample, output, again.refusals);
  const named = namedByUnread(read.unread ?? []);
  const all = compareDocuments(sample.xml, again.xml);
  const parts = sorted(read.profile === RAISED ? all.filter(isNoGuideline) : all, named);
  const idle = (read.unread ?? []).filter((each) => !parts.reported.some(namedByUnread([each])));
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

function requestOf(
  { invoice, fields, profile, guideline }: Extracted,
  syntax: Syntax,
  options: { readonly profile: string; readonly output: string; readonly check: Check },
): object {
  if (!invoice) return { invoice: asRequest(fields), options };
  const isImplied = profile === RAISED || guideline === GUIDELINES[syntax][options.profile];
  return { invoice, options: isImplied ? options : { ...options, guideline } };
}

/** `fields` by hand in the form of a request: without nulls, and without what is no field of an invoice. */
function asRequest({ vat_breakdown: _, ...fields }: Readonly<Record<string, unknown>>): unknown {
  return withoutNulls(fields);
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutNulls(each)]));
}
