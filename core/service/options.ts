// The fields of messages as what pipelines are called with, or every fault of them.

import type { ConvertRequest, ReceiveRequest } from '@conforme/proto/v1';
import {
  CHECKS,
  LANGUAGES,
  OUTPUTS,
  PROFILES,
  RECEIVED_VIEWS,
  type ValidationFault,
} from '@conforme/proto/schema';
import type { ConvertRequest as PipelineConversion } from '../pipeline/convert.ts';
import type { ReceiveRequest as PipelineReception } from '../pipeline/receive.ts';
import { dayOf, oneOf } from './values.ts';

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
    plausibility: message.plausibility ?? false,
    withoutPlaces: message.withoutPlaces ?? false,
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
