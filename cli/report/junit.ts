import type { FindingDetail } from '@conforme/proto/schema';
import {
  exitOf,
  findingsOf,
  isRefusal,
  type Judged,
  type Refusal,
  type Verdict,
} from '../documents/outcome.ts';
import { EXIT } from '../exit.ts';
import { close, lines, open, tag, XML_DECLARATION, type Markup } from '@conforme/proto/schema/markup';
import type { Report, ReportSettings } from './report.ts';
import { findingLines } from './text.ts';
import { WORDS } from './words.ts';

/** JUnit XML as CI systems read it: a suite for each document, a case for each requested check. */
export function junitReport({ language, explain }: ReportSettings): Report {
  const format = { words: WORDS[language], paint: (_: string, text: string) => text, explain };
  const text = (name: string, findings: readonly FindingDetail[]): string =>
    findings.flatMap((finding) => findingLines(name, finding, format)).join('\n');
  return {
    begin: () => `${XML_DECLARATION.text}${lines([open('testsuites', { name: 'conforme' })])}`,
    document: ({ name, outcome }) => {
      const findings = findingsOf(outcome);
      const cases = isRefusal(outcome)
        ? [refusedCase(name, outcome, text(name, findings))]
        : casesOf(name, outcome, findings, text);
      return lines([suite({ name, outcome }, cases)]);
    },
    end: () => lines([close('testsuites')]),
  };
}

function suite({ name, outcome }: Judged, cases: readonly Markup[]): Markup {
  const isLost = isRefusal(outcome) && exitOf(outcome, 'fatal') === EXIT.engine;
  const refused = isRefusal(outcome);
  const failures = refused ? Number(!isLost) : failing(outcome).size;
  const skipped = refused ? 0 : outcome.validation.checks_skipped.length;
  const counts = { tests: cases.length, failures, errors: Number(isLost), skipped };
  return tag('testsuite', { name, ...counts }, '\n', ...cases.flatMap((each) => [each, '\n']));
}

/** The checks with a blocking finding. */
function failing({ validation }: Verdict): ReadonlySet<string> {
  return new Set(
    validation.findings.filter(({ severity }) => severity === 'fatal').map(({ source }) => source),
  );
}

function casesOf(
  name: string,
  { validation }: Verdict,
  findings: readonly FindingDetail[],
  text: (name: string, findings: readonly FindingDetail[]) => string,
): readonly Markup[] {
  const { checks_run: run, checks_skipped: skipped } = validation;
  // A source may have findings without being a requested check: a third party's schema does.
  const checks = new Set([...run, ...skipped, ...findings.map(({ source }) => source)]);
  return [...checks].map((check) => {
    const own = findings.filter(({ source }) => source === check);
    const fatal = own.filter(({ severity }) => severity === 'fatal');
    const others = own.filter(({ severity }) => severity !== 'fatal');
    return tag(
      'testcase',
      { name: check, classname: name },
      skipped.includes(check) ? tag('skipped', { message: own[0]?.message }) : null,
      fatal.length > 0 ? failureOf(fatal, text(name, fatal)) : null,
      others.length > 0 ? tag('system-out', {}, text(name, others)) : null,
    );
  });
}

function failureOf(fatal: readonly FindingDetail[], text: string): Markup {
  const [first] = fatal;
  const more = fatal.length > 1 ? ` (+ ${fatal.length - 1})` : '';
  return tag('failure', { message: `${first!.message}${more}`, type: first!.rule ?? first!.source }, text);
}

/** What is no invoice fails; where the engine or the file system failed, the case is in error. */
function refusedCase(name: string, refusal: Refusal, text: string): Markup {
  const kind = exitOf(refusal, 'fatal') === EXIT.engine ? 'error' : 'failure';
  const what = tag(kind, { message: refusal.message, type: refusal.code }, text);
  return tag('testcase', { name: 'document', classname: name }, what);
}
