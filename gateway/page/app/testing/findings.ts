import type { Finding, Validation } from '../service.ts';

/** A finding with nothing known of it but this. */
export function finding(fields: Partial<Finding> = {}): Finding {
  return {
    source: 'schematron:base',
    severity: 'fatal',
    rule: 'BR-CO-10',
    message: 'The total is wrong.',
    ...fields,
  };
}

export function validation(findings: readonly Finding[]): Validation {
  const count = (severity: Finding['severity']): number =>
    findings.filter((each) => each.severity === severity).length;
  return {
    valid: count('fatal') === 0,
    flavor: 'factur-x',
    profile: 'en16931',
    checks_run: ['xsd', 'schematron:base'],
    checks_skipped: [],
    error_count: count('fatal'),
    warning_count: count('warning'),
    findings,
    pdf: null,
  };
}
