// The fields of messages as what pipelines are called with, or every fault of them.

import type { ConvertRequest, ReceiveRequest, ValidateRequest } from '@conforme/proto/v1';
import {
  CHECKS,
  LANGUAGES,
  OUTPUTS,
  PROFILES,
  RECEIVED_VIEWS,
  VALIDATE_CHECKS,
  type ValidationFault,
} from '@conforme/proto/schema';
import { faultAt } from '@conforme/proto/schema/faults';
import { FINDINGS } from '@conforme/proto/schema/limits';
import type { ConvertRequest as PipelineConversion } from '../pipeline/convert.ts';
import type { ReceiveRequest as PipelineReception } from '../pipeline/receive.ts';
import type { ValidateOptions } from '../pipeline/validate.ts';
import { dayOf, oneOf } from './fields.ts';

/** What convert is called with. */
export function convertRequest(message: ConvertRequest, faults: ValidationFault[]): PipelineConversion {
  return {
    document: message.document,
    to: oneOf('to', OUTPUTS, message.to, faults),
    profile: message.profile === undefined ? null : oneOf('profile', PROFILES, message.profile, faults),
    check: oneOf('check', CHECKS, message.check ?? 'fr-ctc', faults),
    allowLoss: message.allowLoss ?? false,
    allowInvalid: message.allowInvalid ?? false,
    explain: message.explain ?? false,
    plausibility: message.plausibility ?? true,
    pageLanguage: oneOf('page_language', LANGUAGES, message.pageLanguage ?? 'fr', faults),
  };
}

/** What receive is called with. */
export function receiveRequest(
  message: ReceiveRequest,
  today: Date,
  faults: ValidationFault[],
): PipelineReception {
  return {
    document: message.document,
    ownAddresses: message.ownAddresses,
    known: message.known,
    view: oneOf('view', RECEIVED_VIEWS, message.view ?? 'html', faults),
    check: oneOf('check', CHECKS, message.check ?? 'fr-ctc', faults),
    asOf: dayOf(message.asOf, today, faults),
    language: oneOf('language', LANGUAGES, message.language ?? 'en', faults),
    pageLanguage: oneOf('page_language', LANGUAGES, message.pageLanguage ?? 'fr', faults),
  };
}

/** How a document is to be judged. */
export function validateOptions(
  message: ValidateRequest,
  today: Date,
  faults: ValidationFault[],
): ValidateOptions {
  const check = oneOf('check', VALIDATE_CHECKS, message.check ?? 'fr-ctc', faults);
  const stateDecides = check === 'fr-ctc+etat';
  return {
    check: stateDecides ? 'fr-ctc' : check,
    stateDecides,
    language: oneOf('language', LANGUAGES, message.language ?? 'en', faults),
    explain: message.explain ?? false,
    asOf: dayOf(message.asOf, today, faults),
    role: message.role ?? '',
    treatment: message.treatment ?? '',
    ledger: message.ledger ?? false,
    maxFindings: mostFindings(message.maxFindings, faults),
    plausibility: message.plausibility ?? false,
    sameAs: message.sameAs ?? null,
  };
}

function mostFindings(given: number | undefined, faults: ValidationFault[]): number {
  if (given === undefined) return FINDINGS.listed;
  if (given < 1 || given > FINDINGS.most)
    faults.push(faultAt(['max_findings'], 'enum', [`1 … ${FINDINGS.most}`], 'en'));
  return given;
}
