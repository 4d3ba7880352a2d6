import type { Readable } from 'node:stream';
import multipart, { type FastifyMultipartOptions } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bilingual, Language } from '@conforme/proto/schema';
import { beginningOf, JSON_OBJECT, PDF, XML } from '@conforme/proto/schema/beginning';
import { meantIn } from '@conforme/proto/schema/faults';
import { notUtf8 } from '@conforme/proto/schema/malformed-text';
import { meantName } from '@conforme/proto/schema/meant-field';
import { inCharsetOf } from './charset.ts';
import { HttpError, MAX_BODY_BYTES, tooLarge } from './errors.ts';
import { fault, validationError, type Fault } from './faults.ts';
import { FORM_PARTS, malformedForm } from './form-faults.ts';
import { gather } from './gather.ts';
import { SMALL_BODY, type InFlight } from './in-flight.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of this route, where it is not the 15 MB of all others. */
    readonly maxBodyBytes?: number;
    /** What refusals call that. */
    readonly limitName?: string;
  }
}

/** One part of a multipart body. */
export interface Part {
  readonly bytes: Buffer;
}

const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+$/;

/** Of nearly all bodies. The framework remembers the reader of a type that is named to it, and looks for that of `*` each time. */
const USUAL_TYPES: readonly string[] = ['application/xml', 'text/xml', 'application/pdf', 'application/json'];

/** Reads every body as bytes; what they mean is the route's business. */
export async function registerBodies(app: FastifyInstance, inFlight: InFlight): Promise<void> {
  app.removeAllContentTypeParsers();
  await registerForms(app, {
    limits: { fileSize: MAX_BODY_BYTES, files: FORM_PARTS, parts: FORM_PARTS },
    // As a field a part would be decoded on the way, and a letter of Latin-1 replaced in silence; JSON would be read with floats.
    isPartAFile: () => true,
  });
  app.addContentTypeParser([...USUAL_TYPES, '*'], (request, payload, done) =>
    gather(request, payload, request.routeOptions.bodyLimit, done),
  );
  app.addHook('onRequest', (request, reply, done) => {
    if (isCoded(request)) return done(new HttpError('unsupported_media_type', CODED, undefined, UNCODED));
    const limit = request.routeOptions.config.maxBodyBytes ?? MAX_BODY_BYTES;
    if (Number(request.headers['content-length'] ?? 0) > limit)
      return done(tooLarge(limit, request.routeOptions.config.limitName));
    const size = bytesToHold(request, limit);
    if (size > SMALL_BODY) {
      const giveBack = inFlight.take(size);
      if (!giveBack) return done(new HttpError('schematron_unavailable', FULL));
      reply.raw.once('close', giveBack);
    }
    const type = request.headers['content-type'];
    // The framework would refuse what is no media type at all; for documents that is an unknown one (decision 16).
    if (type !== undefined && !USUAL_TYPES.includes(type) && !MEDIA_TYPE.test(mediaType(request)))
      request.headers['content-type'] = 'application/octet-stream';
    done();
  });
}

/**
 * The library, without its hooks: they follow every request, form or not, with promises and listeners, to remove the files
 * that a route had it save. No route of ours has any saved.
 */
function registerForms(app: FastifyInstance, options: FastifyMultipartOptions): Promise<void> {
  const unfollowed: FastifyInstance = Object.create(app, { addHook: { value: () => unfollowed } });
  return new Promise((resolve, reject) => {
    multipart(unfollowed, options, (failure) => (failure ? reject(failure) : resolve()));
  });
}

/** Compressed bytes are no document, and no JSON: who reads them as such blames the wrong thing. */
function isCoded({ headers }: FastifyRequest): boolean {
  const { 'content-encoding': content = '', 'transfer-encoding': transfer = '' } = headers;
  return (
    (content !== '' && content.toLowerCase() !== 'identity') || (transfer !== '' && !CHUNKED.test(transfer))
  );
}

const CHUNKED = /^\s*chunked\s*$/i;

