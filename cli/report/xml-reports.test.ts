import { describe, expect, it } from 'vitest';
import { INVALID, LOST, NO_INVOICE, SETTINGS, SUMMARY, VALID, WITH_SKIPPED } from '../testing/sample.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import { svrlReport } from './svrl.ts';

/** The start tag of the first element of this name that has all these attributes. */
function element(
  text: string,
  name: string,
  attributes: Readonly<Record<string, string>>,
): string | undefined {
  const tags = text.match(new RegExp(`<${name}( [^>]*)?>`, 'g')) ?? [];
  return tags.find((each) =>
    Object.entries(attributes).every(([key, value]) => each.includes(` ${key}="${value}"`)),
  );
}

describe('JUnit', () => {
  const document = junitReport(SETTINGS).document;

  it('makes a suite of a document and a case of each check', () => {
    const text = document(INVALID);
    expect(
      element(text, 'testsuite', {
        name: 'in/b&amp;d &lt;1&gt;.xml',
        tests: '3',
        failures: '1',
        errors: '0',
      }),
    ).toBeDefined();
    expect(text.match(/<testcase /g)).toHaveLength(3);
    expect(
      element(text, 'failure', {
        type: 'BR-CO-10',
        message: 'The sum is &lt;106&gt;, &amp; not &quot;107&quot;.',
      }),
    ).toBeDefined();
    expect(text).toContain('<system-out>in/b&amp;d &lt;1&gt;.xml:3:1: warning BR-FR-99 Odd.</system-out>');
    expect(document(VALID)).not.toMatch(/failure |error /);
  });

  it('counts what was skipped', () => {
    const text = document(WITH_SKIPPED);
    expect(element(text, 'testsuite', { tests: '2', failures: '0', skipped: '1' })).toBeDefined();
    expect(text).toContain('<testcase name="xsd" classname="s.xml"><skipped message="Not asked."></skipped>');
  });

  it('tells a failure of a document from one of the machine', () => {
    expect(
      element(document(NO_INVOICE), 'testsuite', { tests: '1', failures: '1', errors: '0' }),
    ).toBeDefined();
    expect(element(document(LOST), 'testsuite', { tests: '1', failures: '0', errors: '1' })).toBeDefined();
    expect(element(document(LOST), 'error', { type: 'unreadable' })).toBeDefined();
  });
});

describe('SVRL', () => {
  const { begin, document } = svrlReport(SETTINGS);
  const text = `${begin()}${document(INVALID)}`;

  it('puts each finding under a fired rule, in the pattern of its check', () => {
    const order = [...text.matchAll(/<svrl:(active-pattern|fired-rule|failed-assert)\b/g)];
    const finding = 'active-pattern fired-rule failed-assert';
    expect(order.map(([, name]) => name).join(' ')).toBe(`active-pattern fired-rule ${finding} ${finding}`);
    expect(
      element(text, 'svrl:failed-assert', {
        id: 'BR-CO-10',
        flag: 'fatal',
        location: '/rsm:CrossIndustryInvoice/ram:LineTotalAmount',
        test: 'a &lt; b',
      }),
    ).toBeDefined();
  });

  it('binds the prefixes of its locations', () => {
    const uri = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';
    expect(element(text, 'svrl:ns-prefix-in-attribute-values', { prefix: 'rsm', uri })).toBeDefined();
  });

  it('says of what is no invoice why', () => {
    expect(element(document(NO_INVOICE), 'svrl:failed-assert', { id: 'not_an_einvoice' })).toBeDefined();
  });
});

describe('HTML', () => {
  const report = htmlReport({ ...SETTINGS, language: 'fr' });
  const text = [report.begin(), report.document(VALID), report.document(INVALID), report.end(SUMMARY)].join(
    '',
  );

  it('holds every word of a finding, escaped', () => {
    expect(text).toContain('The sum is &lt;106&gt;, &amp; not &quot;107&quot;.');
    for (const word of [
      'Sum of lines (BT-106)',
      'All totals depend on it.',
      'Set totals.line_total.',
      '12:7 /rsm:',
    ])
      expect(text).toContain(word);
    expect(text).not.toContain('<1>');
  });

  it('needs nothing else and allows nothing else', () => {
    expect(text).toContain('default-src &#39;none&#39;'.replaceAll('&#39;', "'"));
    expect(text).not.toMatch(/<script|<link|<img|https?:|url\(/);
  });

  it('says its language and sums up', () => {
    expect(element(text, 'html', { lang: 'fr' })).toBeDefined();
    expect(text).toMatch(/<header><h1>Rapport de validation<\/h1><p>4 documents/);
    expect(text.trimEnd().endsWith('</html>')).toBe(true);
  });
});
