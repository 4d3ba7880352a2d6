import type { Format, Report, ReportSettings } from './report.ts';

type Maker = (settings: ReportSettings) => Report;

/** A run writes one of them, so that one is imported. */
const MAKERS: Readonly<Record<Format, () => Promise<Maker>>> = {
  text: async () => (await import('./text.ts')).textReport,
  json: async () => (await import('./json.ts')).jsonReport,
  ndjson: async () => (await import('./json.ts')).ndjsonReport,
  sarif: async () => (await import('./sarif.ts')).sarifReport,
  junit: async () => (await import('./junit.ts')).junitReport,
  svrl: async () => (await import('./svrl.ts')).svrlReport,
  html: async () => (await import('./html.ts')).htmlReport,
};

/** The module of a format is loaded when a report in it is wanted. */
export function makerOf(format: Format): Promise<Maker> {
  return MAKERS[format]();
}
