import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { INVALID, LOST, NO_INVOICE, SETTINGS, SUMMARY, VALID } from '../testing/sample.ts';
import { textReport } from './text.ts';

const told = (judged: typeof VALID, more: Partial<typeof SETTINGS> = {}): string =>
  textReport({ ...SETTINGS, ...more }).document(judged);

describe('text', () => {
  it('puts place, severity, rule and message on a line, the fix below, and the verdict last', () => {
    expect(told(INVALID).split('\n')).toEqual([
      'in/b&d <1>.xml:12:7: fatal BR-CO-10 The sum is <106>, & not "107".',
      '    fix: Set totals.line_total.',
      'in/b&d <1>.xml:3:1: warning BR-FR-99 Odd.',
      'in/b&d <1>.xml: invalid, factur-x en16931, 1 fatal finding, 1 warning (xsd, schematron:base, schematron:fr-ctc)',
      '',
    ]);
  });

  it('explains when asked', () => {
    const lines = told(INVALID, { explain: true }).split('\n');
    expect(lines[1]).toBe('    Sum of lines (BT-106)');
    expect(lines[2]).toBe('    why: All totals depend on it.');
  });

  it('speaks French', () => {
    const text = told(INVALID, { language: 'fr' });
    expect(text).toContain(':12:7: bloquant BR-CO-10 ');
    expect(text).toContain('    correction : Set');
    expect(text).toContain(': non conforme, factur-x en16931, 1 anomalie bloquante, 1 avertissement');
  });

  it('quiet says nothing but what blocks', () => {
    expect(told(VALID, { quiet: true })).toBe('');
    expect(told(INVALID, { quiet: true }).trimEnd().split('\n')).toHaveLength(2);
    expect(textReport({ ...SETTINGS, quiet: true }).end(SUMMARY)).toBe('');
  });

  it('names sound documents among few, and not among many', () => {
    expect(told(VALID, { documents: 20 })).toBe(
      'in/good.xml: valid, factur-x en16931 (xsd, schematron:base, schematron:fr-ctc)\n',
    );
    expect(told(VALID, { documents: 21 })).toBe('');
    expect(told(INVALID, { documents: 21 })).not.toBe('');
  });

  it('says why something was not judged', () => {
    expect(told(NO_INVOICE)).toBe(
      'note.xml: fatal not_an_einvoice Neither CII nor UBL.\nnote.xml: not judged (not_an_einvoice)\n',
    );
    expect(told(LOST)).toContain('permission denied (EACCES)');
  });

  it('colours only when told to, and changes nothing else by it', () => {
    const coloured = told(INVALID, { colour: true });
    expect(coloured).not.toBe(told(INVALID));
    expect(stripVTControlCharacters(coloured)).toBe(told(INVALID));
  });

  it('lets neither names nor values move the cursor', () => {
    const name = 'a\u001b[2Jb\n.xml';
    expect(told({ ...VALID, name })).toMatch(/^a \[2Jb \.xml: valid/);
  });

  it('counts at the end, but not a single document', () => {
    const { end } = textReport(SETTINGS);
    expect(end(SUMMARY)).toBe(
      '4 documents: 1 valid, 1 invalid, 2 not judged; 1 fatal finding, 1 warning (0.4 s)\n',
    );
    expect(end({ ...SUMMARY, interrupted: true })).toContain('interrupted');
    expect(textReport({ ...SETTINGS, single: true }).end(SUMMARY)).toBe('');
    const french = textReport({ ...SETTINGS, language: 'fr' }).end({ ...SUMMARY, warnings: 0 });
    expect(french).toContain(
      '4 documents : 1 conforme, 1 non conforme, 2 non jugés ; 1 anomalie bloquante, 0 avertissement',
    );
  });
});
