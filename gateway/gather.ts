import { errorCodes, type FastifyRequest } from 'fastify';

const { FST_ERR_CTP_BODY_TOO_LARGE: BodyTooLarge, FST_ERR_CTP_INVALID_CONTENT_LENGTH: WrongLength } =
  errorCodes;

type Gathered = (error: Error | null, body?: Buffer) => void;

/**
 * The bytes of a body, as the framework would gather them, which copies what came in one piece, too: as much
 * memory again for the collector.
 */
export function gather(
  request: FastifyRequest,
  payload: NodeJS.ReadableStream,
  limit: number,
  done: Gathered,
): void {
  const announced = Number(request.headers['content-length']);
  const chunks: Buffer[] = [];
  let received = 0;
  let isOver = false;
  // Its listeners stay: to remove them costs more than not to listen any more.
  const over = (error: Error | null): void => {
    if (isOver) return;
    isOver = true;
    if (error) {
      chunks.length = 0;
      done(error);
    } else done(null, wholeOf(chunks, received));
  };
  const take = (chunk: Buffer): void => {
    if (isOver) return;
    received += chunk.length;
    chunks.push(chunk);
    if (received > limit) over(new BodyTooLarge());
  };
  const end = (): void => over(received === announced || Number.isNaN(announced) ? null : new WrongLength());
  const fail = (error: Error): void => over(Object.assign(error, { statusCode: 400 }));
  if (announced > limit) return over(new BodyTooLarge());
  payload.on('data', take).on('end', end).on('error', fail);
  payload.resume();
}

/** A piece that has its memory for itself is the body as it is. */
function wholeOf(chunks: readonly Buffer[], length: number): Buffer {
  const [first] = chunks;
  if (chunks.length === 1 && first!.byteLength === first!.buffer.byteLength) return first!;
  return Buffer.concat(chunks, length);
}
