import type { Endpoint } from '../endpoint.ts';
import type { Observed } from '../gateway.ts';
import { plans, usage } from './accounts.ts';
import { compare } from './compare.ts';
import { convert } from './convert.ts';
import { embed } from './embed.ts';
import { generateReports, reportingCalendar } from './ereporting.ts';
import { extract } from './extract.ts';
import { extractFlux1 } from './flux1.ts';
import { generate } from './generate.ts';
import { health } from './health.ts';
import { jobErrors, jobResults } from './job-results.ts';
import { cancelJob, job, jobEvents, listJobs, submitJob } from './jobs.ts';
import { openapi } from './openapi.ts';
import { previewXml } from './preview-xml.ts';
import { live, ready, version } from './probes.ts';
import { receive } from './receive.ts';
import { render } from './render.ts';
import { rule } from './rule.ts';
import { rulesetDiff } from './ruleset-diff.ts';
import { rulesets } from './rulesets.ts';
import { invoiceSchema, optionsSchema } from './schema.ts';
import { extractStatus, generateStatus, nextStatuses } from './statuses.ts';
import { validateBatch } from './validate-batch.ts';
import { validate } from './validate.ts';

/** What the operator of a service or of a core alone asks. */
export const OPERATOR_ENDPOINTS: readonly Endpoint<Observed>[] = [health, live, ready, version];

/** Every endpoint of the API, in the order of its description. */
export const ENDPOINTS: readonly Endpoint[] = [
  generate,
  previewXml,
  embed,
  validate,
  validateBatch,
  extract,
  render,
  convert,
  compare,
  receive,
  extractFlux1,
  generateReports,
  reportingCalendar,
  generateStatus,
  extractStatus,
  nextStatuses,
  submitJob,
  listJobs,
  job,
  jobResults,
  jobErrors,
  jobEvents,
  cancelJob,
  rulesets,
  rulesetDiff,
  rule,
  plans,
  usage,
  invoiceSchema,
  optionsSchema,
  openapi,
  ...OPERATOR_ENDPOINTS,
];
