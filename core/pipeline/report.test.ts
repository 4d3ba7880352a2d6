import { describe, expect, it } from 'vitest';
import type { Finding, RuleText } from '../plugin/index.ts';
import { fakeRuleset, fakeSyntax, nodeNamed, opened } from '../testing/plugins.ts';
import { report, type SourcedFinding } from './report.ts';

const document = opened('\n  <line>1</line>\n  <line>2<amount>x</amount></line>\n');
const amount = nodeNamed(document.tree, 'amount');
const text: RuleText = { title: 'T', message: 'In words.', explanation: 'E', fix: 'F', reference: 'R' };
const found: Finding = {
  severity: 'fatal',
  rule: 'R-1',
  message: 'In English.',
  node: amount,
  test: '. > 0',
};
const ruleset = fakeRuleset('en', { explain: () => text, terms: () => ['BT-131'] });

const plain = (sourced: Partial<SourcedFinding>) =>
  report({ source: 's', finding: found, ...sourced }, document, { language: 'en', explain: false });
const explained = (sourced: Partial<SourcedFinding>) =>
  report({ source: 's', finding: found, ...sourced }, document, { language: 'en', explain: true });

describe('a finding', () => {
  it('is told in the words of its ruleset, at its place in the document', () => {
    expect(plain({ ruleset })).toEqual({
      source: 's',
      severity: 'fatal',
      rule: 'R-1',
      message: 'In words.',
      location: '/t:invoice/t:line[2]/t:amount',
      test: '. > 0',
    });
  });

  it('keeps its own sentence where nobody has words for it', () => {
    expect(plain({ ruleset: fakeRuleset('en') }).message).toBe('In English.');
    expect(plain({ ruleset, finding: { ...found, rule: null } }).message).toBe('In English.');
  });

  it('or what it says itself in the language of the reader', () => {
    const said = { en: 'In English.', fr: 'En français.' };
    const sourced = { source: 'pdf', finding: { ...found, said } };
    expect(report(sourced, document, { language: 'fr', explain: false }).message).toBe('En français.');
    expect(plain({ ...sourced, ruleset }).message).toBe('In words.');
  });

  it('has the values in the language of the reader', () => {
    const explaining = fakeRuleset('en', {
      explain: (_rule, _language, [value]) => ({ ...text, message: value! }),
    });
    const finding = { ...found, values: ['(division by zero)'], french: ['(division par zéro)'] };
    const said = (language: 'en' | 'fr', about: Finding) =>
      report({ source: 's', finding: about, ruleset: explaining }, document, { language, explain: false })
        .message;
    expect([said('en', finding), said('fr', finding)]).toEqual([...finding.values, ...finding.french]);
    expect(said('fr', { ...found, values: ['x'] })).toBe('x');
  });

  it('about the whole document has no location', () => {
    const { node: _node, ...whole } = found;
    const reported = explained({ ruleset, finding: whole });
    expect(reported.location).toBeNull();
    expect(reported).not.toHaveProperty('line');
  });

  it('of no ruleset is told in the words of the syntax', () => {
    const syntax = fakeSyntax({ explain: (rule) => ({ ...text, message: `schema ${rule}` }) });
    const reported = report(
      { source: 'xsd', finding: found },
      { ...document, syntax },
      { language: 'fr', explain: false },
    );
    expect(reported.message).toBe('schema R-1');
  });
});

describe('an explanation', () => {
  it('asks for the value that was meant, of a schema and of a rule on days', () => {
    const syntax = fakeSyntax({ explain: () => text });
    const wrong = { ...found, rule: 'value', values: ['BT-131', 'amount', '7750,00', 'xs:decimal'] };
    const { fix } = report(
      { source: 'xsd', finding: wrong },
      { ...document, syntax },
      { language: 'en', explain: true },
    );
    expect(fix).toMatch(/^Did you mean 7750\.00\? /);
    const day = { ...found, rule: 'CII-DT-097', values: ['2026-10-05'] };
    expect(explained({ finding: day, ruleset }).fix).toBe('Did you mean 20261005? F');
  });

  it('adds words, terms, line and column', () => {
    expect(explained({ ruleset })).toMatchObject({
      title: 'T',
      explanation: 'E',
      fix: 'F',
      reference: 'R',
      terms: ['BT-131'],
      line: 3,
      column: 10,
    });
  });

  it('takes the terms of the finding itself where it has some', () => {
    expect(explained({ ruleset, finding: { ...found, terms: ['BT-1'] } }).terms).toEqual(['BT-1']);
  });

  it('has no terms for what breaks no rule, and no words where there are none', () => {
    const reported = explained({ finding: { ...found, rule: null } });
    expect(reported.terms).toEqual([]);
    expect(reported).not.toHaveProperty('title');
  });
});
