import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GenerateResponse } from '@conforme/proto/v1';
import type { GenerateJsonOut, GenerateRequest } from '@conforme/proto/schema';
import { generateRequestCodec, totalsCodec, validationCodec } from '@conforme/proto/schema/codec';
import { readGenerateRequest } from '@conforme/proto/schema/read';
import { KEYED, PREVIEW } from '../accounts/gate.ts';
import { through } from '../accounts/route.ts';
import { language, prefersJson } from '../accept.ts';
import type { Gateway } from '../app.ts';
import { jsonText } from '../body.ts';
import { contentDisposition } from '../content-disposition.ts';
import { validationError } from '../faults.ts';
import { leftOf } from '../left.ts';
import { note, ruleIds } from '../request-log.ts';

/** POST /v1/invoices/generate and /v1/invoices/preview-xml. */
export function generateRoutes(app: FastifyInstance, { engine, gate }: Gateway): void {
  app.post('/v1/invoices/generate', through(gate, KEYED), async (request, reply) => {
    const message = generateRequestCodec.toMessage(readRequest(request));
    const generated = await engine.generate(message, callOptions(request));
    note(request, { rules: ruleIds(generated.warnings) });
    headersOf(reply, generated);
    if (prefersJson(request.headers.accept, generated.mediaType)) return envelope(generated);
    reply.header('content-disposition', contentDisposition('attachment', generated.filename));
    return reply.type(generated.mediaType).send(Buffer.from(generated.content));
  });

  app.post('/v1/invoices/preview-xml', through(gate, PREVIEW), async (request, reply) => {
    const { invoice, options } = generateRequestCodec.toMessage(readRequest(request));
    const preview = await engine.previewXml({ invoice, options }, callOptions(request));
    reply.header('x-facturx-profile', preview.profile).header('x-facturx-output', preview.output);
    reply.header('content-disposition', contentDisposition('inline', preview.filename));
    return reply.type('application/xml; charset=utf-8').send(Buffer.from(preview.xml));
  });
}

/**
 * Passed on with every call: one request can be followed through both logs, findings speak the reader's language, and work
 * stops when the caller hangs up.
 */
export function callOptions({ id, headers, trace, raw }: FastifyRequest): {
  headers: Record<string, string>;
  signal: AbortSignal;
} {
  const passed: Record<string, string> = { 'x-request-id': id };
  const wanted = language(headers['accept-language'], null);
  if (wanted) passed['accept-language'] = wanted;
  if (trace) Object.assign(passed, trace);
  return { headers: passed, signal: leftOf(raw.socket) };
}

/** Without Accept-Language the request's own `options.language` is the language of its faults (decision 5). */
function readRequest(request: FastifyRequest): GenerateRequest {
  const wanted = language(request.headers['accept-language'], null);
  const read = readGenerateRequest(jsonText(request), wanted === null ? {} : { language: wanted });
  if (read.faults) throw validationError(read.faults);
  note(request, { number: read.ok.invoice.number });
  return read.ok;
}

function headersOf(reply: FastifyReply, generated: GenerateResponse): void {
  reply.header('x-facturx-profile', generated.profile);
  reply.header('x-facturx-output', generated.output);
  reply.header('x-facturx-amount-due', generated.totals?.amountDue ?? '');
  reply.header('x-facturx-warnings', String(generated.warnings.length));
  reply.header('x-rulesets', generated.rulesets.join(', '));
}

function envelope(generated: GenerateResponse): GenerateJsonOut {
  return {
    filename: generated.filename,
    media_type: generated.mediaType,
    profile: generated.profile,
    output: generated.output,
    content_base64: Buffer.from(generated.content).toString('base64'),
    totals: totalsCodec.fromMessage(generated.totals!),
    validation: validationCodec.fromMessage(generated.validation!),
  };
}
