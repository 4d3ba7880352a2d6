import { htmlReport } from './html.ts';
import { jsonReport, ndjsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import type { Format, Report, ReportSettings } from './report.ts';
import { sarifReport } from './sarif.ts';
import { svrlReport } from './svrl.ts';
import { textReport } from './text.ts';

const MAKERS: Readonly<Record<Format, (settings: ReportSettings) => Report>> = {
  text: textReport,
  json: jsonReport,
  ndjson: ndjsonReport,
  sarif: sarifReport,
  junit: junitReport,
  svrl: svrlReport,
  html: htmlReport,
};

export function reportOf(format: Format, settings: ReportSettings): Report {
  return MAKERS[format](settings);
}
