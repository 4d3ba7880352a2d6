import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { containerRules, HYBRID } from './index.ts';

const FINDINGS = readFileSync(join(import.meta.dirname, '../extract/findings.ts'), 'utf8');
const judged = new Set([...FINDINGS.matchAll(/'(PDF-(?:A|ATT|XMP)-\d\d)'/g)].map(([, id]) => id!));
const listed = containerRules.rules.map(({ id }) => id);

describe('the rules of the container', () => {
  it('are those that it judges, with the numbers of the standard for them', () => {
    expect(new Set(listed.filter((id) => id.startsWith('PDF-')))).toEqual(judged);
    expect(
      Object.values(HYBRID)
        .flat()
        .filter((id) => !judged.has(id)),
    ).toEqual([]);
    expect(listed.filter((id) => id.startsWith('BR-HYBRID-')).length).toBe(18);
  });

  it.each(listed)('%s is explained in both languages', (id) => {
    for (const language of ['en', 'fr'] as const) {
      const text = containerRules.explain(id, language, []);
      expect(text).toMatchObject({
        title: expect.stringMatching(/^.{5,60}$/),
        explanation: expect.stringMatching(/\.$/),
        fix: expect.stringMatching(/\.$/),
        reference: expect.stringContaining('Factur-X 1.07.2'),
      });
    }
  });

  it.each([...judged])('%s has the severity that its findings have', (id) => {
    const { severity } = containerRules.rules.find((rule) => rule.id === id)!;
    const written = new RegExp(`(fatal|warning|info)\\(\\s*'${id}'`).exec(FINDINGS)?.[1];
    expect(severity).toBe(written);
  });

  it('name the rules that ask for them, and explain those by their own', () => {
    expect(containerRules.explain('PDF-XMP-04', 'en', [])!.reference).toContain('BR-HYBRID-08, BR-HYBRID-14');
    const [theirs, ours] = ['BR-HYBRID-07', 'PDF-XMP-07'].map((id) => containerRules.explain(id, 'fr', []));
    expect(theirs).toEqual(ours);
    expect(containerRules.explain('PDF-FONT', 'en', [])).toBeNull();
  });
});
