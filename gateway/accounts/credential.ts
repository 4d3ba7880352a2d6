import { holdsKey, isMistyped } from './key.ts';
import { invalidKey } from './refusals.ts';

/** Of a request, as Node gives them: names in small letters. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

const MALFORMED = {
  en: 'Authorization is not of the form Bearer <key>.',
  fr: "Authorization n'est pas de la forme Bearer <clé>.",
};

const BEARER = /^Bearer(?:\s+(\S+))?\s*$/i;

/**
 * The key a request carries; null without one. `Authorization: Bearer` wins over `X-API-Key` (decision 21); a scheme of
 * others is not ours to judge, unless a key of ours is what it shows.
 * @throws HttpError `invalid_api_key` for what can be no key: never a silent downgrade to anonymous.
 */
export function credential(headers: Headers): string | null {
  const key = bearerOf(headers['authorization']) ?? headerOf(headers['x-api-key']);
  if (key !== null && isMistyped(key))
    throw invalidKey({
      en: 'The API key is mistyped or cut off: its checksum does not fit.',
      fr: "La clé d'API est mal saisie ou tronquée : sa somme de contrôle ne correspond pas.",
    });
  return key;
}

function bearerOf(given: string | string[] | undefined): string | null {
  const text = String(given ?? '');
  const isBearer = /^Bearer\b/i.test(text);
  if (!isBearer && !holdsKey(text)) return null;
  const key = BEARER.exec(text)?.[1];
  if (key === undefined) throw invalidKey(MALFORMED);
  return key;
}

function headerOf(given: string | string[] | undefined): string | null {
  return typeof given === 'string' && given !== '' ? given : null;
}
