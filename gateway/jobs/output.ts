// Results of a job as objects: what was written for each document, and the lines of each chunk.

import { HttpError } from '../errors.ts';
import type { Done } from './chunk-work.ts';
import type { Outcome } from './engine.ts';
import { configured, type JobObjects } from './objects.ts';

/** At a time, of one chunk. */
const AT_ONCE = 8;
const CONTENT = Buffer.from('"content_base64":"');
const QUOTE = 0x22;
const INDEX_DIGITS = 8;
const CHUNK_DIGITS = 6;

/** Results under the prefix that an order names. The same again, by another worker, changes nothing. */
export class Output {
  readonly #objects: JobObjects;
  readonly #prefix: string;

  /** @throws Error where this process has no storage. */
  constructor(objects: JobObjects | null, prefix: string) {
    [this.#objects, this.#prefix] = [configured(objects), prefix];
  }

  /** Of a kind that writes: what was written becomes an object, `content_base64` becomes `object`, and the rest stays to the byte. */
  async withObjects(done: readonly Done[]): Promise<Done[]> {
    const results: Done[] = [];
    for (let at = 0; at < done.length; at += AT_ONCE) {
      const some = done.slice(at, at + AT_ONCE);
      results.push(...(await Promise.all(some.map((each) => this.#withObject(each)))));
    }
    return results;
  }

  /** The lines of a chunk; errors where there are some. */
  async writeLines(number: number, { results, errors }: Outcome): Promise<void> {
    const name = `${String(number).padStart(CHUNK_DIGITS, '0')}.ndjson`;
    const write = (kind: keyof Outcome, lines: readonly Buffer[]): Promise<void> =>
      this.#objects.write(`${this.#prefix}${kind}/${name}`, Buffer.concat(lines), 'application/x-ndjson');
    await write('results', results);
    if (errors.length > 0) await write('errors', errors);
  }

  async #withObject(done: Done): Promise<Done> {
    if (done.outcome instanceof HttpError) return done;
    const text =
      done.outcome instanceof Uint8Array
        ? Buffer.from(done.outcome)
        : Buffer.from(JSON.stringify(done.outcome));
    // Within a text of JSON each quote has a backslash before it, so this is the field and nothing else; answers with a document
    // (`KINDS`) have it before any other of its name.
    const start = text.indexOf(CONTENT);
    const end = text.indexOf(QUOTE, start + CONTENT.length);
    const content = Buffer.from(text.toString('latin1', start + CONTENT.length, end), 'base64');
    const cut = (field: string): Buffer =>
      Buffer.concat([text.subarray(0, start), Buffer.from(field), text.subarray(end + 1)]);
    const { filename, media_type: type } = JSON.parse(cut('"object":""').toString('utf8')) as Written;
    const name = `${String(done.index).padStart(INDEX_DIGITS, '0')}-${filename.replaceAll(/[/\\\p{Cc}]/gu, '_')}`;
    const object = `${this.#prefix}documents/${name}`;
    await this.#objects.write(object, content, type);
    return { ...done, outcome: cut(`"object":${JSON.stringify(object)}`) };
  }
}

interface Written {
  readonly filename: string;
  readonly media_type: string;
}
