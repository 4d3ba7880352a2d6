import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

/** User and system time in ms of a process, all its threads, its children, and those it had. */
export function cpuMsOf(pid: number): number {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return 0;
  }
  // Its name, in parentheses, may hold spaces: 12th and 13th after it, and of children that have ended, 14th and 15th.
  const ticks = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  const own = ticks.reduce((sum, each) => sum + Number(each), 0) * TICK_MS;
  return childrenOf(pid).reduce((sum, child) => sum + cpuMsOf(child), own);
}

function childrenOf(pid: number): number[] {
  const of = (thread: string): string[] =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ');
  try {
    return readdirSync(`/proc/${pid}/task`)
      .flatMap(of)
      .filter((each) => each !== '')
      .map(Number);
  } catch {
    return [];
  }
}
