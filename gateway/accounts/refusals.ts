import type { Bilingual, UsageOut } from '@conforme/proto/schema';
import { HttpError } from '../errors.ts';
import { rateHeaders, secondsOf, type Limit, type Taken } from './limit.ts';
import { endOf } from './month.ts';

/** What an account may use in a month, and has. */
export interface Usage {
  readonly plan: string;
  readonly used: number;
  readonly quota: number;
  readonly month: string;
}

/** @param hint where a key was sent instead */
export function keyRequired(hint: Bilingual | null = null): HttpError {
  const { en, fr } = hint ? { en: ` ${hint.en}`, fr: ` ${hint.fr}` } : { en: '', fr: '' };
  return new HttpError('api_key_required', {
    en: `This endpoint needs an API key: Authorization: Bearer <key>, or X-API-Key.${en}`,
    fr: `Il faut ici une clé d'API : Authorization: Bearer <clé>, ou X-API-Key.${fr}`,
  });
}

/** @param why a sentence that is true of the key; never the key itself. */
export const UNKNOWN_KEY = { en: 'The API key is not known.', fr: "La clé d'API n'est pas connue." };

export function invalidKey(why: Bilingual): HttpError {
  return new HttpError('invalid_api_key', why);
}

export function quotaExceeded(usage: Usage, portal: string): HttpError {
  const { plan, used, quota, month } = usage;
  const resets = endOf(month).toISOString();
  const messages = {
    en: `All ${quota} calls of the plan ${plan} for ${month} are used; the next month begins at ${resets}.`,
    fr: `Les ${quota} appels de l'offre ${plan} pour ${month} sont épuisés ; le mois suivant commence à ${resets}.`,
  };
  const details = [{ plan, used, quota, remaining: 0, period: month, resets_at: resets, portal_url: portal }];
  return new HttpError('quota_exceeded', messages, details, { headers: usageHeaders(usage) });
}

export function rateLimited(taken: Taken, limit: Limit): HttpError {
  const wait = Math.max(1, secondsOf(taken.waitMs));
  const messages = {
    en: `Without an API key, ${limit.calls} calls a minute are answered; the next one in ${wait} s.`,
    fr: `Sans clé d'API, ${limit.calls} appels par minute reçoivent une réponse ; le prochain dans ${wait} s.`,
  };
  const headers = { ...rateHeaders(taken, limit), 'retry-after': String(wait) };
  return new HttpError('rate_limited', messages, undefined, { headers });
}

/** The store's own error stays with the operator: it names hosts, files and tables. */
export function accountsUnavailable(cause: unknown): HttpError {
  const messages = {
    en: 'Keys and quotas cannot be looked up now; retry in a few seconds.',
    fr: 'Les clés et les quotas ne peuvent pas être consultés pour le moment ; réessayez dans quelques secondes.',
  };
  return new HttpError('accounts_unavailable', messages, undefined, { cause });
}

/** X-Plan and X-Usage-* of the contract. */
export function usageHeaders({ plan, used, quota }: Usage): Record<string, string> {
  return {
    'x-plan': plan,
    'x-usage-used': String(used),
    'x-usage-quota': String(quota),
    'x-usage-remaining': String(remainingOf(used, quota)),
  };
}

/** What an account learns of itself. */
export function usageOut({ plan, used, quota, month }: Usage): UsageOut {
  return { plan, used, quota, remaining: remainingOf(used, quota), period: month };
}

/** A plan that was made smaller leaves accounts that have used more than it allows. */
export function remainingOf(used: number, quota: number): number {
  return Math.max(0, quota - used);
}
