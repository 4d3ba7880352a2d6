// What a process other than ours has used so far, as Linux counts it.

import { existsSync, readFileSync } from 'node:fs';

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

/** Resident memory in bytes; undefined where there is no /proc. */
export function residentOf(pid: number): number | undefined {
  if (!existsSync('/proc/self/status')) return undefined;
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
