import { open } from 'node:fs/promises';

/** Decision 19: what the engine takes, 15 × 1024² bytes. */
export const MAX_BYTES: number = 15 * 1024 * 1024;

/** The document is larger than the engine takes; it was not read to its end. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/**
 * A file whole. What is not a file (a pipe, a device) is read to its end, or to the limit.
 * @throws TooLarge, and errors of the file system.
 */
export async function readDocument(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path);
  try {
    const { size, isFile } = await statOf(file);
    if (size > MAX_BYTES) throw new TooLarge(path);
    if (isFile) return (await file.readFile()) as Uint8Array<ArrayBuffer>;
    return await whole(file.createReadStream({ autoClose: false }), MAX_BYTES);
  } finally {
    await file.close();
  }
}

async function statOf(file: Awaited<ReturnType<typeof open>>): Promise<{ size: number; isFile: boolean }> {
  const stat = await file.stat();
  return { size: stat.size, isFile: stat.isFile() };
}

/** A stream to its end. @throws TooLarge beyond `most` bytes */
export async function whole(
  stream: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    parts.push(part);
    size += part.length;
    if (size > most) throw new TooLarge('the stream');
  }
  return Buffer.concat(parts);
}

/** Names that are no UTF-8 come with a mark in the place of bytes, by which no file is found. */
export const unnameable = (name: string): string =>
  name.includes('\uFFFD') ? ': its name is not UTF-8; rename it, or give it to - over standard input' : '';

/** The system's words, without the call and the path it repeats. */
export function reasonOf(error: unknown): string {
  const { code, message, path = '' } = error as NodeJS.ErrnoException;
  return code === undefined
    ? message
    : `${message.replace(/^\w+: /, '').replace(/, \w+( '.*')?$/s, '')} (${code})${unnameable(path)}`;
}
