/**
 * Milliseconds of CPU that `work` took on this thread: a bound on them holds the work, however busy the machine is. Collecting garbage
 * on other threads is not in it. Where Node cannot tell (before 22.19), the time of the clock.
 */
export function cpuMsOf(work: () => unknown): number {
  const before = threadCpuMs();
  work();
  return threadCpuMs() - before;
}

/** Milliseconds of CPU of this thread so far; without such a meter, of the clock. */
function threadCpuMs(): number {
  const cpu = process.threadCpuUsage?.();
  return cpu === undefined ? performance.now() : (cpu.user + cpu.system) / 1000;
}
