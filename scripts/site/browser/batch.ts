// Many documents, judged one after the other; lines of JSON as the service answers them.

import type { Conforme } from '../../../library/conforme.ts';
import { MAX_BYTES } from '../../../gateway/page/app/service.ts';
import { bytesOf, errorOf, isRefusal, type Request } from './request.ts';
import { documentsOfZip, type Document } from './zip.ts';

type Options = NonNullable<Parameters<Conforme['validate']>[1]>;

export async function batchOf(
  engine: Conforme,
  { body, call }: Request,
  options: Options,
): Promise<Response> {
  const documents =
    body instanceof FormData ? documentsOfForm(body) : documentsOfZip(await bytesOf(body), call.language);
  return new Response(streamOf(linesOf(engine, documents, options, call)));
}

function* documentsOfForm(form: FormData): Generator<Document> {
  for (const file of form.getAll('file') as File[])
    yield { name: file.name, content: file.size > MAX_BYTES ? null : () => bytesOf(file) };
}

async function* linesOf(
  engine: Conforme,
  documents: Iterable<Document>,
  options: Options,
  call: Request['call'],
): AsyncGenerator<object> {
  const summary = { documents: 0, valid: 0, invalid: 0, refused: 0 };
  for (const { name, content } of documents) {
    const line = await lineOf(async () => {
      if (content === null) return { status: 413, error: { code: 'too_large', message: '' } };
      const { rulesets, ...result } = await engine.validate(await content(), options, call);
      return { status: 200, rulesets, result };
    });
    summary.documents++;
    if (!('result' in line)) summary.refused++;
    else if (line.result.valid) summary.valid++;
    else summary.invalid++;
    yield { name, ...line };
  }
  yield { summary };
}

async function lineOf<T>(judge: () => Promise<T>) {
  try {
    return await judge();
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    return { status: thrown.status, error: errorOf(thrown) };
  }
}

/** Lines are made when they are read, so whoever stops reading stops the work. */
function streamOf(lines: AsyncGenerator<object>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    cancel: async () => void (await lines.return(undefined)),
  });
}
