import type { FindingDetail, Severity } from '@conforme/proto/schema';
import { exitOf, findingsOf, isRefusal, type Judged, type Summary } from '../documents/outcome.ts';
import { EXIT } from '../exit.ts';
import type { Report, ReportSettings } from './report.ts';
import { uriOf } from './uri.ts';

/** SARIF 2.1.0, 3.27.10. */
const LEVELS: Readonly<Record<Severity, string>> = { fatal: 'error', warning: 'warning', info: 'note' };

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/**
 * SARIF 2.1.0, as code scanning reads it. Results come first and the rules they name last, because only then is it known
 * which; members of an object have no order.
 */
export function sarifReport({ version, language }: ReportSettings): Report {
  const rules = new Map<string, { readonly index: number; readonly descriptor: object }>();
  const notifications: object[] = [];
  let comma = '';
  return {
    begin: () => `{"$schema":${JSON.stringify(SCHEMA)},"version":"2.1.0","runs":[{"results":[`,
    document: (judged) => {
      if (isRefusal(judged.outcome) && exitOf(judged.outcome, 'fatal') === EXIT.engine) {
        notifications.push(notificationOf(judged));
        return '';
      }
      const results = findingsOf(judged.outcome).map((finding) => resultOf(judged, finding, rules));
      const text = results.map((result) => {
        const before = comma;
        comma = ',';
        return `${before}\n${JSON.stringify(result)}`;
      });
      return text.join('');
    },
    end: (summary) => {
      const driver = {
        name: 'Conforme',
        version,
        semanticVersion: version,
        language,
        rules: [...rules.values()].map(({ descriptor }) => descriptor),
      };
      const last = {
        tool: { driver },
        columnKind: 'unicodeCodePoints',
        invocations: [invocationOf(summary, notifications)],
      };
      return `\n],${JSON.stringify(last).slice(1)}]}\n`;
    },
  };
}

type Rules = Map<string, { readonly index: number; readonly descriptor: object }>;

function resultOf({ name, outcome }: Judged, finding: FindingDetail, rules: Rules): object {
  const ruleId = finding.rule ?? finding.source;
  const known = rules.get(ruleId) ?? { index: rules.size, descriptor: descriptorOf(ruleId, finding) };
  rules.set(ruleId, known);
  const isPdf =
    !isRefusal(outcome) && outcome.validation.pdf !== null && outcome.validation.pdf !== undefined;
  return {
    ruleId,
    ruleIndex: known.index,
    level: LEVELS[finding.severity],
    message: { text: withFix(finding) },
    locations: [locationOf(name, finding, isPdf)],
    properties: { source: finding.source, terms: finding.terms },
  };
}

function withFix({ message, fix }: FindingDetail): string {
  return fix === null ? message : `${message} ${fix}`;
}

/** Lines of the XML inside a PDF are no lines of the PDF: there the first line stands for the whole, and the XPath says where. */
function locationOf(name: string, { line, column, location }: FindingDetail, isPdf: boolean): object {
  const region = isPdf || line === null ? { startLine: 1 } : { startLine: line, startColumn: column ?? 1 };
  const artifactLocation = { uri: uriOf(name) };
  const xpath =
    location === null || location === undefined ? [] : [{ fullyQualifiedName: location, kind: 'element' }];
  return {
    physicalLocation: { artifactLocation, region },
    ...(xpath.length > 0 && { logicalLocations: xpath }),
  };
}

/** `defaultConfiguration` is the severity where it was first seen: one rule may weigh differently in another pack. */
function descriptorOf(
  id: string,
  { title, explanation, fix, severity, terms, source }: FindingDetail,
): object {
  return {
    id,
    shortDescription: { text: title ?? id },
    ...(explanation && { fullDescription: { text: explanation } }),
    ...((fix ?? explanation) && { help: { text: [explanation, fix].filter(Boolean).join('\n\n') } }),
    defaultConfiguration: { level: LEVELS[severity] },
    properties: { tags: [source, ...terms] },
  };
}

function notificationOf({ name, outcome }: Judged): object {
  const { code, message } = outcome as Extract<typeof outcome, { code: unknown }>;
  return {
    descriptor: { id: code },
    level: 'error',
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(name) } } }],
  };
}

function invocationOf({ interrupted }: Summary, notifications: readonly object[]): object {
  return {
    executionSuccessful: notifications.length === 0 && !interrupted,
    ...(notifications.length > 0 && { toolExecutionNotifications: notifications }),
  };
}
