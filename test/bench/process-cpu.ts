// What a process other than ours has used so far, as Linux counts it.

import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU for user space in hundredths of a second, whatever the kernel's own clock does. */
const TICKS_PER_SECOND = 100;

/** User and system time of all threads, in ms; undefined where there is no /proc. @throws when the process has ended. */
export function cpuMsOf(pid: number): number | undefined {
  if (!existsSync('/proc/self/stat')) return undefined;
  return readCpuMs(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

/** The program's name stands in brackets and may hold spaces and brackets itself: fields are counted behind the last one. */
export function readCpuMs(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** What a process had used at one moment, counted in two ways, in ms. */
export interface CpuMeter {
  /** All it ever used, in ticks. */
  readonly ticked: number;
  /** What the threads it has now used, to the nanosecond; 0 where the kernel does not count so. */
  readonly exact: number;
}

/** Undefined where there is no /proc. @throws when the process has ended. */
export function meterOf(pid: number): CpuMeter | undefined {
  const ticked = cpuMsOf(pid);
  if (ticked === undefined) return undefined;
  const threads = readdirSync(`/proc/${pid}/task`);
  return { ticked, exact: threads.reduce((sum, thread) => sum + threadMs(pid, thread), 0) };
}

/** What the thread that runs JavaScript has used, to the nanosecond, in ms; 0 where the kernel does not count so. */
export const mainThreadMs = (pid: number): number => threadMs(pid, String(pid));

function threadMs(pid: number, thread: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}

/** What was used in between, in ms: exactly, unless a thread ended and took what it had used along. */
export function usedBetween(before: CpuMeter, after: CpuMeter): number {
  const ticked = after.ticked - before.ticked;
  if (after.exact === 0) return ticked;
  return Math.max(after.exact - before.exact, ticked - 1000 / TICKS_PER_SECOND);
}

/** Resident memory in bytes; undefined where there is no /proc. */
export function residentOf(pid: number): number | undefined {
  if (!existsSync('/proc/self/status')) return undefined;
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
