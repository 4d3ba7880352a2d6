import { LIMITS } from '@conforme/proto/schema/limits';
import { LimitError } from '../plugin/index.ts';

/**
 * JSON as the body of an answer. It has its memory for itself, so that it crosses from a thread without being copied.
 * @throws LimitError `answer_bytes`
 */
export function bodyOf(write: () => string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const body = written(write);
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  if (bytes.length > LIMITS.answer_bytes.value) throw new LimitError('answer_bytes');
  return bytes;
}

function written<T>(write: () => T): T {
  try {
    return write();
  } catch (thrown) {
    // Longer than a string or an array may be, which is eight times as much as an answer.
    if (thrown instanceof RangeError) throw new LimitError('answer_bytes', [], { cause: thrown });
    throw thrown;
  }
}