const CODED = {
  en: 'Send the body as it is, without Content-Encoding, and Transfer-Encoding chunked at most.',
  fr: 'Envoyez le corps tel quel, sans Content-Encoding, ni Transfer-Encoding autre que chunked.',
};
/** What may be sent instead (RFC 9110, 15.5.16). */
const UNCODED = { headers: { 'accept-encoding': 'identity' } };

const FULL = {
  en: 'The service holds as many bytes of requests as it may; retry in a few seconds.',
  fr: "Le service détient autant d'octets de requêtes qu'il peut ; réessayez dans quelques secondes.",
};

/** What is not announced may be as much as may be sent. */
function bytesToHold({ headers }: FastifyRequest, limit: number): number {
  const announced = headers['content-length'];
  if (announced !== undefined) return Number(announced);
  return headers['transfer-encoding'] === undefined ? 0 : limit;
}

const NO_BODY = { en: 'The request has no body.', fr: "La requête n'a pas de corps." };
export const unknownPart = (known: readonly string[], meant: string | null = null): Bilingual => ({
  en: `This part is not known; known are: ${known.join(', ')}.${meantIn('en', meant)}`,
  fr: `Cette partie n'est pas connue ; sont connues : ${known.join(', ')}.${meantIn('fr', meant)}`,
});
const TWICE = {
  en: 'This part is given twice; a request takes one.',
  fr: "Cette partie est donnée deux fois ; une requête n'en prend qu'une.",
};

/** The text of a JSON body. @throws HttpError 415 for another media type, 422 for bytes that are not UTF-8. */
export function jsonText(request: FastifyRequest): string {
  return utf8(jsonBytes(request), ['body']);
}

/** @throws HttpError 415 for another media type, 422 for none. */
export function jsonBytes(request: FastifyRequest): Buffer<ArrayBuffer> {
  const type = mediaType(request);
  if (type !== 'application/json' && !type.endsWith('+json'))
    throw new HttpError('unsupported_media_type', {
      en: 'Send the request as application/json.',
      fr: 'Envoyez la requête en application/json.',
    });
  const bytes = rawBody(request);
  if (bytes.length === 0) throw validationError([fault(['body'], 'missing', NO_BODY)]);
  return bytes;
}

/** @throws HttpError 422 at `loc`, in `words` for who names no language. */
export function utf8(bytes: Uint8Array, loc: readonly (string | number)[], words?: Language): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw validationError([fault(loc, 'json_invalid', notUtf8(bytes))], { language: words });
  }
}

export function missingPart(name: string): Fault {
  const msg = { en: `The part ${name} is required.`, fr: `La partie ${name} est obligatoire.` };
  return fault(['body', name], 'missing', msg);
}

/** The document an endpoint reads: the raw body, or the part `file`. */
export async function documentOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) return inCharsetOf(rawBody(request), request.headers['content-type']);
  const parts = await partsOf(request, ['file']);
  const file = parts.get('file');
  if (!file) throw validationError([missingPart('file')]);
  return file.bytes;
}

/** The parts of a multipart body by name. @throws HttpError 415, 413, or 422 naming a part that is unknown or given twice. */
export async function partsOf(
  request: FastifyRequest,
  known: readonly string[],
): Promise<ReadonlyMap<string, Part>> {
  const { parts, faults } = await readForm(request, known);
  if (faults.length > 0) throw validationError(faults);
  return parts;
}

/** The same for who has faults of its own to name beside those of the names. @throws HttpError 415, 413. */
export async function readForm(
  request: FastifyRequest,
  known: readonly string[],
): Promise<{ readonly parts: ReadonlyMap<string, Part>; readonly faults: Fault[] }> {
  if (!request.isMultipart())
    throw new HttpError('unsupported_media_type', {
      en: 'Send the request as multipart/form-data.',
      fr: 'Envoyez la requête en multipart/form-data.',
    });
  const parts = new Map<string, Part>();
  const unknown: (readonly [name: string, part: Part])[] = [];
  const faults: Fault[] = [];
  for await (const [name, part] of read(request)) {
    if (!known.includes(name)) unknown.push([name, part]);
    else if (parts.has(name)) faults.push(fault(['body', name], 'duplicate', TWICE));
    else parts.set(name, part);
  }
  const misnamed = new Map<string, Part>();
  for (const [name, part] of unknown) {
    const meant = meantPart(name, part, known, new Set([...parts.keys(), ...misnamed.keys()]));
    if (meant !== null) misnamed.set(meant, part);
    const question = known.length === 1 ? null : meant;
    faults.push(fault(['body', name], 'extra_forbidden', unknownPart(known, question)));
  }
  // What has another name is not missing besides.
  return { parts: new Map([...misnamed, ...parts]), faults };
}

