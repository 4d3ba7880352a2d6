import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { isPrivateAddress, lookupWithout, UNREACHABLE } from '@conforme/proto/public-address';
import { InputError, phrasebook, type Logo } from '../plugin/index.ts';

const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 3;
/** A logo is fetched from public addresses alone (decision 37). */
const publicLookup = lookupWithout(isPrivateAddress);

/** How a logo is requested. */
export interface Fetching {
  get(url: URL, signal: AbortSignal): Promise<IncomingMessage>;
  /** For all of it, redirects and body included. */
  readonly timeoutMs: number;
}

/**
 * Fetches a logo.
 * @throws InputError at `/options/logo_url`: not HTTPS, not public, too large, too slow, neither PNG nor JPEG nor SVG.
 */
export async function readLogo(
  url: string,
  { get, timeoutMs }: Fetching = { get: getPublic, timeoutMs: 5_000 },
): Promise<Logo> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return recogniseLogo(await fetchBytes(new URL(url), MAX_REDIRECTS, (next) => get(next, signal)));
  } catch (thrown) {
    if (signal.aborted) throw logoError(`the server did not answer within ${timeoutMs / 1000} s`);
    throw logoError(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

const phrase = phrasebook({
  'the server did not answer within {1} s': "le serveur n'a pas répondu en {1} s",
  'the address is not HTTPS': "l'adresse n'est pas en HTTPS",
  [UNREACHABLE]: "l'hôte est injoignable sur le réseau public",
  'too many redirects': 'trop de redirections',
  'the server answered {1}': 'le serveur a répondu {1}',
  'the file is larger than 2 MB': 'le fichier dépasse 2 Mo',
  'the file is neither PNG nor JPEG nor SVG': "le fichier n'est ni PNG, ni JPEG, ni SVG",
});

function logoError(reason: string): InputError {
  const { en, fr } = phrase(reason);
  const message = { en: `The logo cannot be used: ${en}.`, fr: `Le logo ne peut pas être utilisé : ${fr}.` };
  const fix = {
    en: 'Give a public HTTPS address of a PNG, JPEG or SVG file of at most 2 MB, or leave logo_url out.',
    fr: "Donnez l'adresse HTTPS publique d'un fichier PNG, JPEG ou SVG d'au plus 2 Mo, ou omettez logo_url.",
  };
  return new InputError(message, [
    { source: 'logo', rule: null, message, pointer: '/options/logo_url', fix },
  ]);
}

async function fetchBytes(
  url: URL,
  redirects: number,
  get: (url: URL) => Promise<IncomingMessage>,
): Promise<Uint8Array> {
  if (url.protocol !== 'https:') throw new Error('the address is not HTTPS');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && isPrivateAddress(host)) throw new Error(UNREACHABLE);
  const response = await get(url);
  const status = response.statusCode ?? 0;
  const location = response.headers.location;
  if (status >= 300 && status < 400 && location) {
    response.destroy();
    if (redirects === 0) throw new Error('too many redirects');
    return fetchBytes(new URL(location, url), redirects - 1, get);
  }
  if (status !== 200) {
    response.destroy();
    throw new Error(`the server answered ${status}`);
  }
  return readBody(response);
}

function getPublic(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/png, image/jpeg, image/svg+xml' };
    const call = request(url, { lookup: publicLookup, signal, headers }, resolve);
    call.on('error', () => reject(new Error(UNREACHABLE)));
    call.end();
  });
}

async function readBody(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BYTES) {
      response.destroy();
      throw new Error('the file is larger than 2 MB');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Start of image, and the first byte of the marker that must follow. */
const JPEG_SIGNATURE = Buffer.from('ffd8ff', 'hex');

/** How an SVG may begin, and its document element, which may have a prefix. */
const SVG_START = /^\uFEFF?\s*<(?:\?xml|!--|!DOCTYPE\s+svg\b|(?:\w+:)?svg\b)/;
const SVG_ELEMENT = /<(?:\w+:)?svg\b/;

/** Trusts the bytes, not the server's Content-Type. */
export function recogniseLogo(bytes: Uint8Array): Logo {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.subarray(0, 8).equals(PNG_SIGNATURE)) return { bytes, mediaType: 'image/png' };
  if (buffer.subarray(0, 3).equals(JPEG_SIGNATURE)) return { bytes, mediaType: 'image/jpeg' };
  const text = inUtf8(buffer);
  if (SVG_START.test(text.toString('utf8', 0, 2048)) && SVG_ELEMENT.test(text.toString('latin1')))
    return { bytes: text, mediaType: 'image/svg+xml' };
  throw new Error('the file is neither PNG nor JPEG nor SVG');
}

const XML_DECLARATION = /^<\?xml\s[^>]*\?>/;

/** UTF-16 is known by its mark, or by the zero beside its first letter (XML 1.0, appendix F.1); its declaration would be untrue then. */
function inUtf8(file: Buffer): Buffer {
  const [first, second] = file;
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === LESS_THAN);
  const isLittle = (first === 0xff && second === 0xfe) || (first === LESS_THAN && second === 0);
  if (!isBig && !isLittle) return file;
  const text = new TextDecoder(isBig ? 'utf-16be' : 'utf-16le').decode(file);
  return Buffer.from(text.replace(XML_DECLARATION, ''), 'utf8');
}

const LESS_THAN = 0x3c;
