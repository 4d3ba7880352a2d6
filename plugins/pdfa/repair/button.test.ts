import { type PDFName, PDFString, type PDFContext, type PDFDict, type PDFRawStream } from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import { load } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { N } from '@conforme/pdf/file/values';
import { document, type Parts } from '@conforme/pdf/testing/documents';
import { form } from '@conforme/pdf/testing/parts';
import { describe, expect, it } from 'vitest';
import { check } from '../check/index.ts';
import { repair } from './index.ts';

const RADIO = 1 << 15;
const SWITCH = { Type: 'Annot', Subtype: 'Widget', FT: 'Btn', Rect: [10, 20, 30, 40], F: 4 };

interface Settled {
  /** What is drawn for each state. */
  readonly states: Readonly<Record<string, string>>;
  readonly shown: string;
  readonly refusals: readonly string[];
}

/** A page with this switch, repaired. */
function settled(make: (context: PDFContext) => object): Settled {
  const loaded = load(document((context): Parts => ({ page: { Annots: [make(context)] } })));
  const pages = pagesOf(loaded);
  repair(loaded, pages);
  const annotations = pages[0]!.lookup(N('Annots')) as unknown as { lookup(i: number): PDFDict };
  const widget = annotations.lookup(0);
  const appearance = widget.lookup(N('AP')) as PDFDict | undefined;
  const normal = appearance?.lookup(N('N')) as PDFDict | undefined;
  const states = (normal?.keys() ?? []).map((key) => {
    const data = decode(normal!.lookup(key) as PDFRawStream, loaded.budget);
    return [key.decodeText(), data.toString('latin1')] as const;
  });
  return {
    states: Object.fromEntries(states),
    shown: (widget.lookup(N('AS')) as PDFName | undefined)?.decodeText() ?? '',
    refusals: check(loaded, pages).map(({ where, reason }) => `${where}: ${reason}`),
  };
}

describe('switches without an appearance', () => {
  it('show the sign they name, in the colour and size of their style', () => {
    const { states, shown, refusals } = settled(() => ({
      ...SWITCH,
      AS: 'Yes',
      DA: PDFString.of('/ZaDb 10 Tf 1 0 0 rg'),
      MK: { CA: PDFString.of('8'), BC: [0] },
    }));
    expect(refusals).toEqual([]);
    expect(shown).toBe('Yes');
    // The cross of ZapfDingbats (8) is 677 wide: at 10 points it begins at 16.615 in this box.
    expect(states['Yes']).toMatch(/1 0 0 rg \/F 10 Tf 16\.615\d* 26 Td <38> Tj/);
    expect(states['Yes']).toContain('10.5 20.5 19 19 re S');
    expect(states['Off']).not.toContain('Tj');
  });

  it.each([
    ['a box', {}, '<33> Tj'],
    ['a radio button', { Ff: RADIO, MK: { BC: [0] } }, '<6c> Tj'],
  ])('show the usual sign of %s', (_, entries, sign) => {
    const { states, refusals } = settled(() => ({ ...SWITCH, AS: 'a', ...entries }));
    expect(states['a']).toContain(sign);
    expect(refusals).toEqual([]);
  });

  it('are drawn where the list of their states is empty', () => {
    const { states, shown, refusals } = settled(() => ({
      ...SWITCH,
      AS: 'Off',
      AP: { N: {} },
      MK: { BC: [0] },
    }));
    expect([Object.keys(states), shown, refusals]).toEqual([['Off'], 'Off', []]);
    expect(states['Off']).toContain('10.5 20.5 19 19 re S');
  });

  it('have round borders when they are radio buttons', () => {
    const { states } = settled(() => ({ ...SWITCH, AS: 'a', Ff: RADIO, MK: { BC: [0] } }));
    expect(states['a']).toContain(' c ');
    expect(states['a']).not.toContain('re S');
  });

  it('are on by the value of their field, where the field is theirs alone', () => {
    expect(settled(() => ({ ...SWITCH, V: 'Yes' })).shown).toBe('Yes');
    expect(settled(() => ({ ...SWITCH })).shown).toBe('Off');
  });

  it('keep what they draw when they are off', () => {
    const { states } = settled((context) => ({
      ...SWITCH,
      AS: 'Yes',
      AP: { N: { Off: form(context, '0 0 1 1 re f') } },
    }));
    expect(states['Off']).toContain('0 0 1 1 re f');
    expect(states['Yes']).toContain('<33> Tj');
  });

  it('keep the appearances they have', () => {
    const { states } = settled((context) => ({
      ...SWITCH,
      AS: 'Yes',
      AP: { N: { Yes: form(context, '1 1 2 2 re f') } },
    }));
    expect(states['Yes']).toContain('1 1 2 2 re f');
    expect(Object.keys(states)).toEqual(['Yes']);
  });

  it.each([
    ['which of several is on', { Parent: { FT: 'Btn', V: 'b', Kids: [null, null] }, FT: null }],
    ['a sign that is no dingbat', { AS: 'Yes', MK: { CA: PDFString.of('\n') } }],
    ['how to turn them', { AS: 'Yes', MK: { R: 90 } }],
  ])('are refused where nobody can tell %s', (_, entries) => {
    const { refusals } = settled(() => ({ ...SWITCH, ...entries }));
    expect(refusals).toEqual(['page 1, annotation 1: it has no appearance of its own (AP)']);
  });
});
