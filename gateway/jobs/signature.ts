// Signatures of webhooks as Standard Webhooks has them (www.standardwebhooks.com, version 1): HMAC-SHA256 over id, time and body.

import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const KEY_BYTES = { least: 24, most: 64, own: 32 } as const;

export function newSecret(): string {
  return PREFIX + randomBytes(KEY_BYTES.own).toString('base64');
}

/** Whether it is `whsec_` and 24 to 64 bytes in Base64. */
export function isSecret(text: string): boolean {
  if (!text.startsWith(PREFIX)) return false;
  const key = keyOf(text);
  const isWhole = key.toString('base64').replace(/=+$/, '') === text.slice(PREFIX.length).replace(/=+$/, '');
  return isWhole && key.length >= KEY_BYTES.least && key.length <= KEY_BYTES.most;
}

export interface Message {
  /** The same in all attempts. */
  readonly id: string;
  readonly body: string;
  /** Of the attempt, in ms; travels in seconds. */
  readonly sent: number;
}

/** The headers by which a receiver knows that the message is ours, and of now. */
export function signed({ id, body, sent }: Message, secret: string): Readonly<Record<string, string>> {
  const seconds = String(Math.floor(sent / 1000));
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` };
}

const keyOf = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64');
