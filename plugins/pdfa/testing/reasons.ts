import { InputError } from '@conforme/core/plugin';

/** The reasons a promise was refused with, as "rule message". */
export async function reasons(promise: Promise<unknown>): Promise<string[]> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof InputError)
      return error.findings.map(({ rule, message }) => `${rule} ${message.en}`);
    throw error;
  }
  return [];
}
