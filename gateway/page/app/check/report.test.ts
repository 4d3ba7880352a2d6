import { describe, expect, it } from 'vitest';
import { finding, validation } from '../testing/findings.ts';
import { csvReport, htmlReport, report, type Reported } from './report.ts';

const AT = new Date('2026-10-05T10:00:00Z');

const reported = (fields: Partial<Reported> = {}): Reported => ({
  name: 'a.xml',
  size: 1200,
  rulesets: ['en16931-cii@1.3.16'],
  result: validation([finding({ line: 3, column: 7, terms: ['BT-106'], title: 'Sum', fix: 'Add up.' })]),
  error: null,
  ...fields,
});

const refused = reported({ name: 'b.txt', result: null, error: { code: 'not_an_einvoice', message: 'No.' } });

describe('csvReport', () => {
  const rows = (documents: readonly Reported[]): string[] => csvReport(documents).trim().split('\r\n');

  it('has a row a finding, and one for a document without any', () => {
    const clean = reported({ name: 'c.xml', result: validation([]) });
    expect(rows([reported(), clean, refused])).toEqual([
      'file,valid,severity,rule,title,message,fix,terms,line,column,source',
      'a.xml,false,fatal,BR-CO-10,Sum,The total is wrong.,Add up.,BT-106,3,7,schematron:base',
      'c.xml,true,,,,,,,,,',
      'b.txt,refused,,not_an_einvoice,,No.,,,,,',
    ]);
  });

  it('quotes what would break a row', () => {
    const odd = reported({ result: validation([finding({ message: 'a "b", c\nd' })]) });
    expect(csvReport([odd])).toContain('"a ""b"", c\nd"');
  });

  it('lets no spreadsheet take a text for a formula, and leaves numbers alone', () => {
    const odd = reported({
      name: '=HYPERLINK(1)',
      result: validation([finding({ message: '-12.50', title: '@x' })]),
    });
    expect(csvReport([odd])).toMatch(/'=HYPERLINK\(1\),false,fatal,BR-CO-10,'@x,-12.50/);
  });
});

describe('htmlReport', () => {
  it('lets nothing of a document become markup', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const page = htmlReport(
      [reported({ name: evil, result: validation([finding({ message: evil, location: evil })]) })],
      AT,
    );
    expect(page).not.toContain('<img');
    expect(page.split('&lt;img src=x onerror=alert(1)&gt;')).toHaveLength(4);
  });

  it('asks nothing of anybody', () => {
    expect(htmlReport([reported()], AT)).not.toMatch(/https?:|src=|<script|<link/);
  });

  it('says why a document was refused', () => {
    expect(htmlReport([refused], AT)).toContain('No.');
  });
});

describe('report', () => {
  const text = (documents: readonly Reported[], format: Parameters<typeof report>[1]): Promise<string> =>
    report(documents, format, AT).text();

  it('writes one document as itself, several as a list', async () => {
    expect(JSON.parse(await text([reported()], 'json'))).toMatchObject({
      judged_at: AT.toISOString(),
      name: 'a.xml',
    });
    const two = JSON.parse(await text([reported(), refused], 'json')) as { documents: { name: string }[] };
    expect(two.documents.map(({ name }) => name)).toEqual(['a.xml', 'b.txt']);
  });

  it('writes a line a document', async () => {
    const lines = (await text([reported(), refused], 'ndjson')).trim().split('\n');
    expect(lines.map((line) => Object.keys(JSON.parse(line) as object))).toEqual([
      ['name', 'rulesets', 'result'],
      ['name', 'rulesets', 'error'],
    ]);
  });
});
