import type { Language } from '@conforme/proto/schema/languages';
import { messageOfFaults } from '@conforme/proto/schema/faults';
import type { ValidationFault } from '@conforme/proto/schema';
import { ConformeError } from './error.ts';

/** Gives what the engine answers. @throws ConformeError for what it refuses, and the reason of a signal as it is */
export async function orRefused<T>(answer: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await answer();
  } catch (thrown) {
    signal?.throwIfAborted();
    if (thrown instanceof ConformeError) throw thrown;
    const { refusal } = await import('./refusal.ts');
    throw refusal(thrown);
  }
}

/** Faults of what was given, all at once (decision 3). */
export function faulty(faults: readonly ValidationFault[], language: Language): ConformeError {
  const message = messageOfFaults(faults)[language];
  return new ConformeError({ code: 'validation_error', message, details: faults });
}
