import { spokenIn } from '../service/calls.ts';
import { toConnectError } from '../service/errors.ts';
import type { Work } from './work.ts';

/** What watches calls: counts them, traces them. */
export interface CallWatch {
  /**
   * @param headers of the call; they say what trace it belongs to.
   * @param work rejects with what crosses the wire, and with its code
   */
  call<T>(method: string, headers: Headers | undefined, work: () => Promise<T>): Promise<T>;
}

/** The same work, each call of it watched. */
export function watched(work: Work, watch: CallWatch): Work {
  return {
    ...work,
    run: (call, waiting) =>
      watch.call(call.method, waiting.requestHeader, async () => {
        try {
          return await work.run(call, waiting);
        } catch (thrown) {
          throw toConnectError(thrown, spokenIn(call));
        }
      }),
  };
}
