import {
  reportBeginning,
  reportEnding,
  reportOn,
  type ReportedDocument,
  type ReportWords,
} from '@conforme/proto/schema/html-report';
import { findingsOf, isRefusal, type Judged, type Verdict } from '../documents/outcome.ts';
import { FEW, type Report, type ReportSettings } from './report.ts';
import { summaryLine } from './text.ts';
import { WORDS, type Words } from './words.ts';

/** As the page at `/` has it, too. */
export function htmlReport({ language, version, documents }: ReportSettings): Report {
  const words = WORDS[language];
  const own: ReportWords = { ...words, fix: `${words.fix}${words.colon}`.trimEnd() };
  return {
    begin: () => reportBeginning(language, own),
    document: (judged) => {
      const reported = documentOf(judged, words);
      return documents > FEW && reported.findings.length === 0 ? '' : reportOn(reported, own);
    },
    end: (summary) => reportEnding([summaryLine(summary, words), `Conforme ${version}`], own),
  };
}

function documentOf({ name, outcome }: Judged, words: Words): ReportedDocument {
  const findings = findingsOf(outcome);
  if (isRefusal(outcome)) return { name, valid: false, verdict: words.refused, about: '', findings };
  const { valid } = outcome.validation;
  return { name, valid, verdict: valid ? words.valid : words.invalid, about: aboutOf(outcome), findings };
}

function aboutOf({ validation, rulesets }: Verdict): string {
  const { flavor, root, profile, checks_run: run } = validation;
  const kind = [flavor, root, profile].filter(Boolean).join(' ');
  return [kind, run.join(', '), rulesets.join(', ')].filter(Boolean).join(' · ');
}
