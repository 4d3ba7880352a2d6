import { median } from '../bench/rounds.ts';

/** Resident memory of the service at a minute. */
export interface Sample {
  readonly at: number;
  readonly mb: number;
}

const SETTLING_MIN = 5;
const MOST_GROWTH = 1.05;
/** Of threads that come and go, and of the collector's moods, half again. */
const GROSS = { mb: 1_500, growth: 2 };

/** What is wrong with how memory went; a run shorter than ten minutes only knows a gross leak. */
export function memoryFaults(samples: readonly Sample[], minutes: number): string[] {
  const between = (from: number, to: number): number =>
    median(samples.filter(({ at }) => at >= from && at <= to).map(({ mb }) => mb));
  if (samples.length < 10) return [];
  const first = samples[0]!.at;
  const span = samples.at(-1)!.at - first;
  const end = between(first + span * 0.8, first + span);
  const isLong = minutes >= 2 * SETTLING_MIN;
  const start = isLong ? between(SETTLING_MIN, SETTLING_MIN + 1) : between(first, first + span * 0.3);
  const growth = end / start;
  const told = `from ${start.toFixed(0)} to ${end.toFixed(0)} MB`;
  return [
    ...(growth > (isLong ? MOST_GROWTH : GROSS.growth) ? [`grew ${told}`] : []),
    ...(end > GROSS.mb ? [`more than ${GROSS.mb} MB: ${told}`] : []),
  ];
}
