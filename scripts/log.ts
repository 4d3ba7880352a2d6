import { pino, type LoggerOptions } from 'pino';
import { logFailure, type LogSink } from '@conforme/gateway/request-log';

/** Where the service writes its lines, on standard output. */
export interface Log extends LogSink {
  /** Whatever waits to be written is. */
  flush(): void;
}

/**
 * Lines of requests are written together: one at a time costs a request 10 µs. Failures are written at once, with all that
 * waited before them. What could be lost is the last fifth of a second, when the process is killed outright.
 */
const TOGETHER = { sync: false, minLength: 16_000, periodicFlush: 200 };

export function openLog(options: LoggerOptions): Log {
  const destination = pino.destination(TOGETHER);
  const logger = pino(options, destination);
  const flush = (): void => destination.flushSync();
  return {
    info: (line) => logger.info(line),
    error: (line) => {
      logger.error(line);
      flush();
    },
    flush,
  };
}

/**
 * What nobody caught ends the process, and is told in the way of all failures: Node would print its message, which could
 * quote a document.
 */
export function endWithLastWords(log: LogSink): void {
  process.on('uncaughtException', (thrown) => {
    logFailure(log, 'uncaught', thrown);
    process.exit(1);
  });
}
