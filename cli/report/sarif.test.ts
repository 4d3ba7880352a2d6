import { describe, expect, it } from 'vitest';
import { IN_PDF, INVALID, LOST, NO_INVOICE, SETTINGS, SUMMARY, VALID } from '../testing/sample.ts';
import { sarifReport } from './sarif.ts';

interface Log {
  version: string;
  $schema: string;
  runs: {
    tool: { driver: { name: string; rules: { id: string; help?: { text: string } }[] } };
    results: {
      ruleId: string;
      ruleIndex: number;
      level: string;
      message: { text: string };
      locations: { physicalLocation: { artifactLocation: { uri: string }; region: object } }[];
    }[];
    invocations: { executionSuccessful: boolean; toolExecutionNotifications?: object[] }[];
  }[];
}

function logOf(...judged: (typeof VALID)[]): Log['runs'][0] & { log: Log } {
  const report = sarifReport(SETTINGS);
  const pieces = [report.begin(), ...judged.map((each) => report.document(each)), report.end(SUMMARY)];
  const log = JSON.parse(pieces.join('')) as Log;
  return { log, ...log.runs[0]! };
}

describe('SARIF', () => {
  it('is a log of version 2.1.0 with one run, whatever was judged', () => {
    for (const documents of [[], [VALID], [INVALID, LOST, INVALID]]) {
      const { log } = logOf(...documents);
      expect([log.version, log.runs.length]).toEqual(['2.1.0', 1]);
      expect(log.$schema).toMatch(/sarif-2\.1\.0\.json$/);
    }
  });

  it('gives each result its rule by index, its level and its place', () => {
    const { tool, results } = logOf(INVALID, INVALID);
    expect(results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['BR-CO-10', 'error'],
      ['BR-FR-99', 'warning'],
      ['BR-CO-10', 'error'],
      ['BR-FR-99', 'warning'],
    ]);
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]!.id).toBe(ruleId);
    expect(tool.driver.rules).toHaveLength(2);
    expect(results[0]!.locations[0]!.physicalLocation).toEqual({
      artifactLocation: { uri: 'in/b%26d%20%3C1%3E.xml' },
      region: { startLine: 12, startColumn: 7 },
    });
  });

  it('says what to do, in the message and in the help of the rule', () => {
    const { tool, results } = logOf(INVALID);
    expect(results[0]!.message.text).toBe('The sum is <106>, & not "107". Set totals.line_total.');
    expect(tool.driver.rules[0]).toMatchObject({
      shortDescription: { text: 'Sum of lines' },
      fullDescription: { text: 'All totals depend on it.' },
      help: { text: 'All totals depend on it.\n\nSet totals.line_total.' },
      properties: { tags: ['schematron:base', 'BT-106'] },
    });
    expect(tool.driver.rules[1]!.help).toBeUndefined();
  });

  it('claims no line of a PDF for a line of the XML in it', () => {
    const [result] = logOf(IN_PDF).results;
    expect(result!.locations[0]).toEqual({
      physicalLocation: { artifactLocation: { uri: 'a.pdf' }, region: { startLine: 1 } },
      logicalLocations: [
        { fullyQualifiedName: '/rsm:CrossIndustryInvoice/ram:LineTotalAmount', kind: 'element' },
      ],
    });
  });

  it('tells no invoice as a result, and no verdict as a failure of the run', () => {
    const fine = logOf(NO_INVOICE);
    expect(fine.results[0]).toMatchObject({ ruleId: 'not_an_einvoice', level: 'error' });
    expect(fine.invocations).toEqual([{ executionSuccessful: true }]);
    const lost = logOf(LOST);
    expect(lost.results).toEqual([]);
    expect(lost.invocations[0]).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [{ descriptor: { id: 'unreadable' }, level: 'error' }],
    });
  });
});
