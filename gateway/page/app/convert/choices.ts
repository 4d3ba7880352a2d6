// What a document can be converted to, as options of a list.

import type { OutputFormat } from '@conforme/proto/schema';
import { OUTPUT_LABELS, OUTPUTS } from '@conforme/proto/schema/choices';
import { profilesOf } from '@conforme/proto/schema/profiles';
import { language, words } from '../language/words.ts';

type Options = readonly (readonly [value: string, name: string])[];

export const FORMATS: Options = OUTPUTS.map((value) => [value, OUTPUT_LABELS[value][language]]);

/** Those of a format, and first that of the source. */
export const profileOptions = (to: OutputFormat): Options =>
  ['', ...profilesOf(to)].map((value) => [value, value || words.profileOfSource]);

/** The one chosen stays where the format has it; else '', that of the source. */
export const profileFor = (to: OutputFormat, wanted: string): string =>
  profileOptions(to).some(([value]) => value === wanted) ? wanted : '';
