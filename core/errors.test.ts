import { parse } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import { EngineError } from './errors.ts';
import { InputError, LimitError } from './plugin/index.ts';

describe('EngineError.from', () => {
  it('keeps an EngineError as it is', () => {
    const error = new EngineError('unsupported_profile', { en: 'No.', fr: 'Non.' });
    expect(EngineError.from(error, 'fr')).toBe(error);
  });

  it.each([
    ['answer_bytes', 'too_large'],
    ['pdf_pages', 'validation_error'],
  ] as const)('tells a passed limit of bytes from one of counts: %s', (limit, code) => {
    const passed = new LimitError(limit, ['file']);
    expect(EngineError.from(passed, 'fr')).toMatchObject({ code, passed });
  });

  it.each(['en', 'fr'] as const)(
    'turns an InputError into its findings, each where the caller can find it, in the words of %s',
    (language) => {
      const messages = { en: 'The PDF cannot be used.', fr: 'Le PDF est inutilisable.' };
      const message = { en: 'Page 2: no font.', fr: 'Page 2 : pas de police.' };
      const fix = { en: 'Embed it.', fr: 'Incorporez-la.' };
      const faults = [
        { source: 'pdf', rule: 'R', message, pointer: '/pdf', fix },
        { source: 'logo', rule: null, message: messages },
      ];
      const error = EngineError.from(new InputError(messages, faults), language);
      expect(error).toMatchObject({ code: 'invalid_input', message: messages.en, messages });
      const common = { severity: 'fatal', location: null, test: null };
      const first = { source: 'pdf', rule: 'R', message: message[language], fix: fix[language] };
      expect(error.findings).toEqual([
        { ...first, ...common, pointer: '/pdf', pointers: ['/pdf'] },
        { source: 'logo', rule: null, message: messages[language], ...common },
      ]);
    },
  );

  it('turns an XmlError into one finding at its line and column', () => {
    const thrown = (() => {
      try {
        return parse(Buffer.from('<a>\n <b>\n</a>'));
      } catch (error) {
        return error;
      }
    })();
    const error = EngineError.from(thrown, 'en');
    expect(error.code).toBe('invalid_input');
    expect(error.message).toMatch(/^The XML is not well-formed: .*\(line 3, column 1\)\.$/);
    expect(error.findings).toMatchObject([
      { source: 'xsd', severity: 'fatal', rule: null, message: error.message, line: 3, column: 1 },
    ]);
  });

  it.each([new Error('marked'), new TypeError('marked'), 'marked', { marked: 1 }, null, undefined])(
    'keeps what nobody foresaw inside: %s',
    (thrown) => {
      const error = EngineError.from(thrown, 'en');
      expect(error).toMatchObject({
        code: 'internal_error',
        message: 'The engine failed on this document.',
        findings: [],
      });
      expect(error.cause).toBe(thrown);
    },
  );
});
