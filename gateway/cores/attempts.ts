import type { Core } from './core.ts';
import type { Cores } from './cores.ts';
import { HttpError } from '../errors.ts';
import { UNREACHABLE } from '../engine.ts';
import { isLost } from './lost.ts';

const FULL = {
  en: 'The service has more work than it can take; retry in a few seconds.',
  fr: "Le service a plus de travail qu'il n'en peut prendre ; réessayez dans quelques secondes.",
};

/** Which cores one call was sent to, and what came of it. */
export class Attempts {
  readonly #cores: Cores;
  readonly #tried = new Set<Core>();
  #failure: unknown = null;

  constructor(cores: Cores) {
    this.#cores = cores;
  }

  /**
   * The core to send it to now. One that was tried gets it again only where its connection was lost and there is no other: what it
   * refused it would refuse again.
   * @throws HttpError 503 where there is none, or what became of the call before.
   */
  next(): Core {
    const core = this.#cores.choose(this.#tried);
    if (core === 'full') throw new HttpError('schematron_unavailable', FULL);
    const repeated = core !== null && this.#tried.has(core) && !isLost(this.#failure);
    if (core === null || repeated)
      throw this.#failure ?? new HttpError('schematron_unavailable', UNREACHABLE);
    this.#tried.add(core);
    return core;
  }

  failed(thrown: unknown): void {
    this.#failure = thrown;
  }
}

/** A lost call that no core could take over, as the caller receives it; everything else as it is. */
export function asReported(thrown: unknown): unknown {
  return isLost(thrown)
    ? new HttpError('schematron_unavailable', UNREACHABLE, undefined, { cause: thrown })
    : thrown;
}
