import { create } from '@bufbuild/protobuf';
import { differenceCodec } from '@conforme/proto/schema/codec';
import { LEVELS } from '@conforme/proto/schema/message-choices';
import { ExtractFlux1ResponseSchema, type ExtractFlux1Response } from '@conforme/proto/v1/reporting';
import type { Flux1Extract } from '../pipeline/flux1.ts';
import { onDemand } from '../plugin/on-demand.ts';
import { isHeavyDocument } from '../worker/weight.ts';
import { requireSize, spoken, type Rows } from './document-call.ts';
import { allFaultsOf } from './fields.ts';
import { generateReports, getReportingCalendar } from './reports.ts';
import { rulesetName } from './judging.ts';
import { bytes, findingMessage, validationMessage } from './results.ts';
import { oneOf } from './values.ts';

const pipeline = onDemand(() => import('../pipeline/flux1.ts'));

export const REPORTING: Rows<'extractFlux1' | 'generateReports' | 'getReportingCalendar'> = {
  extractFlux1: {
    isHeavy: ({ document }) => isHeavyDocument(document),
    namesLanguage: true,
    run: async (registry, call) => {
      const { flux1 } = await pipeline();
      const { message, now } = call;
      requireSize(call, message.document);
      const { document, level: named = 'base' } = message;
      const language = spoken(call);
      const level = allFaultsOf(language, (faults) => oneOf('level', LEVELS, named, faults));
      return flux1Response(await flux1(registry, { document, level, language, now }));
    },
  },
  generateReports,
  getReportingCalendar,
};

function flux1Response(extract: Flux1Extract): ExtractFlux1Response {
  const { filename, level, syntax, number, content, leftOut, supplied, validation, warnings } = extract;
  return create(ExtractFlux1ResponseSchema, {
    filename,
    level,
    syntax,
    number,
    content: bytes(content),
    leftOut: leftOut.map(differenceCodec.toMessage),
    supplied: supplied.map(differenceCodec.toMessage),
    validation: validationMessage(validation),
    warnings: warnings.map(findingMessage),
    rulesets: validation.rulesets.map(rulesetName),
  });
}
