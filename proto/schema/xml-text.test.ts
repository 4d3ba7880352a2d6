import { describe, expect, it } from 'vitest';
import { xmlBytes } from './xml-text.ts';

describe('xmlBytes', () => {
  it.each([
    ['<?xml version="1.0" encoding="ISO-8859-1"?><é/>', '<?xml version="1.0"?><é/>'],
    [
      "\uFEFF<?xml version='1.0' encoding = 'UTF-16' standalone='yes'?><a/>",
      "\uFEFF<?xml version='1.0' standalone='yes'?><a/>",
    ],
    ['<?xml version="1.0"?><a encoding="x"/>', '<?xml version="1.0"?><a encoding="x"/>'],
    ['<a/>', '<a/>'],
  ])('%s is UTF-8, whatever it says of itself', (text, expected) => {
    expect(xmlBytes(text).toString('utf8')).toBe(expected);
  });

  it('looks once at each blank of what declares none', () => {
    const text = `<?xml${' '.repeat(3_000_000)}?>`;
    expect(xmlBytes(text).toString('utf8')).toBe(text);
  });
});
