import { HttpError } from '../errors.ts';

const AWAY = {
  en: 'Jobs are out of reach for a moment. Try again.',
  fr: 'Les lots sont momentanément inaccessibles. Réessayez.',
};

/** What an engine of jobs is made of does not answer. @throws HttpError 503. */
export function unavailable(cause: unknown): never {
  if (cause instanceof HttpError) throw cause;
  throw new HttpError('accounts_unavailable', AWAY, undefined, { cause, headers: { 'retry-after': '2' } });
}
