import type { FastifyRequest } from 'fastify';
import { InvoiceSchema } from '@conforme/proto/schema';
import { invoiceCodec } from '@conforme/proto/schema/codec';
import { EmbedOptionsSchema } from '@conforme/proto/schema/queries';
import { readInvoice } from '@conforme/proto/schema/read';
import { KEYED } from '../accounts/gate.ts';
import { language } from '../accept.ts';
import { missingPart, readForm, utf8, type Part } from '../body.ts';
import { callOptions } from '../call-options.ts';
import { binary, type Endpoint, type RequestExamples } from '../endpoint.ts';
import type { EngineClient } from '@conforme/proto/engine-client';
import { fault, validationError, type Fault } from '../faults.ts';
import { isLargeText } from '../large.ts';
import { inOwnNames } from '../own-names.ts';
import { asking, parametersOf, type Parameter } from '../query.ts';
import { note, ruleIds } from '../request-log.ts';
import { answerFile } from '../answer-file.ts';
import { LANGUAGE, PDF } from './contents.ts';

/** The parts that choose; the others are documents. */
const CHOICES = parametersOf(EmbedOptionsSchema);

/** In the order of the contract. */
const PARTS = {
  pdf: binary('application/pdf', 'The PDF people read.'),
  xml: binary('application/xml', 'CII XML to attach.'),
  invoice_json: {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: InvoiceSchema,
    description: 'An Invoice as JSON text, from which the XML is made.',
  },
  ...Object.fromEntries(Object.entries(CHOICES).map(([name, part]) => [name, choicePart(part)])),
};

type EmbedMessage = Parameters<EngineClient['embed']>[0];
type Parts = ReadonlyMap<string, Part>;

export const embed: Endpoint = {
  method: 'post',
  path: '/v1/invoices/embed',
  id: 'embed',
  tag: 'Invoices',
  summary: 'Attach XML to a PDF of yours, as PDF/A-3',
  description: 'Give either the part `xml` or the part `invoice_json`. UBL cannot be embedded.',
  access: KEYED,
  parameters: [LANGUAGE],
  body: (examples) => ({
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['pdf'],
        oneOf: [{ required: ['xml'] }, { required: ['invoice_json'] }],
        additionalProperties: false,
        properties: withExample(examples),
      },
      encoding: { pdf: { contentType: 'application/pdf' }, xml: { contentType: 'application/xml' } },
    },
  }),
  answer: {
    description: 'The PDF/A-3 with `factur-x.xml` attached.',
    content: { 'application/pdf': PDF },
    headers: ['Content-Disposition', 'X-Facturx-Profile', 'X-Facturx-Warnings', 'X-Rulesets'],
  },
  handler:
    ({ engine }) =>
    async (request, reply) => {
      const { parts, faults } = await readForm(request, Object.keys(PARTS));
      const message = readMessage(parts, faults, request);
      const embedded = await inOwnNames(engine.embed(message, callOptions(request)), OWN_NAMES);
      note(request, { rules: ruleIds(embedded.warnings) });
      reply.header('x-facturx-profile', embedded.profile);
      reply.header('x-facturx-warnings', String(embedded.warnings.length));
      reply.header('x-rulesets', embedded.rulesets.join(', '));
      return answerFile(reply, 'attachment', { ...embedded, mediaType: 'application/pdf' });
    },
};

/** A part is text: of a flag it says `true` or `false`. */
function choicePart({ schema, default: fallback, description }: Parameter): object {
  return { type: 'string', enum: valuesOf(schema), default: fallback, description };
}

function valuesOf(schema: Parameter['schema']): readonly string[] {
  return (schema['enum'] as readonly string[] | undefined) ?? ['true', 'false'];
}

function withExample(examples: RequestExamples): object {
  const [first] = Object.values(examples);
  if (first === undefined) return PARTS;
  return { ...PARTS, invoice_json: { ...PARTS.invoice_json, examples: [JSON.stringify(first.invoice)] } };
}

/** The engine speaks of `/invoice/…`. */
const OWN_NAMES = { invoice: 'invoice_json' };

/** All faults of the parts at once, behind those of their names. */
function readMessage(parts: Parts, faults: Fault[], request: FastifyRequest): EmbedMessage {
  const pdf = parts.get('pdf');
  if (!pdf) faults.push(missingPart('pdf'));
  const profile = choice(parts, 'profile', faults);
  const check = choice(parts, 'check', faults);
  const wanted = choice(parts, 'language', faults);
  const flatten = choice(parts, 'flatten', faults) === 'true';
  const plausibility = choice(parts, 'plausibility', faults) === 'true';
  const words = language(request.headers['accept-language'], 'fr');
  const source = sourceOf(parts, { check, profile, language: words }, faults);
  if (faults.length > 0) throw validationError(faults, { language: words });
  if (source?.case === 'invoice' && source.value.number) note(request, { number: source.value.number });
  return { pdf: bytes(pdf!), profile, check, language: wanted, flatten, plausibility, source: source! };
}

const EITHER = {
  en: 'Give either the part xml or the part invoice_json, and not both.',
  fr: 'Donnez soit la partie xml, soit la partie invoice_json, et pas les deux.',
};

/** Exactly one of xml and invoice_json (decision 2). */
function sourceOf(
  parts: Parts,
  options: { readonly check: string; readonly profile: string; readonly language: 'fr' | 'en' },
  faults: Fault[],
): EmbedMessage['source'] | undefined {
  const xml = parts.get('xml');
  const invoice = parts.get('invoice_json');
  if ((xml === undefined) === (invoice === undefined)) {
    faults.push(fault(['body', 'invoice_json'], xml ? 'conflict' : 'missing', EITHER));
    return undefined;
  }
  if (xml) return { case: 'xml', value: bytes(xml) };
  if (isLargeText(invoice!.bytes)) return { case: 'invoiceText', value: bytes(invoice!) };
  const text = utf8(invoice!.bytes, ['body', 'invoice_json'], options.language);
  const read = readInvoice(text, { prefix: ['invoice_json'], language: options.language, options });
  if (!read.faults) return { case: 'invoice', value: invoiceCodec.toMessage(read.ok) };
  faults.push(...read.faults);
  return undefined;
}

function choice(parts: Parts, name: keyof typeof CHOICES, faults: Fault[]): string {
  const { schema, default: fallback, meant } = CHOICES[name];
  const values = valuesOf(schema);
  const given = parts.get(name)?.bytes.toString('utf8') ?? fallback;
  if (values.includes(given)) return given;
  const expected = {
    en: `Expected one of ${values.join(', ')}.`,
    fr: `Attendu : une valeur parmi ${values.join(', ')}.`,
  };
  faults.push(fault(['body', name], 'enum', asking(expected, meant?.(given) ?? null)));
  return given;
}

function bytes(part: Part): Uint8Array<ArrayBuffer> {
  return part.bytes as Uint8Array<ArrayBuffer>;
}
