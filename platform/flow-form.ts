import { schemas, type FlowInfo } from '@conforme/library/platform';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

export interface FlowParts {
  readonly info: FlowInfo;
  readonly file: Uint8Array;
}

/** `flowInfo` and `file`, each once. @throws Refusal */
export async function flowPartsOf(request: FastifyRequest): Promise<FlowParts> {
  if (!request.isMultipart())
    throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'A flow is sent as multipart/form-data.');
  const parts = await partsOf(request);
  const file = parts.get('file');
  if (!parts.has('flowInfo') || file === undefined)
    throw new Refusal(400, 'BAD_REQUEST', 'A flow has the parts flowInfo and file.');
  const info = objectOf(parts.get('flowInfo'));
  const validate =
    request.getValidationFunction(schemas.FLOW_INFO) ?? request.compileValidationSchema(schemas.FLOW_INFO);
  if (!validate(info)) {
    const [{ instancePath = '', message = '' } = {}] = validate.errors ?? [];
    throw new Refusal(400, 'BAD_REQUEST', `flowInfo${instancePath} ${message}`);
  }
  return {
    info: info as FlowInfo,
    file: Buffer.isBuffer(file) ? file : Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)),
  };
}

async function partsOf(request: FastifyRequest): Promise<ReadonlyMap<string, unknown>> {
  const parts = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      if (parts.has(part.fieldname) || !['flowInfo', 'file'].includes(part.fieldname))
        throw new Refusal(400, 'BAD_REQUEST', `The part ${part.fieldname} is unknown, or is there twice.`);
      parts.set(part.fieldname, part.type === 'file' ? await part.toBuffer() : part.value);
    }
  } catch (error) {
    // The parser says nothing but words of a form without boundary or with half a part.
    if (error instanceof Refusal || (error as { statusCode?: number }).statusCode !== undefined) throw error;
    throw new Refusal(400, 'BAD_REQUEST', `The form cannot be read: ${(error as Error).message}`);
  }
  return parts;
}

/** As a file, as a text, or read already. @throws Refusal */
function objectOf(given: unknown): unknown {
  if (!Buffer.isBuffer(given) && typeof given !== 'string') return given;
  try {
    return JSON.parse(given.toString());
  } catch {
    throw new Refusal(400, 'BAD_REQUEST', 'flowInfo is no JSON.');
  }
}
