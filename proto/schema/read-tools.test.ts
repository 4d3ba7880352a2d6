import { describe, expect, it, test } from 'vitest';
import { GENERATE_EXAMPLE } from './example.ts';
import { exactFrom, readJson } from './read.ts';
import { readArguments } from './read-tools.ts';
import type { ToolName } from './tools.ts';
import { cpuMsOf } from '../../test/cpu.ts';

function faultsOf(tool: ToolName, given: unknown): readonly (readonly [pointer: string, type: string])[] {
  const { faults = [] } = readArguments(tool, exactFrom(given), 'en');
  return faults.map(({ pointer, type }) => [pointer, type]);
}

const { invoice } = GENERATE_EXAMPLE;

describe('arguments', () => {
  it('have their defaults filled', () => {
    expect(readArguments('validate_invoice', exactFrom({ xml: '<a/>' }), 'en').ok).toEqual({
      xml: '<a/>',
      document_base64: null,
      check: 'fr-ctc',
      language: null,
      ledger: false,
      plausibility: true,
      as_of: null,
      role: null,
      treatment: null,
      max_findings: 1000,
    });
  });

  test.each<[ToolName, object, 'en' | 'fr', string]>([
    [
      'extract_invoice',
      { xml: '<a/>', documnt_base64: 'YQ==' },
      'en',
      'documnt_base64 is not an argument of extract_invoice. Did you mean document_base64? It takes xml, document_base64, include_xml, language.',
    ],
    [
      'explain_rule',
      { rule: 'BR-01', number: 1 },
      'fr',
      "number n'est pas un argument de explain_rule. Cet outil prend rule, language.",
    ],
    [
      'generate_ereporting',
      { periode: 1 },
      'en',
      'periode is not an argument of generate_ereporting. Did you mean period?',
    ],
  ])('of %s are called so when they are not known: %j', (tool, given, language, said) => {
    const { faults = [] } = readArguments(tool, exactFrom(given), language);
    const found = faults.find(({ type }) => type === 'extra_forbidden');
    expect(found?.msg).toContain(said);
  });

  test.each<[ToolName, object, object]>([
    ['validate_invoice', { xml: '' }, { xml: ' ', document_base64: null }],
    ['extract_invoice', { xml: null, document_base64: '' }, { xml: null, document_base64: ' ' }],
    ['validate_invoice', { xml: '', document_base64: 'YQ==' }, { xml: null, document_base64: 'YQ==' }],
    ['generate_status', { document_base64: '', status: '204' }, { xml: null, document_base64: ' ' }],
    ['generate_status', { xml: '', invoice, status: '204' }, { xml: null }],
    ['embed_invoice', { pdf_base64: 'YQ==', xml: '' }, { xml: ' ', invoice: null }],
    ['embed_invoice', { pdf_base64: 'YQ==', xml: '', invoice }, { xml: null }],
  ])('of %s hold an empty document where it is the one that is given: %j', (tool, given, read) => {
    const { ok, faults } = readArguments(tool, exactFrom(given), 'en');
    expect(faults ?? ok).toMatchObject(read);
  });

  it('of generate_invoice are its request', () => {
    expect(faultsOf('generate_invoice', GENERATE_EXAMPLE)).toEqual([]);
    expect(faultsOf('preview_xml', { invoice })).toEqual([]);
  });

  test.each<[ToolName, object, string, string]>([
    ['validate_invoice', {}, '/xml', 'one_of'],
    ['validate_invoice', { xml: '<a/>', document_base64: 'YQ==' }, '/document_base64', 'one_of'],
    ['validate_invoice', { document_base64: 'Y*==' }, '/document_base64', 'base64'],
    ['validate_invoice', { xml: '<a/>', as_of: '2026-02-30' }, '/as_of', 'date'],
    ['validate_invoice', { xml: '<a/>', role: 'two words' }, '/role', 'string_pattern'],
    ['validate_invoice', { xml: '<a/>', max_findings: 0 }, '/max_findings', 'greater_than_equal'],
    ['validate_invoice', { xml: '<a/>', max_findings: 10_001 }, '/max_findings', 'less_than_equal'],
    ['validate_invoice', { xml: '<a/>', max_findings: 1.5 }, '/max_findings', 'integer_type'],
    ['validate_invoice', { xml: '<a/>', max_findings: '5' }, '/max_findings', 'integer_type'],
    ['validate_invoice', { xml: '<a/>', max_findings: null }, '/max_findings', 'integer_type'],
    ['validate_invoice', { xml: '<a/>', chekc: 'base' }, '/chekc', 'extra_forbidden'],
    ['extract_invoice', { document_base64: 'YQ=a' }, '/document_base64', 'base64'],
    ['embed_invoice', { pdf_base64: 'YQ==' }, '/xml', 'one_of'],
    ['embed_invoice', { pdf_base64: 'Y!', xml: '<a/>' }, '/pdf_base64', 'base64'],
    [
      'embed_invoice',
      { pdf_base64: 'YQ==', invoice: { ...invoice, number: '' } },
      '/invoice/number',
      'string_too_short',
    ],
    ['explain_rule', { rule: '' }, '/rule', 'string_too_short'],
    ['get_schema', { name: 'invoices' }, '/name', 'enum'],
  ])('%s %o: %s %s', (tool, given, pointer, type) => {
    expect(faultsOf(tool, given)).toContainEqual([pointer, type]);
  });

  it.each([1, 10_000])('list up to %d findings where they say so', (most) => {
    const given = exactFrom({ xml: '<a/>', max_findings: most });
    expect(readArguments('validate_invoice', given, 'en').ok).toMatchObject({ max_findings: most });
  });

  it('take a whole number however it is written', () => {
    const read = (text: string) => readArguments('validate_invoice', readJson(text), 'en').ok?.max_findings;
    expect([read('{"xml":"<a/>","max_findings":1e3}'), read('{"xml":"<a/>","max_findings":20.0}')]).toEqual([
      1000, 20,
    ]);
  });

  it('are told what is wrong in French too', () => {
    const { faults } = readArguments('validate_invoice', exactFrom({}), 'fr');
    expect(faults![0]!.msg).toBe('Donnez exactement un des champs xml, document_base64.');
  });

  it.each(['YQ==', 'YQ', '-_-_', 'YW\r\nJj\n', 'YQ=\n=\n'])('take %j as base64', (text) => {
    expect(faultsOf('extract_invoice', { document_base64: text })).toEqual([]);
  });

  it('of 20 MB are looked through at once, however hostile', () => {
    const took = cpuMsOf(() => {
      for (const filling of ['A', ' ', '=']) {
        const text = `${filling.repeat(20_000_000)}!`;
        expect(faultsOf('extract_invoice', { document_base64: text })).toHaveLength(1);
      }
    });
    expect(took).toBeLessThan(5_000);
  });
});
