// Interleaved rounds: every contestant runs a little in every round, so that a noisy neighbour hits all of them alike.

export interface Contestant {
  name: string;
  /** One document, once. */
  run(): unknown;
}

export interface Timing {
  name: string;
  runs: number;
  bestMs: number;
  medianMs: number;
  /** User and system time of the process a document; what a loaded machine inflates least. */
  cpuMs: number;
}

export interface Plan {
  rounds: number;
  /** How long one contestant may run within one round. */
  sliceMs: number;
}

export function measure(contestants: readonly Contestant[], { rounds, sliceMs }: Plan): Timing[] {
  const slices = contestants.map((): Slice[] => []);
  for (const { run } of contestants) warmUp(run, sliceMs);
  for (let round = 0; round < rounds; round += 1) {
    contestants.forEach(({ run }, index) => slices[index]?.push(runSlice(run, sliceMs)));
  }
  return contestants.map(({ name }, index) => summarise(name, slices[index] ?? []));
}

interface Slice {
  walls: number[];
  cpuMs: number;
}

const WARM_SLICES = 8;

/**
 * Compilers of the runtime need repetition before a number means anything: EN 16931 on a small invoice settles after some
 * ten thousand runs. A slow contestant warms up less often.
 */
function warmUp(run: () => unknown, sliceMs: number): void {
  const end = performance.now() + WARM_SLICES * sliceMs;
  do run();
  while (performance.now() < end);
}

function runSlice(run: () => unknown, sliceMs: number): Slice {
  const walls: number[] = [];
  const cpu = process.cpuUsage();
  const end = performance.now() + sliceMs;
  do {
    const started = performance.now();
    run();
    walls.push(performance.now() - started);
  } while (performance.now() < end);
  const { user, system } = process.cpuUsage(cpu);
  return { walls, cpuMs: (user + system) / 1000 };
}

/** The median of the rounds' medians: one disturbed round cannot move it. */
export function summarise(name: string, slices: readonly Slice[]): Timing {
  const walls = slices.flatMap((slice) => slice.walls);
  const cpu = slices.reduce((sum, slice) => sum + slice.cpuMs, 0);
  return {
    name,
    runs: walls.length,
    bestMs: walls.reduce((best, wall) => Math.min(best, wall), Infinity),
    medianMs: median(slices.map((slice) => median(slice.walls))),
    cpuMs: cpu / walls.length,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[middle] ?? NaN;
  return ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

export function printTable(timings: readonly Timing[]): string {
  const rows = [
    ['ms per document', 'best', 'median', 'CPU', 'runs'],
    ...timings.map((t) => [t.name, digits(t.bestMs), digits(t.medianMs), digits(t.cpuMs), String(t.runs)]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

function digits(ms: number): string {
  return ms.toFixed(ms < 10 ? 3 : 1);
}
