/**
 * Milliseconds of CPU that `work` took on this thread: a bound on them holds the work, however busy the machine is. Collecting garbage
 * on other threads is not in it. Where Node cannot tell (before 22.19), the time of the clock.
 */
export function cpuMsOf(work: () => unknown): number {
  const before = spent();
  work();
  return spent() - before;
}

function spent(): number {
  const cpu = process.threadCpuUsage?.();
  return cpu === undefined ? performance.now() : (cpu.user + cpu.system) / 1000;
}
