import { endWithLastWords, type Log } from './log.ts';

/** What runs until it is stopped. */
export interface Running {
  readonly log: Log;
  reload(): Promise<unknown>;
  /** @param drainMs how long to leave the doors open; as the settings say without it */
  close(drainMs?: number): Promise<void>;
}

/** A service goes on when its output has no reader any more: the process that started it may have ended. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** Whoever says it is ready must stand a signal, so they are heard from the start on; one that comes earlier waits. */
export async function runUntilStopped(starting: Promise<Running>): Promise<void> {
  outliveReaders();
  const whenStarted = (act: (running: Running) => Promise<unknown>) => (): void => void starting.then(act);
  process.on(
    'SIGHUP',
    whenStarted(({ reload }) => reload()),
  );
  process.once(
    'SIGTERM',
    whenStarted(({ close }) => close()),
  );
  // After Ctrl-C the process waits for calls under way, and for no others.
  process.once(
    'SIGINT',
    whenStarted(({ close }) => close(0)),
  );
  endWithLastWords((await starting).log);
}
