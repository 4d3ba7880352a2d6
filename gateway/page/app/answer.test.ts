import { describe, expect, it } from 'vitest';
import { Answer } from './answer.ts';

const part = new TextEncoder().encode('{"valid":');

/** An answer of which this much came, and then this instead of the rest. */
const brokenOff = (failure: unknown): Answer =>
  new Answer(
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(part),
        pull: (controller) => controller.error(failure),
      }),
    ),
  );

const aborted = new DOMException('The operation was aborted.', 'AbortError');

async function partsOf(answer: Answer): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  for await (const each of answer.parts()) parts.push(each);
  return parts;
}

describe.each([
  ['as JSON', (answer: Answer) => answer.json()],
  ['as a file', (answer: Answer) => answer.blob()],
  ['in parts', partsOf],
] as const)('an answer read %s', (_, read) => {
  it('is no answer of the service where it breaks off', async () => {
    const lost = new TypeError('network error');
    await expect(read(brokenOff(lost))).rejects.toMatchObject({ status: 0, code: 'unreachable' });
  });

  it('says that its reader wants it no more', async () => {
    await expect(read(brokenOff(aborted))).rejects.toBe(aborted);
  });
});

it('gives its parts as they come', async () => {
  expect(await partsOf(new Answer(new Response(part)))).toEqual([part]);
});
