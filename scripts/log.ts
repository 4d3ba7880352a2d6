import { hostname } from 'node:os';
import { pino } from 'pino';
import { logFailure, type LogSink } from '@conforme/gateway/request-log';

/** Where the service writes its lines, on standard output. */
export interface Log extends LogSink {
  /** Whatever waits to be written is. */
  flush(): void;
}

/** What takes bytes: pino's, which waits for a slow reader, and stops when there is none any more. */
export interface LogDestination {
  write(text: string): unknown;
  flushSync(): void;
}

/**
 * Lines of requests are written together: a write for each would be the dearest part of it. What could be lost is the last
 * fifth of a second, when the process is killed outright. A write wakes another thread, so a busy service makes few and large ones,
 * none of them more than an empty pipe takes.
 */
const TOGETHER = { sync: false, minLength: 48_000, maxWrite: 64_000, periodicFlush: 200 };

/** Levels as pino numbers them; readers of its lines know them. */
const INFO = 30;
const ERROR = 50;

export function openLog(): Log {
  return logTo(pino.destination(TOGETHER));
}

/** Lines of one turn of the event loop are handed on as one text. Failures are written at once, with all that waited before them. */
export function logTo(destination: LogDestination): Log {
  const ours = `,"pid":${process.pid},"hostname":${JSON.stringify(hostname())},`;
  const lineOf = (level: number, line: object): string =>
    `{"level":${level},"time":${Date.now()}${ours}${JSON.stringify(line).slice(1)}\n`;
  let turn = '';
  const handOn = (): void => {
    if (turn !== '') destination.write(turn);
    turn = '';
  };
  const flush = (): void => {
    handOn();
    destination.flushSync();
  };
  return {
    info: (line) => {
      if (turn === '') setImmediate(handOn);
      turn += lineOf(INFO, line);
    },
    error: (line) => {
      turn += lineOf(ERROR, line);
      flush();
    },
    flush,
  };
}

/**
 * An uncaught error ends the process, and is logged as all failures are: Node would print its message, which could
 * quote a document.
 */
export function endWithLastWords(log: LogSink): void {
  process.on('uncaughtException', (thrown) => {
    logFailure(log, 'uncaught', thrown);
    process.exit(1);
  });
}
