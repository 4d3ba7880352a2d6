import { setImmediate } from 'node:timers/promises';

const LONG_TEXT = 1024 * 1024;

/** Lets others have a turn: to decode, to parse, to check and to take out a document of 20 MB of base64 takes 30 ms each. */
export async function turnFor({ length }: string): Promise<void> {
  if (length > LONG_TEXT) await setImmediate();
}

/** What base64 stands for, in a turn of its own. */
export async function bytesOfBase64(text: string): Promise<Buffer<ArrayBuffer>> {
  await turnFor(text);
  return Buffer.from(text, 'base64');
}
