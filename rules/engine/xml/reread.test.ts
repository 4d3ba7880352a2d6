import { expect, it } from 'vitest';
import { names, parse, rereadFor } from './index.ts';

const DOCUMENT = '<?xml version="1.0" encoding="UTF-16"?><k:a xmlns:k="urn:reread"><k:late>é</k:late></k:a>';

it('reads a document again where it was read before a name was known, and only then', () => {
  const early = parse(Buffer.from(`\ufeff${DOCUMENT}`, 'utf16le'));
  const late = names.intern('urn:reread', 'late');
  const node = early.firstChild(early.root);
  expect(early.name[node]).not.toBe(late);
  const fresh = rereadFor(names.size, early);
  expect([fresh.name[node], fresh.count]).toEqual([late, early.count]);
  expect(fresh.text(node)).toBe('é');
  expect(rereadFor(names.size, early)).toBe(fresh);
  expect(rereadFor(names.size, fresh)).toBe(fresh);
  expect(rereadFor(early.epoch, early)).toBe(early);
});
