import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import { loadSchema } from './index.ts';

const schema = loadSchema(fileURLToPath(new URL('../../packs/cii-d22b', import.meta.url)));
const fixture = readFileSync(new URL('testing/invoice.xml', import.meta.url), 'utf8');

describe('a document full of faults', () => {
  const unknown = '<ram:IncludedNote a=""/>';
  const untold = '<ram:IncludedNote>text</ram:IncludedNote>';
  const document = fixture.replace(
    '</ram:IssueDateTime>',
    `</ram:IssueDateTime>${unknown.repeat(2000)}${untold.repeat(1000)}${unknown.repeat(500)}`,
  );
  const found = (most?: number) => schema.validate(parse(Buffer.from(document)), most);
  const all = found();

  it('lists all of them without a limit', () => {
    expect(all).toHaveLength(3500);
    expect(all.every(({ times, message }) => times === undefined && message !== '')).toBe(true);
  });

  it.each([0, 1, 1000, 2500, 3499])('lists the first %i, and how many of each kind are behind', (most) => {
    const listed = found(most);
    expect(listed.slice(0, most)).toEqual(all.slice(0, most));
    const behind = all.slice(most);
    const nothing = { expected: [], actual: '', message: '', values: [], terms: [] };
    expect(listed.slice(most)).toEqual(
      [...new Set(behind.map(({ kind }) => kind))].map((kind) => {
        const alike = behind.filter((fault) => fault.kind === kind);
        return { node: alike[0]!.node, kind, times: alike.length, ...nothing };
      }),
    );
  });

  it('lists all where there are no more', () => {
    expect(found(3500)).toEqual(all);
  });
});
