import { JOB_EVENTS, type JobEvent } from '@conforme/proto/schema/jobs';
import { fault, type Fault } from '../faults.ts';
import type { Webhook } from './job.ts';
import type { JobService } from './service.ts';
import { isSecret, newSecret } from './signature.ts';

export type Reaches = JobService['reaches'];

const MOST_LETTERS = 2048;

const NO_OBJECT = {
  en: 'Expected an object: {"url": …, "secret": …, "events": […]}.',
  fr: 'Attendu : un objet, {"url": …, "secret": …, "events": […]}.',
};
const UNKNOWN = { en: 'This field is not known.', fr: "Ce champ n'est pas connu." };
const NO_URL = {
  en: 'Expected an address that begins with https:// and is reached on the public network, without user and password.',
  fr: 'Attendu : une adresse en https:// joignable sur le réseau public, sans utilisateur ni mot de passe.',
};
const NO_SECRET = {
  en: 'Expected whsec_ and 24 to 64 bytes in Base64.',
  fr: 'Attendu : whsec_ suivi de 24 à 64 octets en Base64.',
};
const NO_EVENTS = {
  en: `Expected a list of ${JOB_EVENTS.join(' and ')}.`,
  fr: `Attendu : une liste de ${JOB_EVENTS.join(' et ')}.`,
};

/** What an order says of its webhook; null for none. */
export function webhookOf(
  given: unknown,
  reaches: Reaches,
): { readonly webhook: Webhook | null; readonly faults: readonly Fault[] } {
  if (given === null) return { webhook: null, faults: [] };
  const at = (name: string, type: string, msg: typeof NO_URL): Fault =>
    fault(['body', 'job', 'webhook', ...(name === '' ? [] : [name])], type, msg);
  if (typeof given !== 'object' || Array.isArray(given))
    return { webhook: null, faults: [at('', 'object', NO_OBJECT)] };
  const { url, secret = newSecret(), events = JOB_EVENTS, ...others } = given as Record<string, unknown>;
  const faults = Object.keys(others).map((name) => at(name, 'extra_forbidden', UNKNOWN));
  if (!isAddress(url, reaches)) faults.push(at('url', 'url', NO_URL));
  if (typeof secret !== 'string' || !isSecret(secret)) faults.push(at('secret', 'string_pattern', NO_SECRET));
  if (!areEvents(events)) faults.push(at('events', 'enum', NO_EVENTS));
  const webhook = { url: String(url), secret: String(secret), events: events as readonly JobEvent[] };
  return faults.length > 0 ? { webhook: null, faults } : { webhook, faults };
}

function isAddress(url: unknown, reaches: Reaches): boolean {
  if (typeof url !== 'string' || url.length > MOST_LETTERS || !URL.canParse(url)) return false;
  return reaches(new URL(url));
}

function areEvents(events: unknown): boolean {
  if (!Array.isArray(events) || events.length === 0) return false;
  return events.every((event) => JOB_EVENTS.includes(event as JobEvent));
}
