import type { FindingDetail, ValidationOut } from '@conforme/proto/schema';
import { UNTOLD } from '@conforme/proto/schema/findings';
import { emptySummary, type Judged, type Summary } from '../documents/outcome.ts';
import type { ReportSettings } from '../report/report.ts';

/** A finding with everything in it that a report has to escape. */
export const FATAL: FindingDetail = {
  ...UNTOLD,
  source: 'schematron:base',
  severity: 'fatal',
  rule: 'BR-CO-10',
  message: 'The sum is <106>, & not "107".',
  location: '/rsm:CrossIndustryInvoice/ram:LineTotalAmount',
  test: 'a < b',
  terms: ['BT-106'],
  title: 'Sum of lines',
  explanation: 'All totals depend on it.',
  fix: 'Set totals.line_total.',
  line: 12,
  column: 7,
};

export const WARNING: FindingDetail = {
  ...UNTOLD,
  source: 'schematron:fr-ctc',
  severity: 'warning',
  rule: 'BR-FR-99',
  message: 'Odd.',
  line: 3,
  column: 1,
};

const SKIPPED: FindingDetail = {
  ...UNTOLD,
  source: 'xsd',
  severity: 'info',
  message: 'Not asked.',
};

function judged(name: string, details: readonly FindingDetail[], more: Partial<ValidationOut> = {}): Judged {
  const counted = (severity: string): number => details.filter((each) => each.severity === severity).length;
  const validation = {
    valid: counted('fatal') === 0,
    flavor: 'factur-x',
    profile: 'en16931',
    checks_run: ['xsd', 'schematron:base', 'schematron:fr-ctc'],
    checks_skipped: [],
    error_count: counted('fatal'),
    warning_count: counted('warning'),
    findings: details.map(({ source, severity, rule, message, location, test }) => ({
      source,
      severity,
      rule,
      message,
      location,
      test,
    })),
    pdf: null,
    ...more,
  } as ValidationOut;
  return {
    name,
    outcome: { validation, details, causes: [], rulesets: ['en16931-cii@1.3.16'], ledger: null },
  };
}

export const VALID: Judged = judged('in/good.xml', []);
export const INVALID: Judged = judged('in/b&d <1>.xml', [FATAL, WARNING]);
export const IN_PDF: Judged = judged('a.pdf', [FATAL], {
  pdf: { pages: 1, attachments: ['factur-x.xml'], pdfa: '3B', facturx_xmp: 'EN 16931' },
});
export const WITH_SKIPPED: Judged = judged('s.xml', [SKIPPED], {
  checks_run: ['schematron:base'],
  checks_skipped: ['xsd'],
});
export const NO_INVOICE: Judged = {
  name: 'note.xml',
  outcome: { code: 'not_an_einvoice', message: 'Neither CII nor UBL.', findings: [] },
};
export const LOST: Judged = {
  name: 'locked.xml',
  outcome: { code: 'unreadable', message: 'permission denied (EACCES)', findings: [] },
};

export const SETTINGS: ReportSettings = {
  language: 'en',
  version: '1.2.3',
  explain: false,
  colour: false,
  quiet: false,
  documents: 4,
  single: false,
};

export const SUMMARY: Summary = {
  ...emptySummary(),
  documents: 4,
  valid: 1,
  invalid: 1,
  refused: 2,
  fatal: 1,
  warnings: 1,
  milliseconds: 420,
};
