import { EngineError } from '../errors.ts';
import type { Registry } from './registry.ts';

/** Where a call finds the registry it keeps to its end. */
export interface RegistrySource {
  /** @throws EngineError `schematron_unavailable` while nothing is loaded. */
  current(): Registry;
  status(): RulesStatus;
  /** The listener is called after every attempt to load. @returns what removes it */
  onChange(listener: (status: RulesStatus) => void): () => void;
}

/** Which rules are in force, as health tells it. */
export interface RulesStatus {
  /** False while there is nothing to judge with. */
  readonly loaded: boolean;
  /** Counts what was put in force, from 1; 0 while nothing is. */
  readonly generation: number;
  /** Why the last attempt put nothing in force; null after one that did. */
  readonly failure: Error | null;
}

const LOADING = {
  en: 'The rules are being loaded; retry in a few seconds.',
  fr: 'Les règles sont en cours de chargement ; réessayez dans quelques secondes.',
};

/**
 * The registry in force. Loading happens beside the old one, which is replaced in one step or stays: a call takes the
 * registry once, at its start, and ends on it.
 */
export class LiveRegistry implements RegistrySource {
  readonly #load: () => Promise<Registry>;
  readonly #listeners = new Set<(status: RulesStatus) => void>();
  #registry: Registry | null = null;
  #generation = 0;
  #failure: Error | null = null;
  #running: Promise<RulesStatus> | null = null;
  #next: Promise<RulesStatus> | null = null;

  constructor(load: () => Promise<Registry>) {
    this.#load = load;
  }

  current(): Registry {
    if (this.#registry) return this.#registry;
    throw new EngineError('schematron_unavailable', LOADING);
  }

  status(): RulesStatus {
    return { loaded: this.#registry !== null, generation: this.#generation, failure: this.#failure };
  }

  onChange(listener: (status: RulesStatus) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Loads anew. Never rejects: what failed is in the status. Called while it runs, it runs once more afterwards, however
   * often it was requested, because the running one may have read what has changed since.
   */
  reload(): Promise<RulesStatus> {
    if (!this.#running) return (this.#running = this.#attempt());
    this.#next ??= this.#running.then(() => {
      this.#next = null;
      return (this.#running = this.#attempt());
    });
    return this.#next;
  }

  async #attempt(): Promise<RulesStatus> {
    try {
      this.#registry = await this.#load();
      this.#generation++;
      this.#failure = null;
    } catch (thrown) {
      this.#failure = thrown instanceof Error ? thrown : new Error(String(thrown));
    }
    this.#running = null;
    const status = this.status();
    for (const listener of this.#listeners) listener(status);
    return status;
  }
}

/** A registry that stays. */
export function fixed(registry: Registry): RegistrySource {
  return {
    current: () => registry,
    status: () => ({ loaded: true, generation: 1, failure: null }),
    onChange: () => () => {},
  };
}