/** How documents of parts begin. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = { pdf: PDF, xml: XML, invoice_json: JSON_OBJECT };

/** The part that is meant by another name: of a document by what it is, where that is still wanted. */
function meantPart(
  name: string,
  { bytes }: Part,
  known: readonly string[],
  given: ReadonlySet<string>,
): string | null {
  const [only, ...others] = known;
  if (others.length === 0) return only!;
  const beginning = beginningOf(bytes);
  const kind = known.find((each) => BEGINNINGS[each]?.test(beginning));
  const source = given.has('xml') || given.has('invoice_json');
  const isWanted = kind !== undefined && !given.has(kind) && (kind === 'pdf' || !source);
  return isWanted ? kind : meantName(name, known);
}

/** The parts with their names. @throws HttpError 413, or 422 for a body that does not fit its type. */
async function* read(request: FastifyRequest): AsyncGenerator<readonly [string, Part]> {
  const within = bounded(request.raw, MAX_BODY_BYTES);
  const parts = request.parts();
  try {
    for (;;) {
      const { done, value: part } = await within(parts.next());
      if (done === true) return;
      yield [part.fieldname, await within(readPart(part as PartOfForm))];
    }
  } catch (thrown) {
    throw malformedForm(thrown);
  } finally {
    // The rest of what was refused is let go by: unread, it would hold the connection, and the answer.
    request.raw.unpipe();
    request.raw.resume();
  }
}

/**
 * Waits for what is read of a stream, and no longer than it keeps to its limit: delimiters and what stands around the parts are
 * of the body, too, and may be all that is too large in it.
 */
function bounded(body: Readable, limit: number, name?: string): <T>(step: Promise<T>) => Promise<T> {
  let received = 0;
  const beyondIt = new Promise<never>((_, reject) => {
    body.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > limit) reject(tooLarge(limit, name));
    });
  });
  // A form that is read to its end waits for nothing more.
  beyondIt.catch(() => {});
  return (step) => Promise.race([step, beyondIt]);
}

/** The parts of a form as they come, while all that comes of it keeps to the limit of that name. @throws HttpError 413. */
export async function* partsWithin(
  request: FastifyRequest,
  limits: PartLimits,
  [name, limit]: readonly [name: string, limit: number],
): AsyncGenerator<PartOfForm> {
  const within = bounded(request.raw, limit, name);
  const parts = request.parts({ limits });
  for (;;) {
    const { done, value } = await within(parts.next());
    if (done === true) return;
    yield value as PartOfForm;
  }
}

type PartLimits = NonNullable<NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits']>;
type MultipartPart = ReturnType<FastifyRequest['parts']> extends AsyncIterableIterator<infer P> ? P : never;
/** All parts come as bytes. */
export type PartOfForm = Extract<MultipartPart, { type: 'file' }>;

/** Whether a part is a document, not a value: it has a name, or a type that no text has. */
export function isDocument({ filename, mimetype }: PartOfForm): boolean {
  return (
    (filename as string | undefined) !== undefined || /^application\/(octet-stream|json)\b/.test(mimetype)
  );
}

/** The multipart library cuts a part off at its limit and reports it only in a flag. */
async function readPart(part: PartOfForm): Promise<Part> {
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw tooLarge();
  return { bytes };
}

/** The body as it came; empty for none. */
export function rawBody(request: FastifyRequest): Buffer<ArrayBuffer> {
  return Buffer.isBuffer(request.body) ? (request.body as Buffer<ArrayBuffer>) : Buffer.alloc(0);
}

function mediaType(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
}
