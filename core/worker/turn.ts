/** Lets callers go on together. */
export interface Turn {
  /** Resolves when no more come, for all callers up to then, in their order. */
  end(): Promise<void>;
}

/** Looks at what came in meanwhile, at most: the first caller waits for no more than a few milliseconds of reading. */
const MOST_LOOKS = 4;

/**
 * What judges a document fills the caches of a core, and so does what reads a request: taken in turns, each pushes the other
 * out, and both cost twice. Calls that arrive together therefore begin together, after all that came in was read; and since
 * to read takes time, in which others arrive, one more turn of the event loop looks for them, as long as it finds some. The
 * larger such a group, the less a request costs (`npm run bench -- --only http`, with 1, 4 and 16 connections).
 */
export function turns(): Turn {
  let ending: Promise<void> | null = null;
  let requests = 0;
  const look = (seen: number, looks: number, resolve: () => void): void => {
    setImmediate(() => {
      if (requests > seen && looks < MOST_LOOKS) return look(requests, looks + 1, resolve);
      ending = null;
      requests = 0;
      resolve();
    });
  };
  return {
    end: () => {
      requests += 1;
      return (ending ??= new Promise((resolve) => look(0, 0, resolve)));
    },
  };
}
