/** The bytes are not the PDF they should be; the place is a byte offset where one is known. */
export class Damage extends Error {
  override readonly name = 'Damage';

  constructor(reason: string, offset?: number) {
    super(offset === undefined ? reason : `${reason} (byte ${offset})`);
  }
}

/** The file opens with a password we are not given, or by a handler we do not know. */
export class Locked extends Damage {}

/** The file asks for more memory or time than an honest file can need. */
export class Excess extends Damage {}

/** Damage of one part, which the rest may be read without; what locks a file or exceeds it ends its reading. */
export function isPartial(error: unknown): error is Damage {
  return error instanceof Damage && error.constructor === Damage;
}

/** What is damaged is left out; what needs it will say so. */
export function tolerated<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!isPartial(error)) throw error;
    return null;
  }
}
