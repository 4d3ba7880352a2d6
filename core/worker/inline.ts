import type { RegistrySource } from '../registry/live.ts';
import { decodedCall, encodedAnswer } from '../service/encoded.ts';
import { carriedOut, execute } from '../service/calls.ts';
import { turns } from './turn.ts';
import type { Work } from './waiting.ts';

/** Every call where it arrives, at the end of the turn it arrives in. */
export function inline(rules: RegistrySource): Work {
  const turn = turns();
  const run: Work['run'] = async (call) => {
    await turn.end();
    return await execute(rules.current(), call);
  };
  return {
    run,
    runEncoded: async (call, waiting) => {
      const message = decodedCall(call);
      return carriedOut(message, async () => encodedAnswer(call.method, await run(message, waiting)));
    },
    load: () => null,
    close: async () => {},
  };
}
