// The engine in a worker of a browser: the calls of the library, each a message.

import { engineHere } from '@conforme/core/engine';
import { conformeOver } from '../calls.ts';
import type { Call } from '../conforme.ts';
import { ConformeError, type Refusal } from '../error.ts';
import type { FromWorker, ToWorker } from './messages.ts';

const conforme = conformeOver(() => engineHere([], (failure) => console.error(JSON.stringify(failure))));
const running = new Map<number, AbortController>();

const say = (message: FromWorker, documents: Transferable[] = []): void =>
  globalThis.postMessage(message, { transfer: documents });

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('abort' in data) running.get(data.id)?.abort();
  else void answer(data);
});

async function answer({ id, name, args }: Exclude<ToWorker, { abort: true }>): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  const { signal } = controller;
  try {
    const call: Call = { ...(args.at(-1) as Call), signal };
    const answered = await (conforme[name] as (...given: unknown[]) => Promise<object>)(
      ...args.slice(0, -1),
      call,
    );
    say({ id, answer: answered });
  } catch (thrown) {
    if (!signal.aborted) say(refusalOf(id, thrown));
  } finally {
    running.delete(id);
  }
}

function refusalOf(id: number, thrown: unknown): FromWorker {
  if (!(thrown instanceof ConformeError)) return { id, mistake: (thrown as Error).message };
  const { code, message, details, causes } = thrown;
  return { id, refusal: { code, message, details, causes } satisfies Refusal };
}

say({ ready: true });
