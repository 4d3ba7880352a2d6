import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findingCodec, validationCodec } from '@conforme/proto/schema/codec';
import { documentFinding } from '@conforme/proto/schema/findings';
import { CHECKS } from '@conforme/proto/schema';
import { isDay } from '@conforme/proto/schema/values';
import type { ValidateResponse } from '@conforme/proto/v1';
import { language } from '../accept.ts';
import type { Gateway } from '../app.ts';
import { documentOf } from '../body.ts';
import { readQuery } from '../query.ts';
import { note, ruleIds } from '../request-log.ts';
import { callOptions } from './generate.ts';

/** A word for the rules of a pack to compare with; what they know is theirs to say (decision 41). */
const isWord = (value: string): boolean => /^[A-Za-z0-9._-]{1,64}$/.test(value);

const BOOLEANS = ['true', 'false', '1', '0'];

/** `as_of` is empty by default: the engine judges by the packs in force today. */
const PARAMETERS = {
  check: { oneOf: CHECKS, expected: '"base" or "fr-ctc"', default: 'fr-ctc' },
  explain: { oneOf: BOOLEANS, expected: 'true or false', default: 'false' },
  as_of: { accepts: isDay, expected: 'a day of the calendar as YYYY-MM-DD', default: '' },
  role: { accepts: isWord, expected: 'a word of at most 64 letters, digits and ._-', default: '' },
  treatment: { accepts: isWord, expected: 'a word of at most 64 letters, digits and ._-', default: '' },
} as const;

/** POST /v1/invoices/validate. */
export function validateRoutes(app: FastifyInstance, { engine, allowAnonymous }: Gateway): void {
  app.post('/v1/invoices/validate', { onRequest: allowAnonymous }, async (request, reply) => {
    const options = validateOptions(request);
    const answer = await engine.validate(
      { ...options, document: await documentOf(request) },
      callOptions(request, reply),
    );
    note(request, { rules: ruleIds(answer.validation?.findings ?? []) });
    reply.header('x-rulesets', answer.rulesets.join(', '));
    return validationOut(answer, options.explain);
  });
}

/** What the query and Accept-Language ask of a validation, as fields of its message. @throws HttpError 422. */
export function validateOptions(request: FastifyRequest) {
  const { check, explain, as_of: asOf, role, treatment } = readQuery(request.query, PARAMETERS);
  return {
    check,
    explain: isTrue(explain),
    language: language(request.headers['accept-language'], 'en'),
    ...(asOf !== '' && { asOf }),
    ...(role !== '' && { role }),
    ...(treatment !== '' && { treatment }),
  };
}

export function isTrue(value: string): boolean {
  return value === 'true' || value === '1';
}

/** ValidationOut as published; with `explain` each finding carries what decision 5 adds. */
export function validationOut({ validation, details }: ValidateResponse, explain: boolean): object {
  const out = validationCodec.fromMessage(validation!);
  return explain ? { ...out, findings: details.map(findingCodec.fromMessage).map(documentFinding) } : out;
}
