import type { RegistrySource } from '../registry/live.ts';
import { decodedCall, encodedAnswer } from '../service/encoded.ts';
import { execute, type Answered, type DocumentCall, type DocumentMethod } from '../service/calls.ts';
import { turns } from './turn.ts';
import type { Waiting, Work } from './work.ts';

type Elsewhere = <M extends DocumentMethod>(
  call: DocumentCall<M>,
  waiting: Waiting,
) => Promise<Answered<M>> | null;

/**
 * Every call where it arrives, at the end of the turn it arrives in.
 * @param elsewhere takes the calls it wants out of the way; null for the others.
 */
export function inline(rules: RegistrySource, elsewhere: Elsewhere = () => null): Work {
  const turn = turns();
  const run: Work['run'] = async (call, waiting) => {
    const taken = elsewhere(call, waiting);
    if (taken) return await taken;
    await turn.end();
    return await execute(rules.current(), call);
  };
  return {
    run,
    runEncoded: async (call, waiting) => encodedAnswer(call.method, await run(decodedCall(call), waiting)),
    load: () => null,
    close: async () => {},
  };
}
