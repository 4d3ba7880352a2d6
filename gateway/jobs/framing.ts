// Documents of a chunk as one piece of bytes.

import type { Entry, Refused } from './engine.ts';

const LF = 0x0a;

/** A line of JSON that says how many bytes follow. */
export function framed({ index, name, content }: Entry): Buffer[] {
  const isWhole = Buffer.isBuffer(content);
  const head = isWhole
    ? { index, name, size: content.length }
    : 'object' in content
      ? { index, name, object: content.object }
      : { index, name, refused: content };
  const line = Buffer.from(`${JSON.stringify(head)}\n`);
  return isWhole ? [line, content] : [line];
}

export function unframed(bytes: Buffer<ArrayBuffer>): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(LF, at);
    const head = JSON.parse(bytes.toString('utf8', at, end)) as Head;
    const { index, name, size = 0, refused, object } = head;
    at = end + 1 + size;
    entries.push({
      index,
      name,
      content: refused ?? (object === undefined ? bytes.subarray(end + 1, at) : { object }),
    });
  }
  return entries;
}

interface Head extends Pick<Entry, 'index' | 'name'> {
  readonly size?: number;
  readonly refused?: Refused;
  readonly object?: string;
}
