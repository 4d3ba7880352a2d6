// What was probably done where a key is not known or does not show: sentences that are true of it, never the key itself.

import type { Bilingual } from '@conforme/proto/schema';
import type { HttpError } from '../errors.ts';
import type { Headers } from './credential.ts';
import { invalidKey, UNKNOWN_KEY } from './refusals.ts';

const MISTAKES: readonly (readonly [key: RegExp, said: Bilingual])[] = [
  [
    /^bearer\s/i,
    {
      en: 'X-API-Key takes the key alone, without Bearer.',
      fr: 'X-API-Key prend la clé seule, sans Bearer.',
    },
  ],
  [
    /^["'“«]|["'”»]$/,
    { en: 'It stands in quotes: leave these out.', fr: 'Elle est entre guillemets : retirez-les.' },
  ],
  [
    /^(?:<.*>|\$\w+|\$?\{.*\}|%\w+%|undefined|null|none|(?:your|votre|ma|my)[-_ ]?(?:secret|api|key|token|cl[eé])[-\w é]*|api[-_ ]?key|x+|\[object \w+\])$/i,
    {
      en: 'It is a placeholder, or a variable that was not filled in: put your key in its place.',
      fr: "C'est un texte à remplacer, ou une variable restée vide : mettez-y votre clé.",
    },
  ],
  [
    /^(?:key|acc)_/,
    {
      en: 'It is the identifier of a key or an account; the key itself begins with cfm_ and is shown once, when it is made.',
      fr: "C'est l'identifiant d'une clé ou d'un compte ; la clé elle-même commence par cfm_ et n'est montrée qu'une fois, à sa création.",
    },
  ],
];

/** The refusal of a key, with what was probably done where that shows. */
export function explained(key: string, refusal: HttpError): HttpError {
  const said = MISTAKES.find(([pattern]) => pattern.test(key))?.[1];
  if (refusal.code !== 'invalid_api_key' || said === undefined) return refusal;
  return invalidKey({ en: `${UNKNOWN_KEY.en} ${said.en}`, fr: `${UNKNOWN_KEY.fr} ${said.fr}` });
}

/** Headers in which others take keys. */
const ELSEWHERE = ['api-key', 'apikey', 'x-apikey', 'x-auth-token', 'x-access-token', 'x-api-token', 'token'];

/** Names of a parameter that others take keys in. */
const IN_ADDRESS = /[?&]((?:x[-_])?api[-_]?key|key|(?:access[-_]?|auth[-_]?|api[-_]?)?token)=/i;

interface Sent {
  readonly headers: Headers;
  readonly url?: string | undefined;
}

/** Where a key was sent that is not looked for there; null where none was. */
export function sentElsewhere({ headers, url = '' }: Sent): Bilingual | null {
  if (headers['authorization'])
    return {
      en: 'Authorization was sent without the word Bearer before the key.',
      fr: 'Authorization a été envoyé sans le mot Bearer devant la clé.',
    };
  const name = ELSEWHERE.find((each) => headers[each] !== undefined);
  if (name === undefined) return inAddress(url);
  return { en: `The header ${name} is not read.`, fr: `L'en-tête ${name} n'est pas lu.` };
}

function inAddress(url: string): Bilingual | null {
  const name = IN_ADDRESS.exec(url)?.[1];
  if (name === undefined) return null;
  return {
    en: `The parameter ${name} is not read: addresses are kept in logs and histories, so a key goes into a header.`,
    fr: `Le paramètre ${name} n'est pas lu : les adresses restent dans les journaux et les historiques, une clé va donc dans un en-tête.`,
  };
}
