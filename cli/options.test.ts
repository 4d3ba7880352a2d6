import { describe, expect, it } from 'vitest';
import { UsageError } from './exit.ts';
import { readOptions, type Options } from './options.ts';

const OPTIONS: Options = {
  format: { short: 'f', value: 'text|json', oneOf: ['text', 'json'], about: '' },
  output: { short: 'o', value: 'FILE', about: '' },
  quiet: { short: 'q', about: '' },
  to: { value: 'OUTPUT', oneOf: ['facturx-pdf', 'cii-xml', 'ubl-xml'], about: '' },
  jobs: { value: 'N', accepts: { test: (value) => /^\d+$/.test(value), expected: 'a number' }, about: '' },
};

const read = (...args: string[]) => readOptions('do', args, OPTIONS);

describe('options', () => {
  it('come long and short, before and behind files', () => {
    const given = read('a.xml', '-f', 'json', '--output=b', '-q', 'c.xml');
    expect(given.rest).toEqual(['a.xml', 'c.xml']);
    expect([given.text('format'), given.text('output'), given.has('quiet')]).toEqual(['json', 'b', true]);
    expect([given.text('jobs'), given.has('jobs'), given.text('quiet')]).toEqual([
      undefined,
      false,
      undefined,
    ]);
  });

  it('leave - and what stands behind -- alone', () => {
    const given = read('-o', '-', '-', '--', '--quiet');
    expect([given.text('output'), given.rest, given.has('quiet')]).toEqual(['-', ['-', '--quiet'], false]);
  });

  it.each([
    [['--ouput', 'x'], 'do has no option --ouput; did you mean --output?'],
    [['-x'], 'do has no option -x'],
    [['-o', 'ubl-xml'], '-o names a file; did you mean --to ubl-xml?'],
    [['--output', 'json'], '--output names a file; did you mean --format json?'],
    [['-o', 'a', '--output=b'], '--output was given more than once: a, b'],
    [['-f', 'text', '-f', 'json'], '--format was given more than once: text, json'],
    [['--constructor'], 'do has no option --constructor'],
    [['--format', 'jason'], '--format is one of text, json, not jason. Did you mean json?'],
    [['--format', 'pdf'], '--format is one of text, json, not pdf.'],
    [['--to', 'UBL'], '--to is one of facturx-pdf, cii-xml, ubl-xml, not UBL. Did you mean ubl-xml?'],
    [['--to', 'xml'], '--to is one of facturx-pdf, cii-xml, ubl-xml, not xml.'],
    [['--jobs', 'many'], '--jobs is a number, not many'],
    [['--output'], '--output needs a value: --output FILE'],
    [['--output', '--quiet'], '--output needs a value: --output FILE'],
    [['--quiet=yes'], '--quiet takes no value'],
  ])('%j: %s', (args, message) => {
    expect(() => read(...args)).toThrow(new UsageError(message, 'do'));
  });

  it('take a value that looks like an option when told to', () => {
    expect(read('--output=--quiet').text('output')).toBe('--quiet');
  });
});
