import { hostname } from 'node:os';
import { logFailure, type LogSink } from '@conforme/gateway/request-log';
import { Output } from './output.ts';

/** Where the service writes its lines, on standard output. */
export interface Log extends LogSink {
  /** Whatever waits to be written is, for a reader that needs time, too: for the end of a process. */
  flush(): void;
}

/** What takes bytes. */
export interface LogDestination {
  write(text: string): unknown;
  flushSync(waiting: boolean): void;
}

const STANDARD_OUTPUT = 1;

/** Levels as pino numbers them; readers of its lines know them. */
const INFO = 30;
const ERROR = 50;

export function openLog(): Log {
  return logTo(new Output(STANDARD_OUTPUT));
}

/**
 * Lines of one turn of the event loop are handed on as one text. Failures are written at once, with all that waited before them, as far as
 * the reader takes them: requests do not wait for it.
 */
export function logTo(destination: LogDestination): Log {
  const ours = `,"pid":${process.pid},"hostname":${JSON.stringify(hostname())},`;
  const lineOf = (level: number, line: object): string =>
    `{"level":${level},"time":${Date.now()}${ours}${JSON.stringify(line).slice(1)}\n`;
  let turn = '';
  const handOn = (): void => {
    if (turn !== '') destination.write(turn);
    turn = '';
  };
  const flush = (waiting = true): void => {
    handOn();
    destination.flushSync(waiting);
  };
  return {
    info: (line) => {
      if (turn === '') setImmediate(handOn);
      turn += lineOf(INFO, line);
    },
    error: (line) => {
      turn += lineOf(ERROR, line);
      flush(false);
    },
    flush: () => flush(),
  };
}

/**
 * An uncaught error ends the process, and is logged as all failures are: Node would print its message, which could
 * quote a document.
 */
export function endWithLastWords(log: Log): void {
  process.on('uncaughtException', (thrown) => {
    logFailure(log, 'uncaught', thrown);
    log.flush();
    process.exit(1);
  });
}
