import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findingCodec, validationCodec } from '@conforme/proto/schema/codec';
import { documentFinding } from '@conforme/proto/schema/findings';
import type { ValidateResponse } from '@conforme/proto/v1';
import { OPEN } from '../accounts/gate.ts';
import { through } from '../accounts/route.ts';
import { readersLanguage } from '../accept.ts';
import type { Gateway } from '../app.ts';
import { documentOf } from '../body.ts';
import { isTrue, readQuery } from '../query.ts';
import { note, ruleIds } from '../request-log.ts';
import { callOptions } from './generate.ts';
import { VALIDATE_PARAMETERS } from './parameters.ts';

/** POST /v1/invoices/validate. */
export function validateRoutes(app: FastifyInstance, { engine, gate }: Gateway): void {
  app.post('/v1/invoices/validate', through(gate, OPEN), async (request, reply) => {
    const options = validateOptions(request);
    const answer = await engine.validate(
      { ...options, document: await documentOf(request) },
      callOptions(request),
    );
    note(request, { rules: ruleIds(answer.validation?.findings ?? []) });
    reply.header('x-rulesets', answer.rulesets.join(', '));
    return validationOut(answer, options.explain);
  });
}

interface ValidateOptions {
  readonly check: string;
  readonly explain: boolean;
  readonly language: 'fr' | 'en';
  asOf?: string;
  role?: string;
  treatment?: string;
}

/** What the query and Accept-Language ask of a validation, as fields of its message. @throws HttpError 422. */
export function validateOptions(request: FastifyRequest): ValidateOptions {
  const { check, explain, as_of: asOf, role, treatment } = readQuery(request.query, VALIDATE_PARAMETERS);
  const options: ValidateOptions = { check, explain: isTrue(explain), language: readersLanguage(request) };
  if (asOf !== '') options.asOf = asOf;
  if (role !== '') options.role = role;
  if (treatment !== '') options.treatment = treatment;
  return options;
}

/** ValidationOut as published; with `explain` each finding carries what decision 5 adds. */
export function validationOut({ validation, details }: ValidateResponse, explain: boolean): object {
  const out = validationCodec.fromMessage(validation!);
  return explain ? { ...out, findings: details.map(findingCodec.fromMessage).map(documentFinding) } : out;
}
