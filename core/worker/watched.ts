import { carriedOut } from '../service/calls.ts';
import type { Waiting, Work } from './waiting.ts';

/** What watches calls: counts them, traces them. */
export interface CallWatch {
  /**
   * @param came what came with the call: its headers say what trace it belongs to. They are made on demand.
   * @param work rejects with what crosses the wire, and with its code
   */
  call<T>(method: string, came: Pick<Waiting, 'requestHeader'>, work: () => Promise<T>): Promise<T>;
}

/** The same work, each call of it watched. */
export function watched(work: Work, watch: CallWatch): Work {
  return {
    ...work,
    run: (call, waiting) =>
      watch.call(call.method, waiting, () => carriedOut(call, () => work.run(call, waiting))),
    runEncoded: (call, waiting) =>
      watch.call(call.method, waiting, () => carriedOut(call, () => work.runEncoded(call, waiting))),
  };
}
