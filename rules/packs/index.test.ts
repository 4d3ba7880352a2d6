import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../build.ts';
import { schema } from '@conforme/engine/schematron/testing/try';
import { parse } from '@conforme/engine/xml';
import { loadPacks, openPacks } from './index.ts';
import type { PackWithTexts } from './index.ts';

// Inside dist, which nothing else looks into; a module outside the project would bring a runtime, and names, of its own.
const scratch = path.join(import.meta.dirname, '../dist');
mkdirSync(scratch, { recursive: true });
const folder = mkdtempSync(path.join(scratch, 'test-'));
const packs = path.join(folder, 'packs');
const dist = path.join(folder, 'dist');

const facts = {
  'R-1': { terms: ['BT-1', 'BT-2'], reference: 'clause 1' },
  'R-2': { terms: ['BT-3'], reference: 'clause 2', family: 'most', name: { en: 'third', fr: 'troisième' } },
};
const en = {
  rules: { 'R-1': { title: 'One', explanation: 'Because {rule}.', fix: 'Do.' } },
  families: { most: { title: 'At most: {name}', explanation: '{term} at most.', fix: 'Remove {name}.' } },
};
const fr = {
  rules: { 'R-1': { title: 'Un', message: 'Il y a {1}, {2} et {1}.', explanation: '', fix: '' } },
  families: { most: { title: 'Au plus : {name}', message: '{term} : {1}', explanation: '', fix: '' } },
};

const files: Record<string, string> = {
  'one/pack.json': JSON.stringify({
    id: 'one',
    version: '1',
    syntax: 'cii',
    source: 's',
    validity: { from: null, to: null },
    schematron: 'one.sch',
    facts: 'rules.json',
    messages: 'messages',
  }),
  'one/one.sch': schema(`<sch:pattern><sch:rule context="r">
    <sch:assert id="R-1" test="false()">There are <sch:value-of select="a"/> and <sch:value-of select="b"/>.</sch:assert>
    <sch:assert id="R-2" flag="warning" test="false()">Not <sch:value-of select="b"/></sch:assert></sch:rule></sch:pattern>`),
  'one/rules.json': JSON.stringify(facts),
  'one/messages/en.json': JSON.stringify(en),
  'one/messages/fr.json': JSON.stringify(fr),
  'two/pack.json': JSON.stringify({
    id: 'two',
    version: '2',
    syntax: 'cii',
    source: 's',
    validity: { from: null, to: null },
    extends: '../one',
    removes: ['R-1'],
  }),
  'table/pack.json': JSON.stringify({ id: 'table', kind: 'schema' }),
};

