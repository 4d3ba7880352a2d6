import { expect, it } from 'vitest';
import { complete } from '../invoice/index.ts';
import { sampleInvoice } from '../invoice/testing/sample.ts';
import type { RendererPlugin } from '../plugin/index.ts';
import { undrawnTexts } from './undrawn.ts';

const INVOICE = complete(sampleInvoice({}), []).invoice;

function renderer(found: Record<string, string[]>): RendererPlugin {
  const nothing = async (): Promise<Uint8Array> => new Uint8Array();
  return {
    kind: 'renderer',
    id: 'draw',
    version: '1',
    requires: [],
    render: nothing,
    renderHtml: nothing,
    undrawable: async () => new Map(Object.entries(found)),
  };
}

it('warns at the field, naming its characters', async () => {
  const found = renderer({ '/invoice/lines/0/item_name': ['你', '好'] });
  const [warning, ...others] = await undrawnTexts(found, INVOICE, 'en', new Map());
  expect(others).toEqual([]);
  expect(warning).toMatchObject({
    source: 'pdf',
    severity: 'warning',
    rule: 'PDF-GLYPH-01',
    pointer: '/invoice/lines/0/item_name',
    terms: ['BT-153'],
  });
  expect(warning!.message).toContain('lines/0/item_name has characters');
  expect(warning!.message).toContain('你 (U+4F60), 好 (U+597D).');
});

it('leads a completed text back to the field it came from', async () => {
  const found = renderer({ '/invoice/notes/0/text': ['你'] });
  const origins = new Map([['/invoice/notes/0/text', ['/invoice/french_mentions/recovery_fee']]]);
  expect(await undrawnTexts(found, INVOICE, 'fr', origins)).toMatchObject([
    { pointer: '/invoice/french_mentions/recovery_fee', pointers: ['/invoice/french_mentions/recovery_fee'] },
  ]);
});

it('names a few of many, in French too, and no pointer for a document of others', async () => {
  const found = renderer({ '/invoice/seller/name': [...'你好世界日本語'] });
  const [warning] = await undrawnTexts(found, INVOICE, 'fr', null);
  expect(warning!.message).toMatch(/日 \(U\+65E5\), …\. Le PDF les montre en lettres latines/);
  expect(warning).not.toHaveProperty('pointer');
});

it('says nothing where all can be drawn', async () => {
  expect(await undrawnTexts(renderer({}), INVOICE, 'en', null)).toEqual([]);
});
