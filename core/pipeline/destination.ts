import type { OutputFormat } from '@conforme/proto/schema';
import { PROFILE_TABLE, profilesOf } from '@conforme/proto/schema/profiles';
import type { ProducedProfile, Recognised } from '../plugin/index.ts';

/** Where a conversion goes. */
export interface Destination {
  readonly profile: ProducedProfile;
  readonly output: OutputFormat;
  /** BT-24 of a CIUS or an extension, carried over; null: the profile's own. */
  readonly guideline: string | null;
}

/**
 * Without a profile: that of the source, or the smallest of the output that holds as much. A CIUS or an extension of EN 16931 then
 * keeps its own BT-24.
 */
export function destinationOf(
  { profile: own, guideline }: Pick<Recognised, 'profile' | 'guideline'>,
  output: OutputFormat,
  profile: ProducedProfile | null,
): Destination {
  if (profile !== null) return { profile, output, guideline: null };
  const like = own ?? 'en16931';
  const { level, guideline: plain } = PROFILE_TABLE[like];
  const produced = profilesOf(output);
  const found =
    produced.find((candidate) => candidate === like) ??
    produced.find((candidate) => rank(PROFILE_TABLE[candidate].level) >= rank(level))!;
  const isRetained = like === 'en16931' && guideline !== plain;
  return { profile: found, output, guideline: isRetained ? guideline : null };
}

const LEVELS = ['lean', 'core', 'extended'];
const rank = (level: string): number => LEVELS.indexOf(level);
