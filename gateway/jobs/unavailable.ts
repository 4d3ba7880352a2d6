import { HttpError } from '../errors.ts';

const AWAY = {
  en: 'Jobs are out of reach for a moment. Try again.',
  fr: 'Les lots sont momentanément inaccessibles. Réessayez.',
};

/** Of files: no room, no permission to write any more, a device that fails, too many that are open. */
const OF_FILES = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'];
/** Of SQLite (result codes): BUSY, READONLY, IOERR, FULL, CANTOPEN. */
const OF_SQLITE = [5, 8, 10, 13, 14];

/** Files of this machine that cannot be read or written for the moment. @throws HttpError 503; what else it is, as it is. */
export function unavailableFiles(cause: unknown): never {
  const { code, errcode } = (cause ?? {}) as { readonly code?: unknown; readonly errcode?: number };
  // The lowest eight bits of an extended result code.
  if (OF_FILES.includes(String(code)) || OF_SQLITE.includes((errcode ?? 0) & 0xff)) unavailable(cause);
  throw cause;
}

/** What an engine of jobs is made of does not answer. @throws HttpError 503. */
export function unavailable(cause: unknown): never {
  if (cause instanceof HttpError) throw cause;
  throw new HttpError('accounts_unavailable', AWAY, undefined, { cause, headers: { 'retry-after': '2' } });
}
