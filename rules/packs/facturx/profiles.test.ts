import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { build } from '../../build.ts';
import { parse } from '@conforme/engine/xml';
import { loadPacks } from '../index.ts';
import type { PackWithTexts } from '../index.ts';
import { invoiceOf, violation } from '../testing/violate.ts';

const here = import.meta.dirname;
// Beside the packs: the modules import the runtime by a relative path.
const dist = mkdtempSync(path.join(here, '../../dist-test-'));
afterAll(() => {
  rmSync(dist, { recursive: true });
});
build(here, dist);
const packs = await loadPacks(dist);
const json = <T>(...parts: string[]): T => JSON.parse(readFileSync(path.join(...parts), 'utf8')) as T;

const fired = (pack: PackWithTexts, document: Uint8Array): string[] =>
  pack
    .run(parse(Buffer.from(document)), { role: '', treatment: '', date: '', container: '' })
    .map(({ rule }) => rule);

/** Rules of the path tables; the others have names of their own. */
const isStructure = ({ id }: { id: string }): boolean => id.startsWith('FX-');

/** Their context already says what they test: a reason code without a list has none. */
const never = ['FX-0513', 'FX-0708', 'FX-1283'];

describe('the Factur-X packs', () => {
  it('are one per profile', () => {
    const sizes = Object.fromEntries(
      packs.map(({ id, version, rules }) => [`${id} ${version}`, rules.length]),
    );
    expect(sizes).toEqual({
      'facturx-minimum 1.09.2': 119,
      'facturx-basicwl 1.09.2': 337,
      'facturx-basic 1.09.2': 472,
      'facturx-en16931 1.09.2': 627,
      'facturx-extended 1.09.2': 1464,
    });
  });

  it('hold each rule once', () => {
    for (const { id, rules } of packs)
      expect(new Set(rules.map((rule) => rule.id)).size, id).toBe(rules.length);
  });

  it('are fatal but for empty elements, attachments and the two ways to sum up a base', () => {
    const mild = packs.flatMap(({ rules }) =>
      rules.filter(({ flag }) => flag !== 'fatal').map(({ id }) => id),
    );
    expect(mild.length).toBeGreaterThan(0);
    for (const id of mild)
      expect(id).toMatch(/^(PEPPOL-EN16931-R008|CII-SR-47[456]|BR-FXEXT-04|BR-FXEXT-\w+-08(ini|rev))$/);
  });

  it('leave no source of theirs out', () => {
    const built = json<{ packs: { inputs: string[] }[] }>(dist, 'manifest.json').packs;
    const used = new Set(built.flatMap(({ inputs }) => inputs));
    const own = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.sch'),
    );
    expect(own.filter((file) => ![...used].some((each) => each.endsWith(`facturx/${file}`)))).toEqual([]);
  });

  it('have facts and messages of their own rules only', () => {
    const known = new Set(packs.flatMap(({ rules }) => rules.map(({ id }) => id)));
    const facts = json<object>(here, 'rules.json');
    const spoken = ['en', 'fr'].map((language) =>
      json<{ rules: object }>(here, 'messages', `${language}.json`),
    );
    const about = [facts, ...spoken.map(({ rules }) => rules)].flatMap((table) => Object.keys(table));
    expect(about.filter((id) => !known.has(id))).toEqual([]);
  });
});

const spoken = packs.flatMap((pack) => (['en', 'fr'] as const).map((language) => ({ pack, language })));

describe.each(spoken)('what the rules of $pack.id say in $language', ({ pack, language }) => {
  it('is a title, one sentence, an explanation and a fix, about terms', () => {
    for (const { id, message } of pack.rules) {
      const values = message.filter((part) => typeof part === 'number').map((_, index) => `v${index + 1}`);
      const said = pack.explain(id, language, values);
      expect(said.title.length, `${id}: ${said.title}`).toBeLessThanOrEqual(60);
      expect(said.title, id).not.toBe(id);
      for (const part of [said.title, said.message, said.explanation, said.fix, said.reference]) {
        expect(part.trim(), id).not.toBe('');
        expect(part, id).not.toMatch(/[{}]/);
      }
      expect(said.message, id).toMatch(/^(v1|[\p{Lu}«“]).*\.$/su);
      expect(pack.terms(id).length, id).toBeGreaterThan(0);
    }
  });
});

describe.each(packs)('the structure of $id', (pack) => {
  it('is silent where nothing of it stands', () => {
    expect(fired(pack, invoiceOf()).filter((id) => isStructure({ id }))).toEqual([]);
  });

  it.each(pack.rules.filter(isStructure))('$id fires on its own violation', ({ id, context, test }) => {
    const found = fired(pack, violation(context, test));
    if (never.includes(id)) expect(found).not.toContain(id);
    else expect(found).toContain(id);
  });

  it('knows its guideline and no other', () => {
    const guideline = 'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID';
    const urns: Record<string, string> = {
      'facturx-minimum': 'urn:factur-x.eu:1p0:minimum',
      'facturx-basicwl': 'urn:factur-x.eu:1p0:basicwl',
      'facturx-basic': 'urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic',
      'facturx-en16931': 'urn:cen.eu:en16931:2017',
      'facturx-extended': 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended',
    };
    const structure = (urn: string): number =>
      fired(pack, invoiceOf([guideline, urn])).filter((id) => isStructure({ id })).length;
    for (const [id, urn] of Object.entries(urns)) expect(structure(urn), urn).toBe(id === pack.id ? 0 : 1);
  });
});
