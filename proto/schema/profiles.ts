// The profiles of an invoice, a row each. Everything that names them reads this table.

import type { OutputFormat } from './outputs.ts';

/** One profile: how a document claims it, what fits into it, whose rules judge it. */
export interface ProfileRow {
  /** BT-24, as its publisher writes it. Its last part names the profile, but for plain EN 16931. */
  readonly guideline: string;
  /** What it has places for: a document without lines, the terms of EN 16931-1, or those of an extension besides. */
  readonly level: 'lean' | 'core' | 'extended';
  /** ConformanceLevel in the XMP of a Factur-X PDF (Factur-X 1.09, 6.4; decision 15). */
  readonly xmp: string;
  /**
   * Whose rules judge it (decision 11). `facturx`: the pack `facturx-<profile>`. `own`: the packs `<profile>-cii` and `<profile>-ubl`;
   * inside a PDF the schema is that of the Factur-X profile with the same `xmp`. `en16931`: plain EN 16931, which is Factur-X inside a PDF.
   */
  readonly rules: 'facturx' | 'own' | 'en16931';
  /** What is produced in it; a profile with none is read and judged only. */
  readonly outputs: readonly OutputFormat[];
}

const EN_16931 = 'urn:cen.eu:en16931:2017';

/** The French reform requires more than MINIMUM and BASIC hold, so they are not produced. */
const TABLE = {
  minimum: {
    guideline: 'urn:factur-x.eu:1p0:minimum',
    level: 'lean',
    xmp: 'MINIMUM',
    rules: 'facturx',
    outputs: [],
  },
  basicwl: {
    guideline: 'urn:factur-x.eu:1p0:basicwl',
    level: 'lean',
    xmp: 'BASIC WL',
    rules: 'facturx',
    outputs: ['facturx-pdf', 'cii-xml'],
  },
  basic: {
    guideline: `${EN_16931}#compliant#urn:factur-x.eu:1p0:basic`,
    level: 'core',
    xmp: 'BASIC',
    rules: 'facturx',
    outputs: [],
  },
  en16931: {
    guideline: EN_16931,
    level: 'core',
    xmp: 'EN 16931',
    rules: 'en16931',
    outputs: ['facturx-pdf', 'cii-xml', 'ubl-xml'],
  },
  extended: {
    guideline: `${EN_16931}#conformant#urn:factur-x.eu:1p0:extended`,
    level: 'extended',
    xmp: 'EXTENDED',
    rules: 'facturx',
    outputs: ['facturx-pdf', 'cii-xml'],
  },
  'extended-ctc-fr': {
    guideline: `${EN_16931}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`,
    level: 'extended',
    xmp: 'EXTENDED',
    rules: 'own',
    outputs: ['facturx-pdf', 'cii-xml', 'ubl-xml'],
  },
} as const satisfies Readonly<Record<string, ProfileRow>>;

/** Every profile that is recognised. */
export type Profile = keyof typeof TABLE;
/** Those that are produced. */
export type ProducedProfile = {
  [P in Profile]: (typeof TABLE)[P]['outputs'] extends readonly [] ? never : P;
}[Profile];

export const PROFILE_TABLE: Readonly<Record<Profile, ProfileRow>> = TABLE;

export const RECOGNISED_PROFILES = Object.keys(TABLE) as readonly Profile[];

export const PROFILES: readonly ProducedProfile[] = RECOGNISED_PROFILES.filter(isProduced);

/** Whether any output is written in it; the others are read and judged only. */
export function isProduced(profile: Profile): profile is ProducedProfile {
  return PROFILE_TABLE[profile].outputs.length > 0;
}

/** The profiles an output is produced in. */
export function profilesOf(output: OutputFormat): readonly ProducedProfile[] {
  return PROFILES_OF.get(output) ?? [];
}

/** Every conversion asks. */
const PROFILES_OF: ReadonlyMap<OutputFormat, readonly ProducedProfile[]> = new Map(
  [...new Set(PROFILES.flatMap((profile) => PROFILE_TABLE[profile].outputs))].map((output) => [
    output,
    PROFILES.filter((profile) => PROFILE_TABLE[profile].outputs.includes(output)),
  ]),
);

/**
 * The profile of a guideline. ZUGFeRD 2.0 and early drafts spell them with other URNs of the same last part (decision 12);
 * other uses of EN 16931 (XRechnung, Peppol) count as `en16931` (decision 11).
 */
export function profileOf(guideline: string): Profile | null {
  const last = guideline.slice(guideline.lastIndexOf(':') + 1);
  if (NAMED_IN_GUIDELINE.has(last)) return last as Profile;
  return guideline.startsWith(EN_16931) ? 'en16931' : null;
}

const NAMED_IN_GUIDELINE: ReadonlySet<string> = new Set(
  RECOGNISED_PROFILES.filter((profile) => PROFILE_TABLE[profile].guideline.endsWith(`:${profile}`)),
);

/** The profile whose Factur-X artefacts hold for a profile inside a PDF. */
export function facturxProfileOf(profile: Profile): Profile {
  const { xmp } = PROFILE_TABLE[profile];
  return RECOGNISED_PROFILES.find((candidate) => PROFILE_TABLE[candidate].xmp === xmp)!;
}

/** BT-24 of an extension of EN 16931 names what it conforms to besides (EN 16931-1, 7.2). */
export function isGuidelineOfExtension(guideline: string | null): boolean {
  return guideline !== null && guideline.includes('#conformant#');
}
