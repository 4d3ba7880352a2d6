// The calls of e-reporting: how they are read, carried out and answered.

import { create } from '@bufbuild/protobuf';
import { LANGUAGES, type Language } from '@conforme/proto/schema';
import { validationCodec } from '@conforme/proto/schema/codec';
import { REPORT_REGIMES } from '@conforme/proto/schema/message-choices';
import type {
  GenerateReportsRequest,
  GenerateReportsResponse,
  GetReportingCalendarRequest,
  GetReportingCalendarResponse,
} from '@conforme/proto/v1/reporting';
import { onDemand } from '../plugin/on-demand.ts';
import type { Registry } from '../registry/registry.ts';
import { faultsError } from './errors.ts';
import { allFaultsOf } from './fields.ts';
import { rulesetName } from './judging.ts';
import { bytes, findingMessage, validationMessage } from './results.ts';
import { oneOf } from './values.ts';

interface Call<M> {
  readonly message: M;
  readonly now: Date;
}

const parts = {
  codec: onDemand(() => import('@conforme/proto/schema/reporting-codec')),
  messages: onDemand(() => import('@conforme/proto/v1/reporting')),
  pipeline: onDemand(() => import('../pipeline/ereporting.ts')),
  calendar: onDemand(() => import('../ereporting/calendar.ts')),
};

const languageOf = ({ language }: { readonly language?: string | undefined }): Language =>
  LANGUAGES.find((known) => known === language) ?? 'en';

export const generateReports = {
  isHeavy: (): boolean => true,
  namesLanguage: true,
  run: async (
    registry: Registry,
    { message, now }: Call<GenerateReportsRequest>,
  ): Promise<GenerateReportsResponse> => {
    const [codec, pb, pipeline] = await Promise.all([parts.codec(), parts.messages(), parts.pipeline()]);
    const language = languageOf(message);
    const read = codec.acceptReportingMessage(message.request, { language });
    if (read.faults) throw faultsError(read.faults, language);
    const { files, leftOut } = await pipeline.generateReports(registry, read.ok, { language, now });
    const reports = codec.reportingOutCodec.toMessage({
      files: files.map(({ filename, data, content, steps, validation }) => ({
        filename,
        data,
        content_base64: Buffer.from(bytes(content)).toString('base64'),
        steps,
        validation: validationCodec.fromMessage(validationMessage(validation)),
      })),
      left_out: leftOut.map((each) => ({ ...each, reason: each.reason[language] })),
    });
    return create(pb.GenerateReportsResponseSchema, {
      reports,
      warnings: files.flatMap(({ warnings }) => warnings.map(findingMessage)),
      rulesets: [...new Set(files.flatMap(({ validation }) => validation.rulesets.map(rulesetName)))],
    });
  },
};

export const getReportingCalendar = {
  isHeavy: (): boolean => false,
  namesLanguage: true,
  run: async (
    _registry: Registry,
    { message, now }: Call<GetReportingCalendarRequest>,
  ): Promise<GetReportingCalendarResponse> => {
    const [codec, pb, { calendarOf, SOURCE }] = await Promise.all([
      parts.codec(),
      parts.messages(),
      parts.calendar(),
    ]);
    const language = languageOf(message);
    const year = message.year === undefined ? now.getUTCFullYear() : Number(message.year);
    const regime = allFaultsOf(language, (faults) => {
      if (!Number.isInteger(year) || year < 2000 || year > 2099)
        oneOf('year', ['2000 … 2099'], String(year), faults);
      return oneOf('regime', REPORT_REGIMES, message.regime, faults);
    });
    const calendar = { regime, year, source: SOURCE[language], periods: calendarOf(regime, year) };
    return create(pb.GetReportingCalendarResponseSchema, {
      calendar: codec.calendarCodec.toMessage(calendar),
    });
  },
};
