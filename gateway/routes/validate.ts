import type { FastifyRequest } from 'fastify';
import { ValidationOutSchema, type FindingOut, type ValidationOut } from '@conforme/proto/schema';
import { ExplainedValidationSchema, ValidationWithLedgerSchema } from '@conforme/proto/schema/bodies';
import { validationOut } from '@conforme/proto/schema/answers';
import { FINDINGS } from '@conforme/proto/schema/limits';
import { ValidateOptionsSchema } from '@conforme/proto/schema/queries';
import { OPEN } from '../accounts/gate.ts';
import { readersLanguage } from '../accept.ts';
import { documentOf } from '../body.ts';
import { callOptions } from '../call-options.ts';
import type { Endpoint } from '../endpoint.ts';
import { isTrue, parametersOf, readQuery } from '../query.ts';
import { answerBody } from '../large.ts';
import { note, ruleIds } from '../request-log.ts';
import { DOCUMENT, LANGUAGE } from './contents.ts';

export const VALIDATE_QUERY = parametersOf(ValidateOptionsSchema);

const VALID: ValidationOut = {
  valid: true,
  flavor: 'factur-x',
  profile: 'en16931',
  checks_run: ['pdf', 'xsd', 'schematron:base', 'schematron:fr-ctc'],
  checks_skipped: [],
  error_count: 0,
  warning_count: 0,
  findings: [],
  pdf: { pages: 1, attachments: ['factur-x.xml'], pdfa: '3B', facturx_xmp: 'EN 16931' },
};

const FINDING: FindingOut = {
  source: 'schematron:base',
  severity: 'fatal',
  rule: 'BR-CO-10',
  message: 'The lines add up to 700.00, and the invoice states 710.00.',
  location: '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction',
  test: null,
};

const INVALID: ValidationOut = {
  valid: false,
  flavor: 'ubl-2.1-invoice',
  profile: 'en16931',
  checks_run: ['xsd', 'schematron:base'],
  checks_skipped: [],
  error_count: 1,
  warning_count: 0,
  findings: [FINDING],
  pdf: null,
};

export const validate: Endpoint = {
  method: 'post',
  path: '/v1/invoices/validate',
  id: 'validate',
  tag: 'Invoices',
  summary: 'Judge a PDF, CII XML or UBL XML',
  description: 'A document that breaks rules is answered with 200 and `valid: false`.',
  access: OPEN,
  query: VALIDATE_QUERY,
  parameters: [LANGUAGE],
  body: DOCUMENT,
  answer: {
    description: 'The verdict; with `explain=true` its findings say more, with `ledger=true` its totals too.',
    content: {
      'application/json': {
        schema: { anyOf: [ValidationOutSchema, ExplainedValidationSchema, ValidationWithLedgerSchema] },
        examples: { valid: { value: VALID }, invalid: { value: INVALID } },
      },
    },
    headers: ['X-Rulesets'],
  },
  handler:
    ({ engine }) =>
    async (request, reply) => {
      const options = validateOptions(request);
      const document = await documentOf(request);
      const answer = await engine.validate({ ...options, document, asText: true }, callOptions(request));
      const rules = answer.body ? answer.rules : ruleIds(answer.validation?.findings ?? []);
      note(request, { rules });
      reply.header('x-rulesets', answer.rulesets.join(', '));
      if (answer.body) return answerBody(reply, answer.body);
      return validationOut(answer, options.explain);
    },
};

export interface ValidateOptions {
  readonly check: string;
  readonly explain: boolean;
  readonly ledger: boolean;
  readonly plausibility: boolean;
  readonly language: 'fr' | 'en';
  asOf?: string;
  role?: string;
  treatment?: string;
  maxFindings?: number;
}

/** What the query and Accept-Language ask of a validation, as fields of its message. @throws HttpError 422. */
export function validateOptions(request: FastifyRequest): ValidateOptions {
  return validateOptionsOf(readQuery(request.query, VALIDATE_QUERY), readersLanguage(request));
}

export function validateOptionsOf(
  query: Readonly<Record<keyof typeof VALIDATE_QUERY, string>>,
  language: ValidateOptions['language'],
): ValidateOptions {
  const { check, explain, ledger, plausibility, as_of: asOf, role, treatment } = query;
  const maxFindings = Number(query.max_findings);
  const options: ValidateOptions = {
    check,
    explain: isTrue(explain),
    ledger: isTrue(ledger),
    plausibility: isTrue(plausibility),
    language,
  };
  if (asOf !== '') options.asOf = asOf;
  if (role !== '') options.role = role;
  if (treatment !== '') options.treatment = treatment;
  if (maxFindings !== FINDINGS.listed) options.maxFindings = maxFindings;
  return options;
}
