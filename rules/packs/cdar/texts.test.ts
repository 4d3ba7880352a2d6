import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { build } from '../../build.ts';
import { loadPacks } from '../index.ts';
import type { PackWithTexts } from '../index.ts';

/** What a reader of a finding relies on, for every version of the pack. */

const here = import.meta.dirname;
const rules = path.join(here, '../..');
// Below the packs' own dist: the modules import the runtime by a relative path.
mkdirSync(path.join(rules, 'dist'), { recursive: true });
const dist = mkdtempSync(path.join(rules, 'dist/cdar-'));
afterAll(() => rmSync(dist, { recursive: true }));

build(here, dist);
const packs = await loadPacks(dist);
const terms = new Set(
  Object.values(
    JSON.parse(readFileSync(path.join(here, 'schema/terms.json'), 'utf8')) as Record<string, string[]>,
  ).flat(),
);
const VALUES = Array.from({ length: 9 }, (_, i) => `value${i + 1}`);
const named = packs.map((pack) => [`${pack.id}@${pack.version}`, pack] as const);
const idsOf = (pack: PackWithTexts): string[] => pack.rules.map(({ id }) => id);

describe('the packs of life-cycle statuses', () => {
  it('are five versions, one after the other without a gap', () => {
    const versions = packs.filter(({ id }) => id === 'br-fr-cdv');
    const periods = versions.map(({ version, validity }) => [validity.from, validity.to, version]);
    expect(periods.sort()).toEqual([
      ['2025-11-14', '2026-02-15', '1.2.0'],
      ['2026-02-16', '2026-04-29', '1.3.0'],
      ['2026-04-30', '2026-06-29', '1.3.1'],
      ['2026-06-30', '2026-08-03', '1.4.0'],
      ['2026-08-04', null, '1.4.0.03'],
    ]);
  });

  it.each(named)('%s says everything in both languages, and of terms that have a place', (_, pack) => {
    for (const rule of idsOf(pack)) {
      expect(pack.terms(rule).length, rule).toBeGreaterThan(0);
      expect(
        pack.terms(rule).filter((term) => !terms.has(term)),
        rule,
      ).toEqual([]);
      for (const language of ['en', 'fr'] as const) {
        const { title, message, explanation, fix, reference } = pack.explain(rule, language, VALUES)!;
        for (const text of [title, message, explanation, fix, reference])
          expect(text, `${rule} ${language}`).toMatch(/^[^{}]{3,}$/);
        expect(title.length, rule).toBeLessThanOrEqual(60);
        expect(message, rule).toMatch(/\.$/);
      }
      const [en, fr] = (['en', 'fr'] as const).map((language) => pack.explain(rule, language, VALUES)!);
      expect(fr!.message, rule).not.toBe(en!.message);
      for (const value of VALUES) {
        const isIn = fr!.message.includes(value);
        if (isIn)
          expect(pack.rules.find(({ id }) => id === rule)!.message, rule).toContain(VALUES.indexOf(value));
      }
    }
  });
});
