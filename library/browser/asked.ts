import type { Call, Conforme } from '../conforme.ts';
import { ConformeError } from '../error.ts';
import type { FromWorker, ToWorker } from './messages.ts';

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** Pages that demand Trusted Types let this name through (`trusted-types conforme`). */
interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string | URL };
}

let policyCache: ReturnType<Policies['createPolicy']> | undefined;

/** The worker's address, as the page's policy takes it. */
function trusted(url: URL): string | URL {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  if (trustedTypes === undefined) return url;
  try {
    policyCache ??= trustedTypes.createPolicy('conforme', { createScriptURL: (given) => given });
  } catch {
    // The page names its policies, and this is none of them: it may start workers by plain addresses all the same.
    return url;
  }
  return policyCache.createScriptURL(url.href);
}

/** The worker of a page, and what it has not answered yet. */
export class Asked {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  /** Why nothing more is answered. */
  #over: Error | null = null;
  #last = 0;
  /** Settles when the engine's code has come, or has not. */
  readonly ready: Promise<void>;

  /** @param folder address of the engine's folder */
  constructor(folder: URL) {
    const address = new URL(`${folder.pathname.replace(/\/?$/, '/')}worker.js`, folder);
    this.#worker = new Worker(trusted(address), { type: 'module' });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.addEventListener('error', ({ message }) => {
        const reason = message ? `the engine failed: ${message}` : `there is no engine at ${folder.href}`;
        this.#end(new Error(reason));
        reject(this.#over!);
      });
      this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if ('ready' in data) resolve();
        else this.#settle(data);
      });
    });
  }

  async ask(name: keyof Conforme, given: readonly unknown[], { signal, ...call }: Call): Promise<unknown> {
    signal?.throwIfAborted();
    if (this.#over) throw this.#over;
    const id = ++this.#last;
    const post = (message: ToWorker): void => this.#worker.postMessage(message);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const left = (): void => {
      post({ id, abort: true });
      this.#waiting.delete(id);
      reject(signal!.reason);
    };
    signal?.addEventListener('abort', left);
    this.#waiting.set(id, { resolve, reject });
    try {
      post({ id, name, args: [...given, call] });
      return await promise;
    } finally {
      this.#waiting.delete(id);
      signal?.removeEventListener('abort', left);
    }
  }

  close(): void {
    this.#worker.terminate();
    this.#end(new Error('the engine was closed'));
  }

  #settle(message: Exclude<FromWorker, { ready: true }>): void {
    const waiting = this.#waiting.get(message.id);
    if ('answer' in message) waiting?.resolve(message.answer);
    else if ('refusal' in message) waiting?.reject(new ConformeError(message.refusal));
    else waiting?.reject(new TypeError(message.mistake));
  }

  #end(reason: Error): void {
    this.#over ??= reason;
    for (const { reject } of this.#waiting.values()) reject(this.#over);
    this.#waiting.clear();
  }
}
