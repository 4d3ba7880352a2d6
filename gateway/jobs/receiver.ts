// Messages to receivers outside, whose addresses callers name: an invitation to reach into the network of the service (decision 37).

import { request as plainly, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as encrypted } from 'node:https';
import { isIP } from 'node:net';
import type { Bilingual } from '@conforme/proto/schema';
import { isPrivateAddress, lookupWithout } from '@conforme/proto/public-address';
import type { IsTrusted } from '../accounts/address.ts';

const TIMEOUT_MS = 15_000;
/** Nothing of the answer but its status counts; a receiver that says more is hung up on. */
const ANSWER_BYTES = 16 * 1024;

/** A message that was not taken. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
  readonly messages: Bilingual;
  /** Another attempt may work. */
  readonly mayPass: boolean;

  constructor(messages: Bilingual, mayPass = true) {
    super(messages.en);
    this.messages = messages;
    this.mayPass = mayPass;
  }
}

/** Whether anything is sent there, as far as the address itself says: HTTPS on the public network, and what the operator opened. */
export function isReachable(url: URL, isOurs: IsTrusted, anyOurs: boolean): boolean {
  const { protocol, username, password } = url;
  if (username !== '' || password !== '') return false;
  const host = hostOf(url);
  if (protocol === 'https:') return !isIP(host) || !isRefused(host, isOurs);
  return protocol === 'http:' && anyOurs && (!isIP(host) || isOurs(host));
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
const isRefused = (address: string, isOurs: IsTrusted): boolean =>
  isPrivateAddress(address) && !isOurs(address);

export interface Post {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends it, and follows nothing.
 * @param isOurs networks the operator opened; in the clear, these alone
 * @throws NotTaken where the receiver did not answer with 2xx.
 */
export async function post(
  { url, headers, body }: Post,
  isOurs: IsTrusted,
  ended: AbortSignal,
): Promise<void> {
  if (!isReachable(url, isOurs, true)) throw new NotTaken(UNREACHABLE, false);
  const late = AbortSignal.timeout(TIMEOUT_MS);
  const isPlain = url.protocol === 'http:';
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    lookup: lookupWithout((address) => (isPlain ? !isOurs(address) : isRefused(address, isOurs))),
    signal: AbortSignal.any([late, ended]),
    agent: false,
  };
  const status = await answered(isPlain ? plainly : encrypted, url, options, body).catch(() => {
    throw new NotTaken(late.aborted ? LATE : UNREACHABLE);
  });
  if (status >= 200 && status < 300) return;
  // 410: the receiver wants no more of them (Standard Webhooks).
  throw new NotTaken(
    { en: `the receiver answered ${status}`, fr: `le destinataire a répondu ${status}` },
    status !== 410,
  );
}

const LATE = {
  en: `the receiver did not answer within ${TIMEOUT_MS / 1000} s`,
  fr: `le destinataire n'a pas répondu en ${TIMEOUT_MS / 1000} s`,
};
/** One sentence for all failures: it must not reveal which names resolve and which hosts answer here. */
const UNREACHABLE = {
  en: 'the receiver cannot be reached on the public network',
  fr: 'le destinataire est injoignable sur le réseau public',
};

/** The status is the answer; what comes after it is let go by, and hung up on where it does not end. */
function answered(request: typeof plainly, url: URL, options: RequestOptions, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, options, (response: IncomingMessage) => {
      resolve(response.statusCode ?? 0);
      let bytes = 0;
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > ANSWER_BYTES) response.destroy();
      });
      response.on('error', () => {});
    });
    call.on('error', reject);
    // An answer that changes the protocol (101) is none, and ends without an error.
    call.on('close', () => reject(new Error('the connection ended without an answer')));
    call.end(body);
  });
}