function write(name: string, text: string): void {
  const file = path.join(packs, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) write(name, text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (pack: PackWithTexts): ReturnType<PackWithTexts['run']> =>
  pack.run(parse(Buffer.from('<r><a>1.50</a><b>2024</b></r>')), {
    role: '',
    treatment: '',
    date: '',
    container: '',
  });

describe('building', () => {
  it('compiles what changed and keeps the rest', () => {
    expect(build(packs, dist)).toEqual({ built: ['one@1', 'two@2'], kept: [] });
    expect(build(packs, dist)).toEqual({ built: [], kept: ['one@1', 'two@2'] });
    utimesSync(path.join(packs, 'one/one.sch'), 1, 1);
    expect(build(packs, dist)).toEqual({ built: [], kept: ['one@1', 'two@2'] });
    write('one/messages/en.json', JSON.stringify({ ...en, note: 'changed' }));
    expect(build(packs, dist).built).toEqual(['one@1', 'two@2']);
  });

  it('tells all faults at once and still writes the packs that are right', () => {
    write('bad/pack.json', JSON.stringify({ id: 'bad', version: '1', syntax: 'cii', source: 's' }));
    write('twin/pack.json', files['one/pack.json']!);
    write('mute/pack.json', files['two/pack.json']!.replace('"two"', '"mute", "messages": "nowhere"'));
    try {
      expect(() => build(packs, dist)).toThrow(
        /neither a schematron file[\s\S]*pack mute: the facts or messages .*en\.json do not exist[\s\S]*two packs are called one@1/,
      );
    } finally {
      rmSync(path.join(packs, 'bad'), { recursive: true });
      rmSync(path.join(packs, 'twin'), { recursive: true });
      rmSync(path.join(packs, 'mute'), { recursive: true });
    }
    expect(build(packs, dist).built).toEqual([]);
  });
});

describe('loading', () => {
  it('gives packs that judge documents', async () => {
    const [one, two] = await loadPacks(dist);
    expect(run(one!).map(({ rule, flag, message }) => [rule, flag, message])).toEqual([
      ['R-1', 'fatal', 'There are 1.50 and 2024.'],
      ['R-2', 'warning', 'Not 2024'],
    ]);
    expect(run(two!).map(({ rule }) => rule)).toEqual(['R-2']);
    expect(one!.rules).toHaveLength(2);
    expect(Object.isFrozen(one)).toBe(true);
  });

  it('waits until the rules are needed, and judges documents that were read before', async () => {
    write('late/pack.json', files['one/pack.json']!.replace('"one"', '"late"'));
    write('late/one.sch', files['one/one.sch']!.replaceAll('context="r"', 'context="late"'));
    write('late/rules.json', files['one/rules.json']!);
    write('late/messages/en.json', files['one/messages/en.json']!);
    write('late/messages/fr.json', files['one/messages/fr.json']!);
    build(packs, dist);
    const late = openPacks(dist).find(({ id }) => id === 'late')!;
    expect(late.rules.map(({ id }) => id)).toEqual(['R-1', 'R-2']);
    const early = parse(Buffer.from('<late><a>1</a><b>2</b></late>'));
    const context = { role: '', treatment: '', date: '', container: '' };
    expect(() => late.run(early, context)).toThrow('late@1 judges before it is loaded');
    await late.load();
    expect(late.run(early, context)).toMatchObject([
      { rule: 'R-1', node: early.root, message: 'There are 1 and 2.' },
      { rule: 'R-2', node: early.root },
    ]);
  });

  it('says what to do when nothing was built', async () => {
    await expect(loadPacks(path.join(folder, 'none'))).rejects.toThrow(/npm run build/);
  });
});

describe('texts', () => {
  it('come from the rule, in English with the message of the assertion itself', async () => {
    const [one] = await loadPacks(dist);
    expect(one!.terms('R-1')).toEqual(['BT-1', 'BT-2']);
    expect(one!.explain('R-1', 'en', ['1.50', '2024'])).toEqual({
      title: 'One',
      message: 'There are 1.50 and 2024.',
      explanation: 'Because R-1.',
      fix: 'Do.',
      reference: 'clause 1',
    });
  });

  it('write decimals with a comma in French, other values as they are', async () => {
    const [one] = await loadPacks(dist);
    expect(one!.explain('R-1', 'fr', ['1.50', '2024']).message).toBe('Il y a 1,50, 2024 et 1,50.');
    expect(one!.explain('R-1', 'fr', ['2024-01-31', 'a.b']).message).toBe(
      'Il y a 2024-01-31, a.b et 2024-01-31.',
    );
  });

  it('are those of the family where the rule has none, and of the pack that is extended', async () => {
    const [, two] = await loadPacks(dist);
    expect(two!.terms('R-2')).toEqual(['BT-3']);
    expect(two!.explain('R-2', 'fr', ['7'])).toMatchObject({
      title: 'Au plus : troisième',
      message: 'BT-3 : 7',
      reference: 'clause 2',
    });
    expect(two!.explain('R-2', 'en', ['7'])).toMatchObject({
      title: 'At most: third',
      message: 'Not 7',
      fix: 'Remove third.',
    });
  });

  it('of an unknown rule are empty, not wrong', async () => {
    const [one] = await loadPacks(dist);
    expect(one!.explain('R-9', 'fr', [])).toEqual({
      title: 'R-9',
      message: '',
      explanation: '',
      fix: '',
      reference: '',
    });
    expect(one!.terms('R-9')).toEqual([]);
  });
});
