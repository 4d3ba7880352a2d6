import { parse } from '@conforme/rules/xml';
import { describe, expect, it } from 'vitest';
import { EngineError } from './errors.ts';
import { InputError } from './plugin/index.ts';

describe('EngineError.from', () => {
  it('keeps an EngineError as it is', () => {
    const error = new EngineError('unsupported_profile', 'No.');
    expect(EngineError.from(error)).toBe(error);
  });

  it('turns an InputError into its findings, each where the caller can find it', () => {
    const faults = [
      { source: 'pdf', rule: 'R', message: 'Page 2: no font.', pointer: '/pdf', fix: 'Embed it.' },
      { source: 'logo', rule: null, message: 'Too large.' },
    ];
    const error = EngineError.from(new InputError('The PDF cannot be used.', faults));
    expect(error).toMatchObject({ code: 'invalid_input', message: 'The PDF cannot be used.' });
    const common = { severity: 'fatal', location: null, test: null };
    expect(error.findings).toEqual([
      { ...faults[0], ...common, pointers: ['/pdf'] },
      { ...faults[1], ...common },
    ]);
  });

  it('turns an XmlError into one finding at its line and column', () => {
    const thrown = (() => {
      try {
        return parse(Buffer.from('<a>\n <b>\n</a>'));
      } catch (error) {
        return error;
      }
    })();
    const error = EngineError.from(thrown);
    expect(error.code).toBe('invalid_input');
    expect(error.message).toMatch(/^The XML is not well-formed: .*\(line 3, column 1\)\.$/);
    expect(error.findings).toMatchObject([
      { source: 'xsd', severity: 'fatal', rule: null, message: error.message, line: 3, column: 1 },
    ]);
  });

  it.each([new Error('marked'), new TypeError('marked'), 'marked', { marked: 1 }, null, undefined])(
    'keeps what nobody foresaw inside: %s',
    (thrown) => {
      const error = EngineError.from(thrown);
      expect(error).toMatchObject({
        code: 'internal_error',
        message: 'The engine failed on this document.',
        findings: [],
      });
      expect(error.cause).toBe(thrown);
    },
  );
});
